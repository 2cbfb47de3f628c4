import { currentBuildKey } from '../../site/page.ts';
import { portionsOf, type PublishedSource } from './source.ts';

/** How long KV keeps values at the edge, in seconds: the current build's id, and files, which never change. */
const CURRENT_BUILD_SECONDS = 60;
const CONTENT_SECONDS = 86_400;

/**
 * Content in KV, of every build that was published.
 *
 * @param worker What content has to fit (`BuildInfo`).
 */
export function kvSource(kv: KVNamespace, worker: string): PublishedSource {
  return {
    name: 'KV',
    open: async (path) => {
      const stream = await kv.get(path, { type: 'stream', cacheTtl: CONTENT_SECONDS });
      return stream && portionsOf(stream);
    },
    currentBuild: () => kv.get(currentBuildKey(worker), { cacheTtl: CURRENT_BUILD_SECONDS }),
  };
}
