import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A value from the disk, or a new one. */
export interface Kept<Value> {
  value: Value;
  isNew: boolean;
}

/** Name of the value beside the files of a folder. It is written last: without it, the folder is not whole. */
const RECORD = 'record.json';

/** The JSON in a file, or what `make` returns, which is then written there. */
export async function keptInFile<Value>(file: string, make: () => Promise<Value> | Value): Promise<Kept<Value>> {
  const known = await readJson<Value>(file);
  if (known) return { ...known, isNew: false };
  const value = await make();
  await mkdir(path.dirname(file), { recursive: true });
  await writeJson(file, value);
  return { value, isNew: true };
}

/** The value of a folder, or what `make` returns, which fills the folder first. */
export async function keptInFolder<Value>(folder: string, make: () => Promise<Value> | Value): Promise<Kept<Value>> {
  const record = path.join(folder, RECORD);
  const known = await readJson<Value>(record);
  if (known) return { ...known, isNew: false };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const value = await make();
  await writeJson(record, value);
  return { value, isNew: true };
}

/** Null where there is no such file, or half of one. */
async function readJson<Value>(file: string): Promise<{ value: Value } | null> {
  try {
    return { value: JSON.parse(await readFile(file, 'utf8')) as Value };
  } catch {
    return null;
  }
}

/** Two steps may write the same file at the same time. */
async function writeJson(file: string, value: unknown): Promise<void> {
  const temporary = `${file}.${process.pid}.${randomUUID()}`;
  await writeFile(temporary, JSON.stringify(value));
  await rename(temporary, file);
}
