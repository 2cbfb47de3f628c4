import type { Page, Request } from '@playwright/test';
import { getLines } from '../support/log-lines.ts';
import { routeOpenPage } from '../support/browser/route.ts';
import { expect, test, type Open } from '../support/browser/test.ts';
import { beginToUse, wakeDemos } from '../support/browser/observe.ts';
import { useIsolates } from '../support/browser/own-isolates.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { serveStatics } from './serve-statics.ts';
import { requestLast } from './tag-queue.ts';

const { build, start } = useIsolates();

const DEMO = 'ControlledExpansion';
const FACTS = { language: 'en', page: GUIDE.slice(0, -1) };

interface Reporting {
  prepare?: (page: Page) => Promise<unknown>;
  /** Share of the page views that report. */
  share?: string;
}

/** Opens the guide on a site that wants to know what fails. @returns The page, and what it sends and the site logs. */
async function openReporting(open: Open, { prepare, share = '1' }: Reporting = {}) {
  const site = await start({ variables: { CLIENT_ERROR_SHARE: share } });
  const posts: Request[] = [];
  const { page } = await open(`${GUIDE}?q=my-name`, {
    site: `http://${site.hostname}:${site.port}`,
    prepare: async (opened) => {
      opened.on('request', (request) => request.method() === 'POST' && posts.push(request));
      await serveStatics(opened);
      await prepare?.(opened);
    },
  });
  const reported = () => getLines(site.log()).filter((line) => line.event === 'client error');
  return { page, site, posts, reported };
}

const getModule = (page: Page) => page.locator(`#${DEMO}`).getAttribute('data-demo');

test('a demo that does not wake is reported, with its file', async ({ open }) => {
  const { page, reported, site } = await openReporting(open);
  const file = (await getModule(page)) ?? '';
  await routeOpenPage(page, `**${file}*`, (route) => route.abort());
  await beginToUse(page);
  await page.locator(`#${DEMO} .demo-root`).dispatchEvent('pointerover');
  await page.locator(`#${DEMO}[data-state=failed]`).waitFor();
  const failure = { ...FACTS, event: 'client error', build: build().id };
  await expect.poll(() => reported()).toContainEqual(expect.objectContaining({ ...failure, kind: 'demo', what: DEMO }));
  await expect.poll(() => reported()).toContainEqual(expect.objectContaining({ ...failure, kind: 'file', what: file }));
  expect(site.log()).not.toContain('my-name');
});

test('a demo that crashes is reported', async ({ open }) => {
  const { page, reported } = await openReporting(open);
  const file = (await getModule(page)) ?? '';
  const body = `export default function Crash() { throw new RangeError('too far'); }`;
  await routeOpenPage(page, `**${file}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await beginToUse(page);
  await page.locator(`#${DEMO} .demo-root`).dispatchEvent('pointerover');
  await page.locator(`#${DEMO} [role=alert]`).waitFor();
  await expect.poll(reported).toMatchObject([
    {
      ...FACTS,
      kind: 'demo',
      what: DEMO,
      message: 'RangeError: too far',
      at: expect.stringContaining(file),
    },
  ]);
});

test('settings and a search that do not load are reported', async ({ open }) => {
  const { page, reported } = await openReporting(open);
  await beginToUse(page);
  await routeOpenPage(page, '**/static/{settings,search}-*.js', (route) => route.abort());
  await page.locator('[data-settings]').click();
  const settings = { ...FACTS, kind: 'file', what: expect.stringMatching(/^\/static\/settings-/) };
  await expect.poll(reported).toMatchObject([settings]);
  await page.locator('[data-search] input').click();
  const search = { ...FACTS, kind: 'file', what: expect.stringMatching(/^\/static\/search-/) };
  await expect.poll(reported).toMatchObject([settings, search]);
});

test('a script that does not load is reported', async ({ open }) => {
  const prepare = (page: Page) => page.route(`**${build().client}`, (route) => route.abort());
  const { reported } = await openReporting(open, { prepare });
  await expect.poll(reported).toMatchObject([{ ...FACTS, kind: 'file', what: build().client }]);
});

test('an uncaught error in a file of the site is reported, and a violation of the policy', async ({ open }) => {
  const { page, reported } = await openReporting(open);
  const body = `export {}; throw new TypeError('no such thing at ' + location.href);`;
  await routeOpenPage(page, '**/static/own.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('of somebody else'))));
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: '/static/own.js' }));
  });
  const error = { kind: 'script', message: `TypeError: no such thing at ${GUIDE}`, at: '/static/own.js:1:18' };
  await expect.poll(reported).toMatchObject([{ ...FACTS, ...error }]);
  // The browser itself reports this one.
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { textContent: 'alert(1)' }));
  });
  const violation = { kind: 'policy', what: 'script-src-elem', message: 'Blocked inline' };
  await expect.poll(reported).toMatchObject([error, { ...FACTS, ...violation }]);
});

/** Adds scripts that do not exist, and waits until the page knows. */
const addMissingScripts = (page: Page, names: string[]) =>
  page.evaluate(
    (missing) =>
      Promise.all(
        missing.map((name) => {
          const script = Object.assign(document.createElement('script'), { src: `/static/${name}.js` });
          document.head.append(script);
          return new Promise((resolve) => script.addEventListener('error', resolve));
        }),
      ).then(() => undefined),
    names,
  );

test('a page view reports nothing where all is well, at most five failures, each once, and no cookie', async ({
  open,
}) => {
  const { page, posts, reported } = await openReporting(open);
  await page.context().addCookies([{ name: 'codeVariant', value: 'JS', url: page.url() }]);
  await wakeDemos(page);
  await requestLast(page);
  expect(posts).toEqual([]);
  await addMissingScripts(page, ['a', 'a', 'b', 'c', 'd', 'e', 'f']);
  await requestLast(page);
  await expect.poll(() => new Set(reported().map(({ what }) => what)).size).toBe(5);
  expect(posts).toHaveLength(5);
  for (const post of posts) {
    const headers = await post.allHeaders();
    expect([headers['cookie'], headers['referer']]).toEqual([undefined, undefined]);
  }
});

test('nothing is reported outside of the share', async ({ open }) => {
  const { page, posts } = await openReporting(open, { share: '0.0000001' });
  await addMissingScripts(page, ['gone']);
  await requestLast(page);
  expect(posts).toEqual([]);
});
