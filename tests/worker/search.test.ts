import { describe, expect, inject, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import type { PageSummary } from '../../site/page.ts';
import { searchPages, suggestPages } from '../../worker/search.ts';
import { insideOf, tagsOf, textOf } from '../setup/html.ts';

const page = (key: string, title: string, rest: Partial<PageSummary> = {}): PageSummary => ({
  key,
  title,
  description: '',
  translated: true,
  translations: ['en'],
  changed: null,
  headings: [],
  ...rest,
});

const PAGES = [
  page('/x/introduction', 'Overview', { description: 'Grids, pickers, charts and trees.' }),
  page('/x/react-charts', 'Charts', { headings: ['Your first chart', 'Tooltips'] }),
  page('/x/react-charts/funnel', 'Charts - Funnel', { description: 'Steps of a process.' }),
  page('/x/react-charts/radar', 'Charts - Radar'),
  page('/x/react-tree-view', 'Tree View'),
  page('/x/react-tree-view/rich-tree-view/selection', 'Rich Tree View - Selection', { headings: ['Keyboard & mouse'] }),
  page('/x/react-tree-view/rich-tree-view/ordering', 'Rich Tree View - Ordering', { description: 'Drag items with the mouse.' }),
  page('/x/react-tree-view/accessibility', 'Keyboard access'),
];

const keysOf = (pages: PageSummary[]) => pages.map(({ key }) => key);

describe('searchPages', () => {
  it.each<[query: string, keys: string[]]>([
    ['', []],
    ['  ', []],
    ['.*+?^${}()|[]\\', []],
    ['nothing', []],
    ['funnel', ['/x/react-charts/funnel']],
    ['FUNNEL', ['/x/react-charts/funnel']],
    ['  process,  funnel! ', ['/x/react-charts/funnel']],
    ['funnel radar', []],
    ['selection mouse', ['/x/react-tree-view/rich-tree-view/selection']],
    ['tooltips', ['/x/react-charts']],
    ['pickers', ['/x/introduction']],
  ])('finds, for %j, the pages with every word of it', (query, keys) => {
    expect(keysOf(searchPages(PAGES, query))).toEqual(keys);
  });

  it.each([
    ['keyboard', ['/x/react-tree-view/accessibility', '/x/react-tree-view/rich-tree-view/selection']],
    ['mouse', ['/x/react-tree-view/rich-tree-view/selection', '/x/react-tree-view/rich-tree-view/ordering']],
  ])('puts, for %j, titles before headings before descriptions', (query, keys) => {
    expect(keysOf(searchPages(PAGES, query))).toEqual(keys);
  });

  it('finds Chinese words', () => {
    const pages = [page('/x/react-tree-view', '树形视图'), page('/x/react-charts', '图表')];
    expect(keysOf(searchPages(pages, '树形'))).toEqual(['/x/react-tree-view']);
  });

  it('leaves the list in its order', () => {
    const before = keysOf(PAGES);
    searchPages(PAGES, 'tree');
    suggestPages(PAGES, '/x/react-tree-view/nothing');
    expect(keysOf(PAGES)).toEqual(before);
  });
});

describe('suggestPages', () => {
  it.each([
    ['a letter is wrong', '/x/react-charts/fumnel', '/x/react-charts/funnel'],
    ['a letter is missing', '/x/react-tree-view/rich-tree-view/odering', '/x/react-tree-view/rich-tree-view/ordering'],
    ['a letter is too many', '/x/react-charts/radars', '/x/react-charts/radar'],
    ['the beginning is right', '/x/react-tree-view/rich-tree-view/select', '/x/react-tree-view/rich-tree-view/selection'],
    ['the page has moved', '/x/react-charts/types/funnel', '/x/react-charts/funnel'],
    ['the folder is missing', '/x/selection', '/x/react-tree-view/rich-tree-view/selection'],
    ['the title has the word', '/x/react-tree-view/keyboard', '/x/react-tree-view/accessibility'],
    ['the case is wrong', '/x/React-Charts/Radar', '/x/react-charts/radar'],
  ])('puts the nearest page first when %s: %s', (name, path, key) => {
    expect(suggestPages(PAGES, path)[0]?.key).toBe(key);
  });

  it.each([
    ['the root', '/'],
    ['nothing', ''],
    ['markup', '/%3Cb%3E'],
    ['the library alone', '/x/'],
    ['parents', '/../..'],
    ['a long path', `/${'a-'.repeat(900)}`],
  ])('bears %s', (name, path) => {
    expect(suggestPages(PAGES, path)).toBeInstanceOf(Array);
  });
});

describe.each([
  ['', 'en', en],
  ['/zh', 'zh-CN', zh],
] as const)('the search page at %s/x/search/', (prefix, tag, messages) => {
  const request = (query: string) => fetch(`${inject('siteUrl')}${prefix}/x/search/${query}`, { redirect: 'manual' });
  const mainOf = (html: string) => insideOf(html, 'main') ?? '';

  it('lists the pages that fit, in the visitor’s language', async () => {
    const response = await request('?q=tree-view');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(tagsOf(html, 'html')[0]?.lang).toBe(tag);
    expect(textOf(mainOf(html))).toContain(messages['search.title']);
    const links = tagsOf(mainOf(html), 'a').map(({ href }) => href ?? '');
    expect(links).toContain(`${prefix}/x/react-tree-view/`);
    expect(links.filter((href) => href.startsWith('/') && !href.endsWith('.txt') && !href.startsWith(`${prefix}/x/`))).toEqual(
      [],
    );
  });

  it.each([
    ['without a query', ''],
    ['with an empty query', '?q='],
    ['with spaces', '?q=%20%20'],
    ['with another parameter', '?a=b'],
    ['with broken encoding', '?q=%E0%A4%A'],
    ['with a long query', `?q=${'a'.repeat(1500)}`],
  ])('answers %s', async (name, query) => {
    expect((await request(query)).status).toBe(200);
  });

  it('says when nothing fits', async () => {
    const html = await (await request('?q=qqqq')).text();
    expect(textOf(mainOf(html))).toContain(messages['search.none'].replace('{query}', 'qqqq'));
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'--></title><svg onload=alert(1)>",
    '&lt;b&gt;',
    '$& {query}',
  ])('shows the query %j as text', async (query) => {
    const html = await (await request(`?q=${encodeURIComponent(query)}`)).text();
    expect(html).not.toMatch(/<script>alert|<img src=x|<svg onload/);
    expect(tagsOf(html, 'input').find(({ name }) => name === 'q')?.value).toBe(query);
    expect(textOf(mainOf(html))).toContain(query);
  });

  it('is also found without its trailing slash', async () => {
    const response = await fetch(`${inject('siteUrl')}${prefix}/x/search?q=tree`, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(new URL(response.headers.get('Location') ?? '', inject('siteUrl')).pathname).toBe(`${prefix}/x/search/`);
  });
});

describe('an address without a page', () => {
  it.each([
    ['/x/react-charts/funel/', ['/x/react-charts/funnel/', '/x/react-charts/']],
    [
      '/zh/x/react-tree-view/rich-tree-view/focus-item/',
      ['/zh/x/react-tree-view/rich-tree-view/focus/', '/zh/x/react-tree-view/'],
    ],
    ['/x/api/charts/no-such-chart/', ['/x/react-charts/']],
  ])('%s leads to the nearest page and the product’s start page', async (path, links) => {
    const html = await (await fetch(inject('siteUrl') + path)).text();
    expect(tagsOf(insideOf(html, 'main') ?? '', 'a').map(({ href }) => href)).toEqual(expect.arrayContaining(links));
  });
});
