import type { Kind } from './documents.ts';
import { camelTerms, hanTerms, termsOf, wordsIn, type Fold, type TextWord } from './words.ts';

/** A word that documents are looked up by. */
export interface QueryWord {
  term: string;
  /** Its part in how much of the query a document covers. */
  weight: number;
  /** Whether the reader may still be typing it. */
  isPrefix: boolean;
  /** Words to look up together when it stands nowhere: the parts of an identifier. */
  parts: readonly string[];
}

/** A query, read. */
export interface Query {
  words: QueryWord[];
  /** What the reader says the result is; it counts more, by this factor. */
  wanted: { kind: Kind; factor: number } | null;
}

/** Words that name a kind of result when other words stand beside them. */
const KIND_WORDS: Record<string, Kind> = {
  ...wordsFor('prop', 'prop props property properties 属性'),
  ...wordsFor('slot', 'slot slots 插槽'),
  ...wordsFor('class', 'class classes css 类名 样式类'),
  ...wordsFor('demo', 'demo demos example examples 示例 例子'),
  ...wordsFor('component', 'component 组件'),
};

/** How much more the wanted kind counts: beside a name in code it is meant, beside words it may be one of them. */
const SURE = 3;
const UNSURE = 1.25;

/** A word that names a kind says little of the content. */
const KIND_WORD_WEIGHT = 0.3;

/** A whole identifier is looked up beside its parts, and cannot be missed. */
const WHOLE_WEIGHT = 0;

function wordsFor(kind: Kind, words: string): Record<string, Kind> {
  return Object.fromEntries(words.split(' ').map((word) => [word, kind]));
}

/** Reads a query as the index was written. */
export function parseQuery(text: string, fold: Fold): Query {
  const found = [...wordsIn(text)];
  const isOpen = !/\s$/.test(text);
  const words = found.flatMap((word, at) => queryWords(word, fold, isOpen && at === found.length - 1));
  const named = found.find((word) => Object.hasOwn(KIND_WORDS, fold(word.text)));
  const isClass = /(?:^|\s)\.Mui/.test(text);
  const kind = isClass ? 'class' : named && found.length > 1 ? KIND_WORDS[fold(named.text)] : undefined;
  const hasIdentifier = found.some(({ text: word }) => /\p{Ll}\p{Lu}|^Mui/u.test(word));
  const name = named && found.length > 1 ? fold(named.text) : null;
  return {
    words: unique(words).map((word) => (word.term === name ? { ...word, weight: KIND_WORD_WEIGHT } : word)),
    wanted: kind ? { kind, factor: hasIdentifier ? SURE : UNSURE } : null,
  };
}

function queryWords(word: TextWord, fold: Fold, isPrefix: boolean): QueryWord[] {
  if (word.isHan) {
    const terms = hanTerms(fold(word.text));
    return terms.map((term, at) => ({
      term,
      weight: 1,
      isPrefix: term.length === 1 || (isPrefix && at === terms.length - 1),
      parts: [],
    }));
  }
  const terms = termsOf(word, fold);
  const hasWhole = terms.length > 1 && /[.\/\-]/.test(word.text) && terms[0] === fold(word.text);
  return terms.map((term, at) => ({
    term,
    weight: hasWhole && at === 0 ? WHOLE_WEIGHT : 1,
    isPrefix: isPrefix && (at === terms.length - 1 || (hasWhole && at === 0)),
    parts: hasWhole ? [] : camelTerms(word, fold),
  }));
}

function unique(words: readonly QueryWord[]): QueryWord[] {
  return words.filter(({ term }, at) => words.findIndex((other) => other.term === term) === at);
}
