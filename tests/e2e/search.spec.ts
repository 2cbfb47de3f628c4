import type { Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { QUESTIONS } from '../nightly/content/questions.ts';
import { isAnswer } from '../nightly/content/quality.ts';
import { violationsOf } from '../support/browser/axe.ts';
import { expect, test, type OpenOptions } from '../support/browser/test.ts';
import { waitUntil } from '../support/browser/observe.ts';
import { waitForWorker } from './offline.ts';
import { GUIDE, readSitePages } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

const PHONE = { width: 360, height: 740 };
const LONG = 120_000;

/** Opens a page and, by keyboard, its search. */
async function openSearch(path = GUIDE, options: OpenOptions = {}) {
  const { page, complaints } = await open(path, options);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  return { page, complaints };
}

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox').first();
const options = (page: Page) => page.getByRole('dialog').getByRole('listbox').getByRole('option');

/** Text of the option that Enter would open, by `aria-activedescendant`. */
const activeText = (page: Page) =>
  field(page).evaluate(
    (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.innerText ?? '',
  );

/** Types a query and waits for its results. */
async function ask(page: Page, query: string): Promise<void> {
  // Clear the results of the previous query.
  await page.locator('.find-list').evaluate((list) => list.replaceChildren());
  await page.locator('.find-note').evaluate((note) => note.replaceChildren());
  await field(page).fill(query);
  await waitUntil(page, () => document.querySelector('.find-list [href], .find-note p:not(#find-start)') !== null);
}

test.describe('the search dialog', () => {
  it.each(['/', 'Control+k', 'Meta+k'])('opens on %s, with the focus in its field', async (key) => {
    const { page, complaints } = await open(GUIDE);
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('a/b');
    await expect(field(page)).toHaveValue('a/b');
    expect(complaints).toEqual([]);
  });

  test('opens from the bar’s field, with the text typed there', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.getByRole('search').getByRole('searchbox').focus();
    await page.keyboard.type('sel');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('ection');
    expect(await field(page).inputValue()).toMatch(/^sel.*ection$/);
  });

  test('is not loaded before it is needed', async ({ open }) => {
    const requested: string[] = [];
    const prepare = (page: Page) => Promise.resolve(page.on('request', (request) => requested.push(request.url())));
    const { page } = await open(GUIDE, { prepare });
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => url.includes('/search'))).toEqual([]);
  });

  test('supports arrow keys through all results, and opens the selected one', async ({ open }) => {
    const { page } = await openSearch();
    await ask(page, 'controlled expansion');
    const texts = await options(page).allInnerTexts();
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
    expect(await activeText(page)).toBe(texts[0]);
    for (const [key, at] of steps) {
      await page.keyboard.press(key);
      expect(await activeText(page)).toBe(texts.at(at));
      await expect(options(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(1);
      expect(await options(page).and(page.locator('[aria-selected="true"]')).evaluate(isInView)).toBe(true);
    }
    const href = await options(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    expect(new URL(page.url()).hash).toBe('#controlled-expansion');
    await waitUntil(page, () => scrollY > 0);
  });

  test('closes on Escape, and restores the focus', async ({ open }) => {
    const { page } = await open(GUIDE);
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    await settings.focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('tree');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(settings).toBeFocused();
  });

  test('closes on a click outside', async ({ open }) => {
    const { page } = await openSearch();
    await page.mouse.click(20, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('shows results of the reader’s product first', async ({ open }) => {
    const { page } = await openSearch('/x/react-charts/');
    await ask(page, 'chart');
    const products = await page
      .locator('.find-list [role="group"]')
      .evaluateAll((groups) => groups.map((group) => group.dataset.product));
    const others = products.findIndex((product) => product !== 'x-charts');
    expect(products[0]).toBe('x-charts');
    expect(others).toBeGreaterThan(0);
    expect(products.slice(others)).not.toContain('x-charts');
  });

  test('says of which component slots of one name are', async ({ open }) => {
    const { page } = await openSearch('/x/react-charts/');
    await ask(page, 'loadingOverlay');
    const slots = (await options(page).allInnerTexts()).filter((text) => text.split('\n').includes('Slot'));
    expect(slots.length).toBeGreaterThan(1);
    const owners = await page.locator('.find-option:has(.find-code) .find-owner').allInnerTexts();
    expect(owners.length).toBe(slots.length);
    expect(new Set(owners).size).toBe(owners.length);
  });

  test('can be filtered by kind, and the filter removed', async ({ open }) => {
    const { page } = await openSearch();
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
    const { page } = await openSearch();
    await ask(page, 'drag and drop');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#/);
    await page.keyboard.press('Control+k');
    await field(page).fill('');
    await page.getByText(en['search.recent']).waitFor();
    expect(await options(page).allInnerTexts()).toEqual(['drag and drop']);
    await page.keyboard.press('Enter');
    await page.locator('.find mark').first().waitFor();
    await expect(field(page)).toHaveValue('drag and drop');
    await field(page).fill('');
    await page.getByRole('button', { name: en['search.recent.clear'] }).click();
    await page.getByText(en['search.try']).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('docs-recent-searches'))).toBeNull();
  });

  test('announces the number of results', async ({ open }) => {
    const { page } = await openSearch();
    await ask(page, 'controlled expansion');
    const text = en['search.count']
      .replace('{count}', String(await options(page).count()))
      .replace('{query}', 'controlled expansion');
    await page.getByRole('status').filter({ hasText: text }).waitFor();
  });

  test('shows the corrected word of a typo', async ({ open }) => {
    const { page } = await openSearch();
    await ask(page, 'expnasion');
    await page.getByText(en['search.corrected'].replace('{from}', 'expnasion').replace('{to}', 'expansion')).waitFor();
  });

  test('searches in Chinese', async ({ open }) => {
    const { page } = await openSearch(`/zh${GUIDE}`);
    await ask(page, '展開节点');
    const found = await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(found.some((href) => href?.startsWith('/zh/x/react-tree-view/rich-tree-view/expansion/'))).toBe(true);
    await expect(page.getByRole('dialog', { name: zh['search.title'] })).toHaveCount(1);
  });

  test('does not search during IME composition', async ({ open }) => {
    const { page } = await openSearch(`/zh${GUIDE}`);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'zhan', selectionStart: 4, selectionEnd: 4 });
    await expect(field(page)).toHaveValue('zhan');
    await expect(page.locator('.find mark')).toHaveCount(0);
    await client.send('Input.insertText', { text: '展开' });
    await page.locator('.find mark').first().waitFor();
  });

  test('offers a retry when the index fails to load', async ({ open }) => {
    const { page } = await openSearch(GUIDE);
    await page.route('**/static/search/**', (route) => route.abort());
    await field(page).fill('expansion');
    await page.getByRole('alert').waitFor();
    await page.unroute('**/static/search/**');
    await page.getByRole('button', { name: en['search.retry'] }).click();
    await page.locator('.find mark').first().waitFor();
  });

  test('falls back to the form when it fails to load itself', async ({ open }) => {
    const prepare = (page: Page) => page.route('**/static/search-*', (route) => route.abort());
    const { page } = await open(GUIDE, { prepare });
    await page.keyboard.press('/');
    await waitUntil(page, () => document.activeElement?.matches('.search input'));
    await page.keyboard.type('selection');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/x/search/?q=selection');
  });

  test('fits on a phone', async ({ open }) => {
    const { page } = await openSearch(GUIDE, { viewport: PHONE, hasTouch: true, isMobile: true });
    await ask(page, 'expansion');
    expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth)).toBe(PHONE.width);
    const box = await page.getByRole('dialog').boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...PHONE });
    const heights = await options(page).evaluateAll((all) =>
      all.map((option) => option.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  it.each(['row grouping', 'onRowSelectionModelChange', 'GridColDef'])(
    'fits on the smallest phone with long names: %s',
    async (query) => {
      const viewport = { width: 320, height: 640 };
      const { page } = await openSearch('/x/react-data-grid/', { viewport, hasTouch: true, isMobile: true });
      await ask(page, query);
      const wide = await page.locator('.find, .find-option, .find-line > *, .find-excerpt').evaluateAll((parts) =>
        parts.flatMap((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < 0 || right > innerWidth + 0.5 ? [`${part.className} ends at ${right}`] : [];
        }),
      );
      expect(wide).toEqual([]);
      expect(
        await page.locator('.find-list').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0);
    },
  );
});

/** Whether an element is completely visible in the scrolling list. */
function isInView(element: Element): boolean {
  const list = element.closest('.find-list')?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
}

test.describe('axe finds no violations in the search dialog', () => {
  const appearances = (['light', 'dark'] as const).flatMap((mode) =>
    (['ltr', 'rtl'] as const).map((direction) => ({ mode, direction })),
  );

  /** The violations before a question, with answers, and without any. */
  async function violationsWith(page: Page, question: string): Promise<string[]> {
    const found = await violationsOf(page, 'dialog');
    await ask(page, question);
    found.push(...(await violationsOf(page, 'dialog')));
    await ask(page, 'qqqqzzzz');
    return [...found, ...(await violationsOf(page, 'dialog'))];
  }

  it.each(appearances)('in $mode, $direction', async ({ mode, direction }) => {
    const storage = { 'docs-color-mode': mode, 'docs-theme': JSON.stringify({ direction }) };
    const { page } = await openSearch(GUIDE, { storage, bypassCSP: true });
    expect(await violationsWith(page, 'expansion of items')).toEqual([]);
  });

  test('in forced colours', async ({ open }) => {
    const { page } = await openSearch(GUIDE, { forcedColors: 'active', bypassCSP: true });
    expect(await violationsWith(page, 'expansion of items')).toEqual([]);
  });

  test('in Chinese', async ({ open }) => {
    const { page } = await openSearch(`/zh${GUIDE}`, { bypassCSP: true });
    expect(await violationsWith(page, '展开节点')).toEqual([]);
  });
});

test.describe('offline, after a first visit', () => {
  it.each([
    ['English', '/x/introduction/', 'en'],
    ['Chinese', '/zh/x/introduction/', 'zh'],
  ] as const)('the questions in %s are answered', { timeout: LONG }, async (name, path, locale) => {
    const existing = new Set((await readSitePages()).map((page) => page.path));
    const questions = QUESTIONS.filter((question) => question.locale === locale && question.kind === 'words');
    const answerable = questions.filter(({ answers }) =>
      answers.some((answer) => existing.has(`${answer.split('#')[0]}/`)),
    );
    const { page } = await open(path, { site: siteOrigin('serviceWorker') });
    await waitForWorker(page);
    await expect.poll(() => page.evaluate(isIndexKept, locale), { timeout: 30_000 }).toBe(true);
    await page.context().setOffline(true);
    await page.keyboard.press('/');
    await page.getByRole('dialog').waitFor();
    let found = 0;
    for (const { query, answers } of answerable) {
      await ask(page, query);
      const hrefs = await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? ''));
      const places = hrefs.map((href) => href.replace(/^\/zh/, '').replace(/\/(#|$)/, '$1'));
      if (isAnswer(places, answers)) found += 1;
    }
    expect(found / answerable.length).toBeGreaterThan(0.85);
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
