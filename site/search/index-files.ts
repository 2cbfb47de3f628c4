import type { FindableMessage } from './error-messages.ts';
import { KINDS, type Kind, type Scope, type SearchPlan } from './documents.ts';

/** Folder of the index in the assets; every name below it contains a hash of the content. */
export const SEARCH_FOLDER = 'static/search';

/** Documents per block. */
export const BLOCK_SIZE = 16;

/**
 * First file of a search: locates the terms.
 *
 * The index of a language is split by scope, and each scope by the alphabet of its terms and by the order of its
 * documents. So a query reads a few files of bounded size, however many pages there are.
 */
export interface SearchManifest {
  /** Name of the file with traditional characters, loaded for unknown words. */
  characters: string;
  /** Name of the file with common words, for spelling correction. */
  words: string;
  /** Name of the file with the libraries' messages, for finding a pasted one. */
  messages: string;
  scopes: Partial<Record<Scope, ScopeManifest>>;
}

export interface ScopeManifest {
  /** Folder of the scope's files. */
  folder: string;
  /** First document of each plan: documents are sorted by plan, then by page. */
  plans: (readonly [plan: SearchPlan, first: number])[];
  /** First term of each term file, in order; shortened to what distinguishes it from the previous file. */
  terms: string[];
  /** Number of packs that hold all the scope's files, for caching them at once. */
  packs: number;
}

/**
 * A file of sorted terms. The postings of each are groups of documents with the same weight: the negated weight, then
 * the documents' codes (see `toCode`), each as the difference from the previous one in its group. Heavier groups come
 * first.
 */
export type TermFile = (readonly [term: string, postings: readonly number[]])[];

/** A file of `BLOCK_SIZE` documents: what results show of them. */
export interface BlockFile {
  pages: BlockPage[];
  documents: (readonly [page: number, anchor: string, title: string, excerpt: string, picture?: string])[];
}

/** `isForeign`: its text is English in another language's index. */
export type BlockPage = readonly [key: string, title: string, isForeign?: 1];

/** Common words of the language's index, most common first. */
export type WordFile = string[];

/** Traditional and simplified characters alternating; see `createFold`. */
export type CharacterFile = { pairs: string };

export type MessageFile = FindableMessage[];

/** Texts of files, by name below the scope's folder. */
export type PackFile = Record<string, string>;

export const termFileName = (folder: string, at: number): string => `${folder}/t${at}.json`;
export const blockFileName = (folder: string, at: number): string => `${folder}/d${at}.json`;
export const packFileName = (folder: string, at: number): string => `${folder}/pack${at}.json`;

/** Encodes a document's number and kind as one number. */
export const toCode = (document: number, kind: Kind): number => document * KINDS.length + KINDS.indexOf(kind);
export const getDocument = (code: number): number => Math.floor(code / KINDS.length);
export const getKind = (code: number): Kind => KINDS[code % KINDS.length] ?? 'guide';

/** Scale of posting weights: whole numbers on a logarithmic scale, so that a weight has one or two digits. */
const MAX_WEIGHT = 60;
const STEP = 0.12;

export function weightOfScore(score: number): number {
  return Math.min(MAX_WEIGHT, Math.max(1, Math.round(Math.log1p(score) / STEP)));
}

export function scoreOfWeight(weight: number): number {
  return Math.expm1(weight * STEP);
}
