import { describe, expect, inject, it } from 'vitest';
import { insideOf, tagsOf } from '../setup/html.ts';
import { malformedReason } from '../setup/well-formed.ts';

const PRODUCTS = ['react-data-grid', 'react-date-pickers', 'react-charts', 'react-tree-view'];
const FEEDS = PRODUCTS.flatMap((product) => [`/x/${product}/feed.xml`, `/zh/x/${product}/feed.xml`]);

describe.each(['siteUrl', 'kvSiteUrl'] as const)('feeds of %s', (source) => {
  const request = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, inject(source)), { redirect: 'manual', headers });
  const textOf = async (path: string) => (await request(path)).text();
  const entriesOf = (xml: string) => [...xml.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([, entry = '']) => entry);

  it.each(FEEDS)('%s is an Atom feed with everything that the format asks for', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    const xml = await response.text();
    expect(malformedReason(xml)).toBeNull();
    const head = xml.replace(/<entry>.*<\/entry>/s, '');
    expect(insideOf(head, 'id')).toBe(inject(source) + path);
    expect(insideOf(head, 'title')).toMatch(/\S/);
    expect(insideOf(head, 'name')).toMatch(/\S/);
    expect(tagsOf(head, 'link')).toContainEqual(expect.objectContaining({ rel: 'self', href: inject(source) + path }));
    const entries = entriesOf(xml);
    const times = entries.map((entry) => insideOf(entry, 'updated') ?? '');
    expect(
      [insideOf(head, 'updated'), ...times].filter((time) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(time ?? '')),
    ).toEqual([]);
    expect(times).toEqual([...times].sort().reverse());
    expect(insideOf(head, 'updated')).toBe(times[0]);
    const ids = entries.map((entry) => insideOf(entry, 'id'));
    expect(new Set(ids).size).toBe(entries.length);
  });

  it.each(FEEDS)('%s says what changed in the packages, and leads to pages that answer', async (path) => {
    const entries = entriesOf(await textOf(path));
    expect(entries.map((entry) => insideOf(entry, 'id'))).toContainEqual(
      expect.stringMatching(/\/changes\/#version-\d+\.\d+\.\d+$/),
    );
    for (const entry of entries) {
      const [link] = tagsOf(entry, 'link');
      expect([link?.href, (await request(link?.href ?? '')).status]).toEqual([
        expect.stringContaining(inject(source)),
        200,
      ]);
    }
  });

  it('has every page that its navigation marks as new', async () => {
    for (const product of PRODUCTS) {
      const navigation = insideOf(await textOf(`/x/${product}/`), 'nav id="navigation"') ?? '';
      const marked = [...navigation.matchAll(/<a href="([^"]+)"[^>]*>(?:(?!<\/a>).)*class="chip newFeature"/gs)].map(
        ([, path = '']) => path,
      );
      const ids = entriesOf(await textOf(`/x/${product}/feed.xml`)).map((entry) => insideOf(entry, 'id'));
      for (const path of marked) expect(ids).toContain(`${inject(source)}${path}#new`);
    }
  });

  it('is in the language of its address', async () => {
    expect(insideOf(await textOf('/zh/x/react-tree-view/feed.xml'), 'title')).toMatch(/\p{Script=Han}/u);
    expect(insideOf(await textOf('/x/react-tree-view/feed.xml'), 'title')).not.toMatch(/\p{Script=Han}/u);
  });

  it('is named by the pages of its library, and all feeds by the pages of none', async () => {
    const feedsOf = async (path: string) =>
      tagsOf(await textOf(path), 'link')
        .filter(({ type }) => type === 'application/atom+xml')
        .map(({ href }) => href);
    expect(await feedsOf('/x/api/charts/')).toEqual(['/x/react-charts/feed.xml']);
    expect(await feedsOf('/zh/x/react-charts/')).toEqual(['/zh/x/react-charts/feed.xml']);
    expect(await feedsOf('/x/introduction/')).toEqual(PRODUCTS.map((product) => `/x/${product}/feed.xml`));
  });

  it.each(['/x/react-charts/feed.xml', '/x/react-charts/llms.txt', '/x/react-charts/llms-full.txt', '/sitemap.xml'])(
    'sends %s once',
    async (path) => {
      const first = await request(path);
      await first.text();
      const headers = { 'if-none-match': first.headers.get('ETag') ?? '' };
      const [again, other] = await Promise.all([
        request(path, headers),
        request(path, { ...headers, cookie: 'codeVariant=JS' }),
      ]);
      expect([again.status, other.status]).toEqual([304, 200]);
      await other.text();
    },
  );

  it('does not exist for what is no library', async () => {
    expect((await request('/x/introduction/feed.xml')).status).toBe(404);
    expect((await request('/feed.xml')).status).toBe(404);
  });
});
