import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { COLOR_MODE_KEY } from '../../site/preferences.ts';
import { expectNoViolations } from '../support/browser/axe.ts';
import { changeStored } from '../support/browser/reader-settings.ts';
import { expect, test } from '../support/browser/test.ts';

const GRID = '/x/react-data-grid/';
const CHARTS = '/x/react-charts/';

/** Scrolls every thumbnail into view. @returns URLs of those that fail to decode. */
const brokenThumbnails = async (page: Page) => {
  const pictures = page.locator('.gallery img');
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  return pictures.evaluateAll(async (images: HTMLImageElement[]) => {
    const decoded = await Promise.allSettled(images.map((image) => image.decode()));
    return images.flatMap(({ src, naturalWidth }, at) =>
      decoded[at]?.status === 'fulfilled' && naturalWidth === 400 ? [] : [src],
    );
  });
};

/** The colour of a picture near its corner, as red, green and blue. */
const getCorner = async (picture: Locator) => {
  const corner = sharp(await picture.screenshot()).extract({ left: 4, top: 4, width: 1, height: 1 });
  return [...(await corner.removeAlpha().raw().toBuffer())];
};

test.describe("a library's overview", () => {
  for (const path of [GRID, CHARTS])
    test(`${path} shows a thumbnail of each feature, which leads to its page`, async ({ open }) => {
      const { page, complaints } = await open(path);
      await expect.poll(() => page.locator('.gallery li').count()).toBeGreaterThan(2);
      const broken = await brokenThumbnails(page);
      expect(broken).toEqual([]);
      await expectNoViolations(page, '.gallery');
      expect(complaints).toEqual([]);
      const link = page.locator('.gallery').getByRole('link').first();
      const name = await link.innerText();
      await link.click();
      await expect(page.locator('h1')).toContainText(name.trim());
    });

  test('can be filtered by plan, also without scripts', async ({ open }) => {
    const { page } = await open(GRID, { javaScriptEnabled: false });
    const plans = () =>
      page
        .locator('.gallery li')
        .filter({ visible: true })
        .evaluateAll((items) => [...new Set(items.map(({ dataset }) => dataset.plan))].sort());
    const sections = page.locator('.gallery section');
    await expect.poll(plans).toEqual(['community', 'premium', 'pro']);
    const all = await sections.count();
    await page.getByText('Premium', { exact: true }).and(page.locator('.gallery label')).click();
    await expect.poll(plans).toEqual(['premium']);
    await expect.poll(() => sections.filter({ visible: true }).count()).toBeLessThan(all);
  });

  test('shows charts whole in their thumbnails', async ({ open }) => {
    const { page } = await open(CHARTS, { javaScriptEnabled: false });
    const bars = page.locator('.gallery li').filter({ has: page.getByRole('link', { name: 'Bars', exact: true }) });
    // Opened without scripts, as browsers draw images.
    await page.goto(new URL((await bars.locator('img').getAttribute('src')) ?? '', page.url()).href);
    await expect.poll(async () => (await page.locator('svg[data-picture]').boundingBox())?.width).toBeLessThan(400);
  });

  test('draws thumbnails in the page’s palette', async ({ open }) => {
    const { page } = await open(CHARTS, { colorScheme: 'light' });
    for (const [mode, surface] of [
      ['light', [0xf7, 0xf8, 0xfa]],
      ['dark', [0x16, 0x1b, 0x23]],
    ] as const) {
      await page.evaluate(changeStored, [[COLOR_MODE_KEY, mode]] as const);
      const picture = page.locator('.gallery img').first();
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      await expect.poll(() => getCorner(picture)).toEqual(surface);
    }
  });
});
