import { describe, expect, it } from 'vitest';
import { siteOrigin } from '../support/sites.ts';

const request = (path: string, init: RequestInit = {}) => fetch(siteOrigin() + path, { redirect: 'manual', ...init });

/** Behaviour section 1: requested path, status, location. */
const REDIRECTS: [path: string, status: number, location: string][] = [
  ['/', 302, '/x/introduction/'],
  ['/x/', 302, '/x/introduction/'],
  ['/zh/', 302, '/zh/x/introduction/'],
  ['/zh', 302, '/zh/x/introduction/'],
  ['/zh?a=1', 302, '/zh/x/introduction/?a=1'],
  ['/zh/x/', 302, '/zh/x/introduction/'],
  ['/en', 301, '/'],
  ['/en/x/react-tree-view/', 301, '/x/react-tree-view/'],
  ['/en/x/react-tree-view/?a=1&b=2', 301, '/x/react-tree-view/?a=1&b=2'],
  ['/x/react-tree-view', 308, '/x/react-tree-view/'],
  ['/x/react-tree-view?a=1', 308, '/x/react-tree-view/?a=1'],
  ['/zh/x/react-tree-view', 308, '/zh/x/react-tree-view/'],
  ['/x//react-tree-view///quickstart/', 308, '/x/react-tree-view/quickstart/'],
  ['/pt/x/react-tree-view/', 302, '/x/react-tree-view/'],
  ['/pt-BR/x/react-tree-view/?a=1', 302, '/x/react-tree-view/?a=1'],
  ['/x/react-tree-view-group/', 302, '/x/react-tree-view/'],
  ['/zh/x/introduction-group', 302, '/zh/x/introduction/'],
  ['/x/react-tree-view/getting-started/', 301, '/x/react-tree-view/quickstart/'],
  ['/zh/x/react-tree-view/getting-started', 301, '/zh/x/react-tree-view/quickstart/'],
  ['/x/react-tree-view/getting-started.md', 301, '/x/react-tree-view/quickstart.md'],
  ['/zh/blog/post/', 301, '/blog/post/'],
  ['/zh/size-snapshot', 301, '/size-snapshot'],
  ['/api/tree-view/tree-item/', 301, '/x/api/tree-view/tree-item/'],
];

describe('redirects', () => {
  it.each(REDIRECTS)('%s responds with %i to %s', async (path, status, location) => {
    const response = await request(path);
    expect(response.status).toBe(status);
    const target = new URL(response.headers.get('Location') ?? '', siteOrigin());
    expect(target.pathname + target.search).toBe(location);
  });
});

describe('addresses without a page', () => {
  it.each([
    '/zhx/x/react-tree-view/',
    '/ZH/x/react-tree-view/',
    '/xx/x/react-tree-view/',
    '/x/nothing/',
    '/apis/',
    '/pt/x/nothing/',
  ])('%s is a 404', async (path) => {
    expect((await request(path)).status).toBe(404);
  });

  it('suggest the nearest pages, in the visitor’s language', async () => {
    const response = await request('/zh/x/react-tree-view/rich-tree-view/selections/');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('<html lang="zh-CN"');
    expect(html).toContain('href="/zh/x/react-tree-view/rich-tree-view/selection/"');
    expect(html).toContain('action="/zh/x/search/"');
  });
});

describe('invalid addresses', () => {
  it.each(['/%E0%A4%A', '/a%00b', `/${'a'.repeat(2100)}`])('%.20s is rejected with one sentence', async (path) => {
    const response = await request(path);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toMatch(/<p>The address .+\.<\/p>/);
    expect(html).not.toMatch(/\bat .+\.[jt]s:\d/);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is a 405', async (method) => {
    const response = await request('/x/react-tree-view/', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});
