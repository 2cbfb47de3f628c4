import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DESKTOP_CHROMIUM } from './executable.ts';
import { GUIDE } from './pages.ts';

// The shell without windows has no back/forward cache, and the driver switches it off where there is one.
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: DESKTOP_CHROMIUM,
    args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(() => browser.close());

/** Goes through the history, and expects the page there to come as it was left. */
async function expectKept(page: Page, steps: 1 | -1, to: string): Promise<void> {
  await page.evaluate((offset) => history.go(offset), steps);
  await page.waitForURL((url) => url.pathname === to, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => (window as unknown as { wasKept?: boolean }).wasKept)).toBe(true);
}

it.each([
  ['a guide', GUIDE],
  ['a page of the reference', '/x/api/data-grid/data-grid/'],
  ['search results', '/x/search/?q=selection'],
])('back to %s, and forward again, show the pages as they were left', async (kind, path) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
  });
  const page = await context.newPage();
  await page.goto(inject('siteUrl') + path);
  await page.waitForLoadState('networkidle');
  const next = '/x/introduction/installation/';
  await page.evaluate((address) => location.assign(address), next);
  await page.waitForURL(`**${next}`, { waitUntil: 'networkidle' });
  await expectKept(page, -1, path.replace(/\?.*/, ''));
  await expectKept(page, 1, next);
  await context.close();
});
