import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContext } from '../../pipeline/kit/context.ts';
import type { BuildInfo } from '../../site/build-info.ts';
import { awaitByLocale, DEFAULT_LOCALE, type Locale } from '../../site/locales.ts';
import { SCOPES } from '../../site/search/documents.ts';
import { openIndex } from '../../site/search/engine.ts';
import { SEARCH_FOLDER, type SearchManifest } from '../../site/search/index-files.ts';
import { contentFolder, pageListAssetName, type PageSummary } from '../../site/page.ts';
import { askAll, meanReciprocalRank, placesOf } from './quality.ts';
import { QUESTIONS } from './questions.ts';

/** What readers are promised. */
const LEAST_RANK = 0.85;

const { out } = createContext();
const readJson = async <T>(...names: string[]) => JSON.parse(await readFile(path.join(out, ...names), 'utf8')) as T;
const build = await readJson<BuildInfo>('generated/build.json');
const open = async (locale: Locale) =>
  openIndex(await readJson<SearchManifest>('assets', build.search[locale]), (name) =>
    readJson('assets', SEARCH_FOLDER, name),
  );
const indexes = await awaitByLocale(open);
const list = await readJson<PageSummary[]>('assets', contentFolder(build.id), pageListAssetName(DEFAULT_LOCALE));
const pages = new Set(list.map(({ key }) => key));
const asked = QUESTIONS.filter(({ answers }) => answers.some((answer) => pages.has(answer.split('#')[0] ?? '')));
const outcomes = await askAll(
  async ({ query, locale }) =>
    placesOf(await indexes[locale].search({ text: query, parts: [{ scopes: SCOPES, limit: 10 }] })),
  asked,
);

describe('the answers to what readers ask', () => {
  it('are on pages that exist, but for what is reported here', () => {
    const without = QUESTIONS.filter((question) => !asked.includes(question));
    console.log(
      `${without.length} of ${QUESTIONS.length} questions have no page yet: ${without.map(({ query }) => query).join('; ')}`,
    );
    expect(asked.length).toBeGreaterThanOrEqual(120);
  });

  it('stand near the top', () => {
    const missed = outcomes
      .filter(({ rank }) => rank !== 1)
      .map(({ question, rank, first }) => `${rank}: ${question.query} → ${first}`);
    expect(meanReciprocalRank(outcomes), missed.join('\n')).toBeGreaterThanOrEqual(LEAST_RANK);
  });

  it('are the first result for identifiers', () => {
    const missed = outcomes.filter(({ question, rank }) => question.kind === 'identifier' && rank !== 1);
    expect(missed.map(({ question, first }) => `${question.query} → ${first}`)).toEqual([]);
  });
});
