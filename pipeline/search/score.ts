import MiniSearch, { type SearchOptions } from 'minisearch';
import { PRODUCTS } from '../../site/products.ts';
import { scopeOf, type Scope } from '../../site/search/documents.ts';
import { weightOfScore } from '../../site/search/index-files.ts';
import { camelTerms, termsOf, wordsIn, type Fold } from '../../site/search/words.ts';
import type { IndexedDocument } from './documents.ts';

/** What a word counts in each part of a document. */
const BOOST = { title: 6, keywords: 3, page: 2, names: 2.5, parts: 1, text: 1, code: 0.6 };
type Field = keyof typeof BOOST;

/** Parts that most documents do not have: their length says nothing, so it does not count (BM25's `b`). */
const SPARSE: readonly Field[] = ['keywords', 'names', 'parts', 'code'];
const SPARSE_BM25 = { k: 1.2, b: 0, d: 0.5 };

/** What a document of each kind counts. A page's own document stands for the whole page. */
const KIND_FACTOR = { guide: 1, demo: 0.7, component: 1, prop: 0.9, slot: 0.85, class: 0.85 };
const PAGE_FACTOR = 1.3;

/** A product's start page is what its name asks for. */
const START_FACTOR = 1.25;

/** Most documents that a term keeps in a scope, so that no file grows with the site: the heaviest. */
const MAX_POSTINGS = 300;

/** Where a term stands. */
export interface Posting {
  /** The heaviest documents of each scope, heaviest first: number and weight. */
  documents: readonly { document: number; weight: number }[];
  /** Sum of the weights in all documents. */
  total: number;
}

/** Term → where it stands. */
export type Postings = Map<string, Posting>;

/** The weight of every term in every document, by MiniSearch's BM25+ over the fields of all documents of a language. */
export function scoreTerms(documents: readonly IndexedDocument[], fold: Fold): Postings {
  const fields = Object.keys(BOOST) as Field[];
  const terms = new Set<string>();
  const index = new MiniSearch<{ id: number; document: IndexedDocument }>({
    fields,
    extractField: (entry, name) => (name === 'id' ? String(entry.id) : termsOfField(entry.document, name as Field, fold).join('\n')),
    tokenize: (text) => text.split('\n').filter(Boolean),
    processTerm: (term) => {
      terms.add(term);
      return term;
    },
  });
  index.addAll(documents.map((document, id) => ({ id, document })));
  const search = (term: string, of: readonly Field[], rest: SearchOptions = {}) =>
    index.search(term, {
      fields: [...of],
      boost: BOOST,
      prefix: false,
      fuzzy: false,
      tokenize: (text) => [text],
      processTerm: (text) => text,
      boostDocument: (id: number) => factorOf(documents[id]),
      ...rest,
    });
  const full = fields.filter((field) => !SPARSE.includes(field));
  const scopes = documents.map(({ page }) => scopeOf(page));
  const postings: Postings = new Map();
  for (const term of [...terms].sort()) {
    const scores = new Map<number, number>();
    for (const { id, score } of [...search(term, full), ...search(term, SPARSE, { bm25: SPARSE_BM25 })]) {
      scores.set(Number(id), (scores.get(Number(id)) ?? 0) + score);
    }
    const sorted = [...scores].sort(([, a], [, b]) => b - a).map(([document, score]) => ({ document, weight: weightOfScore(score) }));
    const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
    postings.set(term, { documents: heaviest(sorted, scopes), total });
  }
  return postings;
}

function heaviest(sorted: Posting['documents'], scopes: readonly Scope[]): Posting['documents'] {
  const counts = new Map<Scope | undefined, number>();
  return sorted.filter(({ document }) => {
    const count = (counts.get(scopes[document]) ?? 0) + 1;
    counts.set(scopes[document], count);
    return count <= MAX_POSTINGS;
  });
}

function factorOf(document: IndexedDocument | undefined): number {
  if (!document) return 1;
  const isPage = document.kind === 'guide' && document.anchor === '';
  const isStart = PRODUCTS.some(({ start }) => start === document.page);
  return document.share * KIND_FACTOR[document.kind] * (isPage ? PAGE_FACTOR : 1) * (isPage && isStart ? START_FACTOR : 1);
}

function termsOfField(document: IndexedDocument, field: Field, fold: Fold): string[] {
  const terms = (text: string) => [...wordsIn(text)].flatMap((word) => termsOf(word, fold));
  const parts = (text: string) => [...wordsIn(text)].flatMap((word) => camelTerms(word, fold));
  switch (field) {
    case 'title':
      return terms(document.title);
    case 'page':
      return document.anchor === '' ? [] : terms(document.pageTitle);
    case 'keywords':
      return terms(document.keywords);
    case 'names':
      return [...new Set(document.names.flatMap(terms))];
    case 'parts':
      return [...new Set([document.title, ...document.names].flatMap(parts))];
    case 'text':
      return terms(document.text);
    case 'code':
      return [...new Set(document.code.flatMap(terms))];
  }
}
