/** Bytes in memory that nothing shares. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** A text in UTF-8. */
export function bytesOf(text: string): Bytes {
  // The platform's types leave open whether the memory is shared. It never is.
  return encoder.encode(text) as Bytes;
}

/** Pieces one after the other. */
export function joinBytes(pieces: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
