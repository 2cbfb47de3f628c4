import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductReference } from '../../../site/reference/model.ts';
import { createContext } from '../../../pipeline/cache/context.ts';
import { extractReference } from '../../../pipeline/reference/extract/extract.ts';
import { findPackage } from '../../../pipeline/reference/packages.ts';

/** An installed package that has only type declarations. */
export interface FixturePackage {
  name: string;
  plan: 'pro' | null;
  version?: string;
  files: Record<string, string>;
}

/** Installs packages into a temporary folder, extracts their reference, and removes them. */
export async function extractFixture(
  packages: readonly FixturePackage[],
  components: string[],
  interfaces: string[] = [],
): Promise<ProductReference> {
  const root = await mkdtemp(path.join(tmpdir(), 'reference-'));
  try {
    for (const { name, version = '8.1.0', files } of packages) {
      const folder = path.join(root, 'node_modules', name);
      const manifest = JSON.stringify({ name, version, types: './index.d.ts' });
      for (const [file, text] of Object.entries({ 'package.json': manifest, ...files })) {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), text);
      }
    }
    const installed = path.join(createContext().root, 'node_modules');
    await mkdir(path.join(root, 'node_modules/@types'), { recursive: true });
    await symlink(path.join(installed, '@types/react'), path.join(root, 'node_modules/@types/react'));
    await symlink(path.join(installed, 'csstype'), path.join(root, 'node_modules/csstype'));
    const found = await Promise.all(packages.map((pack) => findPackage(root, pack)));
    const catalog = {
      product: 'x-tree-view' as const,
      packages: packages.map(({ name, plan }) => ({ name, plan })),
      components,
      interfaces,
    };
    const [product] = await extractReference(root, [{ catalog, packages: found }]);
    if (!product) throw new Error('The fixture has no reference.');
    return product;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
