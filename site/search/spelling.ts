import SearchableMap from 'minisearch/SearchableMap';
import type { WordFile } from './index-files.ts';

/** Finds the words that a mistyped one may have meant, likeliest first. */
export type Spelling = (word: string) => string[];

/** Shorter words are not corrected: too many words are close to them. */
const MIN_LENGTH = 4;

/** Words of at least this length may have two errors. */
const TWO_ERRORS_FROM = 6;

/** Maximum number of candidates per word. */
const MAX_CANDIDATES = 3;

/** @param words Known words, most common first. */
export function createSpelling(words: WordFile): Spelling {
  const map = new SearchableMap<number>();
  for (const [rank, word] of words.entries()) map.set(word, rank);
  return (word) => {
    if (word.length < MIN_LENGTH) return [];
    const near = map.fuzzyGet(word, 1);
    // Two transposed letters are two edits, but count as one error.
    const found = [...(near.size > 0 ? near : map.fuzzyGet(word, 2))]
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
  };
}

function sameLetters(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}
