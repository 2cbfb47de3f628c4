import { describe, expect, it } from 'vitest';
import type { Hit, PageGroup } from '../../../site/search/groups.ts';
import { getOwner, getPlace, isSamePlace, pageTitleWithin } from '../../../site/search/titles.ts';

const ENGLISH = { product: 'Data Grid', overview: 'Overview' };
const CHINESE = { product: '数据表格', overview: '概述' };

const page = (key: string, title: string, scope: PageGroup['scope'] = 'x-data-grid') => ({ scope, key, title });

describe('the title of a page next to the name of its product', () => {
  it.each([
    ['without that name', page('/x/react-data-grid/sorting', 'Data Grid - Sorting'), ENGLISH, 'Sorting'],
    ['in Chinese', page('/x/react-data-grid/sorting', '数据表格 - 排序'), CHINESE, '排序'],
    ['not translated', page('/x/react-data-grid/sorting', 'Data Grid - Sorting'), CHINESE, 'Sorting'],
    ['of a start page', page('/x/react-data-grid', 'Data Grid'), ENGLISH, 'Overview'],
    ['of a start page in Chinese', page('/x/react-data-grid', '数据表格'), CHINESE, '概述'],
    ['of a general page', page('/x/introduction/licensing', 'Licensing', 'general'), ENGLISH, 'Licensing'],
  ])('%s', (name, found, texts, title) => {
    expect(pageTitleWithin(found, texts)).toBe(title);
  });
});

const hit = (anchor: string, kind: Hit['kind'] = 'guide'): Hit => ({
  kind,
  plan: 'community',
  anchor,
  title: '',
  excerpt: '',
  picture: null,
});

describe('what a hit belongs to', () => {
  const api = page('/x/api/data-grid/data-grid', 'DataGrid API');

  it.each(['prop', 'slot', 'class'] as const)('is the component of a %s', (kind) => {
    expect(getOwner(api, hit('anchor', kind), ENGLISH)).toBe('DataGrid');
  });

  it.each(['guide', 'demo', 'component'] as const)('is nothing for a %s, whose title tells it', (kind) => {
    expect(getOwner(api, hit('anchor', kind), ENGLISH)).toBeNull();
  });
});

describe('the heading of the hits of a start page', () => {
  const group = (anchor: string): PageGroup => ({
    ...page('/x/react-data-grid', 'Data Grid'),
    isForeign: false,
    score: 1,
    hits: [hit(anchor)],
  });

  it('is the product if the first is the page, which is the overview then', () => {
    expect(getPlace(group(''), ENGLISH)).toBe('Data Grid');
  });

  it('is the overview if the first is a section', () => {
    expect(getPlace(group('plans'), ENGLISH)).toBe('Data Grid › Overview');
  });
});

describe('the heading of the hits of a page', () => {
  const group = (key: string, anchor = '', other: Partial<PageGroup> = {}): PageGroup => ({
    ...page(key, 'Data Grid - A guide'),
    ...{ isForeign: false, score: 1, hits: [hit(anchor)], ...other },
  });

  it.each([
    ['the first', group('/a'), undefined, false],
    ['the next page of the same library', group('/b'), group('/a'), true],
    ['a section of another page', group('/b', 'rows'), group('/a'), false],
    ['a page after a section', group('/b'), group('/a', 'rows'), false],
    ['a page of another library', group('/b', '', { scope: 'x-charts' }), group('/a'), false],
    ['a page in another language', group('/b', '', { isForeign: true }), group('/a'), false],
  ])('is left out where it would be that of those before: %s', (_, found, former, isSame) => {
    expect(isSamePlace(found, former)).toBe(isSame);
  });
});
