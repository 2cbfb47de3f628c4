import type { Scope } from './documents.ts';
import { readGroups, type PageGroup } from './groups.ts';
import type { SearchManifest } from './index-files.ts';
import { createLookup } from './lookup.ts';
import { parseQuery } from './query.ts';
import { scoreScope, type DocumentFilter } from './score.ts';
import type { ReadFile } from './terms.ts';
import { createFold, type Fold } from './words.ts';

export interface SearchRequest extends DocumentFilter {
  text: string;
  /** Where to look, in the order of the results. */
  parts: readonly SearchPart[];
}

/** Scopes whose results are mixed. */
export interface SearchPart {
  scopes: readonly Scope[];
  /** Most pages. */
  limit: number;
}

export interface SearchAnswer {
  groups: PageGroup[];
  /** Terms to mark in the results. */
  terms: ReadonlySet<string>;
  /** Mistyped words, and what was looked for in their place. */
  corrections: ReadonlyMap<string, string>;
}

/** The index of a language, ready to be asked. */
export interface SearchIndex {
  search: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Turns text into the form that the index has; `markTerms` needs it. */
  fold: Fold;
}

/** Documents below this share of the best score are left out. */
const MIN_SHARE = 0.06;

/**
 * Opens the index of one language.
 *
 * @param read Reads a file of the index; it may keep what it has read.
 */
export function openIndex(manifest: SearchManifest, read: ReadFile): SearchIndex {
  const fold = createFold(manifest.fold);
  const findWords = createLookup(manifest, read);
  const search = async ({ text, parts, ...filter }: SearchRequest): Promise<SearchAnswer> => {
    const query = parseQuery(text, fold);
    const { words, corrections } = await findWords(
      query.words,
      parts.flatMap(({ scopes }) => scopes),
    );
    const lists = parts.map(({ scopes }) =>
      scopes.flatMap((scope) => {
        const part = manifest.scopes[scope];
        return part ? scoreScope(scope, part, words, query, filter) : [];
      }),
    );
    const least = MIN_SHARE * lists.flat().reduce((best, { score }) => Math.max(best, score), 0);
    const groups = await Promise.all(
      lists.map((scored, at) =>
        readGroups(
          scored.filter(({ score }) => score >= least),
          manifest,
          read,
          parts[at]?.limit ?? 0,
        ),
      ),
    );
    const terms = words.flatMap(({ matches }) => [...matches.values()].flat().map(({ term }) => term));
    return { groups: groups.flat(), terms: new Set(terms), corrections };
  };
  return { search, fold };
}
