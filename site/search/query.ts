import type { Kind, Scope } from './documents.ts';
import { cutAtScopeNames, scopeNamesIn } from './scope-names.ts';
import { camelTerms, hanTerms, getTerms, wordsIn, type Fold, type TextWord } from './words.ts';

/** A word to look up documents by. */
export interface QueryWord {
  term: string;
  /** Weight in the query: in a document's score, and in how much of the query the document covers. */
  weight: number;
  /** Whether a document can cover the query without it. */
  isExtra: boolean;
  /** Whether the reader may still be typing it. */
  isPrefix: boolean;
  /** Fallback words, looked up together: the parts of an identifier. */
  parts: readonly string[];
}

export interface Query {
  words: QueryWord[];
  /** Kind of result that the query asks for, and the factor by which it counts more. */
  wanted: { kind: Kind; factor: number } | null;
  /** Library named next to other words: its documents count more. */
  scope: Scope | null;
}

/** Words that name a kind of result if there are other words. */
const KIND_WORDS: Record<string, Kind> = {
  ...wordsFor('prop', 'prop props property properties 属性'),
  ...wordsFor('slot', 'slot slots 插槽'),
  ...wordsFor('class', 'class classes css 类名 样式类'),
  ...wordsFor('demo', 'demo demos example examples 示例 例子'),
  ...wordsFor('component', 'component 组件'),
};

/**
 * Factor for the wanted kind: next to an identifier the word surely means the kind; next to words it may be just a
 * word.
 */
const KIND_FACTOR_WITH_IDENTIFIER = 3;
const KIND_FACTOR = 2;

/** Weight of a word that names a kind or a library, which says little about content. */
const NAME_WEIGHT = 0.3;

/** Names of props and functions weigh more: what else is asked about them is on many pages. */
const MEMBER_NAME = /^\p{Ll}+\p{Lu}/u;
const MEMBER_WEIGHT = 2;

function wordsFor(kind: Kind, words: string): Record<string, Kind> {
  return Object.fromEntries(words.split(' ').map((word) => [word, kind]));
}

/** Parses a query with the same rules as the index. */
export function parseQuery(text: string, fold: Fold): Query {
  const names = scopeNamesIn(fold(text));
  const found = [...wordsIn(text)].flatMap((word) => cutAtScopeNames(word, names));
  const isOpen = !/\s$/.test(text);
  const read = found.map(({ word, scope }, at) => ({
    scope,
    words: queryWords(word, fold, isOpen && at === found.length - 1),
  }));
  const scope = read.some((part) => part.scope === null && part.words.length > 0) ? onlyOne(names) : null;
  const words = read.flatMap((part) => (scope && part.scope ? part.words.map(weakened) : part.words));
  const named = found.find(({ word }) => Object.hasOwn(KIND_WORDS, fold(word.text)))?.word;
  const isClass = /(?:^|\s)\.Mui/.test(text);
  const kind = isClass ? 'class' : named && found.length > 1 ? KIND_WORDS[fold(named.text)] : undefined;
  const hasIdentifier = found.some(({ word }) => /\p{Ll}\p{Lu}|^Mui/u.test(word.text));
  const name = named && found.length > 1 ? fold(named.text) : null;
  return {
    words: unique(words).map((word) => (word.term === name ? weakened(word) : word)),
    wanted: kind ? { kind, factor: hasIdentifier ? KIND_FACTOR_WITH_IDENTIFIER : KIND_FACTOR } : null,
    scope,
  };
}

/** The scope, if all names mean the same one. */
function onlyOne(names: readonly { scope: Scope }[]): Scope | null {
  const [first, ...others] = new Set(names.map(({ scope }) => scope));
  return first !== undefined && others.length === 0 ? first : null;
}

function weakened(word: QueryWord): QueryWord {
  return { ...word, weight: word.weight * NAME_WEIGHT };
}

function queryWords(word: TextWord, fold: Fold, isPrefix: boolean): QueryWord[] {
  if (word.isHan) {
    const terms = hanTerms(fold(word.text));
    return terms.map((term, at) => ({
      term,
      weight: pairWeight(terms.length),
      isExtra: false,
      isPrefix: term.length === 1 || (isPrefix && at === terms.length - 1),
      parts: [],
    }));
  }
  const terms = getTerms(word, fold);
  const hasWhole = terms.length > 1 && /[.\/\-]/.test(word.text) && terms[0] === fold(word.text);
  return terms.map((term, at) => ({
    term,
    weight: MEMBER_NAME.test(word.text) ? MEMBER_WEIGHT : 1,
    // A whole identifier is looked up in addition to its parts.
    isExtra: hasWhole && at === 0,
    isPrefix: isPrefix && (at === terms.length - 1 || (hasWhole && at === 0)),
    parts: hasWhole ? [] : camelTerms(word, fold),
  }));
}

/**
 * Weight of each pair in a run of Chinese: most words have two characters, and a run has one character more than pairs.
 */
function pairWeight(pairs: number): number {
  return (pairs + 1) / 2 / pairs;
}

function unique(words: readonly QueryWord[]): QueryWord[] {
  return words.filter(({ term }, at) => words.findIndex((other) => other.term === term) === at);
}
