/** Bytes in memory that nothing shares. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** A text in UTF-8. */
export function bytesOf(text: string): Bytes {
  // The platform's types leave open whether the memory is shared. It never is.
  return encoder.encode(text) as Bytes;
}

/** Two pieces as one. */
export function join(a: Bytes, b: Bytes): Bytes {
  if (a.byteLength === 0) return b;
  const joined = new Uint8Array(a.byteLength + b.byteLength);
  joined.set(a);
  joined.set(b, a.byteLength);
  return joined;
}
