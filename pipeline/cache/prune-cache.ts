import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an unused entry is kept. */
const KEPT_MS = 14 * DAY_MS;

/** File whose mtime is the time of the last pruning. */
const MARKER = 'pruned';

/**
 * Removes cache entries that no build has used for two weeks. Runs at most once a day, and first touches the mtime of
 * every entry that this build used.
 */
export async function pruneCache(
  { cache, used }: { cache: string; used: ReadonlySet<string> },
  now: number = Date.now(),
): Promise<void> {
  const marker = path.join(cache, MARKER);
  if (now - (await changedAt(marker)) < DAY_MS) return;
  const seconds = now / 1000;
  // Another build may have removed the entry in the meantime.
  for (const entry of used) await utimes(entry, seconds, seconds).catch(() => undefined);
  for (const step of await readdir(cache, { withFileTypes: true })) {
    if (!step.isDirectory()) continue;
    const folder = path.join(cache, step.name);
    for (const name of await readdir(folder)) {
      const entry = path.join(folder, name);
      if (now - (await changedAt(entry)) > KEPT_MS) await rm(entry, { recursive: true, force: true });
    }
  }
  await writeFile(marker, '');
  await utimes(marker, seconds, seconds);
}

/** mtime of a file or folder in milliseconds; 0 if it does not exist. */
async function changedAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
