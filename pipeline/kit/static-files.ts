import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './hash.ts';

/** Where the files stand whose names carry their hash. */
export interface StaticFiles {
  /** Absolute path of their folder, and the address that it is served at. */
  staticFolder: string;
  staticPath: string;
}

/** Writes a JSON file whose name has its hash. Returns its address. */
export async function writeJson(
  { staticFolder, staticPath }: StaticFiles,
  name: string,
  value: unknown,
): Promise<string> {
  const text = JSON.stringify(value);
  const file = `${name}-${hashOf(text).slice(0, 8)}.json`;
  await writeFile(path.join(staticFolder, file), text);
  return staticPath + file;
}
