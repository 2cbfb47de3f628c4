import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { COLOR_MODE_KEY, THEME_KEY } from '../../site/preferences.ts';
import { productOf } from '../../site/products.ts';
import { violationsOf } from './axe.ts';
import { useTab, VIEWPORT, type OpenPage } from './browser.ts';
import { createCheckedPages } from './checked-pages.ts';
import { wakeDemos } from './observe.ts';
import { useSite } from './own-site.ts';
import { hasDemos, readHtml, readWrittenPages } from './pages.ts';

const PHONE_WIDTH = 390;

/** The site has no licence key of its own: the library says so, and that is right. */
const LICENSE = /MUI X: Missing license key|^\*+$/;

/** Code looks the same everywhere: `accessibility.test.ts` looks at it on a guide. */
const CODE = 'pre code';

interface DemoPage {
  path: string;
  html: string;
}

/** Pages with demos: found, never listed. @param folder First folder of a product's pages; null for all other pages. */
async function pagesWithDemos(folder: string | null): Promise<DemoPage[]> {
  const paths = (await readWrittenPages()).filter((path) => (productOf(path)?.folder ?? null) === folder);
  const pages = await Promise.all(paths.map(async (path) => ({ path, html: await readHtml(path) })));
  return pages.filter(({ html }) => hasDemos(html));
}

/** Makes plain text of the code: its coloured words are half of a page's elements, and axe goes through all of them. */
const withoutColours = (page: Page) =>
  page.locator(CODE).evaluateAll((elements) => {
    for (const element of elements) element.textContent = `${element.textContent}`;
  });

const heightsOf = (page: Page) =>
  page
    .locator('[data-demo]')
    .evaluateAll((demos) =>
      demos.map((demo) => [demo.id, demo.querySelector('.demo-stage')?.getBoundingClientRect().height ?? 0] as const),
    );

/** What a component does after its first frames belongs to waking: charts and grids measure themselves. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Changes the settings of an open page as another tab does. */
const changeSettings = (page: Page, mode: 'light' | 'dark', direction: 'ltr' | 'rtl') =>
  page.evaluate(
    ([modeKey, themeKey, colorMode, theme]) => {
      localStorage.setItem(themeKey, theme);
      localStorage.setItem(modeKey, colorMode);
      for (const key of [themeKey, modeKey]) dispatchEvent(new StorageEvent('storage', { key }));
    },
    [COLOR_MODE_KEY, THEME_KEY, mode, JSON.stringify({ direction })] as const,
  );

const statesOf = (page: Page) =>
  page.locator('[data-demo]').evaluateAll((demos) => demos.map(({ id, dataset }) => `${id}: ${dataset.state}`));

/** Widths of the window in which the page can be moved sideways. */
async function widthsTooSmallFor(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of [PHONE_WIDTH, VIEWPORT.width]) {
    await page.setViewportSize({ ...VIEWPORT, width });
    await settle(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    if (scrollWidth > clientWidth) found.push(width);
  }
  return found;
}

/** What is wrong with the demos of an open page: asleep in the dark, right to left; awake in the light; in the dark again, on a phone too. */
async function problemsOf({ page, complaints }: OpenPage) {
  await withoutColours(page);
  await changeSettings(page, 'dark', 'rtl');
  const asleep = await violationsOf(page, { include: 'main', exclude: CODE });

  await changeSettings(page, 'light', 'ltr');
  const before = await heightsOf(page);
  await wakeDemos(page);
  await settle(page);
  const after = new Map(await heightsOf(page));
  const moved = before.filter(([id, height]) => Math.abs(height - (after.get(id) ?? 0)) > 1);
  // Nothing but the stages changes as demos wake.
  const awake = await violationsOf(page, '.demo-stage');

  await changeSettings(page, 'dark', 'rtl');
  await settle(page);
  const tooWideFor = await widthsTooSmallFor(page);
  return {
    asleep,
    awake,
    moved: moved.map(([id, height]) => `${id}: ${height} → ${after.get(id)}`),
    notLive: (await statesOf(page)).filter((state) => !state.endsWith(': live')),
    errors: await page.locator('.demo-error').count(),
    tooWideFor,
    complaints: complaints.filter((text) => !LICENSE.test(text.split('\n')[0] ?? '')),
  };
}

const NO_PROBLEMS: Awaited<ReturnType<typeof problemsOf>> = {
  asleep: [],
  awake: [],
  moved: [],
  notLive: [],
  errors: 0,
  tooWideFor: [],
  complaints: [],
};

/**
 * Looks at every demo of a product, in one visit a page. Pages that were seen without a fault as they are now are skipped,
 * unless `CHECK_ALL_DEMOS` is set.
 */
export async function checkDemos(folder: string | null): Promise<void> {
  const open = useTab({ bypassCSP: true });
  const site = useSite();
  const checked = await createCheckedPages(import.meta.url);
  const due: [path: string, key: string][] = [];
  const asBefore: string[] = [];
  for (const { path, html } of await pagesWithDemos(folder)) {
    const key = await checked.keyOf(html);
    if (await checked.has(key)) asBefore.push(path);
    else due.push([path, key]);
  }

  it('there are demos', () => {
    expect(due.length + asBefore.length).toBeGreaterThan(0);
  });

  it.skip.each(asBefore)('the demos of %s, which are as they were', () => undefined);

  it.each(due)('the demos of %s wake in their place, without a complaint, and axe finds nothing', async (path, key) => {
    expect(await problemsOf(await open(site() + path))).toEqual(NO_PROBLEMS);
    await checked.keep(key, path);
  });
}
