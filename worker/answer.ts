/** A whole answer to a reader, ready to be sent and to be kept. */
export interface Answer {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** An answer that is made while it is sent. */
export interface AnswerInMaking {
  body: ReadableStream<Uint8Array>;
  /** The body, once the reader has it; null for a reader who went away before. */
  whole: Promise<Uint8Array<ArrayBuffer> | null>;
  headers: Record<string, string>;
}
