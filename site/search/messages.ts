import { messagePieces } from '../reference-errors.ts';
import type { SearchPlan } from './documents.ts';

/** A message of a library, as it is looked for. */
export interface FindableMessage {
  /** Page key. */
  page: string;
  pageTitle: string;
  anchor: string;
  plan: SearchPlan;
  title: string;
  excerpt: string;
  /** The whole message; what varies stands in it as a name in marks. */
  text: string;
}

/** Finds the messages that a pasted text may be, the likeliest first. */
export type FindMessages<Message> = (pasted: string) => Message[];

/** Pairs of words that a text has in common with a message before it may be that message. */
const MIN_PAIRS = 3;

/** Share of a message that a text has, or share of a text that a message has: one is enough, for a text may be cut off. */
const MIN_SHARE = 0.5;

/** Words of a text that may be a message, and is more than most searches. */
const MESSAGE_WORDS = 6;

/** What comes this much behind the best is another message. */
const MIN_OF_BEST = 0.6;

/**
 * Creates a finder. Messages are compared with a text by pairs of neighbouring words, but for those that what varies
 * touches. So other values, a missing end and a stack behind the message change little; pairs of few messages count most.
 */
export function createMessageFinder<Message extends Pick<FindableMessage, 'text'>>(
  messages: readonly Message[],
): FindMessages<Message> {
  const known = messages.map((message) => ({ message, pairs: pairsOfMessage(message.text) }));
  const counts = new Map<string, number>();
  for (const { pairs } of known) for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const weightOf = (pair: string) => Math.log(1 + known.length / (counts.get(pair) ?? 1));
  const sum = (pairs: readonly string[]) => pairs.reduce((total, pair) => total + weightOf(pair), 0);
  return (pasted) => {
    const words = wordsOf(pasted);
    const given = new Set([...words, ...pairsOf(words)]);
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

/** Whether a text is worth reading all messages for: it is as long as one, or begins as most do. */
export function mayBeMessage(text: string): boolean {
  return wordsOf(text).length >= MESSAGE_WORDS || /\bMUI(?: X)?\b.*:/.test(text);
}

/** The pairs of what does not vary; of a piece that is one word, that word. */
function pairsOfMessage(text: string): string[] {
  const pieces = messagePieces(text);
  const pairs = pieces.flatMap(({ text: piece, isHole }, at) => {
    if (isHole) return [];
    const isAfterHole = pieces[at - 1]?.isHole === true;
    const isBeforeHole = pieces[at + 1]?.isHole === true;
    // A word that what varies stands against may be the half of one.
    const whole = piece
      .replace(isAfterHole ? /^[\p{L}\p{N}_]+/u : '', '')
      .replace(isBeforeHole ? /[\p{L}\p{N}_]+$/u : '', '');
    const words = wordsOf(whole);
    return words.length === 1 && pieces.length === 1 ? words : pairsOf(words);
  });
  return [...new Set(pairs)];
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}
