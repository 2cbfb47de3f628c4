import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plan } from '../../site/navigation.ts';
import type { CatalogPackage } from '../../site/reference-catalog.ts';

/** An installed package of a library. */
export interface InstalledPackage {
  /** Name that users import. */
  name: string;
  /** Name in `node_modules`; differs for an older version. */
  installedAs: string;
  version: string;
  plan: Plan | null;
  /** Absolute path. */
  folder: string;
  /** Importable folders with components: `DatePicker`. */
  subpaths: string[];
}

/** @throws Error if the package is not installed. */
export async function findPackage(
  root: string,
  { name, plan }: CatalogPackage,
  installedAs = name,
): Promise<InstalledPackage> {
  const folder = path.join(root, 'node_modules', installedAs);
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8').catch((cause: unknown) => {
    throw new Error(
      `The reference needs the package "${installedAs}", which is not installed. Run npm ci, or correct content/reference.ts.`,
      { cause },
    );
  });
  const { version, exports } = JSON.parse(manifest) as { version: string; exports?: Record<string, unknown> };
  const entries = await readdir(folder, { withFileTypes: true });
  const isOpen = (subpath: string) => exports === undefined || `./${subpath}` in exports || './*' in exports;
  const subpaths = entries
    .filter((entry) => entry.isDirectory() && /^(?!Adapter)[A-Z]/.test(entry.name) && isOpen(entry.name))
    .map((entry) => entry.name)
    .sort();
  return { name, installedAs, version, plan, folder, subpaths };
}
