import type { Translated } from './locales.ts';
import type { Plan } from './navigation.ts';
import type { ProductId } from './products.ts';

/** What becomes of a message: it is thrown, or it is written to the console as an error or as a warning. */
export type MessageKind = 'thrown' | 'error' | 'warning';

/** A message that the packages of a library throw or log, as `pipeline/reference/errors` reads it from their code. */
export interface LibraryMessage {
  /** Anchor on the page: `error-the-page-size`. */
  id: string;
  /** The text; what varies stands in it as a name in marks: `No row with id #‹id› found`. */
  text: string;
  kind: MessageKind;
  /** Package of the lowest plan that has it, and its plan. */
  package: string;
  plan: Plan | null;
  /** Whether a production build leaves it out. */
  isDevelopment: boolean;
  /** Files that have it, without their ending: `hooks/features/rows/useGridRows`. */
  places: string[];
  /** What is checked before the message; null for what cannot be read from the code. */
  condition: Condition | null;
}

/** A check of the code in a form that can be said in words. Operands are source text. */
export type Condition =
  | { kind: 'all' | 'any'; of: Condition[] }
  | { kind: Comparison; left: string; right: string }
  | { kind: 'missing' | 'given' | 'holds' | 'fails' | 'otherwise'; code: string }
  | { kind: 'caught' };

/** `is` to `atLeast` are comparisons of the language, `typeIs` and `typeIsNot` those of `typeof`. */
export type Comparison = 'is' | 'isNot' | 'less' | 'more' | 'atMost' | 'atLeast' | 'typeIs' | 'typeIsNot';

/** The messages of one library. */
export interface ProductMessages {
  product: ProductId;
  messages: LibraryMessage[];
}

/** What people wrote about a message: `content/reference-errors`. */
export interface ErrorGuide {
  /** The message in the packages' own words: another text is another message. */
  text: string;
  /** Markdown. */
  cause: Translated;
  remedy: Translated;
  /** Where it is written. */
  file: string;
  line: number;
}

/** A piece of a message: words of the package, or the name of what varies. */
export interface MessagePiece {
  text: string;
  isHole: boolean;
}

/** Cuts a message at what varies. */
export function messagePieces(message: string): MessagePiece[] {
  return message
    .split(/[‹›]/)
    .map((text, at) => ({ text, isHole: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** The first line, which names a message where there is little room. */
export function messageTitle(message: string): string {
  return message.split('\n').find((line) => /\p{L}/u.test(line)) ?? message;
}
