import { CURRENT_BUILD_KEY, contentFolder } from '../../site/page.ts';
import type { ContentSource } from './store.ts';

/** How long an isolate keeps the current build's id, and KV its values at the edge, in seconds. */
const CURRENT_BUILD_SECONDS = 60;
const CONTENT_SECONDS = 86_400;

/**
 * Content from KV: of the build that was published last, or of the worker's own where none was.
 *
 * @param now Clock in milliseconds.
 */
export function kvSource(kv: KVNamespace, ownBuildId: string, now: () => number = Date.now): ContentSource {
  let current: { id: Promise<string>; until: number } | undefined;
  const buildId = (): Promise<string> => {
    if (!current || now() >= current.until) {
      const id = kv.get(CURRENT_BUILD_KEY, { cacheTtl: CURRENT_BUILD_SECONDS }).then((stored) => stored ?? ownBuildId);
      current = { id, until: now() + CURRENT_BUILD_SECONDS * 1000 };
      id.catch(() => (current = undefined));
    }
    return current.id;
  };
  return {
    buildId,
    read: async (name) => {
      const value = await kv.get(`${contentFolder(await buildId())}/${name}`, {
        type: 'arrayBuffer',
        cacheTtl: CONTENT_SECONDS,
      });
      return value && new Uint8Array(value);
    },
  };
}
