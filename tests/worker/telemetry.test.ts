import { afterEach, describe, expect, it } from 'vitest';
import { CLIENT_ERRORS_PATH } from '../../site/protocol/client-errors.ts';
import type { LogLine } from '../../worker/telemetry/log.ts';
import { startCountServer, type CountServer } from '../support/count-server.ts';
import { readPortions, useIsolates, type Isolate } from '../support/isolates.ts';
import { getLines } from '../support/log-lines.ts';

const { build, getPath, serveContent, start } = useIsolates();

const PAGE = '/x/react-tree-view/rich-tree-view/editing/';
const FACTS = { language: 'en', page: PAGE.slice(0, -1) };
const PAGE_FILE = /editing\.page$/;

/** Address of a page whose part of the manifest is broken in `startBroken`. */
const BROKEN_PAGE = '/zh/x/react-charts/';

/**
 * How long the slow files take, and from when on a response is slow, in milliseconds. Navigation and page are read ahead: on
 * a busy machine, much of the delay is over before the request waits for them.
 */
const DELAY = 2000;
const SLOW = { SLOW_ANSWER: '200' };

/** The lines of an event so far. */
const findEvents = <Event extends LogLine['event']>(site: Isolate, event: Event) =>
  getLines(site.log()).filter((line): line is LogLine & { event: Event } => line.event === event);

/** Waits for the lines of an event. */
async function getEvents<Event extends LogLine['event']>(site: Isolate, event: Event, count = 1) {
  await expect.poll(() => findEvents(site, event).length).toBe(count);
  return findEvents(site, event);
}

/** Every line about a request so far. Asks for a broken page and waits for its line, because the log lags behind. */
async function allLines(site: Isolate): Promise<LogLine[]> {
  const before = getLines(site.log()).filter(({ event }) => event === 'error').length;
  await site.getText(BROKEN_PAGE);
  await getEvents(site, 'error', before + 1);
  return getLines(site.log())
    .filter((line) => 'requestId' in line)
    .slice(0, -1);
}

async function startBroken(variables: Record<string, string> = {}): Promise<{
  site: Isolate;
  assets: Awaited<ReturnType<typeof serveContent>>;
}> {
  const assets = await serveContent();
  assets.values.set(getPath('zh/_manifest/x-charts.jsonl'), 'null\n');
  return { site: await start({ assetsPort: assets.port, variables }), assets };
}

describe('the log has one line for', () => {
  it('an error, with request, build, page, cause and times', async () => {
    const { site } = await startBroken();
    const response = await site.ask(BROKEN_PAGE);
    expect(response.status).toBe(500);
    const [line] = await getEvents(site, 'error');
    expect(line).toMatchObject({
      requestId: response.headers.get('X-Request-Id'),
      build: build().id,
      language: 'zh',
      page: '/x/react-charts',
      url: expect.stringContaining(BROKEN_PAGE) as string,
      error: expect.stringContaining('zh/_manifest/x-charts.jsonl') as string,
      cause: expect.stringContaining('SyntaxError') as string,
      stack: expect.stringContaining('ContentError') as string,
    });
    expect(Object.keys(line?.times ?? {})).toEqual(expect.arrayContaining(['build', 'manifest']));
  });

  it('a page that breaks off', async () => {
    const { site, assets } = await startBroken();
    assets.fail('breaks off', PAGE_FILE);
    const response = await site.ask(PAGE);
    const html = await readPortions(response).rest();
    expect(html).toContain('error broken"');
    const [line] = await getEvents(site, 'page broken off');
    expect(line).toMatchObject({ ...FACTS, requestId: response.headers.get('X-Request-Id') });
    assets.fail(null);
    expect((await allLines(site)).map(({ event }) => event)).toEqual(['page broken off']);
  });

  it('a text of all pages that breaks off', async () => {
    const { site, assets } = await startBroken();
    assets.fail('is missing', /editing\.md\.json$/);
    const response = await site.ask('/llms-full.txt');
    await readPortions(response).rest();
    const [line] = await getEvents(site, 'page broken off');
    expect(line).toMatchObject({ page: '/llms-full.txt', requestId: response.headers.get('X-Request-Id') });
    expect(await allLines(site)).toEqual([line]);
  });

  it.each([
    ['page', PAGE_FILE],
    ['navigation', /_navigation/],
    ['manifest', /_manifest/],
  ])('a response that is slow because of its %s', async (file, where) => {
    const { site, assets } = await startBroken(SLOW);
    // The first answer of an isolate may be slow for other reasons.
    await site.getText('/x/react-data-grid/');
    assets.delay(DELAY, where);
    const response = await site.ask(PAGE);
    await response.text();
    const requestId = response.headers.get('X-Request-Id');
    const findLine = () => findEvents(site, 'slow answer').find((line) => line.requestId === requestId);
    await expect.poll(findLine).toMatchObject({ ...FACTS, build: build().id });
    const line = findLine();
    expect(line?.cause).toMatch(new RegExp(`^${file} took \\d+ ms$`));
    expect(line?.times[file]).toBeGreaterThanOrEqual(200);
  });

  it('each degraded response, and for the change of state', async () => {
    const kv = await serveContent();
    kv.fail('refuses', PAGE_FILE);
    const site = await start({ kvPort: kv.port });
    const first = await site.ask(PAGE);
    await first.text();
    await site.getText('/x/react-charts/');
    const [one, other] = await getEvents(site, 'degraded answer', 2);
    const [{ reason } = { reason: '' }] = await getEvents(site, 'content degraded');
    expect(one).toMatchObject({ ...FACTS, requestId: first.headers.get('X-Request-Id'), cause: reason });
    expect(other).toMatchObject({ page: '/x/react-charts', cause: reason });
    expect(reason).toContain('KV: The content');
    // What needs no content is not degraded, nor is what the isolate remembers.
    await site.getText('/healthz');
    await site.getText(PAGE);
    await site.getText('/x/react-charts/bars/');
    await getEvents(site, 'degraded answer', 3);
  });
});

it('the log has no line for other responses', async () => {
  const { site } = await startBroken();
  for (const path of [PAGE, PAGE, '/x/nowhere/', '/healthz', '/llms-full.txt', '//x', `${PAGE.slice(0, -1)}.md`])
    await site.getText(path);
  await site.ask('/x/', { method: 'POST' });
  expect(await allLines(site)).toEqual([]);
});

describe('Server-Timing', () => {
  const getTimes = async (site: Isolate, path: string) =>
    (await site.ask(path)).headers.get('Server-Timing')?.replaceAll(/=\d+/g, '') ?? '';

  it('names what a page waited for', async () => {
    const site = await start();
    expect((await getTimes(site, PAGE)).split(', ')).toEqual(['build;dur', 'manifest;dur', 'answer;dur']);
  });

  it('has the times in milliseconds', async () => {
    const { site, assets } = await startBroken();
    assets.delay(DELAY, /_manifest/);
    const [, manifest, whole] =
      /manifest;dur=(\d+), answer;dur=(\d+)$/.exec((await site.ask(PAGE)).headers.get('Server-Timing') ?? '') ?? [];
    expect(Number(manifest)).toBeGreaterThanOrEqual(DELAY - 5);
    expect(Number(whole)).toBeGreaterThanOrEqual(Number(manifest));
  });

  it('says when a page comes from the isolate’s memory', async () => {
    const site = await start();
    await site.getText(PAGE);
    expect(await getTimes(site, PAGE)).toBe('memory');
  });
});

describe('reports of browsers', () => {
  const REPORT = { kind: 'demo', what: 'BasicTree', page: '/zh/x/react-tree-view/', message: 'Error: no', at: '' };
  const VIOLATION = {
    'document-uri': 'https://docs.example.com/x/react-charts/?q=my-name#a',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?token=1',
    'source-file': 'https://docs.example.com/static/enhance-1.js?a=b',
    'line-number': 7,
  };
  const ON = { CLIENT_ERROR_SHARE: '1' };

  const send = (site: Isolate, body: string, type = 'application/json') =>
    site.ask(CLIENT_ERRORS_PATH, { method: 'POST', body, headers: { 'Content-Type': type } });
  const violate = (site: Isolate, report: object) => {
    const { hostname, port } = site;
    const text = JSON.stringify({ 'csp-report': report });
    return send(
      site,
      text.replaceAll('https://docs.example.com', `http://${hostname}:${port}`),
      'application/csp-report',
    );
  };

  it('are refused unless switched on, and pages carry nothing for them', async () => {
    const site = await start();
    expect((await send(site, JSON.stringify(REPORT))).status).toBe(405);
    const page = await site.ask(PAGE);
    expect(page.headers.get('Content-Security-Policy')).not.toContain('report-uri');
    expect(await page.text()).not.toContain(build().clientErrors);
  });

  it('become a line, with page key and language', async () => {
    const site = await start({ variables: ON });
    const page = await site.ask(PAGE);
    expect(page.headers.get('Content-Security-Policy')).toContain(`report-uri ${CLIENT_ERRORS_PATH}`);
    expect(await page.text()).toContain(`src="${build().clientErrors}"`);
    const response = await send(site, JSON.stringify({ ...REPORT, cookie: 'secret' }));
    expect(response.status).toBe(204);
    const { kind, what, message, at } = REPORT;
    expect(await getEvents(site, 'client error')).toEqual([
      {
        event: 'client error',
        requestId: response.headers.get('X-Request-Id'),
        build: build().id,
        language: 'zh',
        page: '/x/react-tree-view',
        ...{ kind, what, message, at },
      },
    ]);
  });

  it('lose what a reader may have typed', async () => {
    const site = await start({ variables: ON });
    const message = 'TypeError: Failed to fetch https://other.example/a?name=me and https://docs.example.com/b/';
    await send(site, JSON.stringify({ ...REPORT, page: '/x/my name@home/', message }));
    const [line] = await getEvents(site, 'client error');
    expect(line).toMatchObject({ page: null, message: expect.not.stringContaining('name=me') as string });
    expect(line?.message).toContain('https://other.example and');
  });

  it('of the policy become a line without addresses of other sites', async () => {
    const site = await start({ variables: ON });
    expect((await violate(site, VIOLATION)).status).toBe(204);
    expect(await getEvents(site, 'client error')).toMatchObject([
      {
        page: '/x/react-charts',
        kind: 'policy',
        what: 'script-src-elem',
        message: 'Blocked https://evil.example',
        at: '/static/enhance-1.js:7',
      },
    ]);
  });

  it('of the policy are ignored if a browser extension is the cause', async () => {
    const site = await start({ variables: ON });
    await violate(site, { ...VIOLATION, 'source-file': 'chrome-extension' });
    await violate(site, { ...VIOLATION, 'blocked-uri': 'moz-extension://1/a.js' });
    await violate(site, VIOLATION);
    await getEvents(site, 'client error');
  });

  it('of the policy are sampled', async () => {
    const site = await start({ variables: { CLIENT_ERROR_SHARE: '0.000001' } });
    expect((await violate(site, VIOLATION)).status).toBe(204);
    await send(site, JSON.stringify(REPORT));
    expect(await getEvents(site, 'client error')).toMatchObject([{ kind: 'demo' }]);
  });

  it.each([
    ['of another type', 'text/plain', JSON.stringify(REPORT), 415],
    ['without a type', '', JSON.stringify(REPORT), 415],
    ['that is no JSON', 'application/json', '{', 400],
    ['of an unknown kind', 'application/json', JSON.stringify({ ...REPORT, kind: 'tale' }), 400],
    ['with a long text', 'application/json', JSON.stringify({ ...REPORT, message: 'a'.repeat(301) }), 400],
    ['that is too long', 'application/json', JSON.stringify({ ...REPORT, page: 'a'.repeat(9000) }), 413],
    ['of the policy without a page', 'application/csp-report', '{"csp-report":{}}', 400],
  ])('%s are refused', async (_, type, body, status) => {
    const site = await start({ variables: ON });
    const response = await send(site, body, type);
    expect([response.status, await response.text()]).toEqual([status, '']);
    expect((await site.ask(CLIENT_ERRORS_PATH)).status).toBe(405);
    await send(site, JSON.stringify(REPORT));
    await getEvents(site, 'client error');
  });

  it('are refused when there are too many', async () => {
    const site = await start({ variables: ON });
    // The cap counts by minutes: three times as many exceed it even across the end of one.
    const statuses: number[] = [];
    for (let sent = 0; sent < 181; sent += 1) statuses.push((await send(site, JSON.stringify(REPORT))).status);
    expect(statuses.slice(0, 60)).toEqual(statuses.slice(0, 60).map(() => 204));
    expect(statuses).toContain(429);
  });
});

describe('counts', () => {
  const servers: CountServer[] = [];
  afterEach(() => Promise.all(servers.splice(0).map(({ stop }) => stop())));

  const counting = async () => {
    const server = await startCountServer();
    servers.push(server);
    return server;
  };

  it('have one data point for each response, by kind', async () => {
    const { port, points } = await counting();
    const site = await start({ countsPort: port });
    const first = await site.ask(PAGE);
    await first.text();
    const etag = first.headers.get('ETag') ?? '';
    await site.getText(PAGE);
    await site.ask(PAGE, { headers: { 'If-None-Match': etag } });
    for (const path of [`/zh${PAGE.slice(0, -1)}.md`, '/x/search/?q=me', '/x/secret/', '/x', '/x%00/', '/robots.txt'])
      await site.getText(path);
    await expect.poll(() => points.length).toBe(9);
    const page = FACTS.page;
    // A point is written after its response has been sent, so points may change places.
    expect(points.map(({ index, blobs }) => [index, ...blobs.slice(0, 4)]).sort()).toEqual(
      [
        ['page', 'application', 'en', page],
        ['page', 'memory', 'en', page],
        ['unchanged', 'memory', 'en', page],
        ['markdown', 'application', 'zh', page],
        ['search', 'application', 'en', ''],
        ['not found', 'application', 'en', ''],
        ['redirect', 'application', 'en', ''],
        ['refused', 'application', 'en', ''],
        ['document', 'application', 'en', ''],
      ]
        .map(([kind, ...rest]) => [kind, kind, ...rest])
        .sort(),
    );
    expect(points[0]?.blobs[4]).toBe(build().id);
  });

  it('have one for each error, slow or degraded response, and report', async () => {
    const { port, points } = await counting();
    const assets = await serveContent();
    assets.values.set(getPath('zh/_manifest/x-charts.jsonl'), 'null\n');
    assets.delay(DELAY, PAGE_FILE);
    const variables = { ...SLOW, CLIENT_ERROR_SHARE: '1' };
    const site = await start({ assetsPort: assets.port, countsPort: port, variables });
    await site.getText(PAGE);
    await site.getText(BROKEN_PAGE);
    await site.getText('/x/react-data-grid/');
    await site.ask(CLIENT_ERRORS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'demo', what: 'A', page: '/x/react-charts/', message: '', at: '' }),
    });
    const events = () => points.filter(({ blobs }) => !['application', 'memory'].includes(blobs[1] ?? ''));
    await expect.poll(() => events().length).toBe(4);
    expect(
      events()
        .map(({ index, blobs }) => [index, ...blobs.slice(1, 4)])
        .sort(),
    ).toEqual([
      ['client error', 'demo', 'en', '/x/react-charts'],
      ['degraded answer', 'content', 'en', '/x/react-data-grid'],
      ['error', 'ContentError', 'zh', '/x/react-charts'],
      ['slow answer', 'page', 'en', FACTS.page],
    ]);
    expect(events().find(({ index }) => index === 'slow answer')?.doubles[0]).toBeGreaterThanOrEqual(200);
  });
});
