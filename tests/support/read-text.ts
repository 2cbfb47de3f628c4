import type { Bytes } from '../../worker/http/bytes.ts';

/** Decodes a stream of UTF-8 chunks to a text. */
export async function readText(pieces: AsyncIterable<Bytes>): Promise<string> {
  const all: Bytes[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString();
}

/** Reads pieces one by one, each as text. */
export async function readPieces(pieces: AsyncIterable<Uint8Array>): Promise<string[]> {
  const texts: string[] = [];
  for await (const piece of pieces) texts.push(Buffer.from(piece).toString());
  return texts;
}
