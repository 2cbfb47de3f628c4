import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** All files below a folder: absolute paths, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Whether an error says that a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** @returns What is read; null without the file. @throws Any other error: what cannot be read does not count as missing. */
export async function readIfPresent<Content>(reading: Promise<Content>): Promise<Content | null> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
