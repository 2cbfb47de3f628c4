import type { Page } from '@playwright/test';
import { CLIENT_ERRORS_PATH } from '../../site/client-errors.ts';
import { useIsolates } from '../support/isolates.ts';
import { linesOf } from '../support/log-lines.ts';
import { expect, test } from '../support/browser/test.ts';
import { beginToUse, wakeDemos } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { serveStatics } from './serve-statics.ts';

const { build, start } = useIsolates();

const DEMO = 'ControlledExpansion';
const FACTS = { language: 'en', page: GUIDE.slice(0, -1) };

/** Opens the guide on a site that wants to know what fails. @returns The page, and what the site has logged. */
async function openReporting(prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(), share = '1') {
  const site = await start({ variables: { CLIENT_ERROR_SHARE: share } });
  const { page } = await open(`${GUIDE}?q=my-name`, {
    site: `http://${site.hostname}:${site.port}`,
    prepare: async (opened) => {
      await serveStatics(opened);
      await prepare(opened);
    },
  });
  const reported = () => linesOf(site.log()).filter((line) => line.event === 'client error');
  return { page, site, reported };
}

const moduleOf = (page: Page) => page.locator(`#${DEMO}`).getAttribute('data-demo');

test('a demo that does not wake is reported, with its file', async ({ open }) => {
  const { page, reported, site } = await openReporting();
  const file = (await moduleOf(page)) ?? '';
  await page.route(`**${file}*`, (route) => route.abort());
  await beginToUse(page);
  await page.locator(`#${DEMO} .demo-root`).dispatchEvent('pointerover');
  await page.locator(`#${DEMO}[data-state=failed]`).waitFor();
  const failure = { ...FACTS, event: 'client error', build: build().id };
  await expect.poll(() => reported()).toContainEqual(expect.objectContaining({ ...failure, kind: 'demo', what: DEMO }));
  await expect.poll(() => reported()).toContainEqual(expect.objectContaining({ ...failure, kind: 'file', what: file }));
  expect(site.log()).not.toContain('my-name');
});

test('a demo that crashes is reported', async ({ open }) => {
  const { page, reported } = await openReporting();
  const file = (await moduleOf(page)) ?? '';
  const body = `export default function Crash() { throw new RangeError('too far'); }`;
  await page.route(`**${file}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await beginToUse(page);
  await page.locator(`#${DEMO} .demo-root`).dispatchEvent('pointerover');
  await page.locator(`#${DEMO} [role=alert]`).waitFor();
  await expect.poll(reported).toMatchObject([
    {
      ...FACTS,
      kind: 'demo',
      what: DEMO,
      message: 'RangeError: too far',
      at: expect.stringContaining(file) as string,
    },
  ]);
});

it.each([
  ['the settings', '[data-settings]', /^\/static\/settings-/],
  ['the search', '[data-search] input', /^\/static\/search-/],
])('%s that do not load are reported', async (_, opener, file) => {
  const { page, reported } = await openReporting();
  await beginToUse(page);
  await page.route('**/static/{settings,search}-*.js', (route) => route.abort());
  await page.locator(opener).click();
  await expect.poll(reported).toMatchObject([{ ...FACTS, kind: 'file', what: expect.stringMatching(file) as string }]);
});

test('a script that does not load is reported', async ({ open }) => {
  const { reported } = await openReporting((page) => page.route(`**${build().client}`, (route) => route.abort()));
  await expect.poll(reported).toMatchObject([{ ...FACTS, kind: 'file', what: build().client }]);
});

test('an uncaught error is reported if it is in a file of the site', async ({ open }) => {
  const { page, reported } = await openReporting();
  const body = `export {}; throw new TypeError('no such thing at ' + location.href);`;
  await page.route('**/static/own.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('of somebody else'))));
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: '/static/own.js' }));
  });
  await expect
    .poll(reported)
    .toMatchObject([
      { ...FACTS, kind: 'script', message: `TypeError: no such thing at ${GUIDE}`, at: '/static/own.js:1:18' },
    ]);
});

test('a violation of the policy is reported by the browser', async ({ open }) => {
  const { page, reported } = await openReporting();
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { textContent: 'alert(1)' }));
  });
  await expect
    .poll(reported)
    .toMatchObject([{ ...FACTS, kind: 'policy', what: 'script-src-elem', message: 'Blocked inline' }]);
});

test('a page view reports at most five failures, each once, and no cookie', async ({ open }) => {
  const { page, reported } = await openReporting();
  const headers: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') void request.allHeaders().then((all) => headers.push(all));
  });
  await page.context().addCookies([{ name: 'codeVariant', value: 'JS', url: page.url() }]);
  await page.evaluate(() => {
    for (const name of ['a', 'a', 'b', 'c', 'd', 'e', 'f'])
      document.head.append(Object.assign(document.createElement('script'), { src: `/static/${name}.js` }));
  });
  await expect.poll(() => reported().length).toBe(5);
  await expect.poll(() => headers.length).toBe(5);
  for (const all of headers) expect([all['cookie'], all['referer']]).toEqual([undefined, undefined]);
});

test('nothing is reported outside of the share, nor where all is well', async ({ open }) => {
  const posts: string[] = [];
  const listen = (page: Page) =>
    Promise.resolve(page.on('request', (request) => request.method() === 'POST' && posts.push(request.url())));
  const { page } = await openReporting(listen, '0.0000001');
  const { page: well } = await openReporting(listen);
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { src: '/static/gone.js' }));
  });
  await wakeDemos(well);
  expect(posts).toEqual([]);
});

test('pages of a site that does not want to know load nothing for it', async ({ open }) => {
  const requested: string[] = [];
  const { page } = await open(GUIDE, {
    prepare: (opened) => Promise.resolve(opened.on('request', (request) => requested.push(request.url()))),
  });
  await wakeDemos(page);
  expect(requested.filter((url) => url.includes('client-errors') || url.includes(CLIENT_ERRORS_PATH))).toEqual([]);
});
