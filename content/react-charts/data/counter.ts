/** Days and hours of the bakery's counter. */
export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const hours = ['7', '8', '9', '10', '11', '12', '13', '14'];

/** Customers: one number for each hour (row) of each day (column, Monday first). */
const customersByHour = [
  [22, 24, 21, 25, 28, 12],
  [35, 33, 36, 34, 41, 30],
  [18, 20, 19, 22, 31, 52],
  [14, 12, 16, 15, 24, 64],
  [17, 19, 18, 20, 29, 58],
  [38, 41, 37, 40, 46, 43],
  [26, 25, 28, 27, 33, 21],
  [11, 9, 12, 13, 18, 8],
];

/** Cells as a Heatmap takes them: index of the day, index of the hour, customers. */
export const cells = customersByHour.flatMap((row, hour) =>
  row.map((customers, day): [number, number, number] => [day, hour, customers]),
);
