import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { COLOR_MODE_KEY, THEME_KEY } from '../../site/preferences.ts';
import { productOf } from '../../site/products.ts';
import { violationsOf } from './axe.ts';
import { useTab, VIEWPORT } from './browser.ts';
import { wakeDemos } from './observe.ts';
import { useSite } from './own-site.ts';
import { hasDemos, readWrittenPages } from './pages.ts';

const PHONE_WIDTH = 390;

/** The site has no licence key of its own, so the library's warning is expected. */
const LICENSE = /MUI X: Missing license key|^\*+$/;

/** Half of all elements. Code is the same everywhere, and `accessibility.test.ts` checks it on a guide. */
const CODE = 'pre code';

/** Finds all pages with demos. @param folder Folder of a product's pages; null for pages outside all of them. */
async function pagesWithDemos(folder: string | null): Promise<string[]> {
  const paths = (await readWrittenPages()).filter((path) => (productOf(path)?.folder ?? null) === folder);
  const found = await Promise.all(paths.map(hasDemos));
  return paths.filter((path, at) => found[at]);
}

const heightsOf = (page: Page) =>
  page
    .locator('[data-demo]')
    .evaluateAll((demos) =>
      demos.map((demo) => [demo.id, demo.querySelector('.demo-stage')?.getBoundingClientRect().height ?? 0] as const),
    );

/** Charts and grids measure themselves in their first frames, which counts as part of waking. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Changes the settings of an open page, as another tab would. */
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

/** Window widths at which the page scrolls sideways. */
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

/**
 * Checks all demos of a product: asleep in dark mode and right to left, awake in light mode, and live in dark mode
 * again, also on a phone.
 */
export async function checkDemos(folder: string | null): Promise<void> {
  const open = useTab({ bypassCSP: true });
  const site = useSite();
  const paths = await pagesWithDemos(folder);

  it('there are pages with demos', () => {
    expect(paths.length).toBeGreaterThan(0);
  });

  // One visit per page. axe checks the whole page once, and then only the stages, as nothing else changes.
  it.each(paths)('the demos of %s wake without layout shifts, console messages or axe violations', async (path) => {
    const { page, complaints } = await open(site() + path);
    await changeSettings(page, 'dark', 'rtl');
    const asleep = await violationsOf(page, { include: 'main', exclude: CODE });

    await changeSettings(page, 'light', 'ltr');
    const before = await heightsOf(page);
    await wakeDemos(page);
    await settle(page);
    const after = new Map(await heightsOf(page));
    const moved = before.filter(([id, height]) => Math.abs(height - (after.get(id) ?? 0)) > 1);
    const awake = await violationsOf(page, '.demo-stage');

    await changeSettings(page, 'dark', 'rtl');
    await settle(page);
    const tooWideFor = await widthsTooSmallFor(page);
    expect({
      asleep,
      awake,
      moved: moved.map(([id, height]) => `${id}: ${height} → ${after.get(id)}`),
      notLive: (await statesOf(page)).filter((state) => !state.endsWith(': live')),
      errors: await page.locator('.demo-error').count(),
      tooWideFor,
      complaints: complaints.filter((text) => !LICENSE.test(text.split('\n')[0] ?? '')),
    }).toEqual({ asleep: [], awake: [], moved: [], notLive: [], errors: 0, tooWideFor: [], complaints: [] });
  });
}
