import { realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { playgroundCode, playgroundModule } from '../../site/demo/playground-code.ts';
import { playgroundName, type Playground, type PlaygroundCatalog } from '../../site/demo/playground.ts';
import { LOCALES, type Locale } from '../../site/locales.ts';
import { productById, type ProductId } from '../../site/products.ts';
import { referenceSlug } from '../../site/reference/model.ts';
import type { BuildContext } from '../cache/context.ts';
import { defineStep, asIs, type FolderStepTools } from '../cache/step.ts';
import type { DemoFiles } from './find-demos.ts';
import { readTableText } from './languages/imported-tables.ts';
import { readTable, type TextTable } from './languages/text-table.ts';
import { refuseUnused, translateCode } from './languages/translate.ts';

/** Hand-written starting points of the playgrounds. */
export const PLAYGROUNDS_FILE = 'content/reference-playgrounds.ts';

/** A demo for each playground: page key → demo name → files. Its code is what is shown; its file takes props. */
export async function playgroundDemos(
  context: BuildContext,
  { playgrounds }: PlaygroundCatalog,
): Promise<Map<string, Map<string, DemoFiles>>> {
  const all = Object.values(playgrounds).flat();
  if (all.length === 0) return new Map();
  const kept = await context.steps.run(playgroundModulesStep, { playgrounds: all });
  // The bundler names its inputs by their real paths, and a copy of the repository may link to the cache of another one.
  const folder = await realpath(kept.folder);
  const demos = Object.entries(playgrounds).flatMap(([product, list]) =>
    list.map((playground) => toDemo(playground, playgroundKey(product as ProductId, playground), folder)),
  );
  const translated = withTables(demos, await readTables(context));
  return new Map(translated.map((demo) => [demo.pageKey, new Map([[demo.name, demo]])]));
}

interface Table {
  locale: Locale;
  /** Relative to the repository root. */
  file: string;
  table: TextTable;
}

/** The tables of texts beside the starting points, one for all playgrounds: `reference-playgrounds.zh.json`. */
async function readTables({ root, sources }: BuildContext): Promise<Table[]> {
  const tables = LOCALES.map(async (locale): Promise<Table[]> => {
    const text = await readTableText(sources, path.join(root, PLAYGROUNDS_FILE), locale);
    const file = PLAYGROUNDS_FILE.replace(/ts$/, `${locale}.json`);
    return text === null ? [] : [{ locale, file, table: readTable(file, text) }];
  });
  return (await Promise.all(tables)).flat();
}

/** Gives each playground the part of the tables that its code needs. @throws BuildError for a text of no playground. */
function withTables(demos: readonly DemoFiles[], tables: readonly Table[]): DemoFiles[] {
  const all = tables.map(({ file, table }) => ({ file, table, used: new Set<string>() }));
  const translated = demos.map((demo) => {
    const own = tables.map(({ locale, table }, at) => {
      const used = new Set<string>();
      translateCode(demo.sources.system, table, used);
      for (const key of used) all[at]?.used.add(key);
      return [locale, Object.fromEntries(Object.entries(table).filter(([key]) => used.has(key)))] as const;
    });
    return { ...demo, tables: Object.fromEntries(own.filter(([, table]) => Object.keys(table).length > 0)) };
  });
  for (const { file, table, used } of all) refuseUnused(file, table, used);
  return translated;
}

/** A playground's starting point with its texts in another language. */
export function translatePlayground(playground: Playground, table: TextTable = {}): Playground {
  const translate = (before: string, code: string, after: string) =>
    translateCode(before + code + after, table, new Set()).slice(before.length, -after.length);
  const { props, children } = playground;
  return {
    ...playground,
    props: Object.fromEntries(Object.entries(props).map(([name, code]) => [name, translate('(', code, ')')])),
    ...(children !== undefined && { children: translate('<>', children, '</>') }),
  };
}

export function playgroundKey(product: ProductId, { component }: Playground): string {
  return `/x/api/${productById(product).apiFolder}/${referenceSlug(component)}`;
}

function toDemo(playground: Playground, pageKey: string, folder: string): DemoFiles {
  const name = playgroundName(playground.component);
  return {
    name,
    pageKey,
    entry: path.join(folder, `${name}.tsx`),
    file: PLAYGROUNDS_FILE,
    sources: { system: playgroundCode(playground, getHead(playground), [], {}).whole },
    runs: playgroundModule(playground, getHead(playground)),
    stylings: {},
    styles: {},
    tables: {},
  };
}

/** Writes the playgrounds' modules to files, because the demo bundler reads from disk. */
export const playgroundModulesStep = defineStep({
  name: 'playground-modules',
  code: import.meta.url,
  keep: 'folder',
  inputs: { playgrounds: asIs },
  make: async ({ playgrounds }: { playgrounds: readonly Playground[] }, { folder }: FolderStepTools) => {
    await Promise.all(
      playgrounds.map((playground) =>
        writeFile(
          path.join(folder, `${playgroundName(playground.component)}.tsx`),
          playgroundModule(playground, getHead(playground)),
        ),
      ),
    );
    return playgrounds.length;
  },
});

function getHead({ imports, data }: Playground): string {
  return [imports.join('\n'), ...(data === undefined ? [] : [data])].join('\n\n');
}
