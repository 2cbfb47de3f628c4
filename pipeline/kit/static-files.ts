import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashValues } from './hash.ts';

/** Where files with a hash in their name are written and served. */
export interface StaticFiles {
  /** Absolute path of the folder, and its URL prefix. */
  staticFolder: string;
  staticPath: string;
}

/** Writes a JSON file with its hash in the name. @returns Its URL. */
export async function writeJson(
  { staticFolder, staticPath }: StaticFiles,
  name: string,
  value: unknown,
): Promise<string> {
  const text = JSON.stringify(value);
  const file = `${name}-${hashValues(text).slice(0, 8)}.json`;
  await writeFile(path.join(staticFolder, file), text);
  return staticPath + file;
}
