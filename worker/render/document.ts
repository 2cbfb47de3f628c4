import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { bytesOf, joinBytes } from './bytes.ts';

/** A document on its way to a reader. */
export interface StreamedDocument {
  stream: ReadableStream<Uint8Array>;
  /** All of it, once the reader has it; null for a reader who went away before. */
  whole: Promise<Uint8Array<ArrayBuffer> | null>;
}

const SLOT = /<!--slot (\w+)-->/;

/** Stands in a document where HTML is put in that is ready as it is. Text never looks like this: React escapes it. */
export const slot = (name: string): string => `<!--slot ${name}-->`;

/**
 * Draws a document to a stream.
 *
 * @param filled What is put in for each slot, by name, in pieces: long texts do not pass through React.
 */
export async function renderDocument(document: ReactElement, filled: Record<string, readonly string[]> = {}): Promise<StreamedDocument> {
  const drawn = (await renderToReadableStream(document)).getReader();
  const decoder = new TextDecoder();
  const pieces: Uint8Array[] = [];
  const { promise: whole, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer> | null>();
  let rest = '';
  const send = (controller: ReadableStreamDefaultController<Uint8Array>, html: string) => {
    const texts = html.split(SLOT).flatMap((text, at) => (at % 2 === 0 ? [text] : (filled[text] ?? [])));
    // Each is encoded by itself: joined as texts, one wide character would make all of them wide.
    for (const text of texts) {
      if (text === '') continue;
      const piece = bytesOf(text);
      pieces.push(piece);
      controller.enqueue(piece);
    }
  };
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const sent = pieces.length;
      while (pieces.length === sent) {
        const { done, value } = await drawn.read();
        rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
        const end = done ? rest.length : endOfWhole(rest);
        send(controller, rest.slice(0, end));
        rest = rest.slice(end);
        if (!done) continue;
        controller.close();
        resolve(joinBytes(pieces));
        return;
      }
    },
    cancel: (reason) => {
      resolve(null);
      return drawn.cancel(reason);
    },
  });
  return { stream, whole };
}

/** Where a text may be cut: before a slot whose end is still to come. */
function endOfWhole(html: string): number {
  const last = html.lastIndexOf('<');
  return last >= 0 && html.indexOf('>', last) < 0 ? last : html.length;
}
