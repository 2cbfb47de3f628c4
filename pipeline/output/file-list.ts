import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../kit/files.ts';

/**
 * File in which a site lists its hashed files: those of its own build, and of the earlier builds that it still serves.
 * The next deployment copies what the previous one listed (`pipeline/release/former-files.ts`).
 */
export const FILE_LIST = 'static-builds.json';

/** Hashed files of a build, as paths below `static`. */
export interface ListedBuild {
  id: string;
  /** ISO time. */
  made: string;
  files: string[];
}

/** Lists the hashed files of a build. */
export async function writeOwnList(assets: string, id: string): Promise<void> {
  await writeList(assets, [{ id, made: new Date().toISOString(), files: await listHashedFiles(assets) }]);
}

export async function writeList(assets: string, builds: readonly ListedBuild[]): Promise<void> {
  await writeFile(path.join(assets, FILE_LIST), JSON.stringify(builds));
}

/** @throws Error if the build listed none. */
export async function readOwnList(assets: string): Promise<ListedBuild> {
  const [own] = JSON.parse(await readFile(path.join(assets, FILE_LIST), 'utf8')) as ListedBuild[];
  if (!own) throw new Error(`${FILE_LIST} lists no build. Run npm run build.`);
  return own;
}

/** Existing hashed files, as paths below `static`. */
export async function listHashedFiles(assets: string): Promise<string[]> {
  const folder = path.join(assets, 'static');
  return (await listFiles(folder)).map((file) => path.relative(folder, file).split(path.sep).join('/'));
}
