import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext } from '../../pipeline/kit/context.ts';
import { buildIndex } from '../../pipeline/search/build-index.ts';
import { documentsName } from '../../pipeline/search/build.ts';
import type { IndexedDocument } from '../../pipeline/search/documents.ts';
import { LOCALES, type Locale } from '../../site/locales.ts';
import type { Bench, Row } from './run.ts';
import { firstSearches } from './search-first.ts';
import { logProgress } from './log-progress.ts';

const KB = 1000;

/** Limits: size of a first search in kilobytes, and its growth on the large site. */
const MAX_KB = 60;
const MAX_GROWTH = 2;

/** Pages of the large site, made by copying existing documents. Override with the environment variable MANY_PAGES. */
const MANY_PAGES = Number(process.env['MANY_PAGES'] ?? 10_000);

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Measures what a first search loads, now and on a much larger site. */
export async function run(): Promise<Bench[]> {
  const { out } = createContext();
  const benches: Bench[] = [];
  for (const [at, locale] of LOCALES.entries()) {
    logProgress(at, LOCALES.length, 'language');
    benches.push({ title: `Search: bytes of a first search (${locale})`, rows: await measureGrowth(out, locale) });
  }
  return benches;
}

/** The same first searches on a much larger site: copies of each page, with some words of their own. */
async function measureGrowth(out: string, locale: Locale): Promise<Row[]> {
  const documents = JSON.parse(
    await readFile(path.join(out, 'generated', documentsName(locale)), 'utf8'),
  ) as IndexedDocument[];
  const pages = new Set(documents.map(({ page }) => page)).size;
  const copies = Math.ceil(MANY_PAGES / pages);
  const many = Array.from({ length: copies }, (_, copy) => documents.map((document) => copyOf(document, copy))).flat();
  const [now, then] = [
    await firstSearches(out, buildIndex(documents, locale), locale),
    await firstSearches(out, buildIndex(many, locale), locale),
  ];
  return now.map(({ query, bytes, requests }, at) => ({
    name: query,
    figures: {
      KB: round(bytes / KB),
      requests,
      [`KB at ${pages * copies} pages`]: round((then[at]?.bytes ?? 0) / KB),
      'requests then': then[at]?.requests ?? 0,
      grows: round((then[at]?.bytes ?? 0) / bytes, 2),
    },
    atMost: { KB: MAX_KB, grows: MAX_GROWTH },
  }));
}

function copyOf(document: IndexedDocument, copy: number): IndexedDocument {
  if (copy === 0) return document;
  return {
    ...document,
    page: `${document.page}-${copy}`,
    text: `${document.text} word${copy % 97}x${document.title.length}`,
  };
}
