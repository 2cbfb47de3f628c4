import type { GridGetRowsParams, GridSortModel } from '@mui/x-data-grid-pro';

/** A seed sample in a seed bank's vault. */
export interface Accession {
  id: number;
  code: string;
  species: string;
  origin: string;
  /** Seeds in the jar. */
  seeds: number;
}

const species = ['Barley', 'Chickpea', 'Emmer wheat', 'Faba bean', 'Lentil', 'Millet', 'Sorghum'];
const origins = ['Armenia', 'Ethiopia', 'Jordan', 'Morocco', 'Peru'];
const ANSWER_MS = 500;

export const accessions: Accession[] = Array.from({ length: 240 }, (_, index) => ({
  id: index + 1,
  code: `SV-${1001 + index}`,
  species: species[(index * 3 + Math.floor(index / 7)) % species.length] ?? '',
  origin: origins[(index * 2 + Math.floor(index / 5)) % origins.length] ?? '',
  seeds: 150 + ((index * 173) % 900),
}));

/** Stands in for a server: the rows from `start` to `end`, sorted by the first rule. */
export async function readAccessions(params: GridGetRowsParams): Promise<Accession[]> {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  return sortAccessions(params.sortModel).slice(Number(params.start), params.end + 1);
}

function sortAccessions([rule]: GridSortModel): Accession[] {
  const { field, sort } = rule ?? {};
  if (!sort || (field !== 'code' && field !== 'species' && field !== 'seeds')) {
    return accessions;
  }
  const sign = sort === 'desc' ? -1 : 1;
  return accessions.toSorted((first, second) =>
    field === 'seeds'
      ? sign * (first.seeds - second.seeds)
      : sign * first[field].localeCompare(second[field]),
  );
}
