import { GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import type { GridGetRowsParams, GridSortModel } from '@mui/x-data-grid-premium';

/** Milk that a farm delivers to the dairy. */
export interface Delivery {
  id: number;
  valley: string;
  kind: string;
  farm: string;
  /** ISO date, such as 2025-03-14. */
  day: string;
  liters: number;
}

/** A group instead of a delivery: its name, and the number of rows directly in it. */
export interface DeliveryGroup {
  id: string;
  groupName: string;
  groupSize: number;
}

const ANSWER_MS = 500;
const farms = [
  { farm: 'Birch Farm', valley: 'Upper Valley', kind: 'Cow' },
  { farm: 'Stone Bridge', valley: 'Upper Valley', kind: 'Goat' },
  { farm: 'Mill Brook', valley: 'Lakeside', kind: 'Cow' },
  { farm: 'Three Oaks', valley: 'Lakeside', kind: 'Sheep' },
  { farm: 'Fox Hollow', valley: 'Moor', kind: 'Goat' },
];
const days = ['2025-03-04', '2025-03-18', '2025-04-01', '2025-04-15', '2025-05-06'];

const deliveries: Delivery[] = days.flatMap((day, week) =>
  farms.map((farm, index) => ({
    id: week * farms.length + index + 1,
    ...farm,
    day,
    liters: 180 + ((week * 67 + index * 131) % 420),
  })),
);

/**
 * Stands in for a server: the rows below the path `groupKeys`, as groups until no field is left
 * to group by.
 */
export async function readDeliveries(params: GridGetRowsParams & { groupFields?: string[] }) {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  const { groupFields = [], groupKeys = [], sortModel } = params;
  const rows = deliveries.filter((row) =>
    groupKeys.every((key, depth) => getKey(row, groupFields[depth]) === key),
  );
  const field = groupFields[groupKeys.length];
  if (!field) {
    return sortRows(rows, sortModel);
  }
  return groupRows(sortForGroups(rows, field, sortModel), field, groupKeys, groupFields);
}

function groupRows(
  rows: Delivery[],
  field: string,
  path: string[],
  groupFields: string[],
): DeliveryGroup[] {
  const next = groupFields[path.length + 1];
  return [...Map.groupBy(rows, (row) => getKey(row, field))].map(([groupName, inGroup]) => ({
    id: ['group', ...path, groupName].join('/'),
    groupName,
    groupSize: next ? new Set(inGroup.map((row) => getKey(row, next))).size : inGroup.length,
  }));
}

/** What a grouping value getter does in the browser: days become months. */
function getKey(row: Delivery, field: string | undefined): string {
  if (field === 'day') {
    const month = new Date(`${row.day}T00:00:00Z`);
    return month.toLocaleString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  }
  return field === 'valley' || field === 'kind' || field === 'farm' ? row[field] : '';
}

/** Groups are in the order of their first rows. */
function sortForGroups(rows: Delivery[], field: string, [rule]: GridSortModel): Delivery[] {
  if (rule?.field !== GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD) {
    return rows;
  }
  const sign = rule.sort === 'desc' ? -1 : 1;
  const formatValue = (row: Delivery) => (field === 'day' ? row.day : getKey(row, field));
  return rows.toSorted(
    (first, second) => sign * formatValue(first).localeCompare(formatValue(second)),
  );
}

function sortRows(rows: Delivery[], [rule]: GridSortModel): Delivery[] {
  if (!rule?.sort) {
    return rows;
  }
  const sign = rule.sort === 'desc' ? -1 : 1;
  return rows.toSorted((first, second) =>
    rule.field === 'liters'
      ? sign * (first.liters - second.liters)
      : sign * getKey(first, rule.field).localeCompare(getKey(second, rule.field)),
  );
}
