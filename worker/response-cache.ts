/** A whole answer, ready to be sent again. */
interface StoredAnswer {
  body: ArrayBuffer;
  headers: [string, string][];
}

/** Whole answers by key: first in the isolate's memory, then in the data centre's cache. */
export interface ResponseCache {
  match: (key: string) => Promise<Response | null>;
  /** Keeps an answer; takes a copy of the response's body. */
  put: (key: string, response: Response) => Promise<void>;
}

/** Memory that an isolate spends on answers, in bytes. */
const MEMORY_BYTES = 24 * 2 ** 20;

/** How long the data centre keeps an answer, in seconds. Keys carry the build, so an answer is never stale. */
const EDGE_SECONDS = 86_400;

/** Address under which answers stand in the Cache API: a name, never fetched. */
const KEY_ORIGIN = 'https://cache.local/';

/**
 * @param edge The Cache API's store; null where the platform has none.
 */
export function createResponseCache(edge: Cache | null, memoryBytes = MEMORY_BYTES): ResponseCache {
  const memory = new Map<string, StoredAnswer>();
  let used = 0;
  const remember = (key: string, answer: StoredAnswer) => {
    forget(key);
    if (answer.body.byteLength > memoryBytes / 8) return;
    memory.set(key, answer);
    used += answer.body.byteLength;
    for (const oldest of memory.keys()) {
      if (used <= memoryBytes) break;
      forget(oldest);
    }
  };
  const forget = (key: string) => {
    used -= memory.get(key)?.body.byteLength ?? 0;
    memory.delete(key);
  };
  return {
    match: async (key) => {
      const known = memory.get(key);
      if (known) {
        // The map's order is the order of use: the oldest goes first.
        memory.delete(key);
        memory.set(key, known);
        return new Response(known.body, { headers: known.headers });
      }
      const response = await edge?.match(KEY_ORIGIN + key);
      if (!response) return null;
      const headers = contentHeaders(response);
      const body = await response.arrayBuffer();
      remember(key, { body, headers });
      return new Response(body, { headers });
    },
    put: async (key, response) => {
      const headers = contentHeaders(response);
      const body = await response.arrayBuffer();
      remember(key, { body, headers });
      await edge?.put(
        KEY_ORIGIN + key,
        new Response(body, { headers: [...headers, ['Cache-Control', `public, max-age=${EDGE_SECONDS}`]] }),
      );
    },
  };
}

/** Headers that describe the body; those that belong to one request are set anew. */
function contentHeaders(response: Response): [string, string][] {
  return ['Content-Type', 'Content-Language', 'Link'].flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
}
