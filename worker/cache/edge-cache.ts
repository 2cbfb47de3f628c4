import { LRUCache } from 'lru-cache';
import { createDeadline } from '../content/deadline.ts';
import { log } from '../telemetry/log.ts';
import type { Answer } from './cacheable-response.ts';

/** Complete responses by key, in the data centre's cache. Failures count as misses. */
export interface EdgeCache {
  match: (key: string) => Promise<Answer | null>;
  put: (key: string, answer: Answer) => Promise<void>;
}

/** How long the data centre keeps a response, in seconds. Keys contain the build id, so nothing is ever stale. */
const EDGE_SECONDS = 86_400;

/**
 * How many lookups an isolate makes for keys that it does not know to be cached. A young isolate gets requests for
 * popular pages, which others have cached. Later, an unknown key is rarely cached, and a lookup costs a seventh of
 * rendering a page (decision 0018).
 */
const MAX_BLIND_LOOKUPS = 200;

/** Number of keys known to be cached, at some 150 bytes each. */
const MAX_KEYS = 10_000;

/** Origin of the keys in the Cache API; never fetched. */
const KEY_ORIGIN = 'https://cache.local/';

/** Headers to cache: those that describe the body. The rest belong to a single request and are set anew. */
const CONTENT_HEADERS = ['Content-Type', 'Content-Language', 'Link'];

/** @param limit Timeout of a lookup in milliseconds. */
export function createEdgeCache(cache: Pick<Cache, 'match' | 'put'>, limit: number): EdgeCache {
  const keys = new LRUCache<string, true>({ max: MAX_KEYS });
  let blind = 0;
  /** Treats a failure as a miss, and stops asking for unknown keys. */
  const giveUp = (error: unknown) => {
    blind = MAX_BLIND_LOOKUPS;
    log({ event: 'cache failed', reason: String(error) });
    return null;
  };
  return {
    match: async (key) => {
      if (!keys.has(key)) {
        if (blind >= MAX_BLIND_LOOKUPS) return null;
        blind += 1;
      }
      const wait = createDeadline(limit);
      const read = async (): Promise<Answer | null> => {
        const response = await wait('The lookup', cache.match(KEY_ORIGIN + key));
        return response ? { headers: contentHeaders(response), body: await wait('The answer', response.blob()) } : null;
      };
      const found = await read().catch(giveUp);
      if (found) keys.set(key, true);
      else keys.delete(key);
      return found;
    },
    put: async (key, { body, headers }) => {
      const control = `public, max-age=${EDGE_SECONDS}`;
      const response = new Response(body.stream(), { headers: { ...headers, 'Cache-Control': control } });
      const isKept = await cache.put(KEY_ORIGIN + key, response).then(() => true, giveUp);
      if (isKept) keys.set(key, true);
    },
  };
}

function contentHeaders(response: Response): Record<string, string> {
  const headers = CONTENT_HEADERS.map((name) => [name, response.headers.get(name)] as const);
  return Object.fromEntries(headers.filter((header): header is [string, string] => header[1] !== null));
}

/** Caches nothing. */
export const NO_EDGE_CACHE: EdgeCache = { match: () => Promise.resolve(null), put: () => Promise.resolve() };
