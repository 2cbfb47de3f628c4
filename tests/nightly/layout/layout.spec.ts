import type { Page } from '@playwright/test';
import { getOverflow } from '../../support/browser/layout.ts';
import { wakeDemos } from '../../support/browser/observe.ts';
import { GUIDE, readPageKinds } from '../../support/browser/pages.ts';
import { changeStored, storedSettings } from '../../support/browser/reader-settings.ts';
import { expect, test } from '../../support/browser/test.ts';

/** Widths of a small phone, a phone, a laptop at 200 % zoom, a tablet, a laptop and a desktop, in CSS pixels. */
const WIDTHS = [320, 390, 640, 768, 1280, 1440];

const kinds = await readPageKinds();

/** Nothing overflows the page at any width. */
async function fits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => getOverflow(page), `at ${width} px`).toEqual([]);
  }
}

test.describe('no page scrolls sideways at any width, in either direction', () => {
  for (const [kind, path] of kinds) {
    test(kind, async ({ open }) => {
      const { page } = await open(path);
      await fits(page);
      await page.setViewportSize({ width: 640, height: 800 });
      for (const part of ['header.bar', 'h1']) await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
      await page.evaluate(changeStored, storedSettings({ mode: 'light', direction: 'rtl' }));
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await fits(page);
    });
  }

  test('a guide with live demos and open sources', async ({ open }) => {
    const { page } = await open(GUIDE, { viewport: { width: 320, height: 800 } });
    await wakeDemos(page);
    for (const demo of await page.getByText('Show code').all()) await demo.click();
    await fits(page);
  });

  test('search results with long names', async ({ open }) => {
    const { page } = await open('/x/search/?q=onRowSelectionModelChange');
    await expect.poll(() => page.locator('.found li li').count()).toBeGreaterThan(3);
    await fits(page);
  });
});
