import { messagePieces } from '../reference/errors.ts';
import type { SearchDocument } from './documents.ts';

export interface FindableMessage extends Pick<SearchDocument, 'page' | 'pageTitle' | 'anchor' | 'plan' | 'title'> {
  excerpt: string;
  /** The whole message, with names in marks for the variable parts. */
  text: string;
}

/** Finds the messages that a pasted text may be, likeliest first. */
export type FindMessages<Message> = (pasted: string) => Message[];

/** Word pairs that a text must share with a message to match it. */
const MIN_PAIRS = 3;

/**
 * Minimum share of the message found in the text, or of the text found in the message: one is enough, because a text
 * may be truncated.
 */
const MIN_SHARE = 0.5;

/** Texts with this many words may be a message. All but a few questions are shorter, and do not read the messages. */
const MESSAGE_WORDS = 8;

/** Texts with this many words may be a piece of a message, word by word. A shorter piece is a question as well. */
const QUOTE_WORDS = 6;

const CAMEL_CASE = /\p{L}*\p{Ll}\p{Lu}\p{L}*/gu;

/** Matches scoring below this share of the best are dropped. */
const MIN_OF_BEST = 0.6;

/**
 * Creates a finder. Messages are compared with a text by pairs of adjacent words, except pairs next to a variable part.
 * So different values, a missing end and a trailing stack change little. Pairs that occur in few messages count most.
 */
export function createMessageFinder<Message extends Pick<FindableMessage, 'text'>>(
  messages: readonly Message[],
): FindMessages<Message> {
  const known = messages.map((message) => ({ message, pairs: pairsOfMessage(message.text) }));
  const counts = new Map<string, number>();
  for (const { pairs } of known) for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const getWeight = (pair: string) => Math.log(1 + known.length / (counts.get(pair) ?? 1));
  const sum = (pairs: readonly string[]) => pairs.reduce((total, pair) => total + getWeight(pair), 0);
  return (pasted) => {
    const words = splitWords(pasted);
    const given = new Set([...words, ...listPairs(words)]);
    const length = Math.max(1, words.length - 1);
    const found = known.flatMap(({ message, pairs }) => {
      const common = pairs.filter((pair) => given.has(pair));
      if (common.length === 0 || common.length < Math.min(MIN_PAIRS, pairs.length)) return [];
      const share = Math.max(sum(common) / sum(pairs), common.length / length);
      return share >= MIN_SHARE ? [{ message, score: sum(common) * share }] : [];
    });
    const best = Math.max(...found.map(({ score }) => score));
    return found
      .filter(({ score }) => score >= MIN_OF_BEST * best)
      .sort((a, b) => b.score - a.score)
      .map(({ message }) => message);
  };
}

/** Whether to compare a text with all messages: it is as long as one, or begins like most. */
export function mayBeMessage(text: string): boolean {
  return splitWords(text).length >= MESSAGE_WORDS || /\bMUI(?: X)?\b.*:/.test(text);
}

/** Whether a text is long enough to be a piece of a message. */
export function mayBeQuote(text: string): boolean {
  return splitWords(text).length >= QUOTE_WORDS;
}

/**
 * Whether a message has all words of a text, one after the other. Any name fits any other: what throws a message differs
 * from version to version.
 */
export function isQuotedFrom(text: string, message: string): boolean {
  const spaced = (text: string) => ` ${splitWords(text.replace(CAMEL_CASE, 'name')).join(' ')} `;
  return spaced(message).includes(spaced(text));
}

/** Word pairs in the fixed parts of a message; the word itself if the message is a single word. */
function pairsOfMessage(text: string): string[] {
  const pieces = messagePieces(text);
  const pairs = pieces.flatMap(({ text: piece, isPlaceholder }, at) => {
    if (isPlaceholder) return [];
    const isAfterHole = pieces[at - 1]?.isPlaceholder === true;
    const isBeforeHole = pieces[at + 1]?.isPlaceholder === true;
    // A word that touches a variable part may be only half a word.
    const whole = piece
      .replace(isAfterHole ? /^[\p{L}\p{N}_]+/u : '', '')
      .replace(isBeforeHole ? /[\p{L}\p{N}_]+$/u : '', '');
    const words = splitWords(whole);
    return words.length === 1 && pieces.length === 1 ? words : listPairs(words);
  });
  return [...new Set(pairs)];
}

function listPairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}
