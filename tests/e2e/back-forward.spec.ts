import { chromium, type Browser, type Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { DESKTOP_CHROMIUM } from '../support/browser/executable.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { beginToUse } from '../support/browser/observe.ts';
import { siteOrigin } from '../support/sites.ts';
import { waitForWorker } from './offline.ts';

const NEXT = '/x/introduction/installation/';
const REFERENCE = '/x/api/data-grid/data-grid/';
const SIZES = '/x/api/tree-view/sizes/';
const SEARCH = '/x/search/?q=selection';
/** A demo of the guide, and a line of its JavaScript and of its TypeScript. */
const DEMO = '#ControlledExpansion';
const JS_LINE = "useState(['docs'])";
const TS_LINE = 'useState<string[]>';

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

test('a page restored from the back/forward cache shows the code that was chosen on a later page, after a choice of its own', async () => {
  const page = await openOnDesktop(GUIDE);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };
  const source = page.locator(`${DEMO} .whole`);
  await choose('JavaScript');
  await expect(source).toContainText(JS_LINE);
  await goTo(page, NEXT);
  await choose('TypeScript');
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
  await expectKept(page, -1, GUIDE);
  await expect(source).toContainText(TS_LINE);
});

test('a page restored from the back/forward cache has closed what led away from it: settings, search, navigation of a phone', async () => {
  const page = await openOnDesktop(GUIDE);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('button', { name: '中文', exact: true }).click();
  await page.waitForURL(`**/zh${GUIDE}**`);
  await expectKept(page, -1, GUIDE);
  await expect(drawer).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.type('selection');
  const dialog = page.locator('dialog.find');
  await expect(dialog.locator('.find-list').getByRole('option').first()).toBeVisible();
  await dialog.locator('.find-all').click();
  await page.waitForURL('**/x/search/**');
  await expectKept(page, -1, GUIDE);
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.locator('#navigation').getByRole('link').filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.pathname !== GUIDE);
  await expectKept(page, -1, GUIDE);
  await expect(page.locator('#navigation:popover-open')).toHaveCount(0);
});

// Playwright's own browser has no such cache: a page is loaded again.
test.describe('a page loaded again on the way back has', () => {
  const SOURCE = `${DEMO} .demo-source`;
  const showCode = (page: Page) => page.locator(`${DEMO} .demo-toggle summary`).click();

  /** Goes on to another page, and comes back. */
  async function comeBack(page: Page, path: string): Promise<void> {
    // What remembers the state of a page loads at the first input.
    await beginToUse(page);
    await goTo(page, NEXT);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === path);
  }

  test('the code open that was opened, in the first frame and at the same place, and no other', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.addInitScript(() => {
      const look = () => {
        const code = document.querySelector('#ControlledExpansion .demo-toggle');
        if (code) Object.assign(window, { firstLook: code.hasAttribute('open') });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await showCode(page);
    await page.getByRole('link', { name: 'Next', exact: false }).last().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await comeBack(page, GUIDE);
    await expect(page.locator('main .demo-toggle[open]')).toHaveCount(1);
    await expect(page.locator(`${SOURCE} .whole`)).toBeVisible();
    await expect.poll(() => page.evaluate(() => (window as unknown as { firstLook?: boolean }).firstLook)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await showCode(page);
    await comeBack(page, GUIDE);
    await expect(page.locator('main .demo-toggle[open]')).toHaveCount(0);
    // Nothing is open for whoever follows a link to it.
    await showCode(page);
    await goTo(page, NEXT);
    await goTo(page, GUIDE);
    await expect(page.locator('main .demo-toggle[open]')).toHaveCount(0);
  });

  test('what was opened before a link within the page', async ({ open }) => {
    const { page } = await open(GUIDE);
    await showCode(page);
    await expect(page.locator(`${SOURCE} .whole`)).toBeVisible();
    await page.locator('#contents li a').last().click();
    await page.waitForURL(`**${GUIDE}#*`);
    await comeBack(page, GUIDE);
    await expect(page.locator(`${SOURCE} .whole`)).toBeVisible();
  });

  test('the types and lists of a reference open', async ({ open }) => {
    const { page } = await open(REFERENCE);
    const folds = page.locator('main details:not(.menu)');
    const last = folds.last();
    // By key: rows get their real heights only as they come into view, and would move the target away from a mouse.
    await last.locator('summary').press('Enter');
    await folds.nth(1).locator('summary').press('Enter');
    await comeBack(page, REFERENCE);
    await expect(page.locator('main details[open]:not(.menu)')).toHaveCount(2);
    await expect(last).toHaveAttribute('open');
    await page.reload();
    await expect(page.locator('main details[open]:not(.menu)')).toHaveCount(2);
  });

  for (const [what, path] of [
    ['a demo', GUIDE + DEMO],
    ['a row of the reference', `${REFERENCE}#prop-rows`],
  ] as const)
    test(`the place where it was left, and not that of ${what} in its address`, async ({ open }) => {
      const { page } = await open(path);
      const target = page.locator(':target');
      await expect(target).toBeInViewport();
      // The target is kept in its place for some frames.
      await expect(async () => {
        await page.locator('.foot').scrollIntoViewIfNeeded();
        await expect(target).not.toBeInViewport({ timeout: 500 });
      }).toPass();
      await comeBack(page, path.split('#')[0] ?? '');
      await beginToUse(page);
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const count = (frames: number) => (frames > 0 ? requestAnimationFrame(() => count(frames - 1)) : resolve());
            count(20);
          }),
      );
      await expect(target).not.toBeInViewport();
    });

  test('the unsaved code of its editors', async ({ open }) => {
    const { page } = await open(GUIDE);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.locator(`${DEMO} [data-demo-edit]`).click();
    const editor = page.locator(`${DEMO} .cm-content`);
    await editor.press('ControlOrMeta+Home');
    await page.keyboard.insertText('// mine\n');
    await comeBack(page, GUIDE);
    await expect(editor).toContainText('// mine');
    const reload = async () => {
      await page.reload();
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem(`docs-edits:${location.pathname}`)))
        .toBeNull();
    };
    await page.locator(`${DEMO} [data-demo-edit]`).click();
    await expect(editor).toHaveCount(0);
    await reload();
    await reload();
    await page.locator(`${DEMO} [data-demo-edit]`).click();
    await expect(editor).toContainText('// mine');
    await goTo(page, NEXT);
    await goTo(page, GUIDE);
    // An editor that came back would be closed by this press, or have the reader's line.
    await page.locator(`${DEMO} [data-demo-edit]`).click();
    await expect(editor).toContainText('useState');
    await expect(editor).not.toContainText('// mine');
  });

  test('what a check of code has found', async ({ open }) => {
    const { page } = await open('/x/check/');
    await page
      .getByRole('textbox', { name: /code/i })
      .last()
      .fill("import { DataGrid } from '@mui/x-data-grid';\n<DataGrid nothing />;");
    await page.locator('form[data-check] [type=submit]').click();
    const summary = page.locator('[data-check-summary]');
    await expect(page.locator('[data-check-results] > *').first()).toBeVisible();
    const found = await summary.textContent();
    await comeBack(page, '/x/check/');
    await expect(summary).toHaveText(found ?? '');
  });

  test('the rows that were filtered in a reference', async ({ open }) => {
    const { page } = await open(REFERENCE);
    const rows = page.locator('.ref-box tbody tr:not([hidden])');
    await page.locator('.ref-tools input').fill('pagination');
    await expect(page.locator('.ref-count')).toContainText(/\d/);
    const count = await rows.count();
    await comeBack(page, REFERENCE);
    await expect(page.locator('.ref-tools input')).toHaveValue('pagination');
    await expect(rows).toHaveCount(count);
  });

  test('a table sorted as it was', async ({ open }) => {
    const { page } = await open(SIZES);
    const firstName = page.locator('.sizes tbody th code').first();
    const sort = page.locator('.sizes thead button').first();
    await sort.click();
    await sort.click();
    await expect(page.locator('.sizes th[aria-sort=descending]')).toHaveCount(1);
    const name = (await firstName.textContent()) ?? '';
    await comeBack(page, SIZES);
    await expect(page.locator('.sizes th[aria-sort=descending]')).toHaveCount(1);
    await expect(firstName).toHaveText(name);
  });

  test('the theme that was made, and only there', async ({ open }) => {
    const { page } = await open('/x/theme/');
    await page.locator('[name=primary]').fill('#116633');
    const state = page.locator('[data-theme-state]');
    await expect(state).toHaveText('Only this page has this theme.');
    await page.locator('[name=colorMode][value=dark]').check();
    await comeBack(page, '/x/theme/');
    await expect(page.locator('[name=primary]')).toHaveValue('#116633');
    await expect(page.locator('[name=colorMode][value=dark]')).toBeChecked();
    await expect(state).toHaveText('Only this page has this theme.');
    await goTo(page, NEXT);
    await goTo(page, '/x/theme/');
    await expect(state).not.toHaveText('Only this page has this theme.');
    await expect(page.locator('[name=primary]')).not.toHaveValue('#116633');
  });
});
