import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { version as typescriptVersion } from 'typescript';
import type { ProductChanges, ProductReference } from '../../site/reference.ts';
import type { ProductCatalog, ReferenceCatalog } from '../../site/reference-catalog.ts';
import { cached } from '../kit/cache.ts';
import type { BuildContext } from '../kit/context.ts';
import { hashFiles } from '../kit/files.ts';
import { compareProducts } from './changes.ts';
import { extractReference, type ProductSource } from './extract.ts';
import { findPackage, type InstalledPackage } from './packages.ts';

/** The reference of every library, and what changed in each since the older version that is installed. */
export interface LoadedReference {
  products: ProductReference[];
  changes: ProductChanges[];
}

/** What reads the types: the cache forgets everything when one of these files changes. */
const EXTRACTOR = ['pipeline/reference', 'site/reference.ts'];

/** Reads the reference from the installed packages, or from the cache where neither they nor the extractor changed. */
export function loadReference(context: BuildContext, catalog: ReferenceCatalog): Promise<LoadedReference> {
  return context.memory.recall('reference', '', [catalog], () => readReference(context, catalog));
}

async function readReference(context: BuildContext, catalog: ReferenceCatalog): Promise<LoadedReference> {
  const current = await findSources(context, catalog, ({ name }) => name);
  const previous = await findSources(context, catalog, ({ previous: alias }) => alias);
  const versions = [...current, ...previous].flatMap(({ packages }) =>
    packages.map(({ installedAs, version }) => `${installedAs}@${version}`),
  );
  const inputs = [typescriptVersion, versions.join(), JSON.stringify(catalog), await extractorHash(context)];
  return cached(context, 'reference', inputs, async () => {
    const products = await extractReference(context.root, current);
    const older = await extractReference(
      context.root,
      previous.filter(({ packages }) => packages.length > 0),
    );
    return { products, changes: products.flatMap((product) => changesOf(product, older)) };
  });
}

function changesOf(product: ProductReference, older: readonly ProductReference[]): ProductChanges[] {
  const before = older.find((one) => one.product === product.product);
  return before ? [compareProducts(before, product)] : [];
}

async function findSources(
  context: BuildContext,
  catalog: ReferenceCatalog,
  installedAs: (pack: ProductCatalog['packages'][number]) => string | undefined,
): Promise<ProductSource[]> {
  return Promise.all(
    catalog.products.map(async (product) => {
      const found = product.packages.map(async (pack): Promise<InstalledPackage[]> => {
        const alias = installedAs(pack);
        return alias === undefined ? [] : [await findPackage(context.root, pack, alias)];
      });
      return { catalog: product, packages: (await Promise.all(found)).flat() };
    }),
  );
}

async function extractorHash({ root }: BuildContext): Promise<string> {
  const [folder = '', file = ''] = EXTRACTOR;
  return (await hashFiles(root, [folder])) + (await readFile(path.join(root, file), 'utf8'));
}
