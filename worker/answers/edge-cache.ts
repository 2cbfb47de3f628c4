import { LRUCache } from 'lru-cache';
import { createPatience } from '../content/patience.ts';
import type { Answer } from './answer.ts';

/** Whole answers by key, in the data centre's cache. Where it fails, it has nothing. */
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

/** @param limit How long a reader waits for an answer, in milliseconds. */
export function createEdgeCache(cache: Pick<Cache, 'match' | 'put'>, limit: number): EdgeCache {
  const keys = new LRUCache<string, true>({ max: MAX_KEYS });
  let blind = 0;
  /** A cache that fails is a cache that has nothing, and is asked no more than it has to be. */
  const giveUp = (error: unknown) => {
    blind = BLIND_QUESTIONS;
    console.warn(JSON.stringify({ cache: 'failed', reason: String(error) }));
    return null;
  };
  return {
    match: async (key) => {
      if (!keys.has(key)) {
        if (blind >= BLIND_QUESTIONS) return null;
        blind += 1;
      }
      const wait = createPatience(limit);
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

/** Keeps nothing. */
export const NO_EDGE_CACHE: EdgeCache = { match: () => Promise.resolve(null), put: () => Promise.resolve() };
