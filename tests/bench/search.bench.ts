import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { createContext } from '../../pipeline/context.ts';
import { buildIndex, type SearchIndex } from '../../pipeline/search/build-index.ts';
import { documentsName } from '../../pipeline/search/build.ts';
import type { IndexedDocument } from '../../pipeline/search/documents.ts';
import { LOCALES, type Locale } from '../../site/locales.ts';
import { SCOPES, type Scope } from '../../site/search/documents.ts';
import { openIndex, type SearchPart } from '../../site/search/engine.ts';
import { askAll, meanReciprocalRank, placesOf, type Ask, type Outcome } from '../search/quality.ts';
import { QUESTIONS, type Question } from '../search/questions.ts';
import type { Bench, Row } from './run.ts';
import { CANDIDATES } from './search-candidates.ts';

const KB = 1024;

/** A site of this many pages is made from the documents there are, to see what grows. */
const MANY_PAGES = 10_000;

/** Queries whose first search is measured, on pages of these products. */
const FIRST_SEARCHES: [query: string, own: Scope][] = [
  ['sorting', 'x-data-grid'],
  ['column pinning', 'x-data-grid'],
  ['prop disablePast', 'x-date-pickers'],
  ['tooltip content', 'x-charts'],
  ['expnasion', 'x-tree-view'],
];

const compressed = (text: string): number => brotliCompressSync(text).length;
const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Compares search libraries on the documents of the last build: bytes, time, and the quality of `tests/search/questions.ts`. */
export async function run(): Promise<Bench[]> {
  const context = createContext();
  const read = async (locale: Locale) =>
    JSON.parse(await readFile(path.join(context.out, 'generated', documentsName(locale)), 'utf8')) as IndexedDocument[];
  const documents = { en: await read('en'), zh: await read('zh') };
  const pages = new Set(documents.en.map(({ page }) => page));
  const asked = QUESTIONS.filter(({ answers }) => answers.some((answer) => pages.has(answer.split('#')[0] ?? '')));
  const indexes = { en: buildIndex(documents.en, 'en'), zh: buildIndex(documents.zh, 'zh') };
  const rows = [await measureOurs(context.out, indexes, asked)];
  for (const name of Object.keys(CANDIDATES)) rows.push(await measureCandidate(name, documents, asked));
  return [
    { title: `Search: libraries, ${documents.en.length} documents of ${pages.size} pages, ${asked.length} of ${QUESTIONS.length} questions have a page`, rows },
    { title: 'Search: bytes of a first search', rows: await measureGrowth(context.out, documents.en, pages.size) },
  ];
}

async function measureOurs(out: string, indexes: Record<Locale, SearchIndex>, asked: readonly Question[]): Promise<Row> {
  const opened = Object.fromEntries(LOCALES.map((locale) => [locale, open(indexes[locale])])) as Record<Locale, ReturnType<typeof open>>;
  const ask: Ask = async ({ query, locale }) => placesOf(await opened[locale].index.search({ text: query, parts: [{ scopes: SCOPES, limit: 10 }] }));
  const outcomes = await askAll(ask, asked);
  const first = Math.max(...(await firstSearches(out, indexes.en)).map(({ bytes }) => bytes));
  const whole = [...indexes.en.files].filter(([name]) => !name.includes('/pack')).map(([, text]) => text);
  const times = await timesOf(async (question) => void (await ask(question)), asked);
  return { name: 'MiniSearch, in small files (ours)', figures: figures(whole, first, times, outcomes) };
}

async function measureCandidate(name: string, documents: Record<Locale, IndexedDocument[]>, asked: readonly Question[]): Promise<Row> {
  const create = CANDIDATES[name];
  if (!create) throw new Error(`There is no candidate "${name}".`);
  const candidates = { en: await create(documents.en), zh: await create(documents.zh) };
  const ask: Ask = async ({ query, locale }) => byPage(await candidates[locale].search(query));
  const outcomes = await askAll(ask, asked);
  const { outputFiles } = await esbuild.build({
    stdin: { contents: candidates.en.entry, resolveDir: import.meta.dirname },
    ...{ bundle: true, minify: true, format: 'esm', write: false, platform: 'browser' },
  });
  const code = compressed(outputFiles[0]?.text ?? '');
  const files = candidates.en.files;
  const first = code + files.reduce((sum, file) => sum + compressed(file), 0);
  return { name, figures: figures(files, first, await timesOf(async (question) => void (await ask(question)), asked), outcomes) };
}

function figures(files: readonly string[], first: number, times: readonly number[], outcomes: readonly Outcome[]): Row['figures'] {
  const quality = (of: (question: Question) => boolean) => round(meanReciprocalRank(outcomes.filter(({ question }) => of(question))), 3);
  const identifiers = outcomes.filter(({ question }) => question.kind === 'identifier');
  return {
    'index KB': round(files.reduce((sum, file) => sum + compressed(file), 0) / KB),
    'first search KB': round(first / KB),
    'query ms': round(times[Math.floor(times.length / 2)] ?? 0, 2),
    'slowest ms': round(times.at(-1) ?? 0, 2),
    English: quality(({ kind, locale }) => kind === 'words' && locale === 'en'),
    Chinese: quality(({ kind, locale }) => kind === 'words' && locale === 'zh'),
    identifiers: quality(({ kind }) => kind === 'identifier'),
    'identifiers at 1': `${identifiers.filter(({ rank }) => rank === 1).length}/${identifiers.length}`,
    tune: quality(({ split }) => split === 'tune'),
    'held out': quality(({ split }) => split === 'heldOut'),
    all: quality(() => true),
  };
}

/** Places page by page, each page where its best place is. */
function byPage(places: readonly string[]): string[][] {
  const pages = new Map<string, string[]>();
  for (const place of places) {
    const page = place.split('#')[0] ?? '';
    pages.set(page, [...(pages.get(page) ?? []), place]);
  }
  return [...pages.values()];
}

/** Milliseconds of each question, sorted, after one round that warms up. */
async function timesOf(ask: (question: Question) => Promise<void>, asked: readonly Question[]): Promise<number[]> {
  const times: number[] = [];
  for (const isWarm of [false, true]) {
    for (const question of asked) {
      const start = performance.now();
      await ask(question);
      if (isWarm) times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b);
}

/** An index in memory, which counts the compressed bytes of the files that were read. */
function open({ manifest, files }: SearchIndex) {
  const read = new Map<string, unknown>();
  let bytes = compressed(JSON.stringify(manifest));
  const index = openIndex(manifest, (name) => {
    const text = files.get(name) ?? '';
    if (!read.has(name)) bytes += compressed(text);
    const value: unknown = read.get(name) ?? JSON.parse(text);
    read.set(name, value);
    return Promise.resolve(value as never);
  });
  return { index, bytes: () => bytes, requests: () => read.size + 1 };
}

/** Bytes of the dialog's code and of what each query reads of an index that nobody has read from. */
async function firstSearches(out: string, built: SearchIndex): Promise<{ query: string; bytes: number; requests: number }[]> {
  const code = await dialogBytes(out);
  return Promise.all(
    FIRST_SEARCHES.map(async ([query, own]) => {
      const { index, bytes, requests } = open(built);
      const parts: SearchPart[] = [
        { scopes: [own], limit: 7 },
        { scopes: SCOPES.filter((scope) => scope !== own), limit: 4 },
      ];
      await index.search({ text: query, parts });
      return { query, bytes: bytes() + code, requests: requests() + 2 };
    }),
  );
}

async function dialogBytes(out: string): Promise<number> {
  const names = /\/static\/search-[\w-]+\.(?:js|css)/g;
  const worker = await readFile(path.join(out, 'assets/sw.js'), 'utf8');
  const files = await Promise.all([...new Set(worker.match(names))].map((name) => readFile(path.join(out, 'assets', name), 'utf8')));
  return files.reduce((sum, file) => sum + compressed(file), 0);
}

/** The same first searches on a site with many more pages: each page again and again, with some words of its own. */
async function measureGrowth(out: string, documents: readonly IndexedDocument[], pages: number): Promise<Row[]> {
  const copies = Math.ceil(MANY_PAGES / pages);
  const many = Array.from({ length: copies }, (_, copy) => documents.map((document) => copyOf(document, copy))).flat();
  const [now, then] = [await firstSearches(out, buildIndex(documents, 'en')), await firstSearches(out, buildIndex(many, 'en'))];
  return now.map(({ query, bytes, requests }, at) => ({
    name: query,
    figures: {
      KB: round(bytes / KB),
      requests,
      [`KB at ${pages * copies} pages`]: round((then[at]?.bytes ?? 0) / KB),
      'requests then': then[at]?.requests ?? 0,
      grows: round((then[at]?.bytes ?? 0) / bytes, 2),
    },
  }));
}

function copyOf(document: IndexedDocument, copy: number): IndexedDocument {
  if (copy === 0) return document;
  return { ...document, page: `${document.page}-${copy}`, text: `${document.text} word${copy % 97}x${document.title.length}` };
}
