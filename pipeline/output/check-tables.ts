import type { CheckIndex, LibraryTable } from '../../site/check/tables.ts';
import { writeJson, type StaticFiles } from '../kit/static-files.ts';
import type { LoadedReference } from '../reference/load-reference.ts';

/** What is written of the reference for checks of code. */
type Checked = Pick<LoadedReference, 'changes' | 'next' | 'checks' | 'products'>;

/** Writes the tables for checks of code, one file for each component and library. @returns URL of the `CheckIndex`. */
export async function writeCheckTables(statics: StaticFiles, { checks, ...versions }: Checked): Promise<string> {
  const packages: CheckIndex['packages'] = {};
  for (const { library, entries, packages: own } of checks) {
    const addresses = await Promise.all(
      entries.map(async (entry) => [entry.name, await writeJson(statics, `check-${entry.name}`, entry)] as const),
    );
    const table: LibraryTable = { ...library, entries: Object.fromEntries(addresses) };
    const address = await writeJson(statics, `check-${library.product}`, table);
    for (const [name, one] of Object.entries(own)) packages[name] = { ...one, library: address };
  }
  const installed = findInstalled(versions);
  return writeJson(statics, 'check', { installed, releases: listReleases(versions), packages } satisfies CheckIndex);
}

/** The versions that code is checked for: major versions, and the minor ones of the installed major, oldest first. */
export function listReleases({ changes, next, products }: Omit<Checked, 'checks'>): string[] {
  const [major = '', minor = '0'] = findInstalled({ products }).split('.');
  const getMajors = (versions: readonly string[]) => [...new Set(versions.map((one) => one.split('.')[0] ?? ''))];
  return [
    ...getMajors(changes.map(({ from }) => from)),
    ...Array.from({ length: Number(minor) }, (_, at) => `${major}.${at}`),
    major,
    ...getMajors(next.map(({ to }) => to)),
  ].filter((one) => one !== '');
}

function findInstalled({ products }: Pick<Checked, 'products'>): string {
  return products[0]?.packages[0]?.version ?? '';
}
