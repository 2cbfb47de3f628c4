import type { Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { expectNoViolations } from '../support/browser/axe.ts';
import pastedMessages from '../pipeline/reference/pasted-messages.json' with { type: 'json' };
import { changeStored, storedSettings } from '../support/browser/reader-settings.ts';
import { expect, test, type Open, type OpenOptions } from '../support/browser/test.ts';
import { beginToUse, pauseClock, waitUntil } from '../support/browser/observe.ts';
import { waitForWorker } from './offline.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

const GRID = '/x/react-data-grid/';
const CHARTS = '/x/react-charts/';
const START = '/x/introduction/';
const PHONE = { width: 360, height: 740 };

/** A message with a stack trace. `tests/pipeline/reference/errors.test.ts` checks that every message is found. */
const MESSAGE = 'should-have-data-property-to-be-able';

/** Opens a page and, by keyboard, its search. */
async function openSearch(open: Open, path = GUIDE, options: OpenOptions = {}) {
  const { page, complaints } = await open(path, options);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  return { page, complaints };
}

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox').first();
const options = (page: Page) => page.getByRole('dialog').getByRole('listbox').getByRole('option');

/** The option that leads to an address or to a place on that page. */
const optionTo = (page: Page, address: string) =>
  options(page)
    .and(page.locator(`[href^="${address}"]`))
    .first();

/** Text of the option that Enter would open, by `aria-activedescendant`. */
const activeText = (page: Page) =>
  field(page).evaluate(
    (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.innerText ?? '',
  );

/** Types a query and waits for its results, which come all at once. */
async function ask(page: Page, query: string): Promise<void> {
  // Clear the results of the previous query.
  await page.locator('.find-list').evaluate((list) => list.replaceChildren());
  await page.locator('.find-note').evaluate((note) => note.replaceChildren());
  await field(page).fill(query);
  await expect(page.locator('.find-list [href], .find-note p:not(#find-start)')).not.toHaveCount(0);
}

/** Holds back the files of the index that are asked for while it is closed. */
function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const gate = { isClosed: false, held: 0, release: resolve };
  const prepare = (page: Page) =>
    page.route('**/static/search/**', async (route) => {
      if (gate.isClosed) {
        gate.held += 1;
        await promise;
      }
      await route.continue();
    });
  return { gate, prepare };
}

test.describe('the search dialog', () => {
  test('is loaded when it is needed, opens on /, Control+K, Meta+k and a text in the bar’s field, and closes on Escape, restoring the focus, and on a click outside', async ({
    open,
  }) => {
    const requested: string[] = [];
    const prepare = (page: Page) => Promise.resolve(page.on('request', (request) => requested.push(request.url())));
    const { page, complaints } = await open(GUIDE, { prepare });
    const ofSearch = () => requested.filter((url) => url.includes('/search'));
    // Neither when the page is idle, as it is once it has its ad, nor at the first input.
    await page.locator('[data-ad] a').waitFor();
    await beginToUse(page);
    expect(ofSearch()).toEqual([]);
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    await settings.focus();
    for (const key of ['/', 'Control+K', 'Meta+k']) {
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('a/b');
      await expect(field(page)).toHaveValue('a/b');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(settings).toBeFocused();
    }
    expect(ofSearch()).not.toEqual([]);
    await page.getByRole('search').getByRole('searchbox').focus();
    await page.keyboard.type('sel');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('ection');
    await expect(field(page)).toHaveValue('selection');
    await page.mouse.click(20, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('supports arrow keys through all results, and opens the selected one', async ({ open }) => {
    const { page } = await openSearch(open);
    await ask(page, 'controlled expansion');
    const texts = await options(page).allInnerTexts();
    const href = await options(page).first().getAttribute('href');
    expect(texts.length).toBeGreaterThan(3);
    const steps = [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['End', -1],
      ['ArrowDown', 0],
      ['ArrowUp', -1],
      ['Home', 0],
    ] as const;
    const selected = options(page).and(page.locator('[aria-selected="true"]'));
    await expect.poll(() => activeText(page)).toBe(texts[0]);
    for (const [key, at] of steps) {
      await page.keyboard.press(key);
      await expect.poll(() => activeText(page)).toBe(texts.at(at));
      await expect(selected).toHaveCount(1);
      await expect.poll(() => selected.evaluate(isInView)).toBe(true);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(siteOrigin() + href);
    expect(href).toMatch(/#controlled-expansion$/);
    await waitUntil(page, () => scrollY > 0);
  });

  test('shows results of the reader’s product first, and says of which component slots of one name are', async ({
    open,
  }) => {
    const { page } = await openSearch(open, CHARTS);
    await ask(page, 'chart');
    const products = await page
      .locator('.find-list [role="group"]')
      .evaluateAll((groups) => groups.map((group) => group.dataset.product));
    const others = products.findIndex((product) => product !== 'x-charts');
    expect(products[0]).toBe('x-charts');
    expect(others).toBeGreaterThan(0);
    expect(products.slice(others)).not.toContain('x-charts');

    await ask(page, 'loadingOverlay');
    const slots = (await options(page).allInnerTexts()).filter((text) => text.split('\n').includes('Slot'));
    expect(slots.length).toBeGreaterThan(1);
    const owners = await page.locator('.find-option:has(.find-code) .find-owner').allInnerTexts();
    expect(owners.length).toBe(slots.length);
    expect(new Set(owners).size).toBe(owners.length);
  });

  test('announces the number of results, shows the corrected word of a typo, can be filtered by kind, and finds a pasted message', async ({
    open,
  }) => {
    const { page } = await openSearch(open, GUIDE, { permissions: ['clipboard-read', 'clipboard-write'] });
    await ask(page, 'controlled expansion');
    const text = en['search.count']
      .replace('{count}', String(await options(page).count()))
      .replace('{query}', 'controlled expansion');
    await page.getByRole('status').filter({ hasText: text }).waitFor();
    await ask(page, 'expnasion');
    await page.getByText(en['search.corrected'].replace('{from}', 'expnasion').replace('{to}', 'expansion')).waitFor();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('demo');
    await ask(page, 'expansion');
    const hrefs = await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(1);
    expect(hrefs.filter((href) => !/#[A-Z]/.test(href))).toEqual([]);
    await ask(page, 'roadmap');
    await page.getByRole('button', { name: en['search.unfiltered'] }).click();
    await options(page).first().waitFor();
    // A message with a stack trace, as it is pasted from a console.
    await page.evaluate((text) => navigator.clipboard.writeText(text), pastedMessages[`x-charts ${MESSAGE}` as const]);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+v');
    await expect(optionTo(page, `/x/api/charts/errors/#error-${MESSAGE}`)).toBeVisible();
  });

  test('remembers successful searches, and can forget them', async ({ open }) => {
    const { page } = await openSearch(open);
    await ask(page, 'controlled expansion');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#/);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await field(page).fill('');
    await page.getByText(en['search.recent']).waitFor();
    await expect(options(page)).toHaveText(['controlled expansion']);
    await page.keyboard.press('Enter');
    await page.locator('.find mark').first().waitFor();
    await expect(field(page)).toHaveValue('controlled expansion');
    await field(page).fill('');
    await page.getByRole('button', { name: en['search.recent.clear'] }).click();
    await page.getByText(en['search.try'], { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-recent-searches'))).toBeNull();
  });

  test('searches in Chinese, but not during IME composition', async ({ open }) => {
    const { page } = await openSearch(open, `/zh${GUIDE}`);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'zhan', selectionStart: 4, selectionEnd: 4 });
    await expect(field(page)).toHaveValue('zhan');
    // What a search for a text shows at once.
    const allResults = page.getByRole('dialog').getByRole('link', { name: zh['search.page'] });
    await expect(allResults).toBeHidden();
    await client.send('Input.insertText', { text: '展开' });
    await expect(allResults).toBeVisible();
    await page.locator('.find mark').first().waitFor();
    await ask(page, '展開节点');
    await expect(optionTo(page, `/zh${GUIDE}`)).toBeAttached();
    await expect(page.getByRole('dialog', { name: zh['search.title'] })).toHaveCount(1);
  });

  test('shows no results of an earlier query that come late', async ({ open }) => {
    const { gate, prepare } = createGate();
    const { page } = await openSearch(open, GUIDE, { prepare });
    await ask(page, 'selection');
    gate.isClosed = true;
    await field(page).fill('expansion');
    await expect.poll(() => gate.held).toBeGreaterThan(0);
    gate.isClosed = false;
    await ask(page, 'rows');
    const drawn = await page.locator('.find-list').evaluateHandle((list) => {
      const counter = { times: 0 };
      new MutationObserver((records) => (counter.times += records.length)).observe(list, { childList: true });
      return counter;
    });
    // Asks once more for what is held: these results come right after those of the first time.
    await field(page).fill('expansion ');
    gate.release();
    await expect(optionTo(page, GUIDE)).toBeVisible();
    await expect.poll(() => drawn.evaluate(({ times }) => times)).toBe(1);
  });

  test('shows progress for the newest query only, not for one that was corrected at once', async ({ open }) => {
    const { gate, prepare } = createGate();
    const { page } = await openSearch(open, GUIDE, {
      prepare: async (opened) => {
        await pauseClock(opened);
        await prepare(opened);
      },
    });
    const dialog = page.getByRole('dialog');
    await ask(page, 'selection');
    gate.isClosed = true;
    await field(page).fill('expansion');
    await expect.poll(() => gate.held).toBeGreaterThan(0);
    gate.isClosed = false;
    await ask(page, 'rows');
    await page.clock.runFor(1000);
    await expect(dialog).not.toHaveAttribute('data-busy');
    // Asks once more for what is held.
    await field(page).fill('expansion ');
    await page.clock.runFor(1000);
    await expect(dialog).toHaveAttribute('data-busy');
    gate.release();
    await expect(optionTo(page, GUIDE)).toBeVisible();
    await expect(dialog).not.toHaveAttribute('data-busy');
  });

  test('says on Enter that the index cannot come, keeps the text, and tries again, also by a button', async ({
    open,
  }) => {
    const prepare = (page: Page) => page.route('**/static/search/**', (route) => route.abort());
    const { page } = await openSearch(open, GUIDE, { prepare });
    await page.keyboard.type('controlled expansion');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(en['search.failed']);
    await expect(field(page)).toHaveValue('controlled expansion');
    await expect(field(page)).toBeFocused();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/static/search/'));
    await page.getByRole('button', { name: en['search.retry'] }).click();
    await failed;
    await page.unroute('**/static/search/**');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#controlled-expansion$/);
  });

  test('falls back to the form when it fails to load itself', async ({ open }) => {
    const prepare = (page: Page) => page.route('**/static/search-*', (route) => route.abort());
    const { page } = await open(GUIDE, { prepare });
    await page.keyboard.press('/');
    await expect(page.getByRole('search').getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('selection');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/x\/search\/\?q=selection$/);
  });

  test('fits on phones, also with long names', async ({ open }) => {
    const { page } = await openSearch(open, GRID, { viewport: PHONE, hasTouch: true, isMobile: true });
    await ask(page, 'expansion');
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBe(PHONE.width);
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    const heights = await options(page).evaluateAll((all) =>
      all.map((option) => option.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const query of ['row grouping', 'onRowSelectionModelChange', 'GridColDef']) {
      await ask(page, query);
      await expect.poll(() => page.locator(PARTS).evaluateAll(partsOutside), query).toEqual([]);
      const list = page.locator('.find-list');
      await expect.poll(() => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  });
});

/** What a result consists of, and the dialog. */
const PARTS = '.find, .find-option, .find-line > *, .find-excerpt';

/** The elements that are not entirely in the window's width. */
function partsOutside(parts: Element[]): string[] {
  return parts.flatMap((part) => {
    const { left, right } = part.getBoundingClientRect();
    return left < 0 || right > innerWidth + 0.5 ? [`${part.className} ends at ${right}`] : [];
  });
}

/** Whether an element is completely visible in the scrolling list. */
function isInView(element: Element): boolean {
  const list = element.closest('.find-list')?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
}

test('axe finds no violations in the search dialog, in any appearance, without a question, with answers and with none', async ({
  open,
}) => {
  const { page } = await openSearch(open, GUIDE, { colorScheme: 'light' });
  const expectNone = (when: string) => expectNoViolations(page, 'dialog', when);
  for (const [mode, direction] of [
    ['dark', 'rtl'],
    ['light', 'ltr'],
  ] as const) {
    await page.evaluate(changeStored, storedSettings({ mode, direction }));
    await field(page).fill('');
    await expectNone(mode);
    for (const question of ['expansion of items', 'qqqqzzzz']) {
      await ask(page, question);
      await expectNone(`${mode}: ${question}`);
    }
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNone('forced colours');
});

test('offline, after a first visit, questions are answered', async ({ open }) => {
  // A Chinese index has all kinds of files.
  const { page } = await open(`/zh${START}`, { site: siteOrigin('serviceWorker') });
  await waitForWorker(page);
  await expect.poll(() => page.evaluate(isIndexKept), { timeout: 30_000 }).toBe(true);
  await page.context().setOffline(true);
  await page.keyboard.press('/');
  // `tests/nightly/content/quality.test.ts` checks the answers: here, that every part of the index is there.
  for (const [query, address] of [
    ['行分组', '/zh/x/react-data-grid/row-grouping/'],
    ['日期日历', '/zh/x/react-date-pickers/date-calendar/'],
    ['展开节点', `/zh${GUIDE}`],
  ] as const) {
    await field(page).fill(query);
    await expect(optionTo(page, address)).toBeAttached();
  }
});

/** Whether the service worker has cached a pack for every scope of the Chinese index. */
async function isIndexKept(): Promise<boolean> {
  const cache = await caches.open('search-v1');
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => path.startsWith('/static/search/zh-') && path.endsWith('/pack0.json')).length === 5;
}
