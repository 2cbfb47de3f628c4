import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { QUESTIONS } from '../search/questions.ts';
import { isAnswer } from '../search/quality.ts';
import { violationsOf } from './axe.ts';
import { useBrowser, type OpenOptions } from './browser.ts';
import { waitUntil } from './observe.ts';
import { waitForWorker } from './offline.ts';
import { GUIDE, readSitePages } from './pages.ts';

const PHONE = { width: 360, height: 740 };
const LONG = 120_000;

const browser = useBrowser();

/** Opens a page and, by keyboard, its search. */
async function openSearch(path = GUIDE, options: OpenOptions = {}) {
  const { page, complaints } = await browser.open(path, options);
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

describe('the search dialog', () => {
  it.each(['/', 'Control+k', 'Meta+k'])('opens on %s, with the focus in its field', async (key) => {
    const { page, complaints } = await browser.open(GUIDE);
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('a/b');
    expect(await field(page).inputValue()).toBe('a/b');
    expect(complaints).toEqual([]);
  });

  it('opens from the bar’s field, with the text typed there', async () => {
    const { page } = await browser.open(GUIDE);
    await page.getByRole('search').getByRole('searchbox').focus();
    await page.keyboard.type('sel');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('ection');
    expect(await field(page).inputValue()).toMatch(/^sel.*ection$/);
  });

  it('is not loaded before it is needed', async () => {
    const requested: string[] = [];
    const prepare = (page: Page) => Promise.resolve(page.on('request', (request) => requested.push(request.url())));
    const { page } = await browser.open(GUIDE, { prepare });
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => url.includes('/search'))).toEqual([]);
  });

  it('supports arrow keys through all results, and opens the selected one', async () => {
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
      expect(await options(page).and(page.locator('[aria-selected="true"]')).count()).toBe(1);
      expect(await options(page).and(page.locator('[aria-selected="true"]')).evaluate(isInView)).toBe(true);
    }
    const href = await options(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    expect(new URL(page.url()).hash).toBe('#controlled-expansion');
    await waitUntil(page, () => scrollY > 0);
  });

  it('closes on Escape, and restores the focus', async () => {
    const { page } = await browser.open(GUIDE);
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    await settings.focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('tree');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await settings.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('closes on a click outside', async () => {
    const { page } = await openSearch();
    await page.mouse.click(20, 400);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('shows results of the reader’s product first', async () => {
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

  it('says of which component slots of one name are', async () => {
    const { page } = await openSearch('/x/react-charts/');
    await ask(page, 'loadingOverlay');
    const slots = (await options(page).allInnerTexts()).filter((text) => text.split('\n').includes('Slot'));
    expect(slots.length).toBeGreaterThan(1);
    const owners = await page.locator('.find-option:has(.find-code) .find-owner').allInnerTexts();
    expect(owners.length).toBe(slots.length);
    expect(new Set(owners).size).toBe(owners.length);
  });

  it('can be filtered by kind, and the filter removed', async () => {
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

  it('remembers successful searches, and can forget them', async () => {
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
    expect(await field(page).inputValue()).toBe('drag and drop');
    await field(page).fill('');
    await page.getByRole('button', { name: en['search.recent.clear'] }).click();
    await page.getByText(en['search.try']).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('docs-recent-searches'))).toBeNull();
  });

  it('announces the number of results', async () => {
    const { page } = await openSearch();
    await ask(page, 'controlled expansion');
    const text = en['search.count']
      .replace('{count}', String(await options(page).count()))
      .replace('{query}', 'controlled expansion');
    await page.getByRole('status').filter({ hasText: text }).waitFor();
  });

  it('shows the corrected word of a typo', async () => {
    const { page } = await openSearch();
    await ask(page, 'expnasion');
    await page.getByText(en['search.corrected'].replace('{from}', 'expnasion').replace('{to}', 'expansion')).waitFor();
  });

  it('searches in Chinese', async () => {
    const { page } = await openSearch(`/zh${GUIDE}`);
    await ask(page, '展開节点');
    const found = await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(found.some((href) => href?.startsWith('/zh/x/react-tree-view/rich-tree-view/expansion/'))).toBe(true);
    expect(await page.getByRole('dialog', { name: zh['search.title'] }).count()).toBe(1);
  });

  it('does not search during IME composition', async () => {
    const { page } = await openSearch(`/zh${GUIDE}`);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'zhan', selectionStart: 4, selectionEnd: 4 });
    expect(await field(page).inputValue()).toBe('zhan');
    expect(await page.locator('.find mark').count()).toBe(0);
    await client.send('Input.insertText', { text: '展开' });
    await page.locator('.find mark').first().waitFor();
  });

  it('offers a retry when the index fails to load', async () => {
    const { page } = await openSearch(GUIDE);
    await page.route('**/static/search/**', (route) => route.abort());
    await field(page).fill('expansion');
    await page.getByRole('alert').waitFor();
    await page.unroute('**/static/search/**');
    await page.getByRole('button', { name: en['search.retry'] }).click();
    await page.locator('.find mark').first().waitFor();
  });

  it('falls back to the form when it fails to load itself', async () => {
    const prepare = (page: Page) => page.route('**/static/search-*', (route) => route.abort());
    const { page } = await browser.open(GUIDE, { prepare });
    await page.keyboard.press('/');
    await waitUntil(page, () => document.activeElement?.matches('.search input'));
    await page.keyboard.type('selection');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/x/search/?q=selection');
  });

  it('fits on a phone', async () => {
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

describe('axe finds no violations in the search dialog', () => {
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

  it('in forced colours', async () => {
    const { page } = await openSearch(GUIDE, { forcedColors: 'active', bypassCSP: true });
    expect(await violationsWith(page, 'expansion of items')).toEqual([]);
  });

  it('in Chinese', async () => {
    const { page } = await openSearch(`/zh${GUIDE}`, { bypassCSP: true });
    expect(await violationsWith(page, '展开节点')).toEqual([]);
  });
});

describe('offline, after a first visit', () => {
  it.each([
    ['English', '/x/introduction/', 'en'],
    ['Chinese', '/zh/x/introduction/', 'zh'],
  ] as const)('the questions in %s are answered', { timeout: LONG }, async (name, path, locale) => {
    const existing = new Set((await readSitePages()).map((page) => page.path));
    const questions = QUESTIONS.filter((question) => question.locale === locale && question.kind === 'words');
    const answerable = questions.filter(({ answers }) =>
      answers.some((answer) => existing.has(`${answer.split('#')[0]}/`)),
    );
    const { page } = await browser.open(path, { site: inject('serviceWorkerSiteUrl') });
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
