/** A month at the observatory: rain in millimeters, mean lowest and highest temperature in degrees Celsius, clear nights. */
export type ClimateMonth = { month: string; rain: number; low: number; high: number; clearNights: number };

export const climate: ClimateMonth[] = [
  { month: 'Jan', rain: 82, low: -4, high: 3, clearNights: 9 },
  { month: 'Feb', rain: 64, low: -3, high: 5, clearNights: 10 },
  { month: 'Mar', rain: 58, low: 0, high: 9, clearNights: 12 },
  { month: 'Apr', rain: 49, low: 4, high: 14, clearNights: 14 },
  { month: 'May', rain: 61, low: 8, high: 19, clearNights: 15 },
  { month: 'Jun', rain: 73, low: 11, high: 22, clearNights: 16 },
  { month: 'Jul', rain: 88, low: 13, high: 24, clearNights: 18 },
  { month: 'Aug', rain: 79, low: 13, high: 23, clearNights: 19 },
  { month: 'Sep', rain: 66, low: 10, high: 19, clearNights: 17 },
  { month: 'Oct', rain: 71, low: 6, high: 14, clearNights: 13 },
  { month: 'Nov', rain: 90, low: 1, high: 8, clearNights: 8 },
  { month: 'Dec', rain: 95, low: -3, high: 4, clearNights: 7 },
];
