import { currentBuildKey } from '../../site/page/page.ts';
import { readPortions, type PublishedSource } from './source.ts';

/** KV edge cache TTLs in seconds: for the current build's id, and for content files, which never change. */
const CURRENT_BUILD_SECONDS = 60;
const CONTENT_SECONDS = 86_400;

/**
 * Content of every published build, in KV.
 *
 * @param worker Hash of what content must fit (`BuildInfo`).
 */
export function kvSource(kv: KVNamespace, worker: string): PublishedSource {
  return {
    name: 'KV',
    open: async (path) => {
      const stream = await kv.get(path, { type: 'stream', cacheTtl: CONTENT_SECONDS });
      return stream && readPortions(stream);
    },
    currentBuild: () => kv.get(currentBuildKey(worker), { cacheTtl: CURRENT_BUILD_SECONDS }),
  };
}
