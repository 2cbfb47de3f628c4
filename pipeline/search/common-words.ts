import type { WordFile } from '../../site/search/index-files.ts';
import type { Postings } from './score-words.ts';

/** Maximum number of words, so that the list does not grow with the site. */
const MAX_WORDS = 2400;

/** Shorter words are part of too many others. */
const MIN_LENGTH = 3;

/** Candidates for spelling correction, and for splitting words that were joined: the words with the most weight in the whole index, heaviest first. */
export function commonWords(postings: Postings): WordFile {
  return [...postings]
    .filter(([term]) => term.length >= MIN_LENGTH && /^\p{Script=Latin}+$/u.test(term))
    .sort(([, a], [, b]) => b.total - a.total)
    .slice(0, MAX_WORDS)
    .map(([term]) => term);
}
