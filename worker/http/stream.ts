import type { Bytes } from './bytes.ts';

/** Passes bytes through while collecting them. `whole` resolves once all have passed, and rejects if they break off. */
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

/**
 * Turns an iterable into a pull stream: produces a piece only when the client has taken the previous one, so memory
 * holds just one.
 */
export function toStream(pieces: AsyncIterable<Bytes>): ReadableStream<Bytes> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await iterator.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
