import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { getLink, getTags, readText } from '../support/html.ts';
import { createClient } from '../support/requests.ts';
import { useIsolates } from '../support/isolates.ts';
import { siteOrigin } from '../support/sites.ts';

const PAGE = '/x/react-tree-view/rich-tree-view/focus/';

/** The same site with another host name. */
const otherHost = (origin: string) => origin.replace('127.0.0.1', 'localhost');

/** Preferences and formats that a page varies by, and a text unique to each response. */
const VARIANTS: [headers: Record<string, string>, path: string, mark: RegExp][] = [
  [{}, '/x/react-tree-view/rich-tree-view/editing/', /^<!DOCTYPE html><html lang="en"[^>]*data-code-variant="TS"/],
  [
    { cookie: 'codeVariant=JS' },
    '/x/react-tree-view/rich-tree-view/editing/',
    /^<!DOCTYPE html><html lang="en"[^>]*data-code-variant="JS"/,
  ],
  [
    {},
    '/zh/x/react-tree-view/rich-tree-view/editing/',
    /^<!DOCTYPE html><html lang="zh-CN"[^>]*data-code-variant="TS"/,
  ],
  [{ accept: 'text/markdown' }, '/x/react-tree-view/rich-tree-view/editing/', /^# Rich Tree View - Editing\n.*```tsx/s],
  [
    { cookie: 'codeVariant=JS' },
    '/x/react-tree-view/rich-tree-view/editing.md',
    /^# Rich Tree View - Editing\n.*```jsx/s,
  ],
  [
    {},
    '/playground/x/react-tree-view/rich-tree-view/editing/',
    /^<!DOCTYPE html><html lang="en"(?!.*<nav id="navigation")/s,
  ],
];

describe.each(['plain', 'kv'] as const)('responses from %s', (source) => {
  const request = (path: string, headers: Record<string, string> = {}) =>
    fetch(siteOrigin(source) + path, { redirect: 'manual', headers });
  const getEtag = async (path: string, headers?: Record<string, string>) => {
    const response = await request(path, headers);
    await response.text();
    return response.headers.get('ETag') ?? '';
  };

  it.each([PAGE, `${PAGE.slice(0, -1)}.md`, '/zh/x/introduction/', '/x/nothing/', '/x/search/?q=tree'])(
    'require revalidation: %s',
    async (path) => {
      const control = (await request(path)).headers.get('Cache-Control') ?? '';
      expect(control).toMatch(/must-revalidate|no-cache|no-store/);
      expect(control).not.toMatch(/max-age=[1-9]|immutable/);
    },
  );

  it('may be used once, within 30 seconds, if they were prefetched', async () => {
    const prefetched = await request(PAGE, { 'Sec-Purpose': 'prefetch' });
    expect(prefetched.headers.get('Cache-Control')).toBe('private, max-age=30');
    expect((await request(PAGE)).headers.get('Cache-Control')).toContain('must-revalidate');
    expect((await request(PAGE, { 'Sec-Purpose': 'prefetch;prerender' })).headers.get('Cache-Control')).toContain(
      'must-revalidate',
    );
  });

  it('are cacheable for a year for hashed files', async () => {
    const html = await (await request(PAGE)).text();
    const files = [getLink(html, 'stylesheet'), ...getTags(html, 'script').map(({ src }) => src)].filter(
      (file) => file !== undefined,
    );
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const file of files) {
      const response = await request(file);
      expect([file, response.status]).toEqual([expect.stringMatching(/^\/static\//), 200]);
      expect(response.headers.get('Cache-Control')).toMatch(/\bmax-age=31536000\b.*\bimmutable\b/);
    }
  });

  it.each<[string, Record<string, string>]>([
    [PAGE, {}],
    [PAGE, { cookie: 'codeVariant=JS' }],
    [PAGE, { accept: 'text/markdown' }],
    [`${PAGE.slice(0, -1)}.md`, {}],
    [`/zh${PAGE}`, {}],
  ])('are 304 for a matching If-None-Match: %s with %j', async (path, headers) => {
    const etag = await getEtag(path, headers);
    expect(etag).toMatch(/^(?:W\/)?".+"$/);
    // Tags are compared weakly (RFC 9110, 13.1.2): something on the way may have taken the mark of a weak one off.
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
      const response = await request(path, { ...headers, 'if-none-match': known });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('ETag')).toBe(etag);
      expect(response.headers.get('Vary')).toBe('Accept, Cookie');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
      expect(response.headers.get('Content-Type')).toBeNull();
    }
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['the other code variant', { cookie: 'codeVariant=JS' }, {}],
    ['the other code variant, by the query', {}, { cookie: 'codeVariant=JS' }],
    ['another styling', { cookie: 'codeStyling=css' }, {}],
    ['Markdown', { accept: 'text/markdown' }, {}],
    ['an older build', { 'if-none-match': 'W/"0000000000000000-html-TS-system"' }, {}],
  ])('are sent in full to a reader with a cached copy of %s', async (name, theirs, headers) => {
    const etag = theirs['if-none-match'] ?? (await getEtag(PAGE, theirs));
    expect((await request(PAGE, { ...headers, 'if-none-match': etag })).status).toBe(200);
  });

  it.each([
    ['/x/nothing/', 404],
    ['/x/react-tree-view/getting-started/', 301],
    ['/x/react-tree-view-group/', 302],
  ])('ignore the ETag of another page for %s', async (path, status) => {
    expect((await request(path, { 'if-none-match': await getEtag(PAGE) })).status).toBe(status);
  });

  it.each<[string, Record<string, string>]>([
    ['/x/react-charts/gantt/', { cookie: 'codeVariant=JS; codeStyling=tailwind' }],
    ['/zh/x/react-tree-view/rich-tree-view/ordering/', { cookie: 'codeVariant=JS; codeStyling=tailwind' }],
    ['/x/react-charts/gantt.md', { cookie: 'codeVariant=JS; codeStyling=tailwind' }],
  ])('are identical for repeated requests: %s', async (path, headers) => {
    const answers: object[] = [];
    for (let time = 0; time < 3; time += 1) {
      const response = await request(path, headers);
      const body = Buffer.from(await response.arrayBuffer()).toString('base64');
      const sent = [
        'Content-Type',
        'Content-Language',
        'Link',
        'ETag',
        'Vary',
        'Cache-Control',
        'Content-Security-Policy',
      ];
      answers.push({ status: response.status, body, headers: sent.map((name) => response.headers.get(name)) });
      await wait(50);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('are not mixed up when all variants are requested concurrently', async () => {
    const asked = Array.from({ length: 6 }, () => VARIANTS).flat();
    const answers = await Promise.all(asked.map(async ([headers, path]) => (await request(path, headers)).text()));
    for (const [index, answer] of answers.entries()) expect(answer).toMatch(asked[index]?.[2] ?? /^$/);
    expect(new Set(answers).size).toBe(VARIANTS.length);
  });

  it('do not contain the host of another request', async () => {
    for (const origin of [siteOrigin(source), otherHost(siteOrigin(source)), siteOrigin(source)]) {
      const html = await (await fetch(`${origin}/x/react-charts/`)).text();
      expect(getLink(html, 'canonical')).toBe(`${origin}/x/react-charts/`);
    }
  });

  it('do not contain the query', async () => {
    const plain = await (await request(PAGE)).text();
    const html = await (await request(`${PAGE}?utm=%3Cb%3E&a=secret`)).text();
    expect(readText(html)).toBe(readText(plain));
    expect(html).not.toContain('secret');
  });
});

describe('the registration of the service worker', () => {
  const { start } = useIsolates();

  it('depends on the host of each request: only on the docs domain and its subdomains', async () => {
    const client = createClient(await start({ variables: { DOCS_DOMAIN: 'docs.example' } }));
    const registers = async (host: string) => {
      const { body } = await client.ask({ path: PAGE, headers: { Host: host } });
      return body.toString().includes('"registersServiceWorker":true');
    };
    try {
      expect(await registers('docs.example')).toBe(true);
      for (const host of ['localhost', 'notdocs.example', 'docs.example.net'])
        expect(await registers(host)).toBe(false);
      expect(await registers('v7.docs.example')).toBe(true);
    } finally {
      client.close();
    }
  });
});
