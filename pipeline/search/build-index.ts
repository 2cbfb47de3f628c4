import { gzipSync } from 'node:zlib';
import { need } from '../../site/kit/need.ts';
import { PLANS, SCOPES, getScope, type Scope } from '../../site/search/documents.ts';
import {
  BLOCK_SIZE,
  blockFileName,
  toCode,
  packFileName,
  termFileName,
  type BlockFile,
  type BlockPage,
  type CharacterFile,
  type MessageFile,
  type PackFile,
  type ScopeManifest,
  type SearchManifest,
  type TermFile,
} from '../../site/search/index-files.ts';
import { SYNONYMS } from './synonyms.ts';
import { createFold } from '../../site/search/words.ts';
import { hashValues } from '../kit/hash.ts';
import { commonWords } from './common-words.ts';
import type { IndexedDocument } from './guide-documents.ts';
import { createExcerpt } from './excerpt.ts';
import { createSynonyms } from './find-synonyms.ts';
import { scoreTerms, type Postings } from './score-words.ts';
import { traditionalForms } from './simplified.ts';

/** Target sizes: of a term file, compressed, and of a pack, uncompressed. */
const TERM_FILE_BYTES = 850;
const PACK_BYTES = 1_000_000;

/** A language's index: its manifest, and all files by name. */
export interface SearchIndex {
  manifest: SearchManifest;
  files: Map<string, string>;
}

/**
 * Builds the index of one language.
 *
 * @param documents In the order of the site.
 * @param name Prefix of its file names.
 */
export function buildIndex(documents: readonly IndexedDocument[], name: string): SearchIndex {
  const pairs = traditionalForms(documents.map(({ title, text, keywords }) => title + text + keywords).join(''));
  const fold = createFold(pairs);
  const order = new Map([...new Set(documents.map(({ page }) => page))].map((page, at) => [page, at]));
  const getPlace = ({ page }: IndexedDocument) => order.get(page) ?? 0;
  const sorted = [...documents].sort(
    (a, b) => PLANS.indexOf(a.plan) - PLANS.indexOf(b.plan) || getPlace(a) - getPlace(b),
  );
  const postings = scoreTerms(sorted, fold, createSynonyms(SYNONYMS, fold));
  const files = new Map<string, string>();
  const scopes: SearchManifest['scopes'] = {};
  for (const scope of SCOPES) {
    const built = buildScope(scope, sorted, postings, name);
    if (!built) continue;
    scopes[scope] = built.manifest;
    for (const [file, text] of built.files) files.set(file, text);
  }
  const wordsText = JSON.stringify(commonWords(postings));
  const words = `${name}-words-${hashValues(wordsText)}.json`;
  files.set(words, wordsText);
  const charactersText = JSON.stringify({ pairs } satisfies CharacterFile);
  const characters = `${name}-characters-${hashValues(charactersText)}.json`;
  files.set(characters, charactersText);
  const messagesText = JSON.stringify(documents.filter(({ kind }) => kind === 'error').map(toMessage));
  const messages = `${name}-messages-${hashValues(messagesText)}.json`;
  files.set(messages, messagesText);
  return { manifest: { characters, words, messages, scopes }, files };
}

function toMessage(document: IndexedDocument): MessageFile[number] {
  const { page, pageTitle, anchor, plan, title, keywords } = document;
  return { page, pageTitle, anchor, plan, title, excerpt: createExcerpt(document), text: keywords };
}

function buildScope(
  scope: Scope,
  all: readonly IndexedDocument[],
  postings: Postings,
  name: string,
): { manifest: ScopeManifest; files: Map<string, string> } | null {
  const codes = new Map<number, number>();
  const documents = all.filter((document, at) => {
    if (getScope(document.page) !== scope) return false;
    codes.set(at, toCode(codes.size, document.kind));
    return true;
  });
  if (documents.length === 0) return null;
  const termFiles = cutTerms(encodeTerms(postings, codes));
  const blocks = splitBlocks(documents);
  const texts = [...termFiles, ...blocks].map((file) => JSON.stringify(file));
  const folder = `${name}-${scope}-${hashValues(...texts)}`;
  const names = [
    ...termFiles.map((file, at) => termFileName(folder, at)),
    ...blocks.map((file, at) => blockFileName(folder, at)),
  ];
  const files = new Map(names.map((file, at) => [file, need(texts, at)]));
  const packs = splitPacks(files);
  for (const [at, pack] of packs.entries()) files.set(packFileName(folder, at), JSON.stringify(pack));
  const terms = termFiles.map((file, at) => separator(termFiles[at - 1]?.at(-1)?.[0] ?? '', file[0]?.[0] ?? ''));
  return { manifest: { folder, plans: listPlans(documents), terms, packs: packs.length }, files };
}

function listPlans(documents: readonly IndexedDocument[]): ScopeManifest['plans'] {
  return documents.flatMap(({ plan }, at) => (documents[at - 1]?.plan === plan ? [] : [[plan, at] as const]));
}

/** Encodes the postings of one scope, as described at `TermFile`. */
function encodeTerms(postings: Postings, codes: ReadonlyMap<number, number>): TermFile {
  const encoded: [string, number[]][] = [];
  for (const [term, { documents }] of postings) {
    const groups = new Map<number, number[]>();
    const ofScope = documents.filter(({ document }) => codes.has(document));
    for (const { document, weight } of ofScope)
      groups.set(weight, [...(groups.get(weight) ?? []), codes.get(document) ?? 0]);
    const flat = [...groups].sort(([a], [b]) => b - a).flatMap(([weight, group]) => [-weight, ...deltas(group)]);
    if (flat.length > 0) encoded.push([term, flat]);
  }
  return encoded;
}

function deltas(numbers: readonly number[]): number[] {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.map((number, at) => number - (sorted[at - 1] ?? 0));
}

/** Splits the terms into files of similar compressed size. */
function cutTerms(terms: TermFile): TermFile[] {
  const raw = JSON.stringify(terms).length;
  const ratio = raw / Math.max(1, gzipSync(JSON.stringify(terms)).length);
  const files: [string, readonly number[]][][] = [[]];
  let bytes = 0;
  for (const [term, postings] of terms) {
    const size = JSON.stringify([term, postings]).length / ratio;
    if (bytes > 0 && bytes + size > TERM_FILE_BYTES) {
      files.push([]);
      bytes = 0;
    }
    files.at(-1)?.push([term, postings]);
    bytes += size;
  }
  return files;
}

/** The shortest string that sorts after one term and not after the next. */
function separator(before: string, term: string): string {
  for (let length = 1; length < term.length; length += 1) {
    const start = term.slice(0, length);
    if (start > before) return start;
  }
  return term;
}

function splitBlocks(documents: readonly IndexedDocument[]): BlockFile[] {
  const blocks: BlockFile[] = [];
  for (let from = 0; from < documents.length; from += BLOCK_SIZE) {
    const pages = new Map<string, BlockPage>();
    const entries = documents.slice(from, from + BLOCK_SIZE).map((document) => {
      const { page, pageTitle, isForeign, anchor, title, picture } = document;
      if (!pages.has(page)) pages.set(page, isForeign ? [page, pageTitle, 1] : [page, pageTitle]);
      const shown = [[...pages.keys()].indexOf(page), anchor, title, createExcerpt(document)] as const;
      return picture === undefined ? shown : ([...shown, picture] as const);
    });
    blocks.push({ pages: [...pages.values()], documents: entries });
  }
  return blocks;
}

function splitPacks(files: ReadonlyMap<string, string>): PackFile[] {
  const packs: PackFile[] = [{}];
  let bytes = 0;
  for (const [file, text] of files) {
    if (bytes > 0 && bytes + text.length > PACK_BYTES) {
      packs.push({});
      bytes = 0;
    }
    (packs.at(-1) ?? {})[file.slice(file.indexOf('/') + 1)] = text;
    bytes += text.length;
  }
  return packs;
}
