import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { hashValues } from '../kit/hash.ts';

/** Tracks the code behind a module: the module and its transitive imports. */
export interface CodeHashes {
  /** Our own files, relative to the root. */
  listFiles: (module: string) => Promise<string[]>;
  /** Hash of the code that they compile to, without comments, of the packages that it names, and of the Node version. */
  getHash: (module: string) => Promise<string>;
  /** The same without the version of Node: for what is in the repository, and the same on every machine. */
  getSharedHash: (module: string) => Promise<string>;
}

/** String literals that may be a package name, or a subpath of a package. */
const QUOTED = /['"`]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"`\n]*)?['"`]/g;

/** Compiles each module below `root` once. */
export function createCodeHashes(root: string): CodeHashes {
  const packages = createPackageVersions(root);
  const bundles = new Map<string, Promise<Bundle>>();
  const hashes = new Map<string, Promise<Record<'own' | 'shared', string>>>();
  const getBundle = (module: string) => once(bundles, module, () => bundle(root, [fileURLToPath(module)]));
  const hash = async (module: string) => {
    const { code } = await getBundle(module);
    const named = new Set([...code.matchAll(QUOTED)].map(([, name = '']) => name));
    const parts = [code, ...(await packages([...named]))];
    return { own: hashValues(process.version, ...parts), shared: hashValues(...parts) };
  };
  const getHashes = (module: string) => once(hashes, module, () => hash(module));
  return {
    listFiles: async (module) => (await getBundle(module)).files,
    getHash: async (module) => (await getHashes(module)).own,
    getSharedHash: async (module) => (await getHashes(module)).shared,
  };
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/**
 * Our own files that the entries reach by imports, entries included: relative to the root, sorted. Type-only imports do
 * not count.
 */
export async function importedFiles(root: string, entries: readonly string[]): Promise<string[]> {
  return (await bundle(root, entries)).files;
}

/** What entries compile to. */
interface Bundle {
  files: string[];
  /** Without comments and unused exports. */
  code: string;
}

async function bundle(root: string, entries: readonly string[]): Promise<Bundle> {
  const { metafile, outputFiles } = await esbuild.build({
    entryPoints: [...entries],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    // Removes comments.
    minifyWhitespace: true,
    legalComments: 'none',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
    absWorkingDir: root,
  });
  return { files: Object.keys(metafile.inputs).sort(), code: outputFiles.map(({ text }) => text).join('\n') };
}

/** The fields of a package.json that this module reads. */
interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Installed versions of packages and of their transitive dependencies. Any quoted name counts if the site depends on a
 * package of that name, which also covers packages resolved at run time.
 */
function createPackageVersions(root: string): (names: readonly string[]) => Promise<string[]> {
  const manifests = new Map<string, Promise<Manifest | null>>();
  const readManifest = (folder: string) =>
    once(manifests, folder, () =>
      readFile(path.join(folder, 'package.json'), 'utf8').then(
        (text) => JSON.parse(text) as Manifest,
        () => null,
      ),
    );
  /** Finds a package as Node does: in the importer's own `node_modules`, then in those above it. */
  const find = async (name: string, from: string): Promise<string | null> => {
    const folder = path.join(from, 'node_modules', name);
    if (await readManifest(folder)) return folder;
    return from === root ? null : find(name, path.dirname(from));
  };
  return async (names) => {
    const manifest = await readManifest(root);
    const isOurs = (name: string) => Object.hasOwn({ ...manifest?.dependencies, ...manifest?.devDependencies }, name);
    const found = new Map<string, string>();
    const visit = async (name: string, from: string): Promise<void> => {
      const folder = await find(name, from);
      if (folder === null || found.has(folder)) return;
      found.set(folder, '');
      const { version = '', dependencies, optionalDependencies } = (await readManifest(folder)) ?? {};
      found.set(folder, `${path.relative(root, folder)}@${version}`);
      for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
        await visit(dependency, folder);
    };
    for (const name of names.filter(isOurs).sort()) await visit(name, root);
    return [...found.values()].sort();
  };
}
