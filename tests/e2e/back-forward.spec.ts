import { chromium, type Browser, type Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { DESKTOP_CHROMIUM } from '../support/browser/executable.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';
import { waitForWorker } from './offline.ts';

const NEXT = '/x/introduction/installation/';
const REFERENCE = '/x/api/data-grid/data-grid/';
const SEARCH = '/x/search/?q=selection';
/** A demo of the guide, and a line of its JavaScript. */
const DEMO = '#ControlledExpansion';
const JS_LINE = "useState(['docs'])";

// The headless shell has no back/forward cache, and Playwright disables it in the desktop browser.
let browser: Browser;
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: DESKTOP_CHROMIUM,
    args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
test.afterAll(() => browser.close());

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => location.assign(address), path);
  await page.waitForURL(`**${path}`);
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

/** Opens a page in a new context of the desktop browser. `wasKept` tells whether the cache restored it. */
async function openOnDesktop(path: string): Promise<Page> {
  const context = await browser.newContext({ colorScheme: 'light' });
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
  });
  const page = await context.newPage();
  await page.goto(siteOrigin('serviceWorker') + path);
  // A service worker that claims a cached page evicts it.
  await waitForWorker(page);
  return page;
}

test('back to search results, a guide and a page of the reference, and forward again, restores the pages', async () => {
  const page = await openOnDesktop(SEARCH);
  const visited = [SEARCH, GUIDE, REFERENCE, NEXT].map((path) => path.replace(/\?.*/, ''));
  for (const path of visited.slice(1)) await goTo(page, path);
  for (const path of visited.slice(0, -1).reverse()) await expectKept(page, -1, path);
  for (const path of visited.slice(1)) await expectKept(page, 1, path);
});

test('a page restored from the back/forward cache shows settings that changed meanwhile', async () => {
  const page = await openOnDesktop(GUIDE);
  await goTo(page, NEXT);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  for (const choice of ['Dark', 'Dense', 'Right to left', 'JavaScript']) {
    await page.getByRole('dialog').getByRole('button', { name: choice, exact: true }).click();
  }
  const changed = page.locator('html[dir=rtl][data-dense][data-mode=dark][data-code-variant=JS]');
  await expect(changed).toHaveCount(1);
  await expectKept(page, -1, GUIDE);
  await expect(changed).toHaveCount(1);
  await expect(page.locator(`${DEMO} .whole`)).toContainText(JS_LINE);
});

test.describe('a page restored from the back/forward cache has closed what led away from it:', () => {
  test('the navigation of a phone', async () => {
    const page = await openOnDesktop(GUIDE);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.locator('#navigation').getByRole('link').filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.pathname !== GUIDE);
    await expectKept(page, -1, GUIDE);
    await expect(page.locator('#navigation:popover-open')).toHaveCount(0);
  });

  test('the search, by its link to all results', async () => {
    const page = await openOnDesktop(GUIDE);
    await page.keyboard.press('/');
    await page.keyboard.type('selection');
    const dialog = page.locator('dialog.find');
    await expect(dialog.locator('.find-list').getByRole('option').first()).toBeVisible();
    await dialog.locator('.find-all').click();
    await page.waitForURL('**/x/search/**');
    await expectKept(page, -1, GUIDE);
    await expect(dialog).toBeHidden();
  });

  test('the settings, by another language', async () => {
    const page = await openOnDesktop(GUIDE);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: '中文', exact: true }).click();
    await page.waitForURL(`**/zh${GUIDE}**`);
    await expectKept(page, -1, GUIDE);
    await expect(drawer).toBeHidden();
  });
});
