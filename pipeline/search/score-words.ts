import { PRODUCTS } from '../../site/products.ts';
import { getScope, type Scope } from '../../site/search/documents.ts';
import { weightOfScore } from '../../site/search/index-files.ts';
import { camelTerms, getTerms, wordsIn, type Fold } from '../../site/search/words.ts';
import type { IndexedDocument } from './guide-documents.ts';
import type { FindSynonyms } from './find-synonyms.ts';
import { pinyinTerms } from './pinyin.ts';

/** Weight of a word by the field that contains it. */
const BOOST = {
  title: 6,
  englishTitle: 6,
  keywords: 3,
  page: 2,
  headings: 1.5,
  pinyin: 3,
  names: 2.5,
  parts: 1,
  text: 1,
  code: 0.6,
};
type Field = keyof typeof BOOST;
const FIELDS = Object.keys(BOOST) as Field[];

/** Fields that most documents lack: their length carries no information, so it does not count (`b`). */
const SPARSE: readonly Field[] = ['englishTitle', 'keywords', 'headings', 'pinyin', 'names', 'parts', 'code'];

/** Prose fields, whose words are also found by their synonyms. */
const PROSE = ['title', 'englishTitle', 'keywords', 'headings', 'text'] as const;
const isProse = (field: Field): field is (typeof PROSE)[number] => (PROSE as readonly Field[]).includes(field);

/** BM25+ (Lv and Zhai, Lower-bounding term frequency normalization, 2011), with MiniSearch's parameters. */
const K = 1.2;
const B = 0.7;
const D = 0.5;

/** Weight of each kind of document. A page's own document represents the whole page. */
const KIND_FACTOR = { guide: 1, demo: 0.7, component: 1, prop: 0.9, slot: 0.85, class: 0.85, error: 0.4 };
const PAGE_FACTOR = 1.3;

/** Boost for a product's start page, which should rank first for the product's name. */
const START_FACTOR = 1.25;

/** Maximum number of documents per term and scope (the heaviest), so that no file grows with the site. */
const MAX_POSTINGS = 250;

/** Documents that contain a term. */
export interface Posting {
  /** The heaviest documents of each scope, heaviest first: number and weight. */
  documents: readonly { document: number; weight: number }[];
  /** Sum of the weights over all documents. */
  total: number;
}

/** Term → its documents. */
export type Postings = Map<string, Posting>;

interface Counts {
  /**
   * By term, a flat list of pairs: document number times the number of fields plus the field's number; and the term's
   * count there.
   */
  occurrences: ReadonlyMap<string, readonly number[]>;
  /** By field, then document: number of distinct terms. */
  lengths: readonly Float64Array[];
}

/**
 * Weighs every term in every document, by BM25+ over the fields of all documents of a language.
 *
 * MiniSearch yields the same weights with one search per term, but allocates two objects per matching document: over a
 * gigabyte of them for 10,000 pages.
 */
export function scoreTerms(documents: readonly IndexedDocument[], fold: Fold, findSynonyms: FindSynonyms): Postings {
  const { occurrences, lengths } = countTerms(documents, fold, findSynonyms);
  const averages = lengths.map((ofField) => ofField.reduce((sum, length) => sum + length, 0) / documents.length);
  const factors = documents.map(getFactor);
  const scopes = documents.map(({ page }) => getScope(page));
  // Indexed by document; each term writes its entries before it reads them.
  const scores = new Float64Array(documents.length);
  const postings: Postings = new Map();
  for (const term of [...occurrences.keys()].sort()) {
    const places = occurrences.get(term) ?? [];
    const rarities = getRarities(places, documents.length);
    const found: number[] = [];
    for (let at = 0; at < places.length; at += 2) {
      const [place = 0, frequency = 0] = [places[at], places[at + 1]];
      const field = place % FIELDS.length;
      const document = (place - field) / FIELDS.length;
      const name = FIELDS[field] ?? 'text';
      const relativeLength = (lengths[field]?.[document] ?? 0) / (averages[field] ?? 1);
      const norm = SPARSE.includes(name) ? 1 : 1 - B + B * relativeLength;
      const score =
        BOOST[name] *
        (factors[document] ?? 1) *
        (rarities[field] ?? 0) *
        (D + (frequency * (K + 1)) / (frequency + K * norm));
      const isKnown = found.at(-1) === document;
      scores[document] = score + (isKnown ? (scores[document] ?? 0) : 0);
      if (!isKnown) found.push(document);
    }
    const weightIn = (document: number) => weightOfScore(scores[document] ?? 0);
    const sorted = found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    const total = sorted.reduce((sum, document) => sum + weightIn(document), 0);
    postings.set(term, {
      documents: heaviest(sorted, scopes).map((document) => ({ document, weight: weightIn(document) })),
      total,
    });
  }
  return postings;
}

function countTerms(documents: readonly IndexedDocument[], fold: Fold, findSynonyms: FindSynonyms): Counts {
  const occurrences = new Map<string, number[]>();
  const lengths = FIELDS.map(() => new Float64Array(documents.length));
  for (const [number, document] of documents.entries()) {
    for (const [field, name] of FIELDS.entries()) {
      const frequencies = new Map<string, number>();
      for (const term of termsOfField(document, name, fold))
        if (term !== '') frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
      const ofField = lengths[field];
      if (ofField) ofField[number] = frequencies.size;
      if (isProse(name))
        for (const term of findSynonyms(document[name] ?? '')) if (!frequencies.has(term)) frequencies.set(term, 1);
      for (const [term, frequency] of frequencies) {
        const places = occurrences.get(term) ?? [];
        places.push(number * FIELDS.length + field, frequency);
        occurrences.set(term, places);
      }
    }
  }
  return { occurrences, lengths };
}

/** Inverse document frequency of a term, by field. */
function getRarities(places: readonly number[], documents: number): number[] {
  const matching = FIELDS.map(() => 0);
  for (let at = 0; at < places.length; at += 2) {
    const field = (places[at] ?? 0) % FIELDS.length;
    matching[field] = (matching[field] ?? 0) + 1;
  }
  return matching.map((count) => Math.log(1 + (documents - count + 0.5) / (count + 0.5)));
}

/** The first documents of each scope. */
function heaviest(sorted: readonly number[], scopes: readonly Scope[]): number[] {
  const counts = new Map<Scope | undefined, number>();
  return sorted.filter((document) => {
    const count = (counts.get(scopes[document]) ?? 0) + 1;
    counts.set(scopes[document], count);
    return count <= MAX_POSTINGS;
  });
}

function getFactor(document: IndexedDocument): number {
  const isPage = document.kind === 'guide' && document.anchor === '';
  const isStart = PRODUCTS.some(({ start }) => start === document.page);
  return (
    document.share * KIND_FACTOR[document.kind] * (isPage ? PAGE_FACTOR : 1) * (isPage && isStart ? START_FACTOR : 1)
  );
}

function termsOfField(document: IndexedDocument, field: Field, fold: Fold): string[] {
  const terms = (text: string) => [...wordsIn(text)].flatMap((word) => getTerms(word, fold));
  const parts = (text: string) => [...wordsIn(text)].flatMap((word) => camelTerms(word, fold));
  switch (field) {
    case 'title':
      return terms(document.title);
    case 'page':
      if (document.anchor === '') return [];
      // A class is asked for by the words of its component, which its own name joins.
      return [...terms(document.pageTitle), ...(document.kind === 'class' ? parts(document.pageTitle) : [])];
    case 'englishTitle':
      return terms(document.englishTitle ?? '');
    case 'keywords':
      return terms(document.keywords);
    case 'headings':
      return terms(document.headings);
    case 'pinyin':
      return document.kind === 'guide' ? pinyinTerms(`${document.title} ${document.keywords}`) : [];
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
