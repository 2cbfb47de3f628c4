import { realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { playgroundCode, playgroundModule } from '../../site/playground-code.ts';
import { playgroundName, type Playground, type PlaygroundCatalog } from '../../site/playground.ts';
import { productById, type ProductId } from '../../site/products.ts';
import { referenceSlug } from '../../site/reference.ts';
import type { BuildContext } from '../kit/context.ts';
import { defineStep, asIs, type FolderStepTools } from '../kit/step.ts';
import type { DemoFiles } from './find.ts';

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
  return new Map(
    Object.entries(playgrounds).flatMap(([product, list]) =>
      list.map((playground) => {
        const demo = demoOf(playground, playgroundKey(product as ProductId, playground), folder);
        return [demo.pageKey, new Map([[demo.name, demo]])] as const;
      }),
    ),
  );
}

/** Key of the page that has the playground. */
export function playgroundKey(product: ProductId, { component }: Playground): string {
  return `/x/api/${productById(product).apiFolder}/${referenceSlug(component)}`;
}

function demoOf(playground: Playground, pageKey: string, folder: string): DemoFiles {
  const name = playgroundName(playground.component);
  return {
    name,
    pageKey,
    entry: path.join(folder, `${name}.tsx`),
    file: PLAYGROUNDS_FILE,
    sources: { system: playgroundCode(playground, headOf(playground), [], {}).whole },
    runs: playgroundModule(playground, headOf(playground)),
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
          playgroundModule(playground, headOf(playground)),
        ),
      ),
    );
    return playgrounds.length;
  },
});

function headOf({ imports, data }: Playground): string {
  return [imports.join('\n'), ...(data === undefined ? [] : [data])].join('\n\n');
}
