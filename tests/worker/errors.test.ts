import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { createContext } from '../../pipeline/kit/context.ts';
import { serveSite, type RunningSite } from '../../pipeline/commands/serve.ts';
import type { WorkerEnv } from '../../worker/environment.ts';
import { errorHandler } from '../../worker/middleware/error-handler.ts';
import { insideOf, tagsOf, textOf } from '../setup/html.ts';
import { publishLocally, type LocalContent } from '../setup/local-content.ts';

/** What only a log may say: names of errors and files, and lines of stacks. */
const INTERNALS = /\bat \S+ \(|\.[jt]sx?:\d|\bstack\b|\w+Error\b|JSON|_content/;

const idOf = (html: string) => insideOf(html, 'code');

/** Everything that was written to `console.error`. */
const logOf = (spy: { mock: { calls: unknown[][] } }) => spy.mock.calls.map((line) => line.join(' ')).join('\n');

const catchLog = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => vi.restoreAllMocks());

describe('content that cannot be used', () => {
  let content: LocalContent;
  let site: RunningSite;

  beforeAll(async () => {
    content = await publishLocally();
    const { keyOf } = content;
    await content.put({
      [keyOf('en/x/introduction/roadmap.page')]: '{"kind":"page","title":',
      [keyOf('zh/x/introduction/roadmap.page')]: '{"kind":"page","key":"/x/introduction/roadmap"}',
      [keyOf('en/x/introduction/licensing.page')]: 'null',
      [keyOf('zh/x/introduction/licensing.md.json')]: '[]',
      [keyOf('zh/x/introduction/support.page')]:
        '{"kind":"page","navigation":"general","styles":0,"article":[9],"demos":{}}\n<p>a</p>',
      [keyOf('zh/_pages.json')]: '<html>',
    });
    await content.remove(keyOf('en/x/introduction/support.page'));
    await content.remove(keyOf('en/_navigation/x-charts.nav'));
    await content.remove(keyOf('zh/_navigation/x-tree-view.nav'));
    site = await serveSite(createContext(), { hostname: '127.0.0.1', port: 0, watch: false, content });
  });
  afterAll(async () => {
    await site.stop();
    await content.dispose();
  });

  it.each([
    ['a page of broken JSON', '/x/introduction/roadmap/', 'en', en],
    ['a page of another form', '/zh/x/introduction/roadmap/', 'zh-CN', zh],
    ['a page that is null', '/x/introduction/licensing/', 'en', en],
    ['a page that is cut off', '/zh/x/introduction/support/', 'zh-CN', zh],
    ['Markdown of another form', '/zh/x/introduction/licensing.md', 'zh-CN', zh],
    ['a broken list of pages', '/zh/x/nothing/', 'zh-CN', zh],
    ['a page that is missing', '/x/introduction/support/', 'en', en],
    ['a navigation that is missing', '/x/react-charts/', 'en', en],
    ['a navigation that is missing in Chinese', '/zh/x/react-tree-view/', 'zh-CN', zh],
  ])('%s is a clear page and a line in the log', async (name, path, tag, messages) => {
    const log = catchLog();
    const response = await fetch(site.url.origin + path);
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html\b/);
    expect(tagsOf(html, 'html')[0]?.lang).toBe(tag);
    expect(html).toMatch(/<style>.+<\/style>/s);
    expect(tagsOf(html, 'script')).toEqual([]);
    expect(textOf(html)).toContain(messages['serverError.text']);
    expect(textOf(html)).not.toMatch(INTERNALS);
    const id = idOf(html);
    expect(id).toMatch(/^[\w-]{8,}$/);
    await vi.waitFor(() => expect(logOf(log)).toContain(id), { timeout: 5000 });
    expect(logOf(log)).toContain(path);
  });

  it.each(['/x/introduction/', '/zh/x/introduction/', '/x/react-tree-view/'])('leaves %s as it is', async (path) => {
    expect((await fetch(site.url.origin + path)).status).toBe(200);
  });

  it.each([
    ['/x/react-charts/', '/x/introduction/'],
    ['/zh/x/react-tree-view/', '/zh/x/introduction/'],
  ])('leads from %s to the start page in the visitor’s language', async (path, start) => {
    catchLog();
    const html = await (await fetch(site.url.origin + path)).text();
    expect(tagsOf(html, 'a').map(({ href }) => href)).toContain(start);
  });

  it('has an id for each request', async () => {
    catchLog();
    const pages = await Promise.all([1, 2].map(async () => (await fetch(`${site.url.origin}/x/react-charts/`)).text()));
    expect(new Set(pages.map(idOf)).size).toBe(2);
  });
});

describe('errorHandler', () => {
  const ask = (error: Error, path = '/page', headers: Record<string, string> = {}) => {
    const app = new Hono<WorkerEnv>();
    app.use(requestId());
    app.onError(errorHandler());
    app.get('*', () => {
      throw error;
    });
    return app.request(path, { headers });
  };

  it.each([400, 404, 405, 414] as const)(
    'keeps the status %i, and says the sentence to the visitor alone',
    async (status) => {
      const log = catchLog();
      const response = await ask(new HTTPException(status, { message: 'The address is too odd.' }));
      expect(response.status).toBe(status);
      expect(textOf(await response.text())).toContain('The address is too odd.');
      expect(log).not.toHaveBeenCalled();
    },
  );

  it.each([500, 502, 503] as const)('keeps the status %i, and says the cause to the log alone', async (status) => {
    const log = catchLog();
    const response = await ask(new HTTPException(status, { message: 'The database said no.' }));
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).not.toContain('The database said no.');
    expect(logOf(log)).toContain('The database said no.');
    expect(logOf(log)).toContain(idOf(html));
  });

  it('makes any other error a 500, with stack and cause in the log', async () => {
    const log = catchLog();
    const response = await ask(new TypeError('secret detail', { cause: new RangeError('its cause') }), '/zh/page');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(tagsOf(html, 'html')[0]?.lang).toBe('zh-CN');
    expect(html).not.toMatch(/secret detail|its cause/);
    expect(textOf(html)).not.toMatch(INTERNALS);
    const line = JSON.parse(logOf(log)) as Record<string, string>;
    expect(line).toMatchObject({
      requestId: idOf(html),
      error: 'secret detail',
      cause: expect.stringContaining('its cause') as string,
    });
    expect(line.stack).toContain('errors.test.ts');
  });

  it.each(['/%3Cscript%3E', '/zh/%3Cscript%3E'])('shows a message as text at %s', async (path) => {
    const html = await (await ask(new HTTPException(400, { message: '<script>alert(1)</script>' }), path)).text();
    expect(tagsOf(html, 'script')).toEqual([]);
    expect(html).toContain('&lt;script&gt;');
  });

  it('does not take an id that could be markup', async () => {
    catchLog();
    const html = await (await ask(new Error('broken'), '/page', { 'X-Request-Id': '<b>1</b>' })).text();
    expect(tagsOf(html, 'b')).toEqual([]);
    expect(idOf(html)).toMatch(/^[\w-]{8,}$/);
  });
});
