import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plan } from '../../site/navigation.ts';
import type { CatalogPackage } from '../../site/reference/catalog.ts';

export interface InstalledPackage {
  name: string;
  version: string;
  plan: Plan | null;
  /** Absolute path. */
  folder: string;
  /** Importable folders with components: `DatePicker`. */
  subpaths: string[];
  /** Every public entry point, relative to the package: `DatePicker`, `AdapterDayjs`; empty for the main one. */
  entryPoints: string[];
  /** Names of the packages that it expects beside it. */
  peers: string[];
}

/** The fields of a package.json that are read here. */
interface Manifest {
  version: string;
  exports?: Record<string, unknown>;
  peerDependencies?: Record<string, string>;
}

/** Keys of `exports`, or folders of a package without any, that nobody imports. */
const NO_ENTRY = /[*]|\.json$|\binternals\b|^\.\/(?:esm|legacy|modern|node|node_modules|tests)$/;

/** @throws Error if the package is not installed. */
export async function findPackage(root: string, { name, plan }: CatalogPackage): Promise<InstalledPackage> {
  const folder = path.join(root, 'node_modules', name);
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8').catch((cause: unknown) => {
    throw new Error(
      `The reference needs the package "${name}", which is not installed. Run npm ci, or correct content/reference.ts.`,
      { cause },
    );
  });
  const { version, exports, peerDependencies } = JSON.parse(manifest) as Manifest;
  const entries = await readdir(folder, { withFileTypes: true });
  const isOpen = (subpath: string) => exports === undefined || `./${subpath}` in exports || './*' in exports;
  const subpaths = entries
    .filter((entry) => entry.isDirectory() && /^(?!Adapter)[A-Z]/.test(entry.name) && isOpen(entry.name))
    .map((entry) => entry.name)
    .sort();
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => `./${entry.name}`);
  const entryPoints = (exports ? Object.keys(exports) : ['.', ...folders])
    .filter((key) => !NO_ENTRY.test(key))
    .map((key) => key.replace(/^\.\/?/, ''));
  const peers = Object.keys(peerDependencies ?? {});
  return { name, version, plan, folder, subpaths, entryPoints, peers };
}
