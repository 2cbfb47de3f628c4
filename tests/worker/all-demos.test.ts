import { describe, expect, it } from 'vitest';
import type { DemoIndex } from '../../site/page/all-demos.ts';
import { need } from '../../site/kit/need.ts';
import { getElements, getInside, getTags, readText } from '../support/html.ts';
import { getText, siteOrigin } from '../support/sites.ts';

/** The ids on a page, fetched once. */
const ids = new Map<string, Promise<Set<string>>>();
const readIds = (path: string) => {
  const known =
    ids.get(path) ??
    getText(path).then((html) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)));
  ids.set(path, known);
  return known;
};

describe.each([
  ['', 'Data Grid', 'Sorting'],
  ['/zh', '数据表格', '排序'],
])('the page with all demos at %s/x/demos/', async (prefix, library, topic) => {
  const html = await getText(`${prefix}/x/demos/`);
  const cards = getElements(html, 'div', { class: 'gallery demo-topics' }).flatMap(({ inner }) =>
    getElements(inner, 'li'),
  );
  const getLinks = (card: (typeof cards)[number]) => getTags(card.inner, 'a').map(({ href = '' }) => href);

  it('has a section for each library, and in it one for each page', () => {
    const libraries = getElements(getInside(html, 'article') ?? '', 'h2').map(({ inner }) => readText(inner));
    expect(libraries).toContain(library);
    const topics = getElements(html, 'h3').map(({ inner }) => readText(inner));
    expect(topics).toContain(topic);
    expect(topics).not.toContain(library);
  });

  it('leads to each demo in its place, and to its code', async () => {
    expect(cards.length).toBeGreaterThan(50);
    for (const card of cards) {
      const [demo = '', code = ''] = getLinks(card);
      const { pathname, hash } = new URL(demo, siteOrigin());
      expect(code).toBe(`${demo}.tsx`);
      expect(pathname.startsWith(`${prefix}/x/`)).toBe(true);
      const found = await readIds(pathname);
      expect(found).toContain(hash.slice(1));
      expect(found).toContain(`${hash.slice(1)}.tsx`);
    }
  });

  it('has every demo once', () => {
    const links = cards.flatMap(getLinks);
    expect(links).toEqual([...new Set(links)]);
  });

  it('has pictures that are there, and load when they come into view', async () => {
    const pictures = cards.flatMap(({ inner }) => getTags(inner, 'img'));
    expect(pictures.length).toBe(cards.length);
    expect(pictures.filter(({ loading }) => loading !== 'lazy')).toEqual([]);
    const types = pictures.map(async ({ src = '' }) => (await fetch(siteOrigin() + src)).headers.get('Content-Type'));
    expect(new Set(await Promise.all(types))).toEqual(new Set(['image/svg+xml']));
  });

  it('has an index with as many demos, in the same order', async () => {
    const [form = {}] = getTags(html, 'form').filter((tag) => tag['data-index']);
    const index = JSON.parse(await getText(form['data-index'] ?? '')) as DemoIndex;
    expect(index.demos.length).toBe(cards.length);
    const at = cards.findIndex((card) => getLinks(card)[0]?.endsWith('#CheckboxSelection'));
    const [plan, , components] = need(index.demos, at);
    expect(plan).toBe('community');
    expect(components.map((place) => index.components[place])).toEqual(['DataGrid']);
  });

  it('is in the sitemap and in the navigation', async () => {
    expect(await getText('/sitemap.xml')).toContain(`${prefix}/x/demos/</loc>`);
    const navigation = getInside(await getText(`${prefix}/x/introduction/`), 'nav', { id: 'navigation' });
    const links = getTags(navigation ?? '', 'a');
    expect(links.map(({ href }) => href)).toContain(`${prefix}/x/demos/`);
  });

  it('is a list of links in its Markdown', async () => {
    const markdown = await getText(`${prefix}/x/demos.md`);
    expect(markdown).toContain(`${prefix}/x/react-data-grid/row-selection.md#CheckboxSelection)`);
    expect(markdown).toContain(`**${topic}**`);
    expect(markdown).not.toContain('::demos');
  });
});

describe('a demo among the search results', () => {
  it('has its picture from the page with all demos', async () => {
    const found = getTags(getInside(await getText('/x/search/?q=checkbox+selection&kind=demo'), 'ol') ?? '', 'img');
    expect(found.length).toBeGreaterThan(0);
    const all = getTags(await getText('/x/demos/'), 'img').map(({ src }) => src);
    expect(all).toEqual(expect.arrayContaining(found.map(({ src }) => src)));
  });
});
