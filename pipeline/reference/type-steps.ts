import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProductReference } from '../../site/reference/model.ts';
import type { ReferenceCatalog } from '../../site/reference/catalog.ts';
import type { BuildContext } from '../cache/context.ts';
import { hashValues } from '../kit/hash.ts';
import type { LockFile } from '../kit/lock-file.ts';
import { byContent, defineStep, asIs, notCompared } from '../cache/step.ts';
import { extractReference, type ProductSource } from './extract/extract.ts';
import { findPackage, type InstalledPackage } from './packages.ts';

const EXTRACTOR = new URL('./extract/extract.ts', import.meta.url).href;

/** Where the reference is read from. */
interface Installed {
  current: ProductSource[];
  /** Packages that several libraries import. */
  shared: InstalledPackage[];
  /** All of these and their peers, as `name@version`. */
  versions: string[];
  /** Text of the lock file, because the packages' types refer to those of other packages. */
  lockFile: string;
}

/** Finds the installed packages of the catalog. A watching process looks only once. */
export const installedStep = defineStep({
  name: 'installed-packages',
  code: import.meta.url,
  keep: 'memory',
  inputs: { root: asIs, catalog: asIs },
  make: async ({ root, catalog }: { root: string; catalog: ReferenceCatalog }): Promise<Installed> => {
    const current = await Promise.all(
      catalog.products.map(async (product) => ({
        catalog: product,
        packages: await Promise.all(product.packages.map((pack) => findPackage(root, pack))),
      })),
    );
    const names = current.flatMap(({ packages }) => packages.flatMap(({ name, peers }) => [name, ...peers]));
    if (current.length > 0) names.push(...catalog.shared);
    return {
      current,
      shared: await Promise.all(catalog.shared.map((name) => findPackage(root, { name, plan: null }))),
      versions: await readVersions(root, [...new Set(names)].sort()),
      lockFile: await readFile(path.join(root, 'package-lock.json'), 'utf8'),
    };
  },
});

async function readVersions(root: string, names: readonly string[]): Promise<string[]> {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;
  return names.flatMap((name) => {
    const version = packages[`node_modules/${name}`]?.version;
    return version === undefined ? [] : [`${name}@${version}`];
  });
}

/** Reads the reference of every library from types. */
export const typesStep = defineStep({
  name: 'reference',
  code: import.meta.url,
  keep: 'disk',
  inThread: true,
  inputs: { root: notCompared, current: withoutFolders, lockFile: asIs },
  of: () => '',
  make: ({ root, current }: Omit<Installed, 'shared' | 'versions'> & { root: string }): Promise<ProductReference[]> =>
    extractReference(root, current),
});

/** Hash of what decides what the types say: the packages, the catalog and the code that reads them. */
export async function hashTypes(
  { steps }: Pick<BuildContext, 'steps'>,
  { current, versions }: Pick<Installed, 'current' | 'versions'>,
): Promise<string> {
  return hashValues(await steps.getSharedCode({ code: EXTRACTOR }), withoutFolders(current), ...versions);
}

/** Ignores where packages are installed. */
function withoutFolders(sources: readonly ProductSource[]): string {
  const names = sources.map(({ catalog, packages }) => [
    catalog,
    packages.map(({ name, version, subpaths }) => [name, version, subpaths]),
  ]);
  return byContent(names);
}
