import { describe, expect, it } from 'vitest';
import { getInside, getTags } from '../support/html.ts';
import { getText, request, siteOrigin } from '../support/sites.ts';

/** Behaviour section 1: requested path, status, location. */
const REDIRECTS: [path: string, status: number, location: string][] = [
  ['/', 302, '/x/introduction/'],
  ['/zh?a=1', 302, '/zh/x/introduction/?a=1'],
  ['/zh/x/', 302, '/zh/x/introduction/'],
  ['/en', 301, '/'],
  ['/en/x/react-tree-view/?a=1&b=2', 301, '/x/react-tree-view/?a=1&b=2'],
  ['/x/react-tree-view?a=1', 308, '/x/react-tree-view/?a=1'],
  ['/zh/x/react-tree-view', 308, '/zh/x/react-tree-view/'],
  ['/playground/x/react-tree-view', 308, '/playground/x/react-tree-view/'],
  ['/zh/playground/x/react-tree-view?a=1', 308, '/zh/playground/x/react-tree-view/?a=1'],
  ['/x//react-tree-view///quickstart/', 308, '/x/react-tree-view/quickstart/'],
  ['/pt-BR/x/react-tree-view/?a=1', 302, '/x/react-tree-view/?a=1'],
  ['/de/api/', 302, '/api/'],
  ['/fr/x/react-tree-view/getting-started/', 302, '/x/react-tree-view/quickstart/'],
  ['/zh/x/introduction-group', 302, '/zh/x/introduction/'],
  ['/zh/x/react-tree-view/getting-started', 301, '/zh/x/react-tree-view/quickstart/'],
  ['/x/react-tree-view/getting-started.md', 301, '/x/react-tree-view/quickstart.md'],
  ['/zh/blog/post/', 301, '/blog/post/'],
  ['/api/tree-view/tree-item/', 301, '/x/api/tree-view/tree-item/'],
];

/** Characters that are escaped without need, in every route. */
const ESCAPED: typeof REDIRECTS = [
  ['/x/react-tree-view/%71uickstart/', 308, '/x/react-tree-view/quickstart/'],
  ['/x/react-tree-view%2emd?variant=js', 308, '/x/react-tree-view.md?variant=js'],
  ['/x/%73earch/?q=%73orting', 308, '/x/search/?q=%73orting'],
  ['/%6Clms.txt', 308, '/llms.txt'],
  // Never to another site.
  ['//%65xample.com/', 308, '/example.com/'],
];

/** Other tags of the languages of the site, in every route. */
const TAGS: typeof REDIRECTS = [
  ['/zh-CN/x/react-tree-view/?a=1', 302, '/zh/x/react-tree-view/?a=1'],
  ['/zh_CN/x/react-tree-view.md', 302, '/zh/x/react-tree-view.md'],
  ['/zh-CN/blog/post/', 302, '/blog/post/'],
  ['/EN/llms.txt', 302, '/llms.txt'],
];

/** Misspelt names that can mean one page only. */
const NEAR_MISSES: typeof REDIRECTS = [
  ['/zh/x/api/data-grid/DataGrid', 301, '/zh/x/api/data-grid/data-grid/'],
  ['/x/API/Tree-View/tree-item/?a=1', 301, '/x/api/tree-view/tree-item/?a=1'],
  ['/index.html', 301, '/x/introduction/'],
  ['/x/react-tree-view/Quickstart.md', 301, '/x/react-tree-view/quickstart.md'],
  ['/x/react-tree-view/quickstart.md/', 301, '/x/react-tree-view/quickstart.md'],
  ['/x/react-tree-view/quickstart.MD', 301, '/x/react-tree-view/quickstart.md'],
  ['/x/react-tree-view/Getting_Started/', 301, '/x/react-tree-view/quickstart/'],
  ['/api/Tree_View/TreeItem/', 301, '/x/api/tree-view/tree-item/'],
  ['/API/', 301, '/api/'],
  ['/zh/x/Search/?q=a', 301, '/zh/x/search/?q=a'],
  ['/zh/LLMS.txt', 301, '/zh/llms.txt'],
  ['/x/react-charts/Feed.xml', 301, '/x/react-charts/feed.xml'],
  ['/x%2Freact-tree-view/', 301, '/x/react-tree-view/'],
];

describe('redirects', () => {
  it.each([...REDIRECTS, ...ESCAPED, ...TAGS, ...NEAR_MISSES])(
    '%s responds with %i to %s',
    async (path, status, location) => {
      const response = await request(path);
      expect(response.status).toBe(status);
      const target = new URL(response.headers.get('Location') ?? '', siteOrigin() + path);
      expect(target.pathname + target.search).toBe(location);
    },
  );
});

describe('addresses without a page', () => {
  it.each(
    [
      ...['/x/react-tree-view/%2571uickstart/', '/x/react-tree-view-2/', '/pt/x/nothing/', '/%3Cb%3E/'],
      `/${'a-'.repeat(900)}/`,
    ].map((path) => [path.slice(0, 40), path] as const),
  )('%s is a 404', async (_, path) => {
    expect((await request(path)).status).toBe(404);
  });

  it.each([
    ['/x/api/TreeItem/', '/x/api/tree-view/tree-item/'],
    ['/x/data_grid/quick_filter/', '/x/react-data-grid/filtering/quick-filter/'],
    ['/zh/x/TreeItem.html', '/zh/x/api/tree-view/tree-item/'],
    ['/x/react-data-grid/rowPinnings/', '/x/react-data-grid/row-pinning/'],
  ])('suggest what a misspelt name means first, where several pages can be meant: %s', async (path, page) => {
    const html = getInside(await getText(path), 'main') ?? '';
    expect(getTags(html, 'a').find(({ href }) => /^\/(?:zh\/)?x\/.*\/$/.test(href ?? ''))?.href).toBe(page);
  });

  it('suggest the start of the product for an address of its reference', async () => {
    const html = getInside(await getText('/x/api/charts/no-such-chart/'), 'main') ?? '';
    expect(getTags(html, 'a').map(({ href }) => href)).toContain('/x/react-charts/');
  });

  it('suggest the nearest pages and the start of the product, in the visitor’s language', async () => {
    const response = await request('/zh/x/react-tree-view/rich-tree-view/selections/');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('<html lang="zh-CN"');
    expect(getTags(getInside(html, 'main') ?? '', 'a').map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/zh/x/react-tree-view/rich-tree-view/selection/', '/zh/x/react-tree-view/']),
    );
    expect(html).toContain('action="/zh/x/search/"');
  });

  it.each([
    ['/blog/', 'https://mui.com/blog/'],
    ['/zh/material-ui/react-button/', 'https://mui.com/material-ui/react-button/'],
  ])('say where the vendor’s site has what is not documentation: %s', async (path, address) => {
    const html = await getText(path);
    expect(getTags(getInside(html, 'main') ?? '', 'a')[0]?.href).toBe(address);
  });

  it('name no other site for a page of the documentation', async () => {
    expect(await getText('/x/nothing/')).not.toContain('https://mui.com/x/nothing/');
  });
});

describe('invalid addresses', () => {
  it.each(
    ['/%E0%A4%A', '/zh/x/react-charts.md%', '/a%00b', `/${'a'.repeat(2100)}`].map(
      (path) => [path.slice(0, 24), path] as const,
    ),
  )('%s is rejected with one sentence', async (_, path) => {
    const response = await request(path);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toMatch(path.startsWith('/zh/') ? /<p>地址.+。<\/p>/ : /<p>The address .+\.<\/p>/);
    expect(html).not.toMatch(/\bat .+\.[jt]s:\d/);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is a 405', async (method) => {
    const response = await request('/x/react-tree-view/', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});
