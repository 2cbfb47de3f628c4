import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../kit/files.ts';

export interface Cached<Value> {
  value: Value;
  isNew: boolean;
}

/** File with a folder's value, written last: a folder without it is incomplete. */
const RECORD = 'record.json';

/** Returns the JSON in a file. On a miss, calls `make` and writes its result there. */
export async function cachedInFile<Value>(file: string, make: () => Promise<Value> | Value): Promise<Cached<Value>> {
  const known = readJson<Value>(file);
  if (known) return { ...known, isNew: false };
  const value = await make();
  await writeJson(file, value).catch(async (error: unknown) => {
    // The folder of a step exists after its first entry, so most writes need no check.
    if (!isMissing(error)) throw error;
    await mkdir(path.dirname(file), { recursive: true });
    await writeJson(file, value);
  });
  return { value, isNew: true };
}

/** Returns the value of a folder. On a miss, empties the folder and calls `make`, which fills it. */
export async function cachedInFolder<Value>(
  folder: string,
  make: () => Promise<Value> | Value,
): Promise<Cached<Value>> {
  const record = path.join(folder, RECORD);
  const known = readJson<Value>(record);
  if (known) return { ...known, isNew: false };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const value = await make();
  await writeJson(record, value);
  return { value, isNew: true };
}

/**
 * Null for a file that is missing or truncated. A build reads thousands of small ones: to wait for each costs four times as
 * much as to read it.
 */
export function readJson<Value>(file: string): { value: Value } | null {
  try {
    return { value: JSON.parse(readFileSync(file, 'utf8')) as Value };
  } catch {
    return null;
  }
}

/** Writes atomically: two steps may write the same file at the same time. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const temporary = `${file}.${process.pid}.${randomUUID()}`;
  await writeFile(temporary, JSON.stringify(value));
  await rename(temporary, file);
}
