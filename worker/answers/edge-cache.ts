import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

/** Whole answers by key, in the data centre's cache. */
export interface EdgeCache {
  match: (key: string) => Promise<Answer | null>;
  put: (key: string, answer: Answer) => Promise<void>;
}

/** How long the data centre keeps an answer, in seconds. Keys carry the build, so an answer is never stale. */
const EDGE_SECONDS = 86_400;

/**
 * Questions that an isolate asks without a sign of an answer. A young one asks for what many readers want, which others have
 * put there. Later, what it never saw is seldom there, and to ask takes a seventh of making a page (decision 0018).
 */
const BLIND_QUESTIONS = 200;

/** Keys that it knows to be there, of some 150 bytes each. */
const MAX_KEYS = 10_000;

/** Address under which answers stand in the Cache API: a name, never fetched. */
const KEY_ORIGIN = 'https://cache.local/';

/** Headers that describe the body; those that belong to one request are set anew. */
const CONTENT_HEADERS = ['Content-Type', 'Content-Language', 'Link'];

export function createEdgeCache(cache: Pick<Cache, 'match' | 'put'>): EdgeCache {
  const keys = new LRUCache<string, true>({ max: MAX_KEYS });
  let blind = 0;
  return {
    match: async (key) => {
      if (!keys.has(key)) {
        if (blind >= BLIND_QUESTIONS) return null;
        blind += 1;
      }
      const response = await cache.match(KEY_ORIGIN + key);
      if (!response) return null;
      keys.set(key, true);
      const headers = CONTENT_HEADERS.map((name) => [name, response.headers.get(name)] as const);
      const present = headers.filter((header): header is [string, string] => header[1] !== null);
      return { body: await response.blob(), headers: Object.fromEntries(present) };
    },
    put: async (key, { body, headers }) => {
      keys.set(key, true);
      await cache.put(
        KEY_ORIGIN + key,
        new Response(body.stream(), { headers: { ...headers, 'Cache-Control': `public, max-age=${EDGE_SECONDS}` } }),
      );
    },
  };
}

/** Keeps nothing. */
export const NO_EDGE_CACHE: EdgeCache = { match: () => Promise.resolve(null), put: () => Promise.resolve() };
