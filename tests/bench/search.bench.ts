import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { createContext } from '../../pipeline/kit/context.ts';
import { buildIndex, type SearchIndex } from '../../pipeline/search/build-index.ts';
import { documentsName } from '../../pipeline/search/build.ts';
import type { IndexedDocument } from '../../pipeline/search/documents.ts';
import { awaitByLocale, byLocale, type Locale } from '../../site/locales.ts';
import { SCOPES, scopeOf } from '../../site/search/documents.ts';
import { ASKED_IN_CHINESE, ASKED_IN_ENGLISH, type Asked } from '../nightly/content/asked.ts';
import { askAll, meanReciprocalRank, placesOf, type Ask, type Outcome } from '../nightly/content/quality.ts';
import { QUESTIONS, type Question } from '../nightly/content/questions.ts';
import { middleOf } from './figures.ts';
import type { Bench, Row } from './run.ts';
import { CANDIDATES } from './search-candidates.ts';
import { compressed, countReads, firstSearches, type FirstSearch } from './search-first.ts';
import { logProgress } from './log-progress.ts';

const KB = 1024;

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/**
 * Compares search libraries on the documents of the last build: size, time, and quality for
 * `tests/nightly/content/questions.ts`.
 */
export async function run(): Promise<Bench[]> {
  const context = createContext();
  const read = async (locale: Locale) =>
    JSON.parse(await readFile(path.join(context.out, 'generated', documentsName(locale)), 'utf8')) as IndexedDocument[];
  const documents = await awaitByLocale(read);
  const pages = new Set(documents.en.map(({ page }) => page));
  const asked = QUESTIONS.filter(({ answers }) => answers.some((answer) => pages.has(answer.split('#')[0] ?? '')));
  const indexes = byLocale((locale) => buildIndex(documents[locale], locale));
  const candidates = Object.keys(CANDIDATES);
  const tell = (at: number) => logProgress(at, candidates.length + 1, 'library');
  tell(0);
  const rows = [await measureOurs(context.out, indexes, asked)];
  for (const [at, name] of candidates.entries()) {
    tell(at + 1);
    rows.push(await measureCandidate(name, documents, asked));
  }
  const counts = `${documents.en.length} documents of ${pages.size} pages, ${asked.length} of ${QUESTIONS.length} questions have a page`;
  return [
    { title: `Search: libraries, ${counts}`, rows },
    {
      title: 'Search: the first search of what was asked, on a page of the library',
      rows: [
        { name: 'in English', figures: await askedFirst(context.out, indexes.en, 'en', ASKED_IN_ENGLISH) },
        { name: 'in Chinese', figures: await askedFirst(context.out, indexes.zh, 'zh', ASKED_IN_CHINESE) },
      ],
    },
  ];
}

/** Whole questions read more files than the words of `FIRST_SEARCHES`: one for each word and library. */
async function askedFirst(
  out: string,
  index: SearchIndex,
  locale: Locale,
  asked: readonly Asked[],
): Promise<Row['figures']> {
  const queries = asked.map(([, query, answer = '']): FirstSearch => [query, scopeOf(answer.split('#')[0] ?? '')]);
  const searches = await firstSearches(out, index, locale, queries);
  const sizes = searches.map(({ bytes }) => bytes);
  return {
    questions: searches.length,
    'middle KB': round(middleOf(sizes) / 1000),
    'largest KB': round(Math.max(...sizes) / 1000),
    'above 60 KB': sizes.filter((bytes) => bytes > 60_000).length,
    'middle requests': middleOf(searches.map(({ requests }) => requests)),
  };
}

async function measureOurs(
  out: string,
  indexes: Record<Locale, SearchIndex>,
  asked: readonly Question[],
): Promise<Row> {
  const opened = byLocale((locale) => countReads(indexes[locale]));
  const ask: Ask = async ({ query, locale }) =>
    placesOf(await opened[locale].index.search({ text: query, parts: [{ scopes: SCOPES, limit: 10 }] }));
  const outcomes = await askAll(ask, asked);
  const first = Math.max(...(await firstSearches(out, indexes.en, 'en')).map(({ bytes }) => bytes));
  const whole = [...indexes.en.files].filter(([name]) => !name.includes('/pack')).map(([, text]) => text);
  const times = await timesOf(async (question) => void (await ask(question)), asked);
  return { name: 'MiniSearch, in small files (ours)', figures: figures(bytesOf(whole), first, times, outcomes) };
}

async function measureCandidate(
  name: string,
  documents: Record<Locale, IndexedDocument[]>,
  asked: readonly Question[],
): Promise<Row> {
  const create = CANDIDATES[name];
  if (!create) throw new Error(`There is no candidate "${name}".`);
  const candidates = await awaitByLocale((locale) => create(documents[locale]));
  const ask: Ask = async ({ query, locale }) => byPage(await candidates[locale].search(query));
  const outcomes = await askAll(ask, asked);
  const { outputFiles } = await esbuild.build({
    stdin: { contents: candidates.en.entry, resolveDir: import.meta.dirname },
    ...{ bundle: true, minify: true, format: 'esm', write: false, platform: 'browser' },
  });
  const code = compressed(outputFiles[0]?.text ?? '');
  const bytes = bytesOf(candidates.en.files);
  return {
    name,
    figures: figures(
      bytes,
      code + bytes,
      await timesOf(async (question) => void (await ask(question)), asked),
      outcomes,
    ),
  };
}

function bytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressed(file), 0);
}

function figures(bytes: number, first: number, times: readonly number[], outcomes: readonly Outcome[]): Row['figures'] {
  const quality = (of: (question: Question) => boolean) =>
    round(meanReciprocalRank(outcomes.filter(({ question }) => of(question))), 3);
  const identifiers = outcomes.filter(({ question }) => question.kind === 'identifier');
  return {
    'index KB': round(bytes / KB),
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

/** Groups places by page, in the order of each page's best place. */
function byPage(places: readonly string[]): string[][] {
  const pages = new Map<string, string[]>();
  for (const place of places) {
    const page = place.split('#')[0] ?? '';
    pages.set(page, [...(pages.get(page) ?? []), place]);
  }
  return [...pages.values()];
}

/** Sorted times of all questions in milliseconds, after a warm-up round. */
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
