import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/browser/axe.ts';
import { VIEWPORT, type OpenPage } from '../../support/browser/test.ts';
import { withoutLicenseWarning } from '../engines/complaints.ts';
import { settle, wakeDemos } from '../../support/browser/observe.ts';
import { changeStored, storedSettings } from '../../support/browser/reader-settings.ts';

/** The code that the record of a check depends on (decision 0024). */
export const CODE_URL = import.meta.url;

const PHONE_WIDTH = 390;

/** Code is the same everywhere, and `accessibility.test.ts` checks it on a guide. */
const CODE = 'pre code';

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
export async function problemsOf(open: OpenPage) {
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
export async function problemsOfTranslation(open: OpenPage) {
  return { moved: await wake(open.page), ...(await failuresOf(open)) };
}
