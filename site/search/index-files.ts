import type { FindableMessage } from './messages.ts';
import { KINDS, type Kind, type Scope, type SearchPlan } from './documents.ts';

/** Folder of the index in the assets; every name below carries a hash of what it holds. */
export const SEARCH_FOLDER = 'static/search';

/** Documents in one block. */
export const BLOCK_SIZE = 16;

/**
 * What a search reads first: where the terms stand.
 *
 * The index of a language is cut by scope, and each scope by the alphabet of its terms and by the order of its documents,
 * so that a query reads a few files of bounded size, however many pages there are.
 */
export interface SearchManifest {
  /** Name of the file with the traditional characters, for words that stand nowhere as they are typed. */
  characters: string;
  /** Name of the file with the common words, for mending typing errors. */
  words: string;
  /** Name of the file with the messages of the libraries, for finding a pasted one. */
  messages: string;
  scopes: Partial<Record<Scope, ScopeManifest>>;
}

export interface ScopeManifest {
  /** Folder of the scope's files. */
  folder: string;
  /** Where the documents of each plan begin: they are in the order of plans, then of pages. */
  plans: (readonly [plan: SearchPlan, first: number])[];
  /** The first term of each term file, in order; shortened to what tells it from the one before. */
  terms: string[];
  /** How many packs hold all the scope's files, for keeping them at once. */
  packs: number;
}

/**
 * A file of terms in order. The postings of each are groups of documents with the same weight: the negated weight, then
 * the documents' codes (see `codeOf`), each less the one before in its group. Heavier groups come first.
 */
export type TermFile = (readonly [term: string, postings: readonly number[]])[];

/** A file of `BLOCK_SIZE` documents: what results show of them. */
export interface BlockFile {
  pages: BlockPage[];
  documents: (readonly [page: number, anchor: string, title: string, excerpt: string])[];
}

/** `isForeign`: its text is in English although the language of the index is another. */
export type BlockPage = readonly [key: string, title: string, isForeign?: 1];

/** Common words of the language's index, the most common first. */
export type WordFile = string[];

/** Traditional and simplified characters in turn; see `createFold`. */
export type CharacterFile = { pairs: string };

/** The messages of all libraries. */
export type MessageFile = FindableMessage[];

/** Files by their name below the scope's folder, as text. */
export type PackFile = Record<string, string>;

export const termFileName = (folder: string, at: number): string => `${folder}/t${at}.json`;
export const blockFileName = (folder: string, at: number): string => `${folder}/d${at}.json`;
export const packFileName = (folder: string, at: number): string => `${folder}/pack${at}.json`;

/** A document's number and kind as one number. */
export const codeOf = (document: number, kind: Kind): number => document * KINDS.length + KINDS.indexOf(kind);
export const documentOf = (code: number): number => Math.floor(code / KINDS.length);
export const kindOf = (code: number): Kind => KINDS[code % KINDS.length] ?? 'guide';

/** The weights that postings have: whole numbers on a logarithmic scale, so that a weight is one or two digits. */
const MAX_WEIGHT = 60;
const STEP = 0.12;

export function weightOfScore(score: number): number {
  return Math.min(MAX_WEIGHT, Math.max(1, Math.round(Math.log1p(score) / STEP)));
}

export function scoreOfWeight(weight: number): number {
  return Math.expm1(weight * STEP);
}
