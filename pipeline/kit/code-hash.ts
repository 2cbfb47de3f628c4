import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { hashOf } from './hash.ts';

/** Tracks the code behind a module: the module and its transitive imports. */
export interface CodeHashes {
  /** Our own files, relative to the root. */
  filesOf: (module: string) => Promise<string[]>;
  /** Hash of those files, the packages they name, and the Node version. */
  hashOf: (module: string) => Promise<string>;
}

/** String literals that may be a package name, or a subpath of a package. */
const QUOTED = /['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"\n]*)?['"]/g;

/**
 * Reads each module below `root` once.
 *
 * @param read Returns a file's text by its absolute path.
 */
export function createCodeHashes(
  root: string,
  read: (file: string) => Promise<string> = (file) => readFile(file, 'utf8'),
): CodeHashes {
  const packages = createPackageVersions(root);
  const files = new Map<string, Promise<string[]>>();
  const hashes = new Map<string, Promise<string>>();
  const filesOf = (module: string) => once(files, module, () => importedFiles(root, [fileURLToPath(module)]));
  const hash = async (module: string) => {
    const names = await filesOf(module);
    const texts = await Promise.all(names.map((name) => read(path.join(root, name))));
    const named = new Set(texts.flatMap((text) => [...text.matchAll(QUOTED)].map(([, name = '']) => name)));
    return hashOf(process.version, ...names, ...texts, ...(await packages([...named])));
  };
  return { filesOf, hashOf: (module) => once(hashes, module, () => hash(module)) };
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
  const { metafile } = await esbuild.build({
    entryPoints: [...entries],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
    absWorkingDir: root,
  });
  return Object.keys(metafile.inputs).sort();
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
export function createPackageVersions(root: string): (names: readonly string[]) => Promise<string[]> {
  const manifests = new Map<string, Promise<Manifest | null>>();
  const manifestOf = (folder: string) =>
    once(manifests, folder, () =>
      readFile(path.join(folder, 'package.json'), 'utf8').then(
        (text) => JSON.parse(text) as Manifest,
        () => null,
      ),
    );
  /** Finds a package as Node does: in the importer's own `node_modules`, then in those above it. */
  const find = async (name: string, from: string): Promise<string | null> => {
    const folder = path.join(from, 'node_modules', name);
    if (await manifestOf(folder)) return folder;
    return from === root ? null : find(name, path.dirname(from));
  };
  return async (names) => {
    const manifest = await manifestOf(root);
    const isOurs = (name: string) => Object.hasOwn({ ...manifest?.dependencies, ...manifest?.devDependencies }, name);
    const found = new Map<string, string>();
    const visit = async (name: string, from: string): Promise<void> => {
      const folder = await find(name, from);
      if (folder === null || found.has(folder)) return;
      found.set(folder, '');
      const { version = '', dependencies, optionalDependencies } = (await manifestOf(folder)) ?? {};
      found.set(folder, `${path.relative(root, folder)}@${version}`);
      for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
        await visit(dependency, folder);
    };
    for (const name of names.filter(isOurs).sort()) await visit(name, root);
    return [...found.values()].sort();
  };
}
