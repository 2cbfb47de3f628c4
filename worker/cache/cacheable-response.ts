import type { Bytes } from '../render/bytes.ts';

/**
 * A complete response, ready to send and to cache. A Blob, because the runtime streams it without running JavaScript.
 */
export interface Answer {
  body: Blob;
  headers: Record<string, string>;
}

/** Set by a route whose response depends only on build, configuration, URL, format and code preferences. */
export interface CacheableResponse {
  /** Resolves once the response is complete; rejects if it breaks off. */
  body: Promise<Blob>;
  /** Copies it to the data centre's cache; absent if it came from there. */
  share?: ((body: Blob) => Promise<void>) | undefined;
}

/** Passes bytes through while collecting them. `whole` resolves once all have passed. */
export function collectBody(bytes: Iterable<Bytes> | AsyncIterable<Bytes>): {
  bytes: AsyncGenerator<Bytes>;
  whole: Promise<Blob>;
} {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const passing = async function* () {
    const pieces: Bytes[] = [];
    try {
      for await (const piece of bytes) {
        pieces.push(piece);
        yield piece;
      }
      resolve(new Blob(pieces));
    } finally {
      // No effect if the promise has already resolved.
      reject(new Error('The response ended early.'));
    }
  };
  return { bytes: passing(), whole: promise };
}
