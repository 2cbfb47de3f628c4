/**
 * Texts one after the other as a stream of UTF-8. The next one is made when the reader has taken the one before, so that
 * memory holds one at a time, however many there are.
 */
export function streamOf<T>(
  items: readonly T[],
  textOf: (item: T) => Promise<string> | string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const remaining = items.values();
  return new ReadableStream(
    {
      async pull(controller) {
        const next = remaining.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(await textOf(next.value)));
      },
    },
    { highWaterMark: 0 },
  );
}
