import type { Page } from '@playwright/test';
import { getOverflow } from '../../support/browser/layout.ts';
import { wakeDemos } from '../../support/browser/observe.ts';
import { GUIDE, readPageKinds } from '../../support/browser/pages.ts';
import { changeStored, storedSettings } from '../../support/browser/reader-settings.ts';
import { expect, test } from '../../support/browser/test.ts';

/** Widths of a small phone, a phone, a tablet, a laptop and a desktop, in CSS pixels. */
const WIDTHS = [320, 390, 768, 1280, 1440];

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

  for (const query of ['row grouping', 'onRowSelectionModelChange', 'GridColDef']) {
    test(`search results with long names: ${query}`, async ({ open }) => {
      const { page } = await open(`/x/search/?q=${encodeURIComponent(query)}`);
      await expect.poll(() => page.locator('.found li li').count()).toBeGreaterThan(3);
      await fits(page);
    });
  }
});

test.describe('at 200 % zoom', () => {
  for (const [kind, path] of kinds) {
    test(`${kind} fits, with bar and heading in view`, async ({ open }) => {
      const { page } = await open(path, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
      await expect.poll(() => getOverflow(page)).toEqual([]);
      for (const part of ['header.bar', 'h1']) {
        const box = await page.locator(part).boundingBox();
        expect(box?.x, part).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), part).toBeLessThanOrEqual(640);
      }
    });
  }
});
