import { expect, test } from '../support/browser/test.ts';
import { chromium, type Browser, type Page } from '@playwright/test';
import { DESKTOP_CHROMIUM } from '../support/browser/executable.ts';
import { waitForWorker } from './offline.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

// The headless shell has no back/forward cache, and Playwright disables it in the desktop browser.
let browser: Browser;
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: DESKTOP_CHROMIUM,
    args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

const NEXT = '/x/introduction/installation/';

async function goToNext(page: Page): Promise<void> {
  await page.evaluate((address) => location.assign(address), NEXT);
  await page.waitForURL(`**${NEXT}`, { waitUntil: 'networkidle' });
}

/** Navigates the history, and expects the page to be restored from the back/forward cache. */
async function expectKept(page: Page, steps: 1 | -1, to: string): Promise<void> {
  await page.evaluate((offset) => history.go(offset), steps);
  await page.waitForURL((url) => url.pathname === to, { waitUntil: 'commit' });
  // The second value is why the browser did not cache the page, for the failure message.
  const kept = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
        notRestoredReasons?: unknown;
      })[];
      const { wasKept } = window as unknown as { wasKept?: boolean };
      return [wasKept, wasKept ? null : JSON.stringify(navigation?.notRestoredReasons)];
    });
  await expect.poll(kept).toEqual([true, null]);
}

/** Opens a page in a new context. `wasKept` tells whether the cache restored it. */
async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ colorScheme: 'light' });
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
  });
  const page = await context.newPage();
  await page.goto(siteOrigin('serviceWorker') + path);
  await page.waitForLoadState('networkidle');
  // A service worker that claims a cached page evicts it.
  await waitForWorker(page);
  return page;
}

it.each([
  ['a guide', GUIDE],
  ['a page of the reference', '/x/api/data-grid/data-grid/'],
  ['search results', '/x/search/?q=selection'],
])('back to %s, and forward again, restores the pages from the cache', async (kind, path) => {
  const page = await open(path);
  await goToNext(page);
  await expectKept(page, -1, path.replace(/\?.*/, ''));
  await expectKept(page, 1, NEXT);
  await page.context().close();
});

test('a restored page shows settings that changed meanwhile', async ({ open }) => {
  const page = await open(GUIDE);
  await goToNext(page);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  for (const choice of ['Dark', 'Dense', 'Right to left', 'JavaScript']) {
    await page.getByRole('dialog').getByRole('button', { name: choice, exact: true }).click();
  }
  await expectKept(page, -1, GUIDE);
  const shown = () =>
    page.evaluate(() => {
      const { dir, dataset } = document.documentElement;
      return { dir, dense: 'dense' in dataset, mode: dataset.mode, codeVariant: dataset.codeVariant };
    });
  await expect.poll(shown).toEqual({ dir: 'rtl', dense: true, mode: 'dark', codeVariant: 'JS' });
  await page.locator('#ControlledExpansion .whole', { hasText: "useState(['docs'])" }).waitFor({ state: 'attached' });
  await page.context().close();
});
