import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { parseConfig } from '../../site/config/config.ts';
import type { Site, WorkerEnv } from '../../worker/environment.ts';
import { errorHandler } from '../../worker/middleware/error-handler.ts';
import { traceRequests } from '../../worker/middleware/trace-requests.ts';
import { NO_COUNTS } from '../../worker/telemetry/counts.ts';
import { getInside, getTags, readText } from '../support/html.ts';
import { readPortions, useIsolates, type Isolate } from '../support/isolates.ts';

/** Internals that only the log may contain: names of errors and files, and stack traces. */
const INTERNALS = /\bat \S+ \(|\.[jt]sx?:\d|\bstack\b|\w+Error\b|JSON|_content/;

const getId = (html: string) => getInside(html, 'code');

/** Everything logged with `console.error`. */
const getLog = (spy: { mock: { calls: unknown[][] } }) => spy.mock.calls.map((line) => line.join(' ')).join('\n');

const catchLog = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => vi.restoreAllMocks());

describe('invalid content', () => {
  const { getPath, serveContent, start } = useIsolates();

  /** Starts a site with other texts for some assets. */
  async function startWith(changes: Record<string, string>): Promise<Isolate> {
    const assets = await serveContent();
    for (const [name, text] of Object.entries(changes)) assets.values.set(getPath(name), text);
    return start({ assetsPort: assets.port });
  }

  it.each([
    ['a manifest that is null', 'en/_manifest/x-charts.jsonl', 'null', '/x/react-charts/nothing/', 'en', en],
    ['a list of pages of broken JSON', 'zh/_pages.json', '<html>', '/zh/llms.txt', 'zh-CN', zh],
    [
      'Markdown of another form',
      'zh/x/introduction/licensing.md.json',
      '[]',
      '/zh/x/introduction/licensing.md',
      'zh-CN',
      zh,
    ],
  ])(
    '%s causes a 500 page without internals, and a log line with its id',
    async (_, name, text, path, tag, messages) => {
      const site = await startWith({ [name]: text });
      const response = await site.ask(path);
      const html = await response.text();
      expect(response.status).toBe(500);
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html\b/);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(getTags(html, 'html')[0]?.lang).toBe(tag);
      expect(html).toMatch(/<style>.+<\/style>/s);
      expect(getTags(html, 'script')).toEqual([]);
      expect(readText(html)).toContain(messages['serverError.text']);
      expect(readText(html)).not.toMatch(INTERNALS);
      const start = tag === 'en' ? '/x/introduction/' : '/zh/x/introduction/';
      expect(getTags(html, 'a').map(({ href }) => href)).toContain(start);
      const id = getId(html);
      expect(id).toMatch(/^[\w-]{8,}$/);
      // The log lags behind.
      await expect.poll(site.log).toContain(id);
      await expect.poll(site.log).toContain(path);
      expect((await site.health()).status).toBe('degraded');
    },
  );

  const PAGE = '/x/introduction/roadmap/';
  const FILE = 'x/introduction/roadmap.page';
  it.each([
    ['a page that is null', `en/${FILE}`, 'null\n', PAGE, en],
    [
      'a page that is cut off',
      `zh/${FILE}`,
      '{"headings":[],"modules":[],"styles":0,"article":[900]}\n<p>a</p><p',
      `/zh${PAGE}`,
      zh,
    ],
    ['a navigation of broken JSON', 'en/_navigation/general.nav', '<html>', PAGE, en],
  ])('%s causes a message within the page, with an id and a reload link', async (_, name, text, path, messages) => {
    const site = await startWith({ [name]: text });
    const response = await site.ask(path);
    const html = await readPortions(response).rest();
    expect(html).toMatch(/<\/footer>.*<\/html>$/s);
    const message = getInside(html, 'div', { class: 'callout error broken' }) ?? '';
    expect(readText(message)).toContain(messages['brokenPage.title']);
    expect(getTags(message, 'a')).toMatchObject([{ href: '' }]);
    expect(html.match(/error broken"/g)).toHaveLength(1);
    expect(readText(html)).not.toMatch(INTERNALS);
    expect(getId(message)).toBe(response.headers.get('X-Request-Id'));
    await expect.poll(site.log).toContain(getId(message));
  });

  it('has a different id for each request', async () => {
    const site = await startWith({ 'en/_manifest/general.jsonl': 'null' });
    const ids = await Promise.all([1, 2].map(async () => getId(await site.getText(PAGE))));
    expect(new Set(ids).size).toBe(2);
  });

  it('that is truncated aborts the stream and is not cached, so the next reader gets the whole page', async () => {
    const assets = await serveContent();
    const site = await start({ assetsPort: assets.port });
    assets.fail('breaks off', new RegExp(FILE));
    await expect(site.getText(PAGE)).rejects.toThrow();
    assets.fail(null);
    const html = await site.getText(PAGE);
    expect(html).toContain('</article>');
    expect(html).not.toContain('error broken"');
  });
});

describe('errorHandler', () => {
  const SITE = {
    build: { id: 'test' } as Site['build'],
    content: { trouble: () => null } as Site['content'],
    config: parseConfig({}),
    counts: NO_COUNTS,
  };

  const ask = (error: Error, path = '/page', headers: Record<string, string> = {}) => {
    const app = new Hono<WorkerEnv>();
    app.use(requestId());
    app.use(traceRequests(SITE));
    app.onError(errorHandler());
    app.get('*', () => {
      throw error;
    });
    return app.request(path, { headers });
  };

  it.each([400, 404, 405, 414] as const)(
    'keeps the status %i, and shows the message to the visitor without logging it',
    async (status) => {
      const log = catchLog();
      const response = await ask(new HTTPException(status, { message: 'The address is too odd.' }));
      expect(response.status).toBe(status);
      expect(readText(await response.text())).toContain('The address is too odd.');
      expect(log).not.toHaveBeenCalled();
    },
  );

  it.each([500, 502, 503] as const)('keeps the status %i, and logs the cause without showing it', async (status) => {
    const log = catchLog();
    const response = await ask(new HTTPException(status, { message: 'The database said no.' }));
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(html).not.toContain('The database said no.');
    expect(getLog(log)).toContain('The database said no.');
    expect(getLog(log)).toContain(getId(html));
  });

  it('turns any other error into a 500, and logs stack and cause', async () => {
    const log = catchLog();
    const response = await ask(new TypeError('secret detail', { cause: new RangeError('its cause') }), '/zh/page');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(getTags(html, 'html')[0]?.lang).toBe('zh-CN');
    expect(html).not.toMatch(/secret detail|its cause/);
    expect(readText(html)).not.toMatch(INTERNALS);
    const line = JSON.parse(getLog(log)) as Record<string, string>;
    expect(line).toMatchObject({
      requestId: getId(html),
      error: 'secret detail',
      cause: expect.stringContaining('its cause') as string,
    });
    expect(line.stack).toContain('errors.test.ts');
  });

  it.each(['/%3Cscript%3E', '/zh/%3Cscript%3E'])('escapes a message at %s', async (path) => {
    const html = await (await ask(new HTTPException(400, { message: '<script>alert(1)</script>' }), path)).text();
    expect(getTags(html, 'script')).toEqual([]);
    expect(html).toContain('&lt;script&gt;');
  });

  it('ignores a request id that could be markup', async () => {
    catchLog();
    const html = await (await ask(new Error('broken'), '/page', { 'X-Request-Id': '<b>1</b>' })).text();
    expect(getTags(html, 'b')).toEqual([]);
    expect(getId(html)).toMatch(/^[\w-]{8,}$/);
  });
});
