import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { exportName } from '../../../site/demo-program.ts';
import { hashOf } from '../../kit/hash.ts';
import { relativePath, type BuildContext } from '../../kit/context.ts';
import { bundleSettings, type Target } from '../../kit/bundle-settings.ts';
import { onlyMessages } from '../../kit/only-messages.ts';
import { entryOf } from './families.ts';
import { EFFECT, type PackageImports } from '../imports.ts';
import { pictures } from './pictures.ts';
import { regroup, type Chunk, type EntryFiles } from './regroup.ts';
import { withoutCssVariables } from './without-css-variables.ts';
import { withoutEffects } from './without-effects.ts';

/** Changes whenever the bundles would change for the same inputs. */
const VERSION = '24';

/** Begins the keys of the interface texts that only the search dialog shows. */
const SEARCH_TEXTS = 'search.';

/** Name of the record beside the files. */
const RECORD = 'record.json';

/** The packages of all demos, bundled once, with everything shared split out once. */
export interface Vendor {
  /** Where the files are, and their names. */
  folder: string;
  files: string[];
  /** File of an entry of ours, and the files that it imports: addresses (browser) or absolute paths (server). */
  entryFiles: (name: string) => string[];
  /** Address (browser) or absolute path (server) of the file that exports a package's names. */
  fileOf: (specifier: string, name: string) => string;
  /** That file, and the files that it imports. */
  filesOf: (specifier: string, name: string) => string[];
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
  entries: EntryFiles;
}

/** Bundles the packages that the demos import; the same packages and sources are bundled once. */
export async function bundleVendor(context: BuildContext, options: VendorOptions): Promise<Vendor> {
  const { target, imports, entries, publicPath } = options;
  const lockFile = await readFile(path.join(context.root, 'package-lock.json'), 'utf8');
  const ours = Object.entries(entries).map(([name, file]) => `${name}=${relativePath(context, file)}`);
  const key = hashOf(VERSION, target, JSON.stringify([...entryModules(imports)]), ours.join(), lockFile);
  const folder = path.join(context.cache, 'vendor', `${target}-${key}`);
  context.used.add(folder);
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
    entryFiles: (name) => filesOfEntry(`ours:${name}`),
    fileOf: (specifier, name) => filesOfEntry(entryOf(specifier, name))[0] ?? '',
    filesOf: (specifier, name) => filesOfEntry(entryOf(specifier, name)),
  };
}

async function bundle(context: BuildContext, options: VendorOptions, folder: string): Promise<VendorRecord> {
  const modules = entryModules(options.imports);
  const settings = bundleSettings(options.target);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const result = await esbuild.build({
    entryPoints: [
      ...[...modules.keys()].map((entry) => ({ in: entry, out: entry.replace(/\W+/g, '_') })),
      ...Object.entries(options.entries).map(([name, file]) => ({ in: file, out: name })),
    ],
    plugins: [
      entryPlugin(modules, context.root),
      withoutCssVariables(),
      withoutEffects(),
      onlyMessages((key) => !key.startsWith(SEARCH_TEXTS)),
      ...(options.target === 'server' ? [pictures()] : []),
    ],
    outdir: folder,
    ...settings,
    minify: false,
    chunkNames: 'chunk-[hash]',
    entryNames: '[name]-[hash]',
    splitting: true,
    metafile: true,
    write: false,
    absWorkingDir: context.root,
  });
  const ours = new Map(
    Object.entries(options.entries).map(([name, file]) => [relativePath(context, file), `ours:${name}`]),
  );
  const chunks = chunksOf(result, ours);
  const own = Object.keys(result.metafile.inputs).filter(
    (file) => !file.includes('node_modules') && !modules.has(file),
  );
  const record: VendorRecord = {
    inputs: Object.fromEntries(
      await Promise.all(own.map(async (file) => [file, await hashFile(context, file)] as const)),
    ),
    entries: options.target === 'browser' ? await regroup(chunks, settings, folder) : await writeChunks(chunks, folder),
  };
  await writeFile(path.join(folder, RECORD), JSON.stringify(record));
  return record;
}

function chunksOf(
  { metafile, outputFiles }: esbuild.BuildResult<{ metafile: true; write: false }>,
  ours: ReadonlyMap<string, string>,
): Chunk[] {
  const texts = new Map(outputFiles.map(({ path: file, text }) => [path.basename(file), text]));
  return Object.entries(metafile.outputs).map(([file, { entryPoint, exports, imports, inputs }]) => ({
    name: path.basename(file),
    text: texts.get(path.basename(file)) ?? '',
    exports,
    imports: imports
      .filter(({ external }) => !external)
      .map(({ path: imported, kind }) => ({ name: path.basename(imported), isDynamic: kind === 'dynamic-import' })),
    entry: entryPoint === undefined ? null : (ours.get(entryPoint) ?? entryPoint),
    isEmpty: Object.entries(inputs).every(([input, { bytesInOutput }]) => input === entryPoint || bytesInOutput === 0),
  }));
}

/** On the server, files cost nothing: the chunks stay as they are. */
async function writeChunks(chunks: readonly Chunk[], folder: string): Promise<EntryFiles> {
  await Promise.all(chunks.map(({ name, text }) => writeFile(path.join(folder, name), text)));
  return Object.fromEntries(chunks.flatMap(({ entry, name }) => (entry === null ? [] : [[entry, [name]]])));
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

/** The bundle's entries: each exports the names that demos import from its packages. */
function entryModules(imports: PackageImports): Map<string, string> {
  const pairs = [...imports].flatMap(([specifier, names]) => [...names].map((name) => [specifier, name] as const));
  // Sorted, so that the files' hashes depend on what is imported and not on which demo was read first.
  const sorted = pairs.sort((a, b) => (a.join() < b.join() ? -1 : 1));
  const byEntry = Map.groupBy(sorted, ([specifier, name]) => entryOf(specifier, name));
  const statement = ([specifier, name]: readonly [string, string]) => {
    const from = JSON.stringify(specifier);
    return name === EFFECT ? `import ${from};` : `export { ${name} as ${exportName(specifier, name)} } from ${from};`;
  };
  return new Map([...byEntry].map(([entry, pairs]) => [entry, pairs.map(statement).join('\n')]));
}

function entryPlugin(modules: ReadonlyMap<string, string>, resolveDir: string): esbuild.Plugin {
  return {
    name: 'entries',
    setup(build) {
      build.onResolve({ filter: /^(?:family|package):/ }, ({ path: id }) => {
        const [namespace = '', ...rest] = id.split(':');
        return { path: rest.join(':'), namespace };
      });
      for (const namespace of ['family', 'package']) {
        build.onLoad({ filter: /.*/, namespace }, ({ path: name }) => ({
          contents: modules.get(`${namespace}:${name}`) ?? '',
          resolveDir,
          loader: 'ts',
        }));
      }
    },
  };
}
