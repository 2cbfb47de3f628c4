import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { getElements, getInside, getTags, readText } from '../support/html.ts';
import { getText, siteOrigin } from '../support/sites.ts';

const getMain = (html: string) => getInside(html, 'main') ?? '';
const getPage = async (path: string) => getMain(await getText(path));
const getResults = async (path: string) =>
  getTags(getInside(await getPage(path), 'ol') ?? '', 'a').map(({ href }) => href ?? '');

/** The distinct pages among the results. */
const getPages = async (path: string) => [...new Set((await getResults(path)).map((href) => href.replace(/#.*/, '')))];

describe.each([
  ['', 'en', en],
  ['/zh', 'zh-CN', zh],
] as const)('the search page at %s/x/search/', (prefix, tag, messages) => {
  const request = (query: string) => fetch(`${siteOrigin()}${prefix}/x/search/${query}`, { redirect: 'manual' });

  it('lists matching pages in the visitor’s language', async () => {
    const response = await request('?q=tree+view');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(getTags(html, 'html')[0]?.lang).toBe(tag);
    expect(readText(getMain(html))).toContain(messages['search.title']);
    const links = await getResults(`${prefix}/x/search/?q=tree+view`);
    expect(links[0]).toMatch(new RegExp(`^${prefix}/x/react-tree-view/`));
    expect(links.filter((href) => !href.startsWith(`${prefix}/x/`))).toEqual([]);
  });

  it.each([
    ['with punctuation alone', `?q=${encodeURIComponent('.*+?^${}()|[]\\')}`],
    ['with filters that do not exist', '?q=tree&product=x&kind=constructor&plan=__proto__'],
    ['with words of objects', '?q=constructor+__proto__+toString'],
    ['with broken encoding', '?q=%E0%A4%A'],
    ['with a long query', `?q=${'a'.repeat(1500)}`],
    ['with many words', `?q=${'tree+'.repeat(300)}`],
    ['with many Chinese characters', `?q=${encodeURIComponent('展开节点'.repeat(40))}`],
  ])('responds to %s', async (name, query) => {
    expect((await request(query)).status).toBe(200);
  });

  it('finds a guide first by its English title', async () => {
    const [first] = await getPages(`${prefix}/x/search/?q=filtering`);
    expect(first).toBe(`${prefix}/x/react-data-grid/filtering/`);
  });

  it('lists all guides from A to Z for an empty query', async () => {
    const html = await (await request('')).text();
    const index = getInside(html, 'div', { class: 'guide-index' }) ?? '';
    const links = getTags(index, 'a').map(({ href }) => href);
    expect(links).toContain(`${prefix}/x/react-data-grid/sorting/`);
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((href) => href?.startsWith(`${prefix}/x/api/`))).toEqual([]);
    const letters = getElements(index, 'h3').map(({ inner }) => inner);
    expect(letters).toEqual([...new Set(letters)]);
    expect(letters.length).toBeGreaterThan(prefix === '' ? 5 : 1);
    expect(getInside(await (await request('?q=tree')).text(), 'div', { class: 'guide-index' })).toBeUndefined();
  });

  it('says that nothing was found', async () => {
    const html = await (await request('?q=qqqqzzzz')).text();
    expect(readText(getMain(html))).toContain(messages['search.none'].replace('{query}', 'qqqqzzzz'));
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'--></title><svg onload=alert(1)>",
    '&lt;b&gt;',
    '$& {query}',
  ])('escapes the query %j', async (query) => {
    const html = await (await request(`?q=${encodeURIComponent(query)}`)).text();
    expect(html).not.toMatch(/<script>alert|<img src=x|<svg onload/);
    const fields = getTags(html, 'input').filter(({ name }) => name === 'q');
    expect(fields.map(({ value }) => value)).toEqual([query, query]);
    expect(readText(getMain(html))).toContain(query);
  });

  it('redirects without a trailing slash', async () => {
    const response = await fetch(`${siteOrigin()}${prefix}/x/search?q=tree`, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(new URL(response.headers.get('Location') ?? '', siteOrigin()).pathname).toBe(`${prefix}/x/search/`);
  });
});

describe('search results', () => {
  it('link to the section with the words, and highlight them', async () => {
    const html = await getPage('/x/search/?q=controlled+expansion');
    expect(getTags(html, 'a').map(({ href }) => href)).toContain(
      '/x/react-tree-view/rich-tree-view/expansion/#controlled-expansion',
    );
    expect(html).toContain('<mark>Controlled</mark> <mark>expansion</mark>');
  });

  it('tolerate typos, and say so', async () => {
    const html = await getPage('/x/search/?q=expnasion');
    expect(readText(html)).toContain(
      en['search.corrected'].replace('{from}', 'expnasion').replace('{to}', 'expansion'),
    );
    expect(await getResults('/x/search/?q=expnasion')).toContain('/x/react-tree-view/rich-tree-view/expansion/');
  });

  it.each([
    ['a product', '&product=x-charts', (href: string) => /^\/x\/(?:react-charts|api\/charts)\//.test(href)],
    ['a kind', '&kind=demo', (href: string) => /#[A-Z]/.test(href)],
  ])('can be filtered by %s', async (name, filter, isRight) => {
    const all = await getResults('/x/search/?q=tooltip+selection');
    const narrowed = await getResults(`/x/search/?q=tooltip+selection${filter}`);
    expect(narrowed.length).toBeGreaterThan(0);
    expect(all.every(isRight)).toBe(false);
    expect(narrowed.every(isRight)).toBe(true);
  });

  it('can be filtered by plan', async () => {
    const html = await getPage('/x/search/?q=reorder+tree+items&plan=pro');
    expect(
      getTags(html, 'option')
        .filter(({ selected }) => selected !== undefined)
        .map(({ value }) => value),
    ).toEqual(['', '', 'pro']);
    expect((await getResults('/x/search/?q=reorder+tree+items&plan=pro'))[0]).toMatch(
      /^\/x\/react-tree-view\/rich-tree-view\/ordering\//,
    );
  });

  it('in Chinese are found by Chinese words', async () => {
    const pages = await getPages(`/zh/x/search/?q=${encodeURIComponent('展开节点')}`);
    expect(pages.slice(0, 3)).toContainEqual(
      expect.stringMatching(/^\/zh\/x\/react-tree-view\/(?:rich|simple)-tree-view\/expansion\//),
    );
  });
});

describe('an address without a page', () => {
  it.each([
    ['a letter is wrong', '/x/react-charts/rabar/', '/x/react-charts/radar/'],
    ['only the beginning of a name is there', '/x/react-data-grid/filter/', '/x/react-data-grid/filtering/'],
    ['the page has moved', '/x/react-charts/types/radar/', '/x/react-charts/radar/'],
    ['the case is wrong, too', '/x/React-Charts/Radars/', '/x/react-charts/radar/'],
  ])('suggests the nearest page first if %s', async (name, path, href) => {
    expect(getTags(getInside(await getPage(path), 'ul') ?? '', 'a')[0]?.href).toBe(href);
  });

  it('does not repeat the product after a title that starts with it', async () => {
    const html = await getPage('/x/react-data-grid/srting/');
    expect(html).toMatch(/<strong>Data Grid - \w+<\/strong><\/a><p>/);
  });
});

describe('a query', () => {
  it.each(['', '/zh'])('with control characters is echoed without them: %s', async (prefix) => {
    const html = await getPage(`${prefix}/x/search/?q=${encodeURIComponent('so\0rt\u0001ing\u007f\u0085')}`);

    expect(html.match(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g)).toBeNull();
    expect(html).toContain('value="so rt ing"');
  });
});
