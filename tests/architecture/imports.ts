import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** The repository's root. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Absolute paths of all TypeScript files below a folder, except type declarations for other packages. */
export async function getSources(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The import specifiers of a file, including type imports, re-exports and dynamic imports. */
export async function getImports(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  const found = text.matchAll(
    /^(?:import|export)\b[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '');
}

/** The import graph of our own files: file → imported files, relative to the root. */
export async function importGraph(folders: readonly string[]): Promise<Map<string, string[]>> {
  const files = (await Promise.all(folders.map(getSources))).flat().sort();
  const entries = files.map(async (file): Promise<[string, string[]]> => {
    const own = (await getImports(file)).filter((specifier) => specifier.startsWith('.'));
    return [fromRoot(file), own.map((specifier) => fromRoot(path.resolve(path.dirname(file), specifier)))];
  });
  return new Map(await Promise.all(entries));
}

function fromRoot(file: string): string {
  return path.relative(ROOT, file).split(path.sep).join('/');
}
