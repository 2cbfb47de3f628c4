import { LRUCache } from 'lru-cache';

/** A complete response. Its body is a Blob, which the runtime streams without running JavaScript. */
export interface CachedResponse {
  body: Blob;
  headers: Headers;
  /** Headers of a 304 to a client that has the response. */
  notModified: Headers;
}

/** Complete responses by key, in the isolate's memory. */
export type MemoryCache = Pick<LRUCache<string, CachedResponse>, 'get' | 'set'>;

/** Memory for responses per isolate, in bytes. */
const MEMORY_BYTES = 24 * 2 ** 20;

/** LRU cache with a byte budget; no single response may take more than an eighth of it. */
export function createMemoryCache(memoryBytes = MEMORY_BYTES): MemoryCache {
  return new LRUCache({
    maxSize: memoryBytes,
    maxEntrySize: Math.floor(memoryBytes / 8),
    // LRUCache requires positive sizes.
    sizeCalculation: ({ body }) => Math.max(body.size, 1),
  });
}
