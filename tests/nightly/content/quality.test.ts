import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContext } from '../../../pipeline/cache/context.ts';
import type { BuildInfo } from '../../../site/config/build-info.ts';
import { awaitByLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '../../../site/locales.ts';
import { SCOPES } from '../../../site/search/documents.ts';
import { openIndex } from '../../../site/search/engine.ts';
import { SEARCH_FOLDER, type SearchManifest } from '../../../site/search/index-files.ts';
import { contentFolder, pageListAssetName, type PageSummary } from '../../../site/page/page.ts';
import { askAll, meanReciprocalRank, getPlaces } from './quality.ts';
import { QUESTIONS, TOOL_QUESTIONS } from './questions.ts';

/** What readers are promised: of all questions, and of what was asked in Chinese. */
const LEAST_RANK = 0.9;
const LEAST_RANK_ASKED_IN_CHINESE = 0.9;

/** What finds a guide by its English title; the rest share theirs, as `Recipes`. */
const LEAST_SHARE_BY_TITLE = 0.9;

/** A guide is found when it is among so many results. */
const FOUND_WITHIN = 3;
const isFound = (rank: number) => rank > 0 && rank <= FOUND_WITHIN;

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
const ask = async (text: string, locale: Locale) =>
  getPlaces(await indexes[locale].search({ text, parts: [{ scopes: SCOPES, limit: 10 }] }));
const outcomes = await askAll(({ query, locale }) => ask(query, locale), asked);
const getMissed = (some: typeof outcomes) =>
  some.filter(({ rank }) => rank !== 1).map(({ question, rank, first }) => `${rank}: ${question.query} → ${first}`);

describe('the answers to what readers ask', () => {
  it('are on pages that exist, but for what is reported here', () => {
    const without = QUESTIONS.filter((question) => !asked.includes(question));
    console.log(
      `${without.length} of ${QUESTIONS.length} questions have no page yet: ${without.map(({ query }) => query).join('; ')}`,
    );
    expect(asked.length).toBeGreaterThanOrEqual(120);
  });

  it('stand near the top', () => {
    expect(meanReciprocalRank(outcomes), getMissed(outcomes).join('\n')).toBeGreaterThanOrEqual(LEAST_RANK);
  });

  it('stand near the top for what people asked in Chinese', () => {
    const chinese = outcomes.filter(({ question }) => question.source !== null && question.locale === 'zh');
    expect(chinese.length).toBeGreaterThanOrEqual(60);
    expect(meanReciprocalRank(chinese), getMissed(chinese).join('\n')).toBeGreaterThanOrEqual(
      LEAST_RANK_ASKED_IN_CHINESE,
    );
  });

  it('are among the first three for what people asked in English', () => {
    const english = outcomes.filter(({ question }) => question.source !== null && question.locale === 'en');
    expect(english.length).toBeGreaterThanOrEqual(140);
    const missed = english.filter(({ rank }) => !isFound(rank));
    expect(missed.map(({ question }) => question.query)).toEqual([]);
  });

  it('are among the first three for what a page with a tool answers', () => {
    const missed = outcomes.filter(({ question, rank }) => TOOL_QUESTIONS.includes(question) && !isFound(rank));
    expect(missed.map(({ question, first }) => `${question.query} → ${first}`)).toEqual([]);
  });

  it.each([
    ['DatePicker next version', '/x/api/date-pickers/next'],
    ['custom error message for minDate', '/x/react-date-pickers/validation-errors'],
    ['tree item label class', '/x/api/tree-view/tree-item'],
    ['column_pinning', '/x/react-data-grid/column-pinning'],
    ['columnpinning', '/x/react-data-grid/column-pinning'],
    ['masterdetail', '/x/react-data-grid/master-detail'],
    ['disable weekends', '/x/react-date-pickers/validation'],
    ['useGridApiContext should only be used inside', '/x/api/data-grid/errors'],
    ['`useGridApiContext` should only be used inside', '/x/api/data-grid/errors'],
    ['Data Grid has an empty height', '/x/api/data-grid/errors'],
    ['rows to have a unique id property', '/x/api/data-grid/errors'],
  ])('are among the first three for %s', async (text, page) => {
    const pages = (await ask(text, 'en')).map((places) => places[0]?.split('#')[0]);
    expect(pages.slice(0, FOUND_WITHIN)).toContain(page);
  });

  it.each(LOCALES)('are among the first three for the English title of a guide, in %s', async (locale) => {
    const guides = list.filter(({ key }) => !key.startsWith('/x/api/'));
    const found = await Promise.all(
      guides.map(async ({ key, title }) => {
        const places = await ask(title.split(' - ').at(-1) ?? '', locale);
        return places.slice(0, FOUND_WITHIN).some(([place]) => place?.split('#')[0] === key);
      }),
    );
    expect(found.filter(Boolean).length / guides.length).toBeGreaterThanOrEqual(LEAST_SHARE_BY_TITLE);
  });

  it.each([
    ['列固定', '/x/react-data-grid/column-pinning'],
    ['筛选', '/x/react-data-grid/filtering'],
    ['行分组', '/x/react-data-grid/row-grouping'],
    ['图表 图例', '/x/react-charts/legend'],
    ['时区', '/x/react-date-pickers/timezone'],
    ['校验', '/x/react-date-pickers/validation'],
    ['数据表格 apiRef', '/x/react-data-grid/api-object'],
    ['日期选择器 minDate', '/x/react-date-pickers/validation'],
    ['shaixuan', '/x/react-data-grid/filtering'],
    ['shuju biaoge', '/x/react-data-grid'],
    ['lie guding', '/x/react-data-grid/column-pinning'],
    ['hang fenzu', '/x/react-data-grid/row-grouping'],
  ])('are the guide for %s, in Chinese', async (text, page) => {
    const pages = (await ask(text, 'zh')).map((places) => places[0]?.split('#')[0]);
    expect(pages.slice(0, FOUND_WITHIN)).toContain(page);
  });

  it('are the first result for identifiers', () => {
    const missed = outcomes.filter(({ question, rank }) => question.kind === 'identifier' && rank !== 1);
    expect(missed.map(({ question, first }) => `${question.query} → ${first}`)).toEqual([]);
  });
});
