import type { Page } from '@playwright/test';
import { getViolations } from '../../support/browser/axe.ts';
import { expect as hardExpect, VIEWPORT, type OpenPage } from '../../support/browser/test.ts';
import { settle, wakeDemos } from '../../support/browser/observe.ts';
import { changeStored, storedSettings } from '../../support/browser/reader-settings.ts';
import { withoutLicenseWarning } from '../engines/complaints.ts';

/** A page with several faults shows all of them. */
const expect = hardExpect.configure({ soft: true });

const PHONE_WIDTH = 390;

/** Width of the text on a sheet of A4 with the margins of `print.css`, in CSS pixels. */
const SHEET_WIDTH = 703;

/** Code is the same everywhere, and `tests/e2e/page-kinds.spec.ts` checks it on a guide. */
const CODE = 'pre code';

/** Turns code into plain text: highlighted words are half of a page's elements, and axe walks through all of them. */
const removeHighlighting = (page: Page) =>
  page.locator(CODE).evaluateAll((elements) => {
    for (const element of elements) element.textContent = `${element.textContent}`;
  });

/** Shows that a server does not know the width of a chart. */
const OTHER_WIDTH = 'ServerAndWidth';

/** The heights of the stages, and the widths of their charts: by demo. */
const getSizes = (page: Page) =>
  page.locator('[data-demo]').evaluateAll(
    (demos, other) =>
      demos.map((demo): [id: string, ...sizes: number[]] => {
        const charts = demo.id === other ? [] : [...demo.querySelectorAll('.demo-root .MuiChartsSurface-root')];
        const widths = charts.map((chart) => chart.getBoundingClientRect().width);
        return [demo.id, demo.querySelector('.demo-stage')?.getBoundingClientRect().height ?? 0, ...widths];
      }),
    OTHER_WIDTH,
  );

/** Changes the settings of an open page. */
async function changeSettings(page: Page, mode: 'light' | 'dark', direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate(changeStored, storedSettings({ mode, direction }));
  await hardExpect(page.locator('html')).toHaveAttribute('dir', direction);
}

/** Demos that have other sizes than before. */
async function changedSince(page: Page, before: Awaited<ReturnType<typeof getSizes>>): Promise<string[]> {
  const after = new Map((await getSizes(page)).map(([id, ...sizes]) => [id, sizes]));
  const isOther = (size: number, other = 0) => Math.abs(size - other) > 1;
  const changed = before.filter(([id, ...sizes]) => sizes.some((size, at) => isOther(size, after.get(id)?.[at])));
  return changed.map(([id, ...sizes]) => `${id}: ${sizes.join()} → ${after.get(id)?.join()}`);
}

/** Wakes all demos, which keep their sizes. */
async function wake(page: Page): Promise<void> {
  const before = await getSizes(page);
  await wakeDemos(page);
  await page.evaluate(settle);
  await expect.poll(() => changedSince(page, before), 'stages or charts of another size').toEqual([]);
}

/** The page does not scroll sideways at any width. */
async function fitsWindows(page: Page): Promise<void> {
  for (const width of [VIEWPORT.width, PHONE_WIDTH]) {
    await page.setViewportSize({ ...VIEWPORT, width });
    await page.evaluate(settle);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, `pixels to scroll sideways at ${width} px`).toBe(0);
  }
}

/** In print, which does not scroll, no demo is cut. */
async function fitsPaper(page: Page): Promise<void> {
  await page.setViewportSize({ ...VIEWPORT, width: SHEET_WIDTH });
  await page.emulateMedia({ media: 'print' });
  const cut = () =>
    page
      .locator('.demo-stage')
      .evaluateAll((stages) =>
        stages.flatMap(({ scrollWidth, clientWidth, parentElement }) =>
          scrollWidth > clientWidth + 1 ? [`${parentElement?.id}: ${scrollWidth} > ${clientWidth}`] : [],
        ),
      );
  await expect.poll(cut, 'cut in print').toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(VIEWPORT);
}

/** All demos live, without complaints. */
async function live({ page, complaints }: OpenPage): Promise<void> {
  await expect(page.locator('[data-demo]:not([data-state=live])')).toHaveCount(0);
  await expect(page.locator('.demo-error, .tool-error')).toHaveCount(0);
  expect(withoutLicenseWarning(complaints)).toEqual([]);
}

/**
 * Checks all demos of an open page: asleep in print, in dark mode and right to left, awake in light mode, and live in dark mode
 * again, also on a phone.
 */
export async function checkDemos(open: OpenPage): Promise<void> {
  const { page } = open;
  await fitsPaper(page);
  await removeHighlighting(page);
  await changeSettings(page, 'dark', 'rtl');
  const asleep = await getViolations(page, { include: 'main', exclude: CODE });
  expect(asleep, 'asleep').toEqual([]);

  await changeSettings(page, 'light', 'ltr');
  await wake(page);
  // axe checked the whole page above; only the stages have changed since.
  const awake = await getViolations(page, '.demo-stage');
  expect(awake, 'awake').toEqual([]);

  await changeSettings(page, 'dark', 'rtl');
  await fitsWindows(page);
  await live(open);
}

/** Checks the demos of a translation, which differ from the English ones in their texts only. */
export async function checkTranslatedDemos(open: OpenPage): Promise<void> {
  await wake(open.page);
  await live(open);
}
