import type { Answer } from './answer.ts';

/** Whole answers by key, in the data centre's cache. */
export interface EdgeCache {
  match: (key: string) => Promise<Answer | null>;
  put: (key: string, answer: Answer) => Promise<void>;
}

/** How long the data centre keeps an answer, in seconds. Keys carry the build, so an answer is never stale. */
const EDGE_SECONDS = 86_400;

/** Address under which answers stand in the Cache API: a name, never fetched. */
const KEY_ORIGIN = 'https://cache.local/';

/** Headers that describe the body; those that belong to one request are set anew. */
const CONTENT_HEADERS = ['Content-Type', 'Content-Language', 'Link'];

export function createEdgeCache(cache: Cache): EdgeCache {
  return {
    match: async (key) => {
      const response = await cache.match(KEY_ORIGIN + key);
      if (!response) return null;
      const headers = CONTENT_HEADERS.map((name) => [name, response.headers.get(name)] as const);
      const present = headers.filter((header): header is [string, string] => header[1] !== null);
      return { body: new Uint8Array(await response.arrayBuffer()), headers: Object.fromEntries(present) };
    },
    put: (key, { body, headers }) =>
      cache.put(KEY_ORIGIN + key, new Response(body, { headers: { ...headers, 'Cache-Control': `public, max-age=${EDGE_SECONDS}` } })),
  };
}

/** Keeps nothing. */
export const NO_EDGE_CACHE: EdgeCache = { match: () => Promise.resolve(null), put: () => Promise.resolve() };
