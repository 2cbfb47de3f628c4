import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { BuildInfo } from '../../site/config/build-info.ts';
import { parseConfig } from '../../site/config/config.ts';
import type { WorkerEnv } from '../../worker/environment.ts';
import { securityHeaders } from '../../worker/middleware/security-headers.ts';
import { getElements, getTags } from '../support/html.ts';
import { getText, request } from '../support/sites.ts';

type Policy = Map<string, string[]>;

function getPolicy(response: Response): Policy {
  const directives = (response.headers.get('Content-Security-Policy') ?? '').split(';');
  return new Map(
    directives.map((directive) => directive.trim().split(/\s+/)).map(([name = '', ...values]) => [name, values]),
  );
}

const getScripts = (policy: Policy) => policy.get('script-src') ?? policy.get('default-src') ?? [];

/** One document of each kind. */
const DOCUMENTS = [
  '/x/introduction/',
  '/zh/x/react-tree-view/quickstart/',
  '/x/api/tree-view/tree-item/',
  '/playground/x/react-charts/',
  '/x/search/?q=tree',
  '/x/nothing/',
  '/%E0%A4%A',
];

describe('documents', () => {
  it.each([...DOCUMENTS, '/offline.html'])('%s only runs scripts from files and by hash', async (path) => {
    const response = await request(path);
    const html = await response.text();
    const sources = getScripts(getPolicy(response));
    // The page for offline readers has no file.
    if (path !== '/offline.html') expect(sources).toContain("'self'");
    for (const source of sources) expect(source).toMatch(/^'self'$|^'sha(?:256|384|512)-[\w+/]+=*'$/);
    // JSON blocks are data: browsers do not run them, so they need no hash.
    const inline = getElements(html, 'script')
      .filter(({ attributes: { src, type } }) => src === undefined && !/^application\/(?:ld\+)?json$/.test(type ?? ''))
      .map(({ inner }) => inner);
    if (response.status === 200) expect(inline.length).toBeGreaterThan(0);
    for (const text of inline) {
      expect(sources).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    const attributes = getElements(html).flatMap((element) => Object.entries(element.attributes));
    expect(attributes.filter(([name, value = '']) => /^on/.test(name) || /^\s*javascript:/i.test(value))).toEqual([]);
  });

  it.each([
    ...DOCUMENTS,
    '/',
    '/x/react-tree-view.md',
    '/healthz',
    '/sitemap.xml',
    '/x/sw.js',
    '/offline.html',
    '/static/nothing.js',
  ])('%s has every header', async (path) => {
    const response = await request(path);
    const policy = getPolicy(response);
    expect(policy.get('frame-ancestors')?.join()).toMatch(/^'(?:self|none)'$/);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')?.join()).toMatch(/^'(?:self|none)'$/);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Referrer-Policy')).toMatch(/^(?:strict-origin|same-origin|no-referrer)/);
    for (const feature of ['camera', 'microphone', 'geolocation']) {
      expect(response.headers.get('Permissions-Policy')).toContain(`${feature}=()`);
    }
    expect(response.headers.get('X-Powered-By')).toBeNull();
  });

  it('have them in 304 and 405 responses too', async () => {
    const etag = (await request('/x/introduction/')).headers.get('ETag') ?? '';
    const answers = [
      await request('/x/introduction/', { headers: { 'if-none-match': etag } }),
      await request('/x/', { method: 'POST' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([304, 405]);
    for (const answer of answers) expect(getScripts(getPolicy(answer))).toContain("'self'");
  });

  it('have nosniff on hashed files', async () => {
    const [script] = getTags(await getText('/x/introduction/'), 'script').flatMap(({ src }) => src ?? []);
    expect((await request(script ?? '')).headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

it('the frame of an edited demo runs scripts in a sandbox, with an origin of its own', async () => {
  const policy = getPolicy(await request('/x/demo-frame/'));
  expect(policy.get('sandbox')).toEqual(['allow-scripts']);
  expect(policy.get('default-src')).toEqual(["'none'"]);
});

describe('securityHeaders', () => {
  const build = { inlineScripts: {}, features: {} } as unknown as BuildInfo;

  const ask = (variables: Record<string, string>, url = 'https://docs.example/') => {
    const app = new Hono<WorkerEnv>();
    app.use(securityHeaders(build, parseConfig(variables)));
    app.get('/', (c) => c.text('A page.'));
    return app.request(url);
  };

  it.each([
    ['https://docs.example/', true],
    ['http://docs.example/', false],
  ])('sends Strict-Transport-Security at %s: %s', async (url, asks) => {
    const header = (await ask({}, url)).headers.get('Strict-Transport-Security');
    if (asks) expect(Number(/max-age=(\d+)/.exec(header ?? '')?.[1])).toBeGreaterThanOrEqual(31_536_000);
    else expect(header).toBeNull();
  });

  it.each<[variable: string, value: string, directive: string, host: string]>([
    ['AD_SCRIPT_URL', 'https://ads.example/serve.js?a=b', 'script-src', 'https://ads.example'],
    ['AD_SCRIPT_URL', 'https://ads.example/serve.js', 'img-src', 'https:'],
    ['AD_FEED_URL', 'https://feed.example/v1/feed.json', 'connect-src', 'https://feed.example'],
    ['AD_FEED_URL', 'https://feed.example/v1/feed.json', 'img-src', 'https:'],
    ['TAG_ID', 'G-ABC123', 'script-src', 'https://www.googletagmanager.com'],
    ['TAG_ID', 'G-ABC123', 'connect-src', 'https://*.google-analytics.com'],
    ['ICON_FONT_URL', 'https://fonts.example/icons.css', 'style-src', 'https://fonts.example'],
    ['ICON_FONT_URL', 'https://fonts.example/icons.css', 'font-src', 'https://fonts.example'],
  ])('allows, with %s %s, in %s: %s', async (variable, value, directive, host) => {
    const [configured, plain] = [getPolicy(await ask({ [variable]: value })), getPolicy(await ask({}))];
    expect(configured.get(directive)).toContain(host);
    // Without one, `default-src` applies.
    expect(plain.get(directive) ?? plain.get('default-src')).not.toContain(host);
  });

  it('only allows scripts from files and by hash, whatever is configured', async () => {
    const policy = getPolicy(
      await ask({
        AD_SCRIPT_URL: 'https://ads.example/a.js',
        AD_FEED_URL: 'https://feed.example/',
        TAG_ID: 'G-1',
        ICON_FONT_URL: 'https://fonts.example/',
      }),
    );
    for (const source of getScripts(policy))
      expect(source).not.toMatch(/unsafe|^\*$|^https?:$|^data:$|feed\.example|fonts\.example/);
  });

  it('names no other host by default, except the sandboxes in form-action', async () => {
    const policy = getPolicy(await ask({}));
    expect(policy.get('form-action')).toEqual(["'self'", 'https://stackblitz.com', 'https://codesandbox.io']);
    policy.delete('form-action');
    expect([...policy.values()].flat().filter((source) => /https?:|\*|\./.test(source))).toEqual([]);
  });

  it('only allows forms to the configured sandboxes', async () => {
    const policy = getPolicy(
      await ask({ STACKBLITZ_URL: 'http://127.0.0.1:1/run', CODESANDBOX_URL: 'http://127.0.0.1:2/define' }),
    );
    expect(policy.get('form-action')).toEqual(["'self'", 'http://127.0.0.1:1', 'http://127.0.0.1:2']);
  });
});
