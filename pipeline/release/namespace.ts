import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWrangler } from './wrangler.ts';

export interface Pair {
  key: string;
  value: string;
  /** Returned with the list of keys. */
  metadata?: object;
}

export interface Namespace {
  /** Keys with a prefix, sorted, with their metadata. */
  list: (prefix: string) => Promise<{ name: string; metadata?: unknown }[]>;
  put: (pairs: readonly Pair[]) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
}

/** Pairs per request; the API allows 10,000, and 100 MB. */
const BATCH = 1000;

/** @param place Arguments of `wrangler kv` that select the namespace. */
export function openNamespace(root: string, place: readonly string[]): Namespace {
  const kv = (...command: string[]) => runWrangler(root, ['kv', ...command, ...place]);
  const inBatches = async <T>(items: readonly T[], send: (file: string) => Promise<unknown>) => {
    await using folder = await mkdtempDisposable(path.join(tmpdir(), 'kv-'));
    const file = path.join(folder.path, 'batch.json');
    for (let at = 0; at < items.length; at += BATCH) {
      await writeFile(file, JSON.stringify(items.slice(at, at + BATCH)));
      await send(file);
      // Progress, because each batch takes seconds.
      if (items.length > BATCH) console.error(`KV: ${Math.min(at + BATCH, items.length)} of ${items.length} keys`);
    }
  };
  return {
    list: async (prefix) => JSON.parse(await kv('key', 'list', '--prefix', prefix)) as { name: string }[],
    put: (pairs) => inBatches(pairs, (file) => kv('bulk', 'put', file)),
    remove: (keys) => inBatches(keys, (file) => kv('bulk', 'delete', file, '--force')),
  };
}
