import { LRUCache } from 'lru-cache';
import type { Config } from '../../site/config/config.ts';
import { assetsSource } from './assets-source.ts';
import { readWhole, type Reading } from './reading.ts';

/** Maximum number of parsed files in the LRU cache, some 3 KB each. */
const MAX_FILES = 1000;

/** Reads a JSON file of the worker's build by its URL, as the browser does: `/static/check-…json`. */
export type ReadJson = <T extends object>(address: string) => Promise<T>;

interface FilePlace {
  assets: Fetcher;
  config: Pick<Config, 'limits'>;
}

export function createJsonReader({ assets, config }: FilePlace): ReadJson {
  const files = new LRUCache<string, object>({ max: MAX_FILES });
  // What fails here does not mean that content is degraded: report nothing.
  const reading: Reading = { sources: [assetsSource(assets)], limit: config.limits.file, report: () => undefined };
  return async <T extends object>(address: string) => {
    const known = files.get(address);
    if (known) return known as T;
    const value = await readWhole(
      reading,
      address.slice(1),
      (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as T,
    );
    files.set(address, value);
    return value;
  };
}
