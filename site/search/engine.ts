import { loadOnce } from '../kit/load-once.ts';
import { getScope, type Scope } from './documents.ts';
import { readGroups, type Hit, type PageGroup, type ScoredDocument } from './groups.ts';
import type { CharacterFile, MessageFile, SearchManifest } from './index-files.ts';
import { createLookup } from './lookup.ts';
import { createMessageFinder, isQuotedFrom, mayBeMessage, mayBeQuote, type FindableMessage } from './error-messages.ts';
import { parseQuery } from './query.ts';
import { scoreScope, type DocumentFilter } from './score.ts';
import type { ReadFile } from './terms.ts';
import { createFold, type Fold } from './words.ts';

export interface SearchRequest extends DocumentFilter {
  text: string;
  /** Where to search, in the order of the results. */
  parts: readonly SearchPart[];
}

/** Scopes whose results are ranked together. */
export interface SearchPart {
  scopes: readonly Scope[];
  /** Maximum number of pages. */
  limit: number;
}

export interface SearchAnswer {
  groups: PageGroup[];
  /** Terms to mark in the results. */
  terms: ReadonlySet<string>;
  /** Mistyped words and their replacements. */
  corrections: ReadonlyMap<string, string>;
  /** Normalizes text as the query was; `markTerms` needs it. */
  fold: Fold;
}

type FindLater = (text: string) => Promise<FindableMessage[]>;

/** The index of a language, ready for queries. */
export interface SearchIndex {
  search: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Finds the libraries' messages that a pasted text may be. */
  findMessages: FindLater;
}

/** Longest text to look up word by word, in characters: anything longer is a message with its stack. */
const MAX_LOOKED_UP = 200;

/** Maximum number of messages that a pasted text may match. */
const MAX_MESSAGES = 3;

/** Documents below this share of the best score are dropped. */
const MIN_SHARE = 0.06;

/** How much of a query the words of a message must cover for the query to be read as a piece of one. */
const QUOTED = 0.5;

const HAN = /\p{Script=Han}/u;

/**
 * Opens the index of one language.
 *
 * @param read Reads a file of the index; it may cache.
 */
export function openIndex(manifest: SearchManifest, read: ReadFile): SearchIndex {
  const lookUp = createTextLookup(manifest, read);
  const loadFinder = loadOnce(() => read<MessageFile>(manifest.messages).then(createMessageFinder));
  const readMessages = async (text: string) => (await loadFinder())(text);
  const findMessages: FindLater = async (text) => (mayBeMessage(text) ? readMessages(text) : []);
  // Half a sentence is shorter than most messages. It says so itself: a message has its words, in their order.
  const findQuoted = async (text: string, scored: readonly ScoredDocument[]) => {
    if (mayBeMessage(text)) return readMessages(text);
    if (!mayBeQuote(text) || !scored.some(({ kind, coverage }) => kind === 'error' && coverage >= QUOTED)) return [];
    return (await readMessages(text)).filter((message) => isQuotedFrom(text, message.text));
  };
  const search = async ({ text, parts, ...filter }: SearchRequest): Promise<SearchAnswer> => {
    const { query, fold, words, corrections } = await lookUp(
      text.slice(0, MAX_LOOKED_UP),
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
          { terms, count: words.filter(({ word }) => !word.isExtra).length, fold },
          parts[at]?.limit ?? 0,
        ),
      ),
    );
    const found = mayShowMessages(filter) ? await findQuoted(text, lists.flat()) : [];
    const messages = messageGroups(found, parts, filter);
    const isMessage = new Set(messages.map(({ key }) => key));
    const others = groups.flat().filter(({ key }) => !isMessage.has(key));
    return { groups: [...messages, ...others], terms, corrections, fold };
  };
  return { search, findMessages };
}

/** Keeps a filter that excludes messages from loading their file. */
function mayShowMessages({ kinds }: DocumentFilter): boolean {
  return kinds?.includes('error') ?? true;
}

/** Groups the likeliest messages by page, those of the first part first. */
function messageGroups(
  messages: readonly FindableMessage[],
  parts: readonly SearchPart[],
  { plans }: DocumentFilter,
): PageGroup[] {
  const findPart = ({ page }: FindableMessage) => parts.findIndex(({ scopes }) => scopes.includes(getScope(page)));
  return messages
    .filter((message) => findPart(message) !== -1 && (!plans || plans.includes(message.plan)))
    .slice(0, MAX_MESSAGES)
    .sort((a, b) => findPart(a) - findPart(b))
    .reduce<PageGroup[]>(addMessage, []);
}

/** Creates the look-up of texts. If a Chinese word is unknown, it may be in traditional characters. */
function createTextLookup(manifest: SearchManifest, read: ReadFile) {
  const asTyped = createFold('');
  const findWords = createLookup(manifest, read);
  const loadSimplified = loadOnce(async () => createFold((await read<CharacterFile>(manifest.characters)).pairs));
  return async (text: string, scopes: readonly Scope[]) => {
    const query = parseQuery(text, asTyped);
    const found = await findWords(query.words, scopes);
    const isFound = new Set(found.words.map(({ word }) => word.term));
    if (query.words.every(({ term }) => isFound.has(term) || !HAN.test(term)))
      return { query, fold: asTyped, ...found };
    const fold = await loadSimplified();
    if (fold(text) === asTyped(text)) return { query, fold, ...found };
    const simplified = parseQuery(text, fold);
    return { query: simplified, fold, ...(await findWords(simplified.words, scopes)) };
  };
}

/** Adds a message to the group of its page. */
function addMessage(groups: readonly PageGroup[], message: FindableMessage): PageGroup[] {
  const { page, pageTitle, anchor, plan, title, excerpt } = message;
  const hit: Hit = { kind: 'error', plan, anchor, title, excerpt, picture: null };
  const known = groups.find(({ key }) => key === page);
  if (known) return groups.map((group) => (group === known ? { ...group, hits: [...group.hits, hit] } : group));
  return [...groups, { scope: getScope(page), key: page, title: pageTitle, isForeign: false, score: 0, hits: [hit] }];
}
