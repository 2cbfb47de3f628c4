import { currentBuildKey } from '../../site/page/page.ts';
import { readPortions, type PublishedSource } from './source.ts';

/** KV edge cache TTLs in seconds: for what may change, and for content files, which never do once they are there. */
const CHANGING_SECONDS = 60;
const CONTENT_SECONDS = 86_400;

/**
 * Content of every published build, in KV.
 *
 * @param worker Hash of what content must fit (`BuildInfo`).
 */
export function kvSource(kv: KVNamespace, worker: string): PublishedSource {
  return {
    name: 'KV',
    open: async (path, isRetry = false) => {
      const get = (cacheTtl: number) => kv.get(path, { type: 'stream', cacheTtl });
      // The edge also caches that a file is missing, which ends when it is published; and a damaged one, which is mended.
      const stream = (isRetry ? null : await get(CONTENT_SECONDS)) ?? (await get(CHANGING_SECONDS));
      return stream && readPortions(stream);
    },
    currentBuild: () => kv.get(currentBuildKey(worker), { cacheTtl: CHANGING_SECONDS }),
  };
}
