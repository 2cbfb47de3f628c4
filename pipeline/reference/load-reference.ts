import type { ProductReference } from '../../site/reference/model.ts';
import type { ProductMessages } from '../../site/reference/errors.ts';
import type { ReferenceCatalog } from '../../site/reference/catalog.ts';
import type { ProductSizes } from '../../site/reference/sizes.ts';
import type { BuildContext } from '../cache/context.ts';
import { defineStep, asIs } from '../cache/step.ts';
import type { ProductSource } from './extract/extract.ts';
import { listImports } from './sizes/measured-imports.ts';
import { readRecord } from './recorded.ts';
import type { ProductImports } from './sizes/measure-products.ts';
import { readTypes, writeTypes } from './recorded-types.ts';
import { hashTypes, installedStep, typesStep } from './type-steps.ts';
import { readVersionFiles, versionsStep, type VersionsReference } from './versions/version-files.ts';

/** The reference of every library. */
export interface LoadedReference extends VersionsReference {
  products: ProductReference[];
  /** What the packages throw and log. */
  errors: ProductMessages[];
  /** What an import of each costs. */
  sizes: ProductSizes[];
}

/** Reads the reference: types from the installed packages or the cache, and what `content/` records of them. */
export async function loadReference(context: BuildContext, catalog: ReferenceCatalog): Promise<LoadedReference> {
  const { root, steps } = context;
  const { versions: installed } = await steps.run(installedStep, { root, catalog });
  const [products, errors, sizes, files] = await Promise.all([
    loadProducts(context, catalog),
    readRecord(context, 'messages', installed),
    readRecord(context, 'sizes', installed),
    readVersionFiles(context),
  ]);
  const versions = steps.run(versionsStep, { products, files, renames: catalog.renames });
  return steps.run(loadedStep, { products, errors, sizes, versions });
}

/** Reads only what the packages' types say: what `content/` records of them, or the types if it records others. */
export async function loadProducts(context: BuildContext, catalog: ReferenceCatalog): Promise<ProductReference[]> {
  const { root, steps } = context;
  const installed = await steps.run(installedStep, { root, catalog });
  return (
    (await readTypes(context, await hashTypes(context, installed))) ?? steps.run(typesStep, { root, ...installed })
  );
}

/** Records what the packages' types say. */
export async function recordTypes(context: BuildContext, catalog: ReferenceCatalog): Promise<void> {
  const { root, steps } = context;
  const installed = await steps.run(installedStep, { root, catalog });
  await writeTypes(context, await hashTypes(context, installed), await steps.run(typesStep, { root, ...installed }));
}

/** What `npm run record` measures: the imports of each library that names a base. */
export function measuredImports(
  products: readonly ProductReference[],
  sources: readonly ProductSource[],
): ProductImports[] {
  return sources.flatMap(({ catalog, packages }) => {
    const { product, base } = catalog;
    const reference = products.find((one) => one.product === product);
    return base && reference ? [{ product, base, imports: listImports(reference, packages, catalog) }] : [];
  });
}

/** Combines all into an object whose identity is stable while none of them changes. */
export const loadedStep = defineStep({
  name: 'loaded-reference',
  code: import.meta.url,
  keep: 'memory',
  inputs: { products: asIs, errors: asIs, sizes: asIs, versions: asIs },
  make: ({ versions, ...own }: Omit<LoadedReference, keyof VersionsReference> & { versions: VersionsReference }) => ({
    ...own,
    ...versions,
  }),
});
