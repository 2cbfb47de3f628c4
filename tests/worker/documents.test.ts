import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningSite } from '../../pipeline/cli/serve.ts';
import { createClient } from '../support/requests.ts';
import { useIsolates } from '../support/isolates.ts';
import { childText, getChildren, parseXml } from '../support/xml.ts';
import { getText, request, siteOrigin } from '../support/sites.ts';
import { createTestedContext, serveTestedSite } from '../support/tested-site.ts';

const PRODUCTS = ['react-data-grid', 'react-date-pickers', 'react-charts', 'react-tree-view'];

describe('documents', () => {
  const getSitemap = async () => getChildren(parseXml(await getText('/sitemap.xml')), 'url');
  const getAddresses = async () => (await getSitemap()).map((entry) => childText(entry, 'loc') ?? '');
  const getLinks = (markdown: string) => [...markdown.matchAll(/\]\((.*?)\)/g)].map(([, address = '']) => address);
  const getStatuses = (addresses: string[]) =>
    Promise.all(addresses.map(async (address) => `${address} ${(await request(address, { method: 'HEAD' })).status}`));

  it('/healthz reports ok, and is not cached', async () => {
    const response = await request('/healthz');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    expect(await response.json()).toEqual({ status: 'ok', build: expect.stringMatching(/^\w+$/) as string });
  });

  it('/robots.txt allows crawlers and links to the sitemap', async () => {
    const response = await request('/robots.txt');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain\b/);
    const text = await response.text();
    expect(text).toMatch(/^User-agent: \*$/m);
    // A bar would hide what keeps a page out of search engines.
    expect(text).not.toContain('Disallow');
    for (const path of ['/x/search/', '/zh/x/search/', '/x/search/?q=a'])
      expect(await getText(path)).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toContain(`Sitemap: ${siteOrigin()}/sitemap.xml\n`);
  });

  it.each([
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/, [0, 0, 1, 0]],
    ['/apple-touch-icon.png', /^image\/png$/, [0x89, 0x50, 0x4e, 0x47]],
  ])('%s is an image, for browsers that ask for it unasked', async (path, type, beginning) => {
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(type);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 4)]).toEqual(beginning);
    expect(bytes.length).toBeLessThan(5000);
  });

  it('/sitemap.xml lists every page once, and each responds', async () => {
    const response = await request('/sitemap.xml');
    expect(response.headers.get('Content-Type')).toMatch(/^(?:application|text)\/xml\b/);
    expect(parseXml(await response.text())).toMatchObject({
      name: 'urlset',
      attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
    });
    const addresses = await getAddresses();
    expect(addresses).toContain(`${siteOrigin()}/x/introduction/`);
    expect(addresses).toContain(`${siteOrigin()}/zh/x/introduction/`);
    for (const product of PRODUCTS) expect(addresses).toContain(`${siteOrigin()}/x/${product}/`);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(await getStatuses(addresses)).toEqual(addresses.map((address) => `${address} 200`));
  });

  it('/sitemap.xml lists the languages of each page, consistently in each', async () => {
    const byAddress = new Map(
      (await getSitemap()).map((entry) => [
        childText(entry, 'loc'),
        getChildren(entry, 'xhtml:link').map(({ attributes: { hreflang, href } }) => ({ hreflang, href })),
      ]),
    );
    for (const [address, alternates] of byAddress) {
      const tag = address?.startsWith(`${siteOrigin()}/zh/`) ? 'zh-CN' : 'en';
      expect(alternates).toContainEqual({ hreflang: tag, href: address });
      for (const { href } of alternates) expect(byAddress.get(href)).toEqual(alternates);
    }
    expect(byAddress.get(`${siteOrigin()}/zh/x/introduction/`)).toContainEqual({
      hreflang: 'x-default',
      href: `${siteOrigin()}/x/introduction/`,
    });
  });

  it.each(['/zh/llms.txt', '/zh/x/react-charts/llms.txt', '/zh/llms-full.txt'])(
    'no address in %s runs into the text behind it',
    async (path) => {
      expect((await getText(path)).match(/https?:[^\s<>()[\]`"]*[^\p{ASCII}].{0,9}/gu) ?? []).toEqual([]);
    },
  );

  it.each(['', '/zh'])('%s/llms.txt lists every page, with Markdown that exists', async (prefix) => {
    const response = await request(`${prefix}/llms.txt`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/(?:plain|markdown)\b.*utf-8/i);
    const text = await response.text();
    expect(text).toMatch(/^# \S/);
    const links = getLinks(text);
    const pages = (await getAddresses()).map((address) => new URL(address).pathname);
    const english = pages.filter((path) => !path.startsWith('/zh/'));
    expect([...links].sort()).toEqual(english.map((path) => `${siteOrigin()}${prefix}${path.slice(0, -1)}.md`).sort());
    expect(await getStatuses(links)).toEqual(links.map((address) => `${address} 200`));
  });

  it.each(PRODUCTS.flatMap((product) => [`/x/${product}`, `/zh/x/${product}`]))(
    '%s/llms.txt lists only that product',
    async (start) => {
      const text = await getText(`${start}/llms.txt`);
      expect(text).toMatch(/^# \S/);
      const paths = getLinks(text).map((address) => new URL(address).pathname);
      expect(paths).toContain(`${start}.md`);
      const reference = start.replace('/react-', '/api/');
      expect(
        paths.filter(
          (path) => ![start, reference].some((folder) => path === `${folder}.md` || path.startsWith(`${folder}/`)),
        ),
      ).toEqual([]);
    },
  );

  it.each(
    ['', '/zh'].flatMap((prefix) => ['', ...PRODUCTS.map((product) => `/x/${product}`)].map((start) => prefix + start)),
  )('%s/llms-full.txt has the Markdown of every page in its list', async (start) => {
    const response = await request(`${start}/llms-full.txt`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    // Unknown length: the response is streamed, never in memory as a whole.
    expect(response.headers.get('Content-Length')).toBeNull();
    const text = await response.text();
    const links = getLinks((await getText(`${start}/llms.txt`)).replace(/[^]*?(?=\n## )/, ''));
    const pages = text
      .split('\n---\n\n<')
      .slice(1)
      .map((page) => page.slice(0, page.indexOf('>')));
    expect(pages.filter((page) => page.startsWith('http'))).toEqual(expect.arrayContaining(links));
    const [first = ''] = links;
    // The last line of a twin leads programs on, which have all pages here.
    const [twin, ...others] = (await getText(first)).split(/\n\n.*\/for-agents\.md\).*\n$/);
    expect(others).toEqual(['']);
    expect(text).toContain(twin);
    expect(text).not.toContain('/for-agents.md)');
  });

  it('/x/react-tree-view/llms-full.txt has sources in the reader’s variant', async () => {
    const text = await getText('/x/react-tree-view/llms-full.txt?variant=js');
    expect(text).toContain('```jsx title="src/FileExplorer.jsx"');
    expect(text).not.toContain('title="src/FileExplorer.tsx"');
  });

  it('/sitemap.xml has the last change of each page', async () => {
    const undated = (await getSitemap()).filter(
      (entry) => !/^\d{4}-\d\d-\d\d$/.test(childText(entry, 'lastmod') ?? ''),
    );
    // The index of all libraries belongs to no package, so it has no date.
    expect(undated.map((entry) => new URL(childText(entry, 'loc') ?? '').pathname)).toEqual(['/api/', '/zh/api/']);
  });

  it('/zh/llms.txt has Chinese names for translated pages', async () => {
    expect(await getText('/zh/llms.txt')).toMatch(/^- \[.*\p{Script=Han}.*\]\(.*\/zh\/x\/react-tree-view\.md\)/mu);
  });

  it('/manifest.webmanifest describes an app whose files exist', async () => {
    const response = await request('/manifest.webmanifest');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/(?:manifest\+)?json\b/);
    const manifest = (await response.json()) as { name: string; start_url: string; icons: { src: string }[] };
    expect(manifest.name).not.toBe('');
    const files = [manifest.start_url, ...manifest.icons.map(({ src }) => src)];
    expect(files.length).toBeGreaterThan(1);
    expect(await getStatuses(files)).toEqual(files.map((file) => `${file} 200`));
  });

  it('/x/sw.js is a script with the whole site as scope', async () => {
    const response = await request('/x/sw.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^(?:text|application)\/javascript\b/);
    expect(response.headers.get('Service-Worker-Allowed')).toBe('/');
    expect(await response.text()).not.toContain('unregister');
  });
});

describe('the service worker’s script', () => {
  const { serveContent, start } = useIsolates();

  it('is the same under a foreign host, which the assets are not asked for', async () => {
    const assets = await serveContent();
    const client = createClient(await start({ assetsPort: assets.port }));
    const headers = { Host: 'evil.example', 'Accept-Encoding': 'identity' };
    const { status, body } = await client.ask({ path: '/x/sw.js', headers }).finally(client.close);
    expect(status).toBe(200);
    expect(body.toString()).toBe(await readFile(path.join(createTestedContext().out, 'assets/sw.js'), 'utf8'));
    expect([...assets.hosts]).toEqual(['assets.local']);
  });
});

describe('the sitemap', () => {
  const { getPath, read, serveContent, start } = useIsolates();

  it('has the last change of each page in each of its languages', async () => {
    const assets = await serveContent();
    const pages = JSON.parse(await read('zh/_pages.json')) as { key: string; changed: string | null }[];
    const changed = pages.map((page) => (page.key === '/x/react-charts' ? { ...page, changed: '2001-02-03' } : page));
    assets.values.set(getPath('zh/_pages.json'), JSON.stringify(changed));
    const site = await start({ assetsPort: assets.port });
    const urls = getChildren(parseXml(await site.getText('/sitemap.xml')), 'url');
    const dated = urls.filter((url) => childText(url, 'lastmod') === '2001-02-03');
    expect(dated.map((url) => new URL(childText(url, 'loc') ?? '').pathname)).toEqual(['/zh/x/react-charts/']);
  });
});

describe('the service worker’s kill switch', () => {
  let site: RunningSite;
  const variables = { DOCS_DOMAIN: '127.0.0.1', SERVICE_WORKER: 'off' };

  beforeAll(async () => {
    site = await serveTestedSite({ variables });
  });
  afterAll(() => site.stop());

  const registers = (html: string) => html.includes('"registersServiceWorker":true');

  it('serves a worker that unregisters itself, with no-store', async () => {
    const response = await fetch(`${site.url.origin}/x/sw.js`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    expect(await response.text()).toMatch(/registration\.unregister\(\)/);
  });

  it('stops pages from registering it again', async () => {
    const [before, after] = await Promise.all(
      [siteOrigin('serviceWorker'), site.url.origin].map(async (origin) =>
        (await fetch(`${origin}/x/introduction/`)).text(),
      ),
    );
    expect([registers(before ?? ''), registers(after ?? '')]).toEqual([true, false]);
  });

  it('reaches readers with a cached page', async () => {
    const before = await fetch(`${siteOrigin('serviceWorker')}/x/introduction/`);
    const headers = { 'if-none-match': before.headers.get('ETag') ?? '' };
    expect((await fetch(`${site.url.origin}/x/introduction/`, { headers })).status).toBe(200);
  });
});

describe('a site that search engines may not list', () => {
  let site: RunningSite;
  const variables = { SEARCH_ENGINES: 'off' };

  beforeAll(async () => {
    site = await serveTestedSite({ variables });
  });
  afterAll(() => site.stop());

  const getRobots = async (origin: string, path: string) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    await response.arrayBuffer();
    return response.headers.get('X-Robots-Tag');
  };

  it.each(['/x/introduction/', '/x/100%/', '/mcp'])('says so at %s', async (path) => {
    // The second answer may be one from memory.
    for (let time = 0; time < 2; time += 1) expect(await getRobots(site.url.origin, path)).toBe('noindex');
  });

  it('lets crawlers read that', async () => {
    expect(await (await fetch(`${site.url.origin}/robots.txt`)).text()).not.toContain('Disallow');
  });

  it.each(['/x/introduction/', '/x/introduction.md', '/robots.txt'])('is no other: %s', async (path) => {
    expect(await getRobots(siteOrigin(), path)).toBeNull();
  });
});

it('/offline.html is for no search engine', async () => {
  expect((await fetch(`${siteOrigin()}/offline.html`)).headers.get('X-Robots-Tag')).toBe('noindex');
});
