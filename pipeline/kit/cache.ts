import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildContext } from './context.ts';
import { hashOf } from './hash.ts';

/**
 * The value that `make` returned for the same inputs before, or a new one.
 *
 * @param step Name of the step, a folder of the cache.
 * @param inputs Everything that the value depends on, the step's own code version included.
 */
export async function cached<T>(
  context: BuildContext,
  step: string,
  inputs: readonly string[],
  make: () => Promise<T> | T,
): Promise<T> {
  const file = path.join(context.cache, step, `${hashOf(...inputs)}.json`);
  context.used.add(file);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    const value = await make();
    await mkdir(path.dirname(file), { recursive: true });
    // Two steps may make the same value at the same time.
    const temporary = `${file}.${process.pid}.${randomUUID()}`;
    await writeFile(temporary, JSON.stringify(value));
    await rename(temporary, file);
    return value;
  }
}
