import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an entry is kept that no build uses. */
const KEPT_MS = 14 * DAY_MS;

/** File that says by its age when the cache was looked through last. */
const MARKER = 'pruned';

/**
 * Removes what no build has used for two weeks. At most once a day: then the entries that this build used are marked as
 * used, by the time of their last change.
 */
export async function pruneCache(
  { cache, used }: { cache: string; used: ReadonlySet<string> },
  now: number = Date.now(),
): Promise<void> {
  const marker = path.join(cache, MARKER);
  if (now - (await changedAt(marker)) < DAY_MS) return;
  const seconds = now / 1000;
  // Another build may have removed an entry meanwhile.
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

/** When a file or folder was changed last, in milliseconds; 0 where there is none. */
async function changedAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
