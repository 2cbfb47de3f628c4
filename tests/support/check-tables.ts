import type { CheckInput } from '../../site/check/check-code.ts';
import type { CheckIndex, EntryTable, LibraryTable } from '../../site/check/tables.ts';
import { need } from '../../site/kit/need.ts';
import type { ComposedTables } from '../../pipeline/reference/check/compose-tables.ts';

/** The tables of a check without files. */
export function openTables(checks: readonly ComposedTables[]): Pick<CheckInput, 'index' | 'read'> {
  const tables = new Map<string, LibraryTable | EntryTable>();
  const packages: CheckIndex['packages'] = {};
  for (const { library, entries, packages: own } of checks) {
    const addresses = entries.map((entry) => [entry.name, `${library.product}/${entry.name}`] as const);
    for (const [at, entry] of entries.entries()) tables.set(need(need(addresses, at), 1), entry);
    tables.set(library.product, { ...library, entries: Object.fromEntries(addresses) });
    for (const [name, one] of Object.entries(own)) packages[name] = { ...one, library: library.product };
  }
  return {
    index: { releases: [], installed: '', packages },
    read: <T extends EntryTable | LibraryTable>(address: string) => Promise.resolve(need(tables, address) as T),
  };
}
