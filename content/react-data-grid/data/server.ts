import type { GridFilterItem, GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import { createConsignments } from './consignments';
import type { Consignment } from './consignments';

/** What a grid asks for: sort order, filters and the rows from `start` to `end`, inclusive. */
export interface ConsignmentQuery {
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
  start: number;
  end: number;
}

/** One page of the matching consignments, and how many match in all. */
export interface ConsignmentAnswer {
  rows: Consignment[];
  rowCount: number;
}

const DELAY_MS = 400;

const stored = createConsignments(180);

/** Compares a cell's text with the text of a filter's value. */
const operators: Record<string, (cell: string, value: string) => boolean> = {
  contains: (cell, value) => cell.includes(value),
  doesNotContain: (cell, value) => !cell.includes(value),
  equals: (cell, value) => cell === value,
  doesNotEqual: (cell, value) => cell !== value,
  startsWith: (cell, value) => cell.startsWith(value),
  endsWith: (cell, value) => cell.endsWith(value),
  is: (cell, value) => cell === value,
  not: (cell, value) => cell !== value,
  '=': (cell, value) => Number(cell) === Number(value),
  '!=': (cell, value) => Number(cell) !== Number(value),
  '>': (cell, value) => Number(cell) > Number(value),
  '>=': (cell, value) => Number(cell) >= Number(value),
  '<': (cell, value) => Number(cell) < Number(value),
  '<=': (cell, value) => Number(cell) <= Number(value),
};

/** Stands in for a server: responds after a short, fixed delay. Unknown fields and operators do not restrict the rows. */
export async function queryConsignments(query: ConsignmentQuery): Promise<ConsignmentAnswer> {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  return findConsignments(query);
}

/** The same response at once: the rows that come with the page, before the first request. */
export function findConsignments(query: ConsignmentQuery): ConsignmentAnswer {
  const rows = sortRows(
    stored.filter((row) => matches(row, query.filterModel)),
    query.sortModel,
  );
  return { rows: rows.slice(query.start, query.end + 1), rowCount: rows.length };
}

function matches(row: Consignment, { items, logicOperator, quickFilterValues = [] }: GridFilterModel) {
  const results = items.filter(isComplete).map((item) => matchesItem(row, item));
  const found = logicOperator === 'or' ? results.includes(true) || results.length === 0 : !results.includes(false);
  const text = Object.values(row).join(' ').toLowerCase();
  return found && quickFilterValues.every((word) => text.includes(String(word).toLowerCase()));
}

function isComplete({ value }: GridFilterItem) {
  return value !== undefined && value !== null && value !== '';
}

function matchesItem(row: Consignment, { field, operator, value }: GridFilterItem) {
  const cell = getCell(row, field);
  const compare = operators[operator];
  return cell === undefined || !compare || compare(String(cell).toLowerCase(), String(value).toLowerCase());
}

function sortRows(rows: Consignment[], [rule]: GridSortModel) {
  if (!rule?.sort) {
    return rows;
  }
  const sign = rule.sort === 'desc' ? -1 : 1;
  return rows.toSorted((first, second) => sign * compareCells(getCell(first, rule.field), getCell(second, rule.field)));
}

function compareCells(first: Cell | undefined, second: Cell | undefined) {
  return typeof first === 'string' && typeof second === 'string'
    ? first.localeCompare(second)
    : Number(first) - Number(second);
}

type Cell = Consignment[keyof Consignment];

function getCell(row: Consignment, field: string): Cell | undefined {
  return Object.entries(row).find(([name]) => name === field)?.[1];
}
