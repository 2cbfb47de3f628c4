import SearchableMap from 'minisearch/SearchableMap';
import type { WordFile } from './index-files.ts';

export interface Spelling {
  /** Finds the words that a mistyped one may have meant, likeliest first. */
  correct: (word: string) => string[];
  /** Splits a word into two that were joined, as in `columnpinning`; empty unless both are known. */
  split: (word: string) => string[];
}

/** Shorter words are not corrected, and nothing is corrected to them: too many words are close to them. */
const MIN_LENGTH = 4;

/** Shorter parts of a joined word are too often the end or the beginning of another word. */
const MIN_PART = 3;

/** Words of at least this length may have two errors. */
const TWO_ERRORS_FROM = 6;

/** Maximum number of candidates per word. */
const MAX_CANDIDATES = 3;

/** @param words Known words, most common first. */
export function createSpelling(words: WordFile): Spelling {
  const map = new SearchableMap<number>();
  for (const [rank, word] of words.entries()) map.set(word, rank);
  return { correct: (word) => correctWord(map, word), split: (word) => splitWord(map, word) };
}

type Ranks = SearchableMap<number>;

function correctWord(map: Ranks, word: string): string[] {
  if (word.length < MIN_LENGTH) return [];
  const near = map.fuzzyGet(word, 1);
  // Two transposed letters are two edits, but count as one error.
  const found = [...(near.size > 0 ? near : map.fuzzyGet(word, 2))]
    .filter(([candidate]) => candidate.length >= MIN_LENGTH)
    .map(([candidate, [rank, distance]]) => ({
      candidate,
      errors: (distance === 2 && sameLetters(word, candidate) ? 1 : distance) + (candidate[0] === word[0] ? 0 : 0.5),
      rank,
    }))
    .filter(({ errors }) => errors < 2 || (errors < 3 && word.length >= TWO_ERRORS_FROM))
    .sort((a, b) => a.errors - b.errors || a.rank - b.rank);
  const fewest = found[0]?.errors ?? 0;
  return found
    .filter(({ errors }) => errors <= fewest)
    .slice(0, MAX_CANDIDATES)
    .map(({ candidate }) => candidate);
}

/** Of several ways, the one whose rarer word is the most common. */
function splitWord(map: Ranks, word: string): string[] {
  const ways = Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_, at) => {
    const parts = [word.slice(0, at + MIN_PART), word.slice(at + MIN_PART)];
    return { parts, rank: Math.max(...parts.map((part) => map.get(part) ?? Infinity)) };
  });
  const [likeliest] = ways.filter(({ rank }) => rank < Infinity).sort((a, b) => a.rank - b.rank);
  return likeliest?.parts ?? [];
}

function sameLetters(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}
