import type { Scope } from './documents.ts';
import type { SearchManifest, WordFile } from './index-files.ts';
import type { QueryWord } from './query.ts';
import { createSpelling, type Spelling } from './spelling.ts';
import { findTerms, type ReadFile, type TermMatch } from './terms.ts';

/** What stands for a word of a query, scope by scope. */
export interface FoundWord {
  word: QueryWord;
  matches: ReadonlyMap<Scope, readonly TermMatch[]>;
}

/** The words of a query that stand somewhere. */
export interface FoundWords {
  words: FoundWord[];
  /** Mistyped words, and what was looked for in their place. */
  corrections: Map<string, string>;
}

export type FindWords = (words: readonly QueryWord[], scopes: readonly Scope[]) => Promise<FoundWords>;

/** Mistyped words that are remembered with what was meant. */
const MAX_MENDED = 100;

/** A word that was mended, or taken apart, counts less. */
const MENDED_FACTOR = 0.7;

/** Creates the look-up of words: as typed, else by the parts of an identifier, else with typing errors mended. */
export function createLookup(manifest: SearchManifest, read: ReadFile): FindWords {
  let spelling: Promise<Spelling> | undefined;
  // A mistyped word stays in the field while the reader types on.
  const mended = new Map<string, string | undefined>();
  const mend = async (term: string): Promise<string | undefined> => {
    if (mended.has(term) || !/^\p{Script=Latin}+$/u.test(term)) return mended.get(term);
    spelling ??= read<WordFile>(manifest.words).then(createSpelling);
    spelling.catch(() => (spelling = undefined));
    const [likeliest] = (await spelling)(term);
    if (mended.size < MAX_MENDED) mended.set(term, likeliest);
    return likeliest;
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
  return async (words, scopes) => {
    const corrections = new Map<string, string>();
    const found = await Promise.all(
      words.map(async (word): Promise<FoundWord[]> => {
        const asTyped = await find(word, scopes);
        if (isFound(asTyped) || word.isExtra) return [asTyped];
        const parts = await Promise.all(word.parts.map((part) => find(word, scopes, part)));
        if (parts.some(isFound)) return parts.map((part) => weaken(part, 1 / parts.length));
        const mended = await mend(word.term);
        if (mended === undefined) return [];
        corrections.set(word.term, mended);
        return [weaken(await find(word, scopes, mended), 1)];
      }),
    );
    return { words: found.flat().filter(isFound), corrections };
  };
}

function isFound({ matches }: FoundWord): boolean {
  return [...matches.values()].some((terms) => terms.length > 0);
}

function weaken({ word, matches }: FoundWord, share: number): FoundWord {
  const weaker = [...matches].map(([scope, terms]) => {
    return [scope, terms.map((match) => ({ ...match, factor: match.factor * MENDED_FACTOR }))] as const;
  });
  return { word: { ...word, weight: word.weight * share }, matches: new Map(weaker) };
}
