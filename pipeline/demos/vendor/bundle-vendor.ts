import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportName } from '../../../site/demo/demo-program.ts';
import { need } from '../../../site/kit/need.ts';
import type { Target } from '../../kit/bundle-settings.ts';
import type { BuildContext } from '../../cache/context.ts';
import { defineStep, asIs, notCompared, type FolderStepTools } from '../../cache/step.ts';
import { EFFECT, type PackageImports } from '../imports.ts';
import type { EntryFiles } from './bundle-packages.ts';
import { bundleInProcess } from './bundle-process.ts';
import { getEntry } from './families.ts';

/** The packages of all demos in one bundle, split so that shared code exists once. */
export interface Vendor {
  /** The folder of the files, and their names. */
  folder: string;
  files: string[];
  /** URL (browser) or absolute path (server) of the file of one of our own entries. */
  entryFile: (name: string) => string;
  /** That file, and its imports. */
  entryFiles: (name: string) => string[];
  /** URL (browser) or absolute path (server) of the file that exports a package's name. */
  getFile: (specifier: string, name: string) => string;
  /** That file, and its imports. */
  listFiles: (specifier: string, name: string) => string[];
}

export interface VendorOptions {
  target: Target;
  imports: PackageImports;
  /** Our own entry points, bundled with the families to share React and the theme: name → path from the root. */
  entries: Record<string, string>;
  /** Hash of our own files below those entries. */
  code: string;
  /** URL prefix of the files (browser). */
  publicPath: string;
}

/** Bundles the packages that the demos import, or reuses the cached bundle for the same packages and sources. */
export async function bundleVendor({ root, steps }: BuildContext, options: VendorOptions): Promise<Vendor> {
  const { target, imports, entries, publicPath } = options;
  const { folder, value: filesByEntry } = await steps.run(vendorStep, {
    target,
    modules: entryModules(imports),
    entries,
    code: options.code,
    lockFile: await readFile(path.join(root, 'package-lock.json'), 'utf8'),
    root,
  });
  const getAddress = (file: string) => (target === 'browser' ? publicPath + file : path.join(folder, file));
  const filesOfEntry = (entry: string): string[] => need(filesByEntry, entry).map(getAddress);
  return {
    folder,
    files: (await readdir(folder)).sort(),
    entryFile: (name) => need(filesOfEntry(`ours:${name}`), 0),
    entryFiles: (name) => filesOfEntry(`ours:${name}`),
    getFile: (specifier, name) => need(filesOfEntry(getEntry(specifier, name)), 0),
    listFiles: (specifier, name) => filesOfEntry(getEntry(specifier, name)),
  };
}

interface BundleInput extends Pick<VendorOptions, 'target' | 'entries' | 'code'> {
  /** The bundle's entries and their code. */
  modules: readonly (readonly [entry: string, code: string])[];
  lockFile: string;
  root: string;
}

/** Bundles the packages of all demos into a folder: entry → its file, then that file's imports. */
export const vendorStep = defineStep({
  name: 'vendor',
  code: import.meta.url,
  keep: 'folder',
  inputs: { target: asIs, modules: asIs, entries: asIs, code: asIs, lockFile: asIs, root: notCompared },
  make: bundle,
});

function bundle({ target, modules, entries, root }: BundleInput, { folder }: FolderStepTools): Promise<EntryFiles> {
  const files = new Map(Object.entries(entries).map(([name, file]) => [`ours:${name}`, file]));
  return bundleInProcess({ target, modules: new Map(modules), files, root, folder });
}

/** The bundle's entries: each re-exports the names that demos import from its packages. */
function entryModules(imports: PackageImports): [entry: string, code: string][] {
  const pairs = [...imports].flatMap(([specifier, names]) => [...names].map((name) => [specifier, name] as const));
  // Sorted, so that file hashes depend only on what is imported, not on the order in which demos are read.
  const sorted = pairs.sort((a, b) => (a.join() < b.join() ? -1 : 1));
  const byEntry = Map.groupBy(sorted, ([specifier, name]) => getEntry(specifier, name));
  const statement = ([specifier, name]: readonly [string, string]) => {
    const from = JSON.stringify(specifier);
    return name === EFFECT ? `import ${from};` : `export { ${name} as ${exportName(specifier, name)} } from ${from};`;
  };
  return [...byEntry].map(([entry, pairs]) => [entry, pairs.map(statement).join('\n')]);
}
