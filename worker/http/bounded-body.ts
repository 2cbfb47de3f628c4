import { createDeadline } from './deadline.ts';

/** A body's text, or the limit that it exceeded. */
export type BoundedBody = { text: string } | { exceeded: 'size' | 'time' };

/** Reads a body up to a size and a time limit. A client that has gone away runs into the time limit. */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  most: { bytes: number; milliseconds: number },
): Promise<BoundedBody> {
  if (!body) return { text: '' };
  const wait = createDeadline(most.milliseconds);
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { value, done } = await wait('The body', reader.read());
      if (done) return { text: text + decoder.decode() };
      size += value.byteLength;
      if (size > most.bytes) return { exceeded: 'size' };
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return { exceeded: 'time' };
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
