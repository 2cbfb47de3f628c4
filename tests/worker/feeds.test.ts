import { describe, expect, it } from 'vitest';
import { getElements, getInside, getTags } from '../support/html.ts';
import { childText, getChildren, parseXml } from '../support/xml.ts';
import { getText, request, siteOrigin } from '../support/sites.ts';

const PRODUCTS = ['react-data-grid', 'react-date-pickers', 'react-charts', 'react-tree-view'];
const FEEDS = PRODUCTS.flatMap((product) => [`/x/${product}/feed.xml`, `/zh/x/${product}/feed.xml`]);

describe('feeds', () => {
  const getEntries = (xml: string) => getChildren(parseXml(xml), 'entry');

  it.each(FEEDS)('%s is a valid Atom feed', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    const xml = await response.text();
    const feed = parseXml(xml);
    expect(childText(feed, 'id')).toBe(siteOrigin() + path);
    expect(childText(feed, 'title')).toMatch(/\S/);
    expect(/\p{Script=Han}/u.test(childText(feed, 'title') ?? '')).toBe(path.startsWith('/zh/'));
    expect(getChildren(feed, 'author').map((author) => childText(author, 'name'))).toEqual([
      expect.stringMatching(/\S/),
    ]);
    expect(getChildren(feed, 'link').map(({ attributes }) => attributes)).toContainEqual(
      expect.objectContaining({ rel: 'self', href: siteOrigin() + path }),
    );
    const start = path.replace('feed.xml', '');
    expect(getChildren(feed, 'link').map(({ attributes }) => attributes)).toContainEqual(
      expect.objectContaining({ rel: 'alternate', type: 'text/html', href: siteOrigin() + start }),
    );
    const other = path.startsWith('/zh/') ? path.slice('/zh'.length) : `/zh${path}`;
    const versions = getChildren(feed, 'link').filter(({ attributes }) => attributes.hreflang !== undefined);
    expect(versions.map(({ attributes }) => attributes.href)).toEqual([siteOrigin() + other]);
    const entries = getEntries(xml);
    const times = entries.map((entry) => childText(entry, 'updated') ?? '');
    expect(
      [childText(feed, 'updated'), ...times].filter((time) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(time ?? '')),
    ).toEqual([]);
    expect(times).toEqual([...times].sort().reverse());
    expect(childText(feed, 'updated')).toBe(times[0]);
    const ids = entries.map((entry) => childText(entry, 'id'));
    expect(new Set(ids).size).toBe(entries.length);
    expect(ids).toContainEqual(expect.stringMatching(/\/changes\/#version-\d+\.\d+\.\d+$/));
    for (const entry of entries) {
      const href = getChildren(entry, 'link')[0]?.attributes.href;
      expect([href, (await request(href ?? '')).status]).toEqual([expect.stringContaining(siteOrigin()), 200]);
    }
  });

  it('lists every page that the navigation marks as new', async () => {
    const found: string[] = [];
    for (const product of PRODUCTS) {
      const navigation = getInside(await getText(`/x/${product}/`), 'nav', { id: 'navigation' }) ?? '';
      const marked = getElements(navigation, 'a').filter(
        ({ inner }) => getInside(inner, 'span', { class: 'chip newFeature' }) !== undefined,
      );
      const ids = getEntries(await getText(`/x/${product}/feed.xml`)).map((entry) => childText(entry, 'id'));
      for (const { attributes } of marked) expect(ids).toContain(`${siteOrigin()}${attributes.href}#new`);
      found.push(...marked.map(({ attributes }) => attributes.href ?? ''));
    }
    expect(found).not.toEqual([]);
  });

  it('is linked from the pages of its library; general pages link to all feeds', async () => {
    const getFeeds = async (path: string) =>
      getTags(await getText(path), 'link')
        .filter(({ type }) => type === 'application/atom+xml')
        .map(({ href }) => href);
    expect(await getFeeds('/x/api/charts/')).toEqual(['/x/react-charts/feed.xml']);
    expect(await getFeeds('/zh/x/react-charts/')).toEqual(['/zh/x/react-charts/feed.xml']);
    expect(await getFeeds('/x/introduction/')).toEqual(PRODUCTS.map((product) => `/x/${product}/feed.xml`));
  });

  it.each(['/x/react-charts/feed.xml', '/x/react-charts/llms.txt', '/x/react-charts/llms-full.txt', '/sitemap.xml'])(
    'responds with 304 to a repeated request: %s',
    async (path) => {
      const first = await request(path);
      await first.text();
      const headers = { 'if-none-match': first.headers.get('ETag') ?? '' };
      const [again, other] = await Promise.all([
        request(path, { headers }),
        request(path, { headers: { ...headers, cookie: 'codeVariant=JS' } }),
      ]);
      expect([again.status, other.status]).toEqual([304, 200]);
      await other.text();
    },
  );

  it('is a 404 for anything but a library', async () => {
    expect((await request('/x/introduction/feed.xml')).status).toBe(404);
    expect((await request('/feed.xml')).status).toBe(404);
  });
});
