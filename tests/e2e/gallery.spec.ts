import type { Page } from '@playwright/test';
import { COLOR_MODE_KEY } from '../../site/preferences.ts';
import { violationsOf } from '../support/browser/axe.ts';
import { expect, test } from '../support/browser/test.ts';

const OVERVIEWS = ['/x/react-data-grid/', '/x/react-date-pickers/', '/x/react-charts/', '/x/react-tree-view/'];

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

test.describe("a library's overview", () => {
  it.each(OVERVIEWS)('%s shows a thumbnail of each feature', async (path) => {
    const { page, complaints } = await open(path, { bypassCSP: true });
    expect(await page.locator('.gallery li').count()).toBeGreaterThan(12);
    expect(await brokenThumbnails(page)).toEqual([]);
    expect(await violationsOf(page, '.gallery')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('links each thumbnail to its page', async ({ open }) => {
    const { page } = await open('/x/react-charts/');
    await page.locator('.gallery').getByRole('link', { name: 'Heatmap' }).click();
    await page.waitForURL('**/x/react-charts/heatmap/');
    expect(await page.locator('h1').innerText()).toContain('Heatmap');
  });

  test('can be filtered by plan, also without scripts', async ({ open }) => {
    const { page } = await open('/x/react-data-grid/', { javaScriptEnabled: false });
    const plans = () =>
      page
        .locator('.gallery li')
        .filter({ visible: true })
        .evaluateAll((items) => [...new Set(items.map(({ dataset }) => dataset.plan))].sort());
    expect(await plans()).toEqual(['community', 'premium', 'pro']);
    await page.getByText('Premium', { exact: true }).and(page.locator('.gallery label')).click();
    expect(await plans()).toEqual(['premium']);
    expect(await page.locator('.gallery section').filter({ visible: true }).count()).toBeLessThan(
      await page.locator('.gallery section').count(),
    );
  });

  test('shows charts whole in their thumbnails', async ({ open }) => {
    const { page } = await open('/x/react-charts/', { javaScriptEnabled: false });
    const lines = page.locator('.gallery li').filter({ has: page.getByRole('link', { name: 'Lines', exact: true }) });
    // Opened without scripts, as browsers draw images.
    await page.goto(new URL((await lines.locator('img').getAttribute('src')) ?? '', page.url()).href);
    expect((await page.locator('svg[data-picture]').boundingBox())?.width).toBeLessThan(400);
  });

  test('draws thumbnails in the page’s palette', async ({ open }) => {
    const surfaceIn = async (mode: string) => {
      const { page } = await open('/x/react-charts/', { storage: { [COLOR_MODE_KEY]: mode }, bypassCSP: true });
      const picture = page.locator('.gallery img').first();
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      const shot = await picture.screenshot();
      return page.evaluate(async (png) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        canvas?.drawImage(bitmap, 0, 0);
        return [...(canvas?.getImageData(4, 4, 1, 1).data ?? [])].slice(0, 3);
      }, shot.toString('base64'));
    };
    expect(await surfaceIn('light')).toEqual([0xf7, 0xf8, 0xfa]);
    expect(await surfaceIn('dark')).toEqual([0x16, 0x1b, 0x23]);
  });
});
