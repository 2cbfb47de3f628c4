import type { Bytes } from '../render/bytes.ts';

/** An answer to a reader that is whole: ready to be sent and to be kept. A blob's own stream is the runtime's: no JavaScript runs while it is sent. */
export interface Answer {
  body: Blob;
  headers: Record<string, string>;
}

/** What a route says of an answer that depends on nothing beside build, configuration and address, format and code preferences. */
export interface AnswerToRemember {
  /** Once the answer is whole. It fails where the answer breaks off. */
  body: Promise<Blob>;
  /** Puts it where other isolates find it; absent where it comes from there. */
  share?: ((body: Blob) => Promise<void>) | undefined;
}

/** The bytes as they pass, and what they come to once all have passed. */
export function keepWhole(bytes: AsyncIterable<Bytes>): { bytes: AsyncGenerator<Bytes>; whole: Promise<Blob> } {
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
      // Of what is whole already, this changes nothing.
      reject(new Error('The answer ended before it was whole.'));
    }
  };
  return { bytes: passing(), whole: promise };
}
