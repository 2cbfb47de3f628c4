/** An answer to a reader, ready to be sent as a stream and to be kept. A blob's own stream is the runtime's: no JavaScript runs while it is sent. */
export interface Answer {
  body: Blob;
  headers: Record<string, string>;
}
