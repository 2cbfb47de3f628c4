import type { Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { getViolations } from '../support/browser/axe.ts';
import { expect, test, type Open, type OpenOptions } from '../support/browser/test.ts';
import { holdModules } from '../support/browser/first-inputs/index.ts';
import { beginToUse, waitUntil } from '../support/browser/observe.ts';
import { waitForWorker } from './offline.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

const GRID = '/x/react-data-grid/';
const CHARTS = '/x/react-charts/';
const START = '/x/introduction/';
const PHONE = { width: 360, height: 740 };

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

test.describe('the search dialog', () => {
  test('opens on /, Control+k and Meta+k, with the focus in its field', async ({ open }) => {
    const { page, complaints } = await open(GUIDE);
    for (const key of ['/', 'Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('a/b');
      await expect(field(page)).toHaveValue('a/b');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  });

  test('opens from the bar’s field, with the text typed there', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.getByRole('search').getByRole('searchbox').focus();
    await page.keyboard.type('sel');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('ection');
    await expect(field(page)).toHaveValue('selection');
  });

  test('is not loaded before it is needed', async ({ open }) => {
    const requested: string[] = [];
    const prepare = (page: Page) => Promise.resolve(page.on('request', (request) => requested.push(request.url())));
    const { page } = await open(GUIDE, { prepare });
    // Neither when the page is idle, as it is once it has its ad, nor at the first input.
    await page.locator('[data-ad] a').waitFor();
    await beginToUse(page);
    expect(requested.filter((url) => url.includes('/search'))).toEqual([]);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect.poll(() => requested.filter((url) => url.includes('/search'))).not.toEqual([]);
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

  test('closes on Escape, restoring the focus, and on a click outside', async ({ open }) => {
    const { page } = await open(GUIDE);
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    await settings.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('tree');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(settings).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);
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

  test('announces the number of results, shows the corrected word of a typo, and can be filtered by kind', async ({
    open,
  }) => {
    const { page } = await openSearch(open);
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

  test('offers a retry when the index fails to load', async ({ open }) => {
    const prepare = (page: Page) => page.route('**/static/search/**', (route) => route.abort());
    const { page } = await openSearch(open, GUIDE, { prepare });
    await field(page).fill('expansion');
    await page.getByRole('alert').waitFor();
    await page.unroute('**/static/search/**');
    await page.getByRole('button', { name: en['search.retry'] }).click();
    await page.locator('.find mark').first().waitFor();
  });

  test('opens on Enter what it finds for the typed text, however late the index', async ({ open }) => {
    const { page } = await open(GUIDE);
    const letThrough = await holdModules(page, '**/static/search/**');
    await page.keyboard.press('/');
    await expect(options(page)).not.toHaveCount(0);
    const asked = page.waitForRequest('**/static/search/**');
    await page.keyboard.type('controlled expansion');
    await page.keyboard.press('Enter');
    await asked;
    // Neither an example that stands in the list, nor the page with all results.
    await expect(field(page)).toHaveValue('controlled expansion');
    await expect(page).toHaveURL(siteOrigin() + GUIDE);
    letThrough();
    await expect(page).toHaveURL(/#controlled-expansion$/);
  });

  test('shows no results of an earlier query that come late', async ({ open }) => {
    const gate = Promise.withResolvers<void>();
    let holds = false;
    let held = 0;
    const prepare = (page: Page) =>
      page.route('**/static/search/**', async (route) => {
        if (holds) {
          held += 1;
          await gate.promise;
        }
        await route.continue();
      });
    const { page } = await openSearch(open, GUIDE, { prepare });
    await ask(page, 'selection');
    holds = true;
    await field(page).fill('expansion');
    await expect.poll(() => held).toBeGreaterThan(0);
    holds = false;
    await ask(page, 'rows');
    const drawn = await page.locator('.find-list').evaluateHandle((list) => {
      const counter = { times: 0 };
      new MutationObserver((records) => (counter.times += records.length)).observe(list, { childList: true });
      return counter;
    });
    // Asks once more for what is held: these results come right after those of the first time.
    await field(page).fill('expansion ');
    gate.resolve();
    await expect(optionTo(page, GUIDE)).toBeVisible();
    await expect.poll(() => drawn.evaluate(({ times }) => times)).toBe(1);
  });

  test('says on Enter that the index cannot come, keeps the text, and tries again', async ({ open }) => {
    const prepare = (page: Page) => page.route('**/static/search/**', (route) => route.abort());
    const { page } = await openSearch(open, GUIDE, { prepare });
    await page.keyboard.type('controlled expansion');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(en['search.failed']);
    await expect(field(page)).toHaveValue('controlled expansion');
    await expect(field(page)).toBeFocused();
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

test.describe('axe finds no violations in the search dialog', () => {
  /** The violations before a question, with answers, and without any. */
  async function violationsWith(page: Page, question: string): Promise<string[]> {
    const found = await getViolations(page, 'dialog');
    await ask(page, question);
    found.push(...(await getViolations(page, 'dialog')));
    await ask(page, 'qqqqzzzz');
    return [...found, ...(await getViolations(page, 'dialog'))];
  }

  test('light, and in forced colours', async ({ open }) => {
    const { page } = await openSearch(open, GUIDE, { colorScheme: 'light' });
    await expect.poll(() => violationsWith(page, 'expansion of items')).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => getViolations(page, 'dialog')).toEqual([]);
  });

  test('dark and right to left, in Chinese', async ({ open }) => {
    const storage = { 'docs-color-mode': 'dark', 'docs-theme': JSON.stringify({ direction: 'rtl' }) };
    const { page } = await openSearch(open, `/zh${GUIDE}`, { storage });
    await expect.poll(() => violationsWith(page, '展开节点')).toEqual([]);
  });
});

test.describe('offline, after a first visit', () => {
  // `tests/nightly/content/quality.test.ts` checks the answers: here, that every part of the index is there.
  const QUESTIONS = {
    en: [
      ['row grouping', '/x/react-data-grid/row-grouping/'],
      ['date calendar', '/x/react-date-pickers/date-calendar/'],
      ['controlled expansion', GUIDE],
    ],
    zh: [
      ['行分组', '/zh/x/react-data-grid/row-grouping/'],
      ['日期日历', '/zh/x/react-date-pickers/date-calendar/'],
      ['展开节点', `/zh${GUIDE}`],
    ],
  } as const;

  for (const [name, path, locale] of [
    ['English', START, 'en'],
    ['Chinese', `/zh${START}`, 'zh'],
  ] as const)
    test(`questions in ${name} are answered`, async ({ open }) => {
      const { page } = await open(path, { site: siteOrigin('serviceWorker') });
      await waitForWorker(page);
      await expect.poll(() => page.evaluate(isIndexKept, locale), { timeout: 30_000 }).toBe(true);
      await page.context().setOffline(true);
      await page.keyboard.press('/');
      for (const [query, address] of QUESTIONS[locale]) {
        await field(page).fill(query);
        await expect(optionTo(page, address)).toBeAttached();
      }
    });
});

/** Whether the service worker has cached a pack for every scope of a language. */
async function isIndexKept(locale: string): Promise<boolean> {
  const cache = await caches.open('search-v1');
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return (
    paths.filter((path) => path.startsWith(`/static/search/${locale}-`) && path.endsWith('/pack0.json')).length === 5
  );
}
