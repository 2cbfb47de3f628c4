import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductCatalog } from '../../../site/reference/catalog.ts';
import { asIs, defineStep } from '../../cache/step.ts';
import { extractReference } from '../extract/extract.ts';
import { findPackage } from '../packages.ts';
import { installPackages } from './registry.ts';
import { createSnapshot, type Snapshot } from './version-snapshot.ts';

interface PublishedVersions {
  catalog: readonly ProductCatalog[];
  /** Package of a library → version. A package without one is left out. */
  versions: Readonly<Record<string, string>>;
  /** The packages around them, the same for every version: React, Material UI. */
  around: Readonly<Record<string, string>>;
}

/** Reads published versions of the libraries from the registry. Only `npm run versions` runs it, no build does. */
export const publishedStep = defineStep({
  name: 'published-versions',
  code: import.meta.url,
  keep: 'disk',
  inputs: { catalog: asIs, versions: asIs, around: asIs },
  make: readPublished,
});

async function readPublished({ catalog, versions, around }: PublishedVersions): Promise<Snapshot[]> {
  await using root = await mkdtempDisposable(path.join(tmpdir(), 'versions-'));
  await installPackages(root.path, { ...around, ...versions });
  const sources = await Promise.all(
    catalog.map(async (product) => ({
      catalog: product,
      packages: await Promise.all(
        product.packages.filter(({ name }) => name in versions).map((pack) => findPackage(root.path, pack)),
      ),
    })),
  );
  const published = await extractReference(
    root.path,
    sources.filter(({ packages }) => packages.length > 0),
  );
  return published.map(createSnapshot);
}
