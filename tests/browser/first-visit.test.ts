import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { GUIDE } from './pages.ts';

/** What a first visit may cost before the reader's first input. */
const MAX_BYTES = 60_000;
const MAX_SCRIPT_BYTES = 8_000;
const MAX_REQUESTS = 6;

const { open } = useBrowser();

interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

it('a first visit to a guide is light', async () => {
  const transfers = new Map<string, Transfer>();
  const { page } = await open(GUIDE, {
    serviceWorkers: 'block',
    prepare: async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      session.on('Network.responseReceived', ({ requestId, type, response }) => {
        transfers.set(requestId, { url: new URL(response.url).pathname, type, bytes: 0 });
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const transfer = transfers.get(requestId);
        if (transfer) transfer.bytes = encodedDataLength;
      });
    },
  });
  await page.waitForLoadState('networkidle');
  const all = [...transfers.values()];
  const sum = (some: readonly Transfer[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const list = all.map(({ url, type, bytes }) => `${type} ${url} ${bytes}`).join('\n');
  expect(all.length, list).toBeGreaterThan(2);
  expect(all.length, list).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(sum(all), list).toBeLessThanOrEqual(MAX_BYTES);
  expect(sum(all.filter(({ type }) => type === 'Script')), list).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});

it('a visit sends nothing to the site: every request only reads', async () => {
  const requests: string[] = [];
  const prepare = (page: Page) =>
    Promise.resolve(page.on('request', (request) => requests.push(`${request.method()} ${request.postData() ?? ''}`)));
  const { page } = await open(GUIDE, { prepare });
  await page.locator('[data-demo-copy]').first().click();
  await page.locator('[data-ad] a').waitFor();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'JavaScript', exact: true }).click();
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(5);
  expect([...new Set(requests)]).toEqual(['GET ']);
});

it('a first visit installs the service worker without loading the page again', async () => {
  const { page } = await open(GUIDE);
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise(requestAnimationFrame);
  });
  // A reload would come within one poll of the focus (100 ms).
  await page.waitForFunction((start) => performance.now() - start > 500, await page.evaluate(() => performance.now()));
  expect(loads).toBe(0);
});
