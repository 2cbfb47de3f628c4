import { describe, expect, it } from 'vitest';
import { contentFolder, currentBuildKey } from '../../site/page/page.ts';
import type { ContentServer, Fault } from '../support/content-server.ts';
import { getInside, readText } from '../support/html.ts';
import { readPortions, SHORT, useIsolates } from '../support/isolates.ts';
import { createClient } from '../support/requests.ts';

const { build, getPath, read, serveContent, start } = useIsolates();

const PAGE = '/x/react-tree-view/rich-tree-view/editing/';
const PAGE_FILE = /editing\.page$/;

/** The files that a page needs, in request order. */
const NEEDED: Record<string, RegExp> = {
  'current build': /^current-build/,
  manifest: /_manifest/,
  navigation: /_navigation/,
  page: PAGE_FILE,
};

const FAULTS: Fault[] = ['stalls', 'refuses', 'hangs up', 'is missing', 'lies'];
/** Limits for a fault that is noticed only after a while. */
const limitsFor = (fault: Fault) => /stalls|stops half-way|trickles/.test(fault) && { variables: SHORT };
const FAULTS_ON_THE_WAY: Fault[] = ['breaks off', 'is cut', 'stops half-way', 'trickles'];

/** The page from a worker without KV: always the same, and an isolate of its own takes as long as a test. */
let ownPage: string | undefined;
const pageOfOwnBuild = async () => (ownPage ??= await (await start()).getText(PAGE));

describe('content in KV', () => {
  it('is used if KV works', async () => {
    const kv = await serveContent();
    const site = await start({ kvPort: kv.port });
    const response = await site.ask(PAGE);
    expect(response.headers.has('X-Degraded')).toBe(false);
    expect(await response.text()).toBe(await pageOfOwnBuild());
    expect(kv.asked).toContain(getPath(`en${PAGE.slice(0, -1)}.page`));
    expect(await site.health()).toEqual({ status: 'ok', build: build().id });
  });

  it.each(FAULTS)(
    'falls back to the worker’s own if KV %s, with X-Degraded and a reason in /healthz',
    async (fault) => {
      const kv = await serveContent();
      kv.fail(fault);
      const site = await start({ kvPort: kv.port, ...limitsFor(fault) });
      const response = await site.ask(PAGE);
      expect([response.status, response.headers.get('X-Degraded')]).toEqual([200, 'content']);
      expect(await response.text()).toBe(await pageOfOwnBuild());
      const { status, reason } = await site.health();
      expect([status, reason]).toEqual(['degraded', expect.stringContaining('KV') as string]);
      await expect.poll(site.log).toContain(JSON.stringify(reason));
    },
  );

  it.each([
    ...Object.keys(NEEDED).flatMap((file) => FAULTS.map((fault) => [file, fault] as const)),
    ...['page', 'manifest'].flatMap((file) => FAULTS_ON_THE_WAY.map((fault) => [file, fault] as const)),
  ])('falls back to the worker’s own if the file %s %s', async (file, fault) => {
    const kv = await serveContent();
    kv.fail(fault, NEEDED[file]);
    const site = await start({ kvPort: kv.port, ...limitsFor(fault) });
    expect(await site.getText(PAGE)).toBe(await pageOfOwnBuild());
    expect(await site.health()).toMatchObject({ status: 'degraded', build: build().id });
    // The next request does not wait for KV, which may be asked again for what has failed, in the background.
    const before = kv.asked.length;
    await site.getText('/x/react-charts/');
    expect(kv.asked.slice(before).filter((key) => !NEEDED[file]?.test(key))).toEqual([]);
  });

  it.each(['page', 'current build'])('is used again once the %s recovers, without delaying a request', async (file) => {
    const kv = await serveContent();
    kv.fail('refuses', NEEDED[file]);
    const site = await start({ kvPort: kv.port });
    await site.getText(PAGE);
    expect((await site.health()).status).toBe('degraded');
    // Answered while KV answers nothing.
    const release = kv.hold(/(?:)/);
    await site.getText('/x/react-data-grid/');
    release();
    kv.fail(null);
    await expect.poll(async () => (await site.health()).status, { timeout: 30_000, interval: 250 }).toBe('ok');
    const before = kv.asked.length;
    await site.getText('/x/react-charts/');
    expect(kv.asked.slice(before)).toContain(getPath('en/x/react-charts.page'));
  });

  it('takes a fresh isolate one round trip', async () => {
    const kv = await serveContent();
    const release = kv.hold(/(?:)/);
    const site = await start({ kvPort: kv.port });
    const answer = site.getText(PAGE);
    await expect.poll(() => kv.asked.length).toBe(4);
    for (const file of Object.values(NEEDED)) expect(kv.asked.some((key) => file.test(key))).toBe(true);
    release();
    expect(await answer).toContain('</html>');
    expect(kv.asked.length).toBe(4);
  });

  it.each(['/healthz', '/robots.txt', '/x/sw.js', '/x/demo-frame/'])('is not read for %s', async (address) => {
    const kv = await serveContent();
    kv.fail('stalls');
    const site = await start({ kvPort: kv.port });
    expect((await site.ask(address)).status).toBe(200);
    expect(kv.asked).toEqual([]);
  });

  it('is not read for a page in the isolate’s memory', async () => {
    const kv = await serveContent();
    const site = await start({ kvPort: kv.port });
    await site.getText(PAGE);
    kv.fail('stalls');
    const before = kv.asked.length;
    const again = await site.ask(PAGE);
    expect([await again.text(), again.headers.has('X-Request-Id')]).toEqual([await pageOfOwnBuild(), false]);
    expect(kv.asked.length).toBe(before);
  });
});

describe('a published build for this worker', () => {
  const NEXT = 'nextbuild';

  /** KV with another build, whose files all differ from the worker's own. */
  async function serveNextBuild(): Promise<ContentServer> {
    const kv = await serveContent();
    const page = `en${PAGE.slice(0, -1)}.page`;
    for (const name of ['en/_manifest/x-tree-view.jsonl', 'en/_navigation/x-tree-view.nav', page]) {
      const text = (await read(name)).replaceAll('Editing', 'Pruning').replaceAll('editing', 'pruning');
      kv.values.set(`${contentFolder(NEXT)}/${name}`, text.replaceAll('/pruning', '/editing'));
    }
    kv.values.set(currentBuildKey(build().worker), NEXT);
    return kv;
  }

  it('is served completely', async () => {
    const kv = await serveNextBuild();
    const html = await (await start({ kvPort: kv.port })).getText(PAGE);
    expect(readText(getInside(html, 'h1') ?? '')).toContain('Pruning');
    expect(getInside(html, 'nav', { id: 'navigation' })).toContain('Pruning');
    expect(getInside(html, 'article')).toContain('pruning');
  });

  it.each(['/llms.txt', PAGE])('has tags of its own, so that nobody keeps the former %s', async (path) => {
    const getTag = async (kv: ContentServer) => {
      const client = createClient(await start({ kvPort: kv.port }));
      const asked = client.ask({ path, headers: { Host: 'docs.example' } });
      const { headers } = await asked.finally(client.close);
      expect(headers['x-degraded']).toBeUndefined();
      return headers.etag;
    };
    const next = await serveNextBuild();
    next.values.set(`${contentFolder(NEXT)}/en/_pages.json`, await read('en/_pages.json'));
    const before = await getTag(await serveContent());
    expect(before).toMatch(/^W\/".+"$/);
    expect(await getTag(await serveContent())).toBe(before);
    expect(await getTag(next)).not.toBe(before);
  });

  it.each([
    ['the manifest', /nextbuild.*_manifest/],
    ['everything', /nextbuild/],
  ])('without %s in KV is replaced by the worker’s own', async (_, where) => {
    const kv = await serveNextBuild();
    kv.fail('is missing', where);
    const site = await start({ kvPort: kv.port });
    const response = await site.ask(PAGE);
    expect([response.status, response.headers.get('X-Degraded')]).toEqual([200, 'content']);
    // Of the attempt that failed, nothing is left.
    expect(response.headers.get('Cache-Control')).not.toContain('no-store');
    expect(await response.text()).toBe(await pageOfOwnBuild());
    expect((await site.health()).status).toBe('degraded');
  });

  it.each([
    ['page', /nextbuild.*\.page/],
    ['navigation', /nextbuild.*_navigation/],
  ])('without its %s in KV is not mixed with the worker’s own', async (_, where) => {
    const kv = await serveNextBuild();
    kv.fail('is missing', where);
    const site = await start({ kvPort: kv.port });
    const html = await readPortions(await site.ask(PAGE)).until('</html>');
    expect(html).toContain('role="alert"');
    expect(readText(getInside(html, 'h1') ?? '')).toContain('Pruning');
    expect(html).not.toContain('Rich Tree View - Editing');
    expect(await site.getText(PAGE)).toBe(await pageOfOwnBuild());
  });
});
