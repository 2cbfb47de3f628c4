import type { CheckIndex } from '../../../site/check/tables.ts';
import { fetchJson } from './fetch-json.ts';

/** URL of the `CheckIndex`. */
declare const __CHECK_INDEX__: string;

const tables = new Map<string, Promise<unknown>>();

/** Reads a table of checks once. A failed request is repeated by the next check. */
export function readTable<T>(address: string): Promise<T> {
  const known = tables.get(address) ?? fetchJson<T>(address);
  tables.set(address, known);
  known.catch(() => tables.delete(address));
  return known as Promise<T>;
}

export const readCheckIndex = (): Promise<CheckIndex> => readTable<CheckIndex>(__CHECK_INDEX__);
