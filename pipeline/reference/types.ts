import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProductChanges, ProductReference } from '../../site/reference.ts';
import type { ProductCatalog, ReferenceCatalog } from '../../site/reference-catalog.ts';
import { byContent, defineStep, asIs, notCompared } from '../kit/step.ts';
import { compareProducts } from './changes.ts';
import { extractReference, type ProductSource } from './extract.ts';
import { findPackage, type InstalledPackage } from './packages.ts';

/** The reference read from types: every library, and its changes since the older version that is installed. */
export interface TypesReference {
  products: ProductReference[];
  changes: ProductChanges[];
}

/** Where the reference is read from. */
interface Installed {
  current: ProductSource[];
  previous: ProductSource[];
  /** Packages that several libraries import. */
  shared: InstalledPackage[];
  /** Text of the lock file, because the packages' types refer to those of other packages. */
  lockFile: string;
}

/** Finds the installed packages of the catalog. A watching process looks only once. */
export const installedStep = defineStep({
  name: 'installed-packages',
  code: import.meta.url,
  keep: 'memory',
  inputs: { root: asIs, catalog: asIs },
  make: async ({ root, catalog }: { root: string; catalog: ReferenceCatalog }): Promise<Installed> => ({
    current: await findSources(root, catalog, ({ name }) => name),
    previous: await findSources(root, catalog, ({ previous: alias }) => alias),
    shared: await Promise.all(catalog.shared.map((name) => findPackage(root, { name, plan: null }))),
    lockFile: await readFile(path.join(root, 'package-lock.json'), 'utf8'),
  }),
});

/** Reads the reference from types. */
export const typesStep = defineStep({
  name: 'reference',
  code: import.meta.url,
  keep: 'disk',
  inputs: { root: notCompared, current: withoutFolders, previous: withoutFolders, lockFile: asIs },
  of: () => '',
  make: async ({ root, current, previous }: Omit<Installed, 'shared'> & { root: string }): Promise<TypesReference> => {
    const products = await extractReference(root, current);
    const older = await extractReference(
      root,
      previous.filter(({ packages }) => packages.length > 0),
    );
    return { products, changes: products.flatMap((product) => changesOf(product, older)) };
  },
});

/** Ignores where packages are installed. */
function withoutFolders(sources: readonly ProductSource[]): string {
  const names = sources.map(({ catalog, packages }) => [
    catalog,
    packages.map(({ installedAs, version, subpaths }) => [installedAs, version, subpaths]),
  ]);
  return byContent(names);
}

function changesOf(product: ProductReference, older: readonly ProductReference[]): ProductChanges[] {
  const before = older.find((one) => one.product === product.product);
  return before ? [compareProducts(before, product)] : [];
}

async function findSources(
  root: string,
  catalog: ReferenceCatalog,
  installedAs: (pack: ProductCatalog['packages'][number]) => string | undefined,
): Promise<ProductSource[]> {
  return Promise.all(
    catalog.products.map(async (product) => {
      const found = product.packages.map(async (pack): Promise<InstalledPackage[]> => {
        const alias = installedAs(pack);
        return alias === undefined ? [] : [await findPackage(root, pack, alias)];
      });
      return { catalog: product, packages: (await Promise.all(found)).flat() };
    }),
  );
}
