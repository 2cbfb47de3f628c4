import type { WordFile } from '../../site/search/index-files.ts';
import type { Postings } from './score.ts';

/** Most words of the list: with more of them it would grow with the site. */
const MAX_WORDS = 2400;

/** Shorter words have too many neighbours to be mended. */
const MIN_LENGTH = 4;

/** The words that a mistyped one may have meant: those with the most weight in the whole index, the heaviest first. */
export function commonWords(postings: Postings): WordFile {
  return [...postings]
    .filter(([term]) => term.length >= MIN_LENGTH && /^\p{Script=Latin}+$/u.test(term))
    .sort(([, a], [, b]) => b.total - a.total)
    .slice(0, MAX_WORDS)
    .map(([term]) => term);
}
