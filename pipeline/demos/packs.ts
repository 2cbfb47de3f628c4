import path from 'node:path';
import { byLocale, type Locale } from '../../site/locales.ts';
import type { BuildContext } from '../cache/context.ts';
import type { PackageImports } from './imports.ts';

/** Folder of the packs: `<language>/<name>.ts`, each with theme options as default export. */
const FOLDER = 'client/theme/packs';

/** Pack name → imports that need it: a library, or its date library. */
const LIBRARIES: Readonly<Record<string, RegExp>> = {
  'data-grid': /^@mui\/x-data-grid/,
  'date-pickers': /^@mui\/x-date-pickers/,
  charts: /^@mui\/x-charts/,
};

/** `AdapterDayjs` → `dayjs`. Each date library has its own locale objects. */
const ADAPTERS: Readonly<Record<string, RegExp>> = {
  dayjs: /\/AdapterDayjs$/,
  luxon: /\/AdapterLuxon$/,
  'date-fns': /\/AdapterDateFns$/,
};

const ANY_ADAPTER = /\/Adapter\w+$/;

/** The packs of all languages, as entries of the packages' bundle: name → path from the root. */
export async function packEntries({ root, sources }: BuildContext): Promise<Record<string, string>> {
  const files = await sources.list(path.join(root, FOLDER));
  return Object.fromEntries(
    files.map((file) => [
      entryName(path.basename(path.dirname(file)), path.basename(file, '.ts')),
      path.relative(root, file),
    ]),
  );
}

/** Packs that a demo needs, by language. With several date libraries, dates keep each library's default. */
export function listPacks(imports: PackageImports, entries: Record<string, string>): Record<Locale, string[]> {
  const specifiers = [...imports.keys()];
  const needed = (packs: typeof LIBRARIES) =>
    Object.keys(packs).filter((name) => specifiers.some((specifier) => packs[name]?.test(specifier)));
  const hasOneAdapter = specifiers.filter((specifier) => ANY_ADAPTER.test(specifier)).length === 1;
  const names = [...needed(LIBRARIES), ...(hasOneAdapter ? needed(ADAPTERS) : [])];
  return byLocale((locale) =>
    names.map((name) => entryName(locale, name)).filter((entry) => Object.hasOwn(entries, entry)),
  );
}

function entryName(language: string, name: string): string {
  return `pack-${language}-${name}`;
}
