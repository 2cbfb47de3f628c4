import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './hash.ts';

/** All files below a folder, absolute, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Hash of every file in folders below a root, names and contents. */
export async function hashFiles(root: string, folders: readonly string[]): Promise<string> {
  const files = (await Promise.all(folders.map((folder) => listFiles(path.join(root, folder))))).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return hashOf(...files.flatMap((file, index) => [path.relative(root, file), contents[index] ?? '']));
}
