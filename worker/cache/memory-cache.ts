import { LRUCache } from 'lru-cache';

/** A complete response in the isolate's memory. */
export interface CachedResponse {
  body: Blob;
  headers: Headers;
  /** Headers of a 304 to a client that has the response. */
  notModified: Headers;
  /** Copies the response to the data centre's cache; absent once that is done. */
  share?: (() => Promise<void>) | undefined;
}

/** Complete responses by key, in the isolate's memory. */
export interface MemoryCache {
  get: (key: string) => CachedResponse | null;
  put: (key: string, answer: CachedResponse) => void;
  /** Whether a response was put under this key recently, even if it has been evicted since. */
  wasSeen: (key: string) => boolean;
}

/** Memory for responses per isolate, in bytes. */
const MEMORY_BYTES = 24 * 2 ** 20;

/** Number of keys to track in addition, at some 150 bytes each. */
const MAX_KEYS = 10_000;

/** LRU cache with a byte budget; no single response may take more than an eighth of it. */
export function createMemoryCache(memoryBytes = MEMORY_BYTES): MemoryCache {
  const answers = new LRUCache<string, CachedResponse>({
    // LRUCache requires positive sizes. With a budget of zero, no page fits.
    maxSize: Math.max(memoryBytes, 1),
    maxEntrySize: Math.max(Math.floor(memoryBytes / 8), 1),
    sizeCalculation: ({ body }) => Math.max(body.size, 1),
  });
  const keys = new LRUCache<string, true>({ max: MAX_KEYS });
  return {
    get: (key) => answers.get(key) ?? null,
    put: (key, answer) => {
      keys.set(key, true);
      answers.set(key, answer);
    },
    wasSeen: (key) => keys.has(key),
  };
}
