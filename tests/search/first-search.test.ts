import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContext } from '../../pipeline/kit/context.ts';
import { buildIndex } from '../../pipeline/search/build-index.ts';
import { documentsName } from '../../pipeline/search/build.ts';
import type { IndexedDocument } from '../../pipeline/search/documents.ts';
import { firstSearches } from '../bench/search-first.ts';

/** Bytes of a first search at most: the dialog's code and all that it reads, as it is sent. */
const BUDGET = 60_000;

const { out } = createContext();

describe('a first search', async () => {
  const documents = JSON.parse(
    await readFile(path.join(out, 'generated', documentsName('en')), 'utf8'),
  ) as IndexedDocument[];
  const searches = await firstSearches(out, buildIndex(documents, 'en'));

  it.each(searches)('for “$query” stays within its budget', ({ bytes }) => {
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });
});
