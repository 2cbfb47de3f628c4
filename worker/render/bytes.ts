/** Bytes in unshared memory. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** Encodes text as UTF-8. */
export function bytesOf(text: string): Bytes {
  // TypeScript's types leave open whether the buffer is shared. It never is.
  return encoder.encode(text) as Bytes;
}

/** Concatenates two pieces. */
export function join(a: Bytes, b: Bytes): Bytes {
  if (a.byteLength === 0) return b;
  const joined = new Uint8Array(a.byteLength + b.byteLength);
  joined.set(a);
  joined.set(b, a.byteLength);
  return joined;
}
