import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { localizePath } from '../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales.ts';
import { productOf } from '../../site/products.ts';
import { violationsOf } from './axe.ts';
import { useTab, VIEWPORT, type OpenPage } from './browser.ts';
import { compareWithRecord } from './checked-pages.ts';
import { withoutLicenseWarning } from './complaints.ts';
import { settle, wakeDemos } from './observe.ts';
import { useSite } from './own-site.ts';
import { hasDemos, readHtml, readWrittenPages } from './pages.ts';
import { changeStored, storedSettings } from './reader-settings.ts';

const PHONE_WIDTH = 390;

/** Code is the same everywhere, and `accessibility.test.ts` checks it on a guide. */
const CODE = 'pre code';

interface DemoPage {
  path: string;
  locale: Locale;
  html: string;
}

/**
 * Finds all pages with demos, and their translations.
 *
 * @param folder Folder of a product's pages; null for pages outside all of them.
 */
async function pagesWithDemos(folder: string | null): Promise<DemoPage[]> {
  const paths = (await readWrittenPages()).filter((path) => (productOf(path)?.folder ?? null) === folder);
  const addresses = paths.flatMap((path) => LOCALES.map((locale) => ({ path: localizePath(path, locale), locale })));
  const pages = await Promise.all(addresses.map(async (page) => ({ ...page, html: await readHtml(page.path) })));
  return pages.filter(({ html }) => hasDemos(html));
}

/** Turns code into plain text: highlighted words are half of a page's elements, and axe walks through all of them. */
const removeHighlighting = (page: Page) =>
  page.locator(CODE).evaluateAll((elements) => {
    for (const element of elements) element.textContent = `${element.textContent}`;
  });

const heightsOf = (page: Page) =>
  page
    .locator('[data-demo]')
    .evaluateAll((demos) =>
      demos.map((demo) => [demo.id, demo.querySelector('.demo-stage')?.getBoundingClientRect().height ?? 0] as const),
    );

/** Changes the settings of an open page. */
const changeSettings = (page: Page, mode: 'light' | 'dark', direction: 'ltr' | 'rtl') =>
  page.evaluate(changeStored, storedSettings({ mode, direction }));

const statesOf = (page: Page) =>
  page.locator('[data-demo]').evaluateAll((demos) => demos.map(({ id, dataset }) => `${id}: ${dataset.state}`));

/** Window widths at which the page scrolls sideways. */
async function widthsTooSmallFor(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of [VIEWPORT.width, PHONE_WIDTH]) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ ...VIEWPORT, width });
    await page.evaluate(settle);
    const isTooSmall = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
    if (isTooSmall) found.push(width);
  }
  await page.setViewportSize(VIEWPORT);
  return found;
}

/** Wakes all demos. @returns Those whose height changed. */
async function wake(page: Page): Promise<string[]> {
  const before = await heightsOf(page);
  await wakeDemos(page);
  await page.evaluate(settle);
  const after = new Map(await heightsOf(page));
  const moved = before.filter(([id, height]) => Math.abs(height - (after.get(id) ?? 0)) > 1);
  return moved.map(([id, height]) => `${id}: ${height} → ${after.get(id)}`);
}

/** What is wrong with demos that should live. */
async function failuresOf({ page, complaints }: OpenPage) {
  return {
    notLive: (await statesOf(page)).filter((state) => !state.endsWith(': live')),
    errors: await page.locator('.demo-error').count(),
    complaints: withoutLicenseWarning(complaints),
  };
}

/**
 * Checks all demos of an open page: asleep in dark mode and right to left, awake in light mode, and live in dark mode
 * again, also on a phone.
 */
async function problemsOf(open: OpenPage) {
  const { page } = open;
  await removeHighlighting(page);
  await changeSettings(page, 'dark', 'rtl');
  const asleep = await violationsOf(page, { include: 'main', exclude: CODE });

  await changeSettings(page, 'light', 'ltr');
  const moved = await wake(page);
  // axe checked the whole page above; only the stages have changed since.
  const awake = await violationsOf(page, '.demo-stage');

  await changeSettings(page, 'dark', 'rtl');
  const tooWideFor = await widthsTooSmallFor(page);
  return { asleep, awake, moved, tooWideFor, ...(await failuresOf(open)) };
}

/** Checks the demos of a translation, which differ from the English ones in their texts only. */
async function problemsOfTranslation(open: OpenPage) {
  return { moved: await wake(open.page), ...(await failuresOf(open)) };
}

const NO_FAILURES = { moved: [], notLive: [], errors: 0, complaints: [] };

/**
 * Checks all demos of a product, with one visit per page. Skips pages that passed before and are unchanged (decision
 * 0024), unless `CHECK_ALL_DEMOS` is set.
 */
export async function checkDemos(folder: string | null): Promise<void> {
  const open = useTab({ bypassCSP: true });
  const site = useSite();
  const pages = await pagesWithDemos(folder);
  const { due, asBefore, keep } = await compareWithRecord(pages, import.meta.url, folder ?? 'other');

  it('there are pages with demos', () => {
    expect(pages.length).toBeGreaterThan(0);
  });

  it.skip.each(asBefore)('the demos of %s passed before, and are unchanged', () => undefined);

  it.each(due)('the demos of $path wake without problems', async ({ path, locale, hash }) => {
    const opened = await open(site() + path);
    if (locale === DEFAULT_LOCALE)
      expect(await problemsOf(opened)).toEqual({ ...NO_FAILURES, asleep: [], awake: [], tooWideFor: [] });
    else expect(await problemsOfTranslation(opened)).toEqual(NO_FAILURES);
    await keep(path, hash);
  });
}
