/** Bytes in unshared memory. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** Encodes text as UTF-8. */
export function encodeText(text: string): Bytes {
  // TypeScript's types leave open whether the buffer is shared. It never is.
  return encoder.encode(text) as Bytes;
}

/** Concatenates pieces. Returns a single piece as it is. */
export function join(...pieces: readonly Bytes[]): Bytes {
  const [first, ...others] = pieces.filter(({ byteLength }) => byteLength > 0);
  if (first === undefined) return new Uint8Array();
  if (others.length === 0) return first;
  const joined = new Uint8Array(others.reduce((length, { byteLength }) => length + byteLength, first.byteLength));
  joined.set(first);
  let at = first.byteLength;
  for (const piece of others) {
    joined.set(piece, at);
    at += piece.byteLength;
  }
  return joined;
}
