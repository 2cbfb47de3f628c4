import type {
  GridAggregationFunctionDataSource,
  GridAggregationModel,
  GridGetRowsParams,
} from '@mui/x-data-grid-premium';

/** A power station. */
export interface Station {
  id: string;
  name: string;
  country: string;
  source: string;
  /** Power in megawatts. */
  capacity: number;
  /** Energy generated in 2024 in gigawatt hours. */
  output: number;
}

/** Results by field: what `getAggregatedValue` reads. */
export type Totals = Record<string, number>;

const ANSWER_MS = 500;
const countries = ['Denmark', 'Portugal', 'Scotland'];
const sources = ['Hydro', 'Solar', 'Wind'];
const sites = ['North Ridge', 'Old Quay', 'Red Hill', 'South Bank', 'Long Moor', 'High Lake'];

export const stations: Station[] = Array.from({ length: 36 }, (_, index) => {
  const capacity = 12 + ((index * 29) % 88);
  return {
    id: `PS-${101 + index}`,
    name: `${sites[index % sites.length]} ${1 + Math.floor(index / sites.length)}`,
    country: countries[(index * 2 + Math.floor(index / 5)) % countries.length] ?? '',
    source: sources[(index + Math.floor(index / 3)) % sources.length] ?? '',
    capacity,
    output: Math.round(capacity * (1.4 + ((index * 7) % 10) / 5)),
  };
});

/** What the server can compute. The grid needs names and column types, but no `apply`. */
export const serverFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
};

/** Stands in for the database: one result for each field in the model. */
export function aggregate(rows: readonly Station[], model: GridAggregationModel = {}): Totals {
  return Object.fromEntries(
    Object.entries(model).map(([field, name]) => {
      const values = rows.map((row) => (field === 'capacity' ? row.capacity : row.output));
      return [field, compute(name, values)];
    }),
  );
}

function compute(name: string, values: number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  if (name === 'serverMedian') {
    const sorted = values.toSorted((first, second) => first - second);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  }
  return name === 'avg' ? sum / values.length : name === 'max' ? Math.max(...values) : sum;
}

/** Stands in for a server: the rows from `start` to `end`, and the results for all rows. */
export async function readStations(
  params: GridGetRowsParams & { aggregationModel?: GridAggregationModel },
) {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  return {
    rows: stations.slice(Number(params.start), params.end + 1),
    rowCount: stations.length,
    aggregateRow: aggregate(stations, params.aggregationModel),
  };
}

/** The same by level: groups for the fields in `levels`, then stations. */
export async function readLevels(
  levels: readonly string[],
  path: readonly string[],
  model?: GridAggregationModel,
) {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  const below = stations.filter((row) =>
    path.every((key, depth) => getKey(row, levels[depth]) === key),
  );
  const field = levels[path.length];
  const next = levels[path.length + 1];
  const rows = field
    ? [...Map.groupBy(below, (row) => getKey(row, field))].map(([groupName, members]) => ({
        id: ['group', ...path, groupName].join('/'),
        groupName,
        groupSize: next ? new Set(members.map((row) => getKey(row, next))).size : members.length,
        totals: aggregate(members, model),
      }))
    : below;
  return { rows, aggregateRow: aggregate(stations, model) };
}

function getKey(row: Station, field: string | undefined): string {
  return field === 'country' ? row.country : row.source;
}
