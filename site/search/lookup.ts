import { loadOnce } from '../kit/load-once.ts';
import type { Scope } from './documents.ts';
import type { SearchManifest, WordFile } from './index-files.ts';
import type { QueryWord } from './query.ts';
import { createSpelling } from './spelling.ts';
import { findTerms, type ReadFile, type TermMatch } from './terms.ts';

/** Terms that match a word of a query, by scope. */
export interface FoundWord {
  word: QueryWord;
  matches: ReadonlyMap<Scope, readonly TermMatch[]>;
}

/** The words of a query that matched. */
export interface FoundWords {
  words: FoundWord[];
  /** Mistyped words and their replacements. */
  corrections: Map<string, string>;
}

export type FindWords = (words: readonly QueryWord[], scopes: readonly Scope[]) => Promise<FoundWords>;

/**
 * Size of the cache of corrected words. A plain map that stops growing is enough for one reader's words, and lru-cache
 * would make the search dialog's bundle larger.
 */
const MAX_CORRECTED = 100;

/** A word in so few documents may still be two that were joined, as `columngroups`: these are looked up beside it. */
const RARE = 3;

/** Factor for a word that was split or corrected. */
const CORRECTED_FACTOR = 0.7;

/** Creates the word lookup: tries a word as typed, then its parts, then spelling corrections. */
export function createLookup(manifest: SearchManifest, read: ReadFile): FindWords {
  const loadSpelling = loadOnce(() => read<WordFile>(manifest.words).then(createSpelling));
  // A mistyped word is looked up again with every further keystroke.
  const corrected = new Map<string, readonly string[]>();
  /** What an unknown or rare word may mean: two words, one, or none. */
  const interpret = async (term: string): Promise<readonly string[]> => {
    const known = corrected.get(term);
    if (known || !/^\p{Script=Latin}+$/u.test(term)) return known ?? [];
    const { correct, split } = await loadSpelling();
    const joined = split(term);
    const meant = joined.length > 0 ? joined : correct(term).slice(0, 1);
    if (corrected.size < MAX_CORRECTED) corrected.set(term, meant);
    return meant;
  };
  const find = async (word: QueryWord, scopes: readonly Scope[], term = word.term): Promise<FoundWord> => {
    const entries = await Promise.all(
      scopes.map(async (scope) => {
        const part = manifest.scopes[scope];
        return [scope, part ? await findTerms(part, read, term, word.isPrefix) : []] as const;
      }),
    );
    return { word, matches: new Map(entries) };
  };
  const findInstead = (word: QueryWord, scopes: readonly Scope[], terms: readonly string[]) =>
    Promise.all(terms.map(async (term) => weaken(await find(word, scopes, term), 1 / terms.length)));
  return async (words, scopes) => {
    const corrections = new Map<string, string>();
    const found = await Promise.all(
      words.map(async (word): Promise<FoundWord[]> => {
        const asTyped = await find(word, scopes);
        const isRare = word.parts.length === 0 && countDocuments(asTyped) <= RARE;
        if (word.isExtra || (isFound(asTyped) && !isRare)) return [asTyped];
        const parts = await findInstead(word, scopes, word.parts);
        if (parts.some(isFound)) return parts;
        const meant = await interpret(word.term);
        if (isFound(asTyped) && meant.length < 2) return [asTyped];
        if (isFound(asTyped)) return [makeExtra(asTyped), ...(await findInstead(word, scopes, meant))];
        if (meant.length > 0) corrections.set(word.term, meant.join(' '));
        return findInstead(word, scopes, meant);
      }),
    );
    return { words: found.flat().filter(isFound), corrections };
  };
}

function isFound({ matches }: FoundWord): boolean {
  return [...matches.values()].some((terms) => terms.length > 0);
}

function countDocuments({ matches }: FoundWord): number {
  const postings = [...matches.values()].flat().flatMap((match) => match.postings);
  // A negative number is a weight.
  return postings.filter((number) => number >= 0).length;
}

function makeExtra({ word, matches }: FoundWord): FoundWord {
  return { word: { ...word, isExtra: true }, matches };
}

function weaken({ word, matches }: FoundWord, share: number): FoundWord {
  const weaker = [...matches].map(([scope, terms]) => {
    return [scope, terms.map((match) => ({ ...match, factor: match.factor * CORRECTED_FACTOR }))] as const;
  });
  return { word: { ...word, weight: word.weight * share }, matches: new Map(weaker) };
}
