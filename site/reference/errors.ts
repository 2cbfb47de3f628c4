import type { Translated } from '../locales.ts';
import type { Plan } from '../navigation.ts';
import type { ProductId } from '../products.ts';

/** How a message surfaces: thrown, or logged to the console as an error or a warning. */
export type MessageKind = 'thrown' | 'error' | 'warning';

/** A message that a library's packages throw or log, extracted from their code by `pipeline/reference/errors`. */
export interface LibraryMessage {
  /** Anchor on the page: `error-the-page-size`. */
  id: string;
  /** The text, with names in marks for the variable parts: `No row with id #‹id› found`. */
  text: string;
  kind: MessageKind;
  /** Lowest-plan package that contains it, and its plan. */
  package: string;
  plan: Plan | null;
  /** Whether production builds omit it. */
  isDevelopment: boolean;
  /** Files that contain it, without extension: `hooks/features/rows/useGridRows`. */
  places: string[];
}

export interface ProductMessages {
  product: ProductId;
  messages: LibraryMessage[];
}

/** A hand-written guide to a message, from `content/reference-errors`. */
export interface ErrorGuide {
  /** The exact text of the message; a reworded message no longer matches. */
  text: string;
  /** Whether only a bug in the packages leads to it. */
  isInternal: boolean;
  /** Markdown. */
  cause: Translated;
  remedy: Translated;
  /** Source location of the guide. */
  file: string;
  line: number;
}

/** A piece of a message: fixed words, or the name of a variable part. */
export interface MessagePiece {
  text: string;
  isPlaceholder: boolean;
}

/** Splits a message at its variable parts. */
export function messagePieces(message: string): MessagePiece[] {
  return message
    .split(/[‹›]/)
    .map((text, at) => ({ text, isPlaceholder: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** First line with words, to name a message where space is short. */
export function messageTitle(message: string): string {
  return message.split('\n').find((line) => /\p{L}/u.test(line)) ?? message;
}
