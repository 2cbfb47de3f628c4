import type { Bytes } from '../../worker/render/bytes.ts';

/** The text that pieces of UTF-8 come to. */
export async function readText(pieces: AsyncIterable<Bytes>): Promise<string> {
  const all: Bytes[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString();
}
