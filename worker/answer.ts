import type { Bytes } from './render/bytes.ts';

/** A whole answer to a reader, ready to be sent and to be kept. */
export interface Answer {
  body: Bytes;
  headers: Record<string, string>;
}

/** An answer as it was made: pieces in UTF-8 that are sent one after the other. */
export interface AnswerInPieces {
  pieces: readonly Bytes[];
  headers: Record<string, string>;
}
