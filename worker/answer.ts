/** A whole answer to a reader, ready to be sent and to be kept. */
export interface Answer {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}
