import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext } from '../../pipeline/cache/context.ts';
import { buildIndex, type SearchIndex } from '../../pipeline/search/build-index.ts';
import { documentsName } from '../../pipeline/search/build-search.ts';
import type { IndexedDocument } from '../../pipeline/search/guide-documents.ts';
import { awaitByLocale, byLocale, type Locale } from '../../site/locales.ts';
import { SCOPES, getScope } from '../../site/search/documents.ts';
import { ASKED_IN_CHINESE, ASKED_IN_ENGLISH, type Asked } from '../nightly/content/asked.ts';
import { askAll, meanReciprocalRank, getPlaces, type Ask, type Outcome } from '../nightly/content/quality.ts';
import { QUESTIONS, type Question } from '../nightly/content/questions.ts';
import { getMiddle, round } from './figures.ts';
import type { Bench, Row } from './run.ts';
import { compressed, countReads, firstSearches, type FirstSearch } from './search-first.ts';

const KB = 1024;

/** Measures the search on the documents of the last build: size, time, and quality for `tests/nightly/content/questions.ts`. */
export async function run(): Promise<Bench[]> {
  const context = createContext();
  const read = async (locale: Locale) =>
    JSON.parse(await readFile(path.join(context.out, 'generated', documentsName(locale)), 'utf8')) as IndexedDocument[];
  const documents = await awaitByLocale(read);
  const pages = new Set(documents.en.map(({ page }) => page));
  const asked = QUESTIONS.filter(({ answers }) => answers.some((answer) => pages.has(answer.split('#')[0] ?? '')));
  const indexes = byLocale((locale) => buildIndex(documents[locale], locale));
  const counts = `${documents.en.length} documents of ${pages.size} pages, ${asked.length} of ${QUESTIONS.length} questions have a page`;
  return [
    { title: `Search: ${counts}`, rows: [await measure(context.out, indexes, asked)] },
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
  const queries = asked.map(([, query, answer = '']): FirstSearch => [query, getScope(answer.split('#')[0] ?? '')]);
  const searches = await firstSearches(out, index, locale, queries);
  const sizes = searches.map(({ bytes }) => bytes);
  return {
    questions: searches.length,
    'middle KB': round(getMiddle(sizes) / 1000),
    'largest KB': round(Math.max(...sizes) / 1000),
    'above 60 KB': sizes.filter((bytes) => bytes > 60_000).length,
    'middle requests': getMiddle(searches.map(({ requests }) => requests)),
  };
}

async function measure(out: string, indexes: Record<Locale, SearchIndex>, asked: readonly Question[]): Promise<Row> {
  const opened = byLocale((locale) => countReads(indexes[locale]));
  const ask: Ask = async ({ query, locale }) =>
    getPlaces(await opened[locale].index.search({ text: query, parts: [{ scopes: SCOPES, limit: 10 }] }));
  const outcomes = await askAll(ask, asked);
  const first = Math.max(...(await firstSearches(out, indexes.en, 'en')).map(({ bytes }) => bytes));
  const whole = [...indexes.en.files].filter(([name]) => !name.includes('/pack')).map(([, text]) => text);
  const times = await getTimes(async (question) => void (await ask(question)), asked);
  return { name: 'all questions', figures: figures(getBytes(whole), first, times, outcomes) };
}

function getBytes(files: readonly string[]): number {
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

/** Sorted times of all questions in milliseconds, after a warm-up round. */
async function getTimes(ask: (question: Question) => Promise<void>, asked: readonly Question[]): Promise<number[]> {
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
