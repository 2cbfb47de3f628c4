import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { playgroundCatalog } from '../../../content/reference-playgrounds.ts';
import { createContext } from '../../../pipeline/cache/context.ts';
import type { Playground } from '../../../site/demo/playground.ts';
import { playgroundModule } from '../../../site/demo/playground-code.ts';
import { PRODUCTS, type ProductId } from '../../../site/products.ts';
import type { ComponentReference } from '../../../site/reference/model.ts';
import { loadInstalledReference } from '../../pipeline/reference/packages.ts';

/** A component of the reference with the start of its playground. */
export interface Playable {
  product: ProductId;
  playground: Playground;
  entry: ComponentReference;
}

export async function readPlayables(): Promise<Playable[]> {
  const { products } = await loadInstalledReference();
  return PRODUCTS.flatMap(({ id }) =>
    (playgroundCatalog.playgrounds[id] ?? []).flatMap((playground) => {
      const entry = products
        .find(({ product }) => product === id)
        ?.entries.find((one) => one.kind === 'component' && one.name === playground.component);
      return entry?.kind === 'component' ? [{ product: id, playground, entry }] : [];
    }),
  );
}

/**
 * Bundles a module that imports the playgrounds' components, which take further props.
 *
 * @param contents Writes the module, given a path to import for each playground.
 * @param use Gets the path of the bundle, which is removed afterwards.
 */
export async function withBundle<Result>(
  playables: readonly Playable[],
  options: esbuild.BuildOptions,
  contents: (paths: readonly string[]) => string,
  use: (bundle: string) => Promise<Result>,
): Promise<Result> {
  const { root } = createContext();
  // Beside the packages, so that React is found there.
  const folder = await mkdtemp(path.join(root, '.cache', 'playables-'));
  try {
    const files = playables.map(({ playground }, at) => ({
      path: path.join(folder, `${at}.tsx`),
      text: playgroundModule(playground, [...playground.imports, playground.data ?? ''].join('\n')),
    }));
    await Promise.all(files.map((file) => writeFile(file.path, file.text)));
    const outfile = path.join(folder, 'all.mjs');
    await esbuild.build({
      stdin: { contents: contents(files.map((file) => file.path)), resolveDir: root },
      ...{ bundle: true, jsx: 'automatic', outfile, logLevel: 'error', loader: { '.css': 'empty' } },
      ...options,
    });
    return await use(outfile);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
