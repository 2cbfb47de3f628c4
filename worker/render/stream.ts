import type { Bytes } from './bytes.ts';

/**
 * Turns an iterable into a pull stream: produces a piece only when the client has taken the previous one, so memory
 * holds just one.
 */
export function streamOf(pieces: AsyncIterable<Bytes>): ReadableStream<Bytes> {
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
