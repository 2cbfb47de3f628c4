import path from 'node:path';
import type { Locale } from '../../../site/locales.ts';
import { relativePath } from '../../cache/context.ts';
import type { Sources } from '../../cache/sources.ts';
import type { DemoFiles } from '../find-demos.ts';
import { readImports } from '../imports.ts';
import { readTable, tableName } from './text-table.ts';
import type { ImportedFile } from './translate.ts';

/** The files that a demo imports and that have a table for a language, by absolute path. */
export async function importedTables(
  { root, sources }: { root: string; sources: Sources },
  demo: Pick<DemoFiles, 'entry'>,
  locale: Locale,
): Promise<Map<string, ImportedFile>> {
  const { files } = await readImports(sources, demo.entry);
  const withTables = files
    .filter((file) => file !== demo.entry)
    .map(async (file): Promise<[string, ImportedFile][]> => {
      const written = await readTableText(sources, file, locale);
      if (written === null) return [];
      const tableFile = relativePath({ root }, getTableFile(file, locale));
      return [[file, { text: await sources.read(file), tableFile, table: readTable(tableFile, written) }]];
    });
  return new Map((await Promise.all(withTables)).flat());
}

/** Text of the table beside a file; null if it has none. */
export async function readTableText(sources: Sources, file: string, locale: Locale): Promise<string | null> {
  const table = getTableFile(file, locale);
  const beside = await sources.list(path.dirname(file));
  return beside.includes(table) ? sources.read(table) : null;
}

function getTableFile(file: string, locale: Locale): string {
  return path.join(path.dirname(file), tableName(path.basename(file, path.extname(file)), locale));
}
