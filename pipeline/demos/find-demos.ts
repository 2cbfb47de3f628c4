import path from 'node:path';
import { LOCALES, type Locale } from '../../site/locales.ts';
import { need } from '../../site/kit/need.ts';
import { CODE_STYLINGS, type CodeStyling } from '../../site/preferences.ts';
import { relativePath, type BuildContext } from '../cache/context.ts';
import { byContent, defineStep, asIs } from '../cache/step.ts';
import type { PageFolder } from '../content/load-content.ts';
import { readTable, tableName, type TextTable } from './languages/text-table.ts';

export interface DemoFiles {
  name: string;
  pageKey: string;
  /** Absolute path of the file that runs. */
  entry: string;
  /** The same, relative to the repository root. */
  file: string;
  /** TypeScript as written, by styling. */
  sources: { system: string } & Partial<Record<CodeStyling, string>>;
  /** The code that runs, where it is not the code that is shown: a playground takes props. */
  runs?: string;
  /** Absolute paths of the other stylings' files. */
  stylings: Partial<Record<CodeStyling, string>>;
  /** The stylesheet named like the demo, if there is one: file name → CSS. */
  styles: Record<string, string>;
  /** Its texts in other languages, from the tables beside it: `Name.zh.json`. */
  tables: Partial<Record<Locale, TextTable>>;
  /** Texts of imported files that differ from the disk, because the demo is in another language: absolute path → text. */
  imported?: ReadonlyMap<string, string>;
}

/** Finds the demos of all pages in their `demos` folders: page key → demo name → files. */
export async function findDemos(
  context: BuildContext,
  pages: readonly PageFolder[],
): Promise<Map<string, Map<string, DemoFiles>>> {
  const byFolder = Map.groupBy(await context.sources.list(context.content), (file) => path.dirname(file));
  const found = await Promise.all(
    pages.map(async (page) => {
      const files = byFolder.get(path.join(page.folder, 'demos')) ?? [];
      const named = await Promise.all(
        files.map(async (file): Promise<[string, string]> => [path.basename(file), await context.sources.read(file)]),
      );
      const { key, folder } = page;
      return [key, context.steps.run(demoFilesStep, { root: context.root, key, folder, files: named })] as const;
    }),
  );
  return new Map(found);
}

interface DemoFolder {
  root: string;
  /** Key and folder of the page. */
  key: string;
  folder: string;
  /** Name and text of each file in the page's `demos` folder. */
  files: readonly [name: string, text: string][];
}

/** The demos of one page: name → files. */
export const demoFilesStep = defineStep({
  name: 'demo-files',
  code: import.meta.url,
  keep: 'memory',
  inputs: { root: asIs, key: asIs, folder: asIs, files: byContent },
  of: ({ key }) => key,
  make: (page: DemoFolder) => {
    const byName = new Map(page.files);
    return new Map(demoNames(byName).map((name) => [name, demoFiles(page, name, byName)]));
  },
});

function demoNames(files: ReadonlyMap<string, string>): string[] {
  return [...files.keys()].filter((file) => /^[A-Z]\w*\.tsx$/.test(file)).map((file) => file.slice(0, -'.tsx'.length));
}

/** @param files The page's `demos` folder: file name → text. */
function demoFiles(page: DemoFolder, name: string, files: ReadonlyMap<string, string>): DemoFiles {
  const folder = path.join(page.folder, 'demos');
  const entry = path.join(folder, `${name}.tsx`);
  const sources: DemoFiles['sources'] = { system: need(files, `${name}.tsx`) };
  const stylings: DemoFiles['stylings'] = {};
  for (const styling of CODE_STYLINGS) {
    const file = `${name}.${styling}.tsx`;
    const text = files.get(file);
    if (styling === 'system' || text === undefined) continue;
    sources[styling] = text;
    stylings[styling] = path.join(folder, file);
  }
  const sheet = `${name}.css`;
  const css = files.get(sheet);
  return {
    name,
    pageKey: page.key,
    entry,
    file: relativePath(page, entry),
    sources,
    stylings,
    styles: css === undefined ? {} : { [sheet]: css },
    tables: textTables(page, name, files),
  };
}

function textTables(page: DemoFolder, name: string, files: ReadonlyMap<string, string>): DemoFiles['tables'] {
  const tables = LOCALES.flatMap((locale): [Locale, TextTable][] => {
    const file = tableName(name, locale);
    const text = files.get(file);
    return text === undefined
      ? []
      : [[locale, readTable(relativePath(page, path.join(page.folder, 'demos', file)), text)]];
  });
  return Object.fromEntries(tables);
}
