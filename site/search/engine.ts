import { scopeOf, type Scope } from './documents.ts';
import { readGroups, type Hit, type PageGroup } from './groups.ts';
import type { MessageFile, SearchManifest } from './index-files.ts';
import { createLookup } from './lookup.ts';
import { createMessageFinder, mayBeMessage, type FindableMessage, type FindMessages } from './messages.ts';
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

/** Most of a text that is looked up word by word, in characters: what is longer is a message with its stack. */
const MAX_LOOKED_UP = 200;

/** Most messages that a pasted one may be. */
const MAX_MESSAGES = 3;

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
  let finder: Promise<FindMessages<FindableMessage>> | undefined;
  const search = async ({ text, parts, ...filter }: SearchRequest): Promise<SearchAnswer> => {
    const query = parseQuery(text.slice(0, MAX_LOOKED_UP), fold);
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
    const terms = new Set(words.flatMap(({ matches }) => [...matches.values()].flat().map(({ term }) => term)));
    const least = MIN_SHARE * lists.flat().reduce((best, { score }) => Math.max(best, score), 0);
    const groups = await Promise.all(
      lists.map((scored, at) =>
        readGroups(
          scored.filter(({ score }) => score >= least),
          { manifest, read },
          { terms, fold },
          parts[at]?.limit ?? 0,
        ),
      ),
    );
    const messages = await findMessages(text, parts, filter);
    const isMessage = new Set(messages.map(({ key }) => key));
    const others = groups.flat().filter(({ key }) => !isMessage.has(key));
    return { groups: [...messages, ...others], terms, corrections };
  };
  /** The pages of the messages that a text may be: with those alone that could be its. */
  async function findMessages(
    text: string,
    parts: readonly SearchPart[],
    { kinds, plans }: DocumentFilter,
  ): Promise<PageGroup[]> {
    if (!mayBeMessage(text) || (kinds && !kinds.includes('error'))) return [];
    finder ??= read<MessageFile>(manifest.messages).then(createMessageFinder);
    finder.catch(() => (finder = undefined));
    const scopes = parts.flatMap((part) => part.scopes);
    return (await finder)(text)
      .filter(({ page, plan }) => scopes.includes(scopeOf(page)) && (!plans || plans.includes(plan)))
      .sort((a, b) => scopes.indexOf(scopeOf(a.page)) - scopes.indexOf(scopeOf(b.page)))
      .slice(0, MAX_MESSAGES)
      .reduce<PageGroup[]>(addMessage, []);
  }
  return { search, fold };
}

/** Adds a message to those of its page. */
function addMessage(groups: readonly PageGroup[], message: FindableMessage): PageGroup[] {
  const { page, pageTitle, anchor, plan, title, excerpt } = message;
  const hit: Hit = { kind: 'error', plan, anchor, title, excerpt };
  const known = groups.find(({ key }) => key === page);
  if (known) return groups.map((group) => (group === known ? { ...group, hits: [...group.hits, hit] } : group));
  return [...groups, { scope: scopeOf(page), key: page, title: pageTitle, isForeign: false, score: 0, hits: [hit] }];
}
