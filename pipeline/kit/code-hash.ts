import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { hashOf } from './hash.ts';

/** Knows the code behind a module: the module, and what it imports, directly or not. */
export interface CodeHashes {
  /** Files of ours, from the root. */
  filesOf: (module: string) => Promise<string[]>;
  /** Hash of those files, of the packages that they name and of Node. */
  hashOf: (module: string) => Promise<string>;
}

/** Texts that may be the name of a package, or of a module of one. */
const QUOTED = /['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"\n]*)?['"]/g;

/**
 * Reads the code of modules below a root, each once.
 *
 * @param read Gives a file's text by its absolute path.
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

/** The entries and every file of ours that they import, from the root and sorted; what is imported for its types alone is none. */
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

/** The fields of a package.json that are read here. */
interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * The versions of packages and of what they depend on, as they are installed. Whatever name stands in quotes counts where
 * the site depends on such a package: so those count too that are found while the code runs.
 */
function createPackageVersions(root: string): (names: readonly string[]) => Promise<string[]> {
  const manifests = new Map<string, Promise<Manifest | null>>();
  const manifestOf = (folder: string) =>
    once(manifests, folder, () =>
      readFile(path.join(folder, 'package.json'), 'utf8').then(
        (text) => JSON.parse(text) as Manifest,
        () => null,
      ),
    );
  /** Where a package is that another one imports: in its own folder, or in one around it. */
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
