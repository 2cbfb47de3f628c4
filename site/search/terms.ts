import { stemmer } from 'stemmer';
import { need } from '../kit/need.ts';
import { termFileName, type ScopeManifest, type TermFile } from './index-files.ts';

/** A term that matches a word of the query. */
export interface TermMatch {
  postings: readonly number[];
  term: string;
  /** Similarity of the term to the word: 1 for the word itself. */
  factor: number;
}

/** Reads a file of the index by name. */
export type ReadFile = <T extends object>(name: string) => Promise<T>;

const STEM_FACTOR = 0.9;
const PREFIX_FACTOR = 0.8;

/** Single letters begin too many terms. */
const MIN_PREFIX = 2;

/** Maximum number of files to read per word: a short prefix may match a large part of the alphabet. */
const MAX_FILES = 8;

/** Finds the terms of a scope that match a word: the word itself, its inflections, and terms that start with it. */
export async function findTerms(
  scope: ScopeManifest,
  read: ReadFile,
  word: string,
  isPrefix: boolean,
): Promise<TermMatch[]> {
  const isHan = /^\p{Script=Han}/u.test(word);
  const isOpen = isPrefix && (isHan || word.length >= MIN_PREFIX);
  const stem = isHan ? word : stemmer(word);
  const start = isHan ? word : commonStart(word, stem);
  const names = fileNames(scope, start, word, isHan && !isOpen);
  const files = await Promise.all(names.map((name) => read<TermFile>(name)));
  const found: TermMatch[] = [];
  for (const file of files) {
    for (let at = firstFrom(file, start); at < file.length; at += 1) {
      const [term, postings] = file[at] ?? ['', []];
      if (!term.startsWith(start)) break;
      const factor = nearness(word, stem, term, isOpen);
      if (factor > 0) found.push({ term, postings, factor });
    }
  }
  return found;
}

function nearness(word: string, stem: string, term: string, isOpen: boolean): number {
  if (term === word) return 1;
  if (stem.length > 2 && stemmer(term) === stem) return STEM_FACTOR;
  if (isOpen && term.startsWith(word)) return PREFIX_FACTOR * Math.sqrt(word.length / term.length);
  return 0;
}

/** Files of the terms with a prefix; if there are too many, those around the word itself. */
function fileNames({ folder, terms }: ScopeManifest, start: string, word: string, isExact: boolean): string[] {
  const first = findFile(terms, start);
  const last = isExact ? first : findFile(terms, `${start}\uffff`);
  const from = last - first < MAX_FILES ? first : Math.max(first, findFile(terms, word));
  const to = Math.min(last, from + MAX_FILES - 1);
  return Array.from({ length: to - from + 1 }, (_, at) => termFileName(folder, from + at));
}

/** Index of the file for a term: the last one that begins at or before it. */
function findFile(terms: readonly string[], term: string): number {
  const after = terms.findIndex((first) => first > term);
  return Math.max(0, (after === -1 ? terms.length : after) - 1);
}

/** Binary search for the first position at or after a text. */
function firstFrom(file: TermFile, start: string): number {
  let low = 0;
  let high = file.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (need(file, middle)[0] < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}
