import { chromium, type Page } from '@playwright/test';
import { createContext } from '../../../pipeline/kit/context.ts';
import { serveEdge } from '../../support/edge.ts';
import { expect, test } from '../../support/browser/test.ts';
import { CHROMIUM } from '../../support/browser/executable.ts';
import { readGuides, type Guide, type Length } from '../../support/browser/guides.ts';
import { waitUntil } from '../../support/browser/observe.ts';
import { GUIDE } from '../../support/browser/pages.ts';
import { KB, MAX_KB, MAX_REQUESTS, MAX_SCRIPT_KB, visit } from '../../support/browser/visit.ts';
import { siteOrigin } from '../../support/sites.ts';

test.describe('a first visit, in Brotli over HTTP/2,', () => {
  let guides: Record<Length, Guide>;
  test.beforeAll(async () => {
    guides = await readGuides(createContext().content, siteOrigin());
  });

  it.each(['heavy', 'medium', 'short', 'start'] as const)('to a %s page stays within the budgets', async (kind) => {
    const edge = await serveEdge(siteOrigin());
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    try {
      const path = kind === 'start' ? '/x/introduction/' : guides[kind].path;
      const { bytes, scriptBytes, requests } = await visit(browser, edge.origin + path);
      expect(requests).toBeGreaterThan(2);
      expect(requests).toBeLessThanOrEqual(MAX_REQUESTS);
      expect(bytes / KB).toBeLessThanOrEqual(MAX_KB[kind]);
      expect(scriptBytes / KB).toBeLessThanOrEqual(MAX_SCRIPT_KB);
    } finally {
      await browser.close();
      await edge.stop();
    }
  });
});

test('a visit only sends GET requests to the site', async ({ open }) => {
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

test('a first visit installs the service worker without reloading the page', async ({ open }) => {
  const { page } = await open(GUIDE, { site: siteOrigin('serviceWorker') });
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise(requestAnimationFrame);
  });
  // A reload would come within one focus poll (100 ms).
  await waitUntil(page, (start) => performance.now() - start > 500, await page.evaluate(() => performance.now()));
  expect(loads).toBe(0);
});
