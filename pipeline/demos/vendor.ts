import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { hashOf } from '../cache.ts';
import type { BuildContext } from '../context.ts';
import type { PackageImports } from './imports.ts';

/** Changes whenever the bundles would change for the same inputs. */
const VERSION = '2';

/** Name of the record beside the files. */
const RECORD = 'record.json';

/** Where a bundle runs. */
export type Target = 'browser' | 'server';

/**
 * Families of packages that are bundled together: a demo loads `base` and its own family, nothing else.
 * The first family whose prefix fits takes the package.
 */
const FAMILIES: readonly [family: string, prefixes: readonly string[]][] = [
  ['tree-view', ['@mui/x-tree-view']],
  ['data-grid', ['@mui/x-data-grid']],
  ['charts', ['@mui/x-charts']],
  ['date-pickers', ['@mui/x-date-pickers', 'dayjs', 'date-fns', 'luxon', 'moment']],
  ['base', ['']],
];

/** The packages of all demos, bundled by family, with everything shared split out once. */
export interface Vendor {
  /** Where the files are, and their names. */
  folder: string;
  files: string[];
  /** Files of an entry of ours, itself first: addresses (browser) or absolute paths (server). */
  entryFiles: (entry: string) => string[];
  /** Address (browser) or absolute path (server) of the file that exports a package's names. */
  fileOf: (specifier: string) => string;
  /** Files that a family's entry imports, itself first. */
  filesOf: (specifier: string) => string[];
}

export interface VendorOptions {
  target: Target;
  imports: PackageImports;
  /** Entry points of ours that are bundled with the families, and so share React and the theme: name → absolute path. */
  entries: Record<string, string>;
  /** Address that the files are served at (browser). */
  publicPath: string;
}

/** What is kept of a bundling, to use its files again. */
interface VendorRecord {
  /** Source files of ours that went in, from the root, and their hashes; packages are covered by the lock file. */
  inputs: Record<string, string>;
  /** Entry point → its output file and every file it imports statically, by name. */
  entries: Record<string, string[]>;
}

/** Bundles the packages that the demos import; the same packages and sources are bundled once. */
export async function bundleVendor(context: BuildContext, options: VendorOptions): Promise<Vendor> {
  const { target, imports, entries, publicPath } = options;
  const lockFile = await readFile(path.join(context.root, 'package-lock.json'), 'utf8');
  const key = hashOf(VERSION, target, importsText(imports), JSON.stringify(entries), lockFile);
  const folder = path.join(context.cache, 'vendor', `${target}-${key}`);
  const record = (await readRecord(context, folder)) ?? (await bundle(context, options, folder));
  const addressOf = (file: string) => (target === 'browser' ? publicPath + file : path.join(folder, file));
  const filesOfEntry = (entry: string): string[] => {
    const files = record.entries[entry];
    if (files === undefined) throw new Error(`The vendor bundle has no entry "${entry}".`);
    return files.map(addressOf);
  };
  return {
    folder,
    files: [...new Set(Object.values(record.entries).flat())],
    entryFiles: filesOfEntry,
    fileOf: (specifier) => filesOfEntry(`family:${familyOf(specifier)}`)[0] ?? '',
    filesOf: (specifier) => filesOfEntry(`family:${familyOf(specifier)}`),
  };
}

async function bundle(context: BuildContext, options: VendorOptions, folder: string): Promise<VendorRecord> {
  // Sorted, so that the files' hashes depend on what is imported and not on which demo was read first.
  const packages = [...options.imports].sort(([a], [b]) => (a < b ? -1 : 1));
  const byFamily = Map.groupBy(packages, ([specifier]) => familyOf(specifier));
  const virtual = new Map([...byFamily].sort(([a], [b]) => (a < b ? -1 : 1)).map(([family, packages]) => [family, familyModule(packages)]));
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await esbuild.build({
    entryPoints: {
      ...Object.fromEntries([...virtual.keys()].map((family) => [family, `family:${family}`])),
      ...options.entries,
    },
    plugins: [familyPlugin(virtual, context.root)],
    outdir: folder,
    ...bundleSettings(options.target),
    chunkNames: 'chunk-[hash]',
    entryNames: '[name]-[hash]',
    splitting: true,
    metafile: true,
    absWorkingDir: context.root,
  });
  const own = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules') && !file.startsWith('family:'));
  const record: VendorRecord = {
    inputs: Object.fromEntries(await Promise.all(own.map(async (file) => [file, await hashFile(context, file)] as const))),
    entries: outputsByEntry(metafile),
  };
  await writeFile(path.join(folder, RECORD), JSON.stringify(record));
  return record;
}

/** The record of an earlier bundling, when its sources are as they were. */
async function readRecord(context: BuildContext, folder: string): Promise<VendorRecord | null> {
  const text = await readFile(path.join(folder, RECORD), 'utf8').catch(() => null);
  if (text === null) return null;
  const record = JSON.parse(text) as VendorRecord;
  const hashes = await Promise.all(Object.keys(record.inputs).map((file) => hashFile(context, file)));
  return Object.values(record.inputs).every((hash, index) => hash === hashes[index]) ? record : null;
}

async function hashFile(context: BuildContext, file: string): Promise<string> {
  return readFile(path.join(context.root, file)).then(hashOf, () => '');
}

/** Name under which a family's bundle exports a package's export. */
export function exportName(specifier: string, name: string): string {
  return `${specifier.replace(/\W/g, '_')}$${name}`;
}

/** esbuild settings that server and browser bundles share, so that Emotion's class names are the same in both. */
export function bundleSettings(target: Target) {
  return {
    bundle: true,
    format: 'esm',
    minify: target === 'browser',
    platform: target === 'browser' ? 'browser' : 'node',
    target: target === 'browser' ? ['chrome123', 'firefox120', 'safari17.5'] : ['node20'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    ...(target === 'server' && {
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    }),
  } as const;
}

function importsText(imports: PackageImports): string {
  const rows = [...imports].map(([specifier, names]) => `${specifier}:${[...names].sort().join(',')}`);
  return rows.sort().join('\n');
}

function familyOf(specifier: string): string {
  const found = FAMILIES.find(([, prefixes]) => prefixes.some((prefix) => specifier.startsWith(prefix)));
  return found?.[0] ?? 'base';
}

function familyModule(packages: readonly [string, Set<string>][]): string {
  return packages
    .flatMap(([specifier, names]) =>
      [...names].sort().map(
        (name) => `export { ${name} as ${exportName(specifier, name)} } from ${JSON.stringify(specifier)};`,
      ),
    )
    .join('\n');
}

function familyPlugin(virtual: ReadonlyMap<string, string>, resolveDir: string): esbuild.Plugin {
  return {
    name: 'families',
    setup(build) {
      build.onResolve({ filter: /^family:/ }, ({ path: id }) => ({ path: id.slice('family:'.length), namespace: 'family' }));
      build.onLoad({ filter: /.*/, namespace: 'family' }, ({ path: family }) => ({
        contents: virtual.get(family) ?? '',
        resolveDir,
        loader: 'ts',
      }));
    },
  };
}

/** Entry point → its output file and every file it imports statically, by name. */
function outputsByEntry(metafile: esbuild.Metafile): Record<string, string[]> {
  const entries: Record<string, string[]> = {};
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint) continue;
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? []) {
        if (kind === 'import-statement') visit(imported);
      }
    };
    visit(output);
    entries[entryPoint] = [...seen].map((file) => path.basename(file));
  }
  return entries;
}
