import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContext } from '../../../pipeline/cache/context.ts';
import { buildIndex } from '../../../pipeline/search/build-index.ts';
import { documentsName } from '../../../pipeline/search/build-search.ts';
import type { IndexedDocument } from '../../../pipeline/search/guide-documents.ts';
import { awaitByLocale, LOCALES, type Locale } from '../../../site/locales.ts';
import { firstSearches } from '../../bench/search-first.ts';

/** Bytes of a first search at most: the dialog's code and all that it reads, as it is sent. */
const BUDGET = 60_000;

const { out } = createContext();
const searchesIn = async (locale: Locale) => {
  const text = await readFile(path.join(out, 'generated', documentsName(locale)), 'utf8');
  return firstSearches(out, buildIndex(JSON.parse(text) as IndexedDocument[], locale), locale);
};

describe('a first search', async () => {
  const searches = await awaitByLocale(searchesIn);

  it.each(LOCALES.flatMap((locale) => searches[locale].map((search) => ({ locale, ...search }))))(
    'for “$query” in $locale stays within its budget',
    ({ bytes }) => {
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThanOrEqual(BUDGET);
    },
  );
});
