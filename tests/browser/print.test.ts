import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { GUIDE } from './pages.ts';

/** Width of the text on a sheet of A4 with the margins of `print.css`, in CSS pixels. */
const SHEET = 703;

const { open } = useBrowser();

describe('in print', () => {
  it('the article has no bar or navigation', async () => {
    const { page } = await open(GUIDE);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.bar', '#navigation', '#contents', '.pager', '.demo-bar']) {
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    }
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('article').isVisible()).toBe(true);
  });

  it.each([
    ['bars', '/x/react-charts/bars/', 9],
    ['editing', '/x/react-data-grid/editing/', 11],
    ['a date picker', '/x/react-date-pickers/date-picker/', 6],
  ])('the guide to %s takes few sheets, and no demo is cut', async (name, path, sheets) => {
    const { page } = await open(path);
    const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(sheets);
    await page.setViewportSize({ width: SHEET, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const cut = await page
      .locator('.demo-stage')
      .evaluateAll((stages) =>
        stages.flatMap(({ scrollWidth, clientWidth, parentElement }) =>
          scrollWidth > clientWidth + 1 ? [`${parentElement?.id}: ${scrollWidth} > ${clientWidth}`] : [],
        ),
      );
    expect(cut).toEqual([]);
  });

  it('a guide has the whole source of its demos', async () => {
    const { page } = await open('/x/react-charts/bars/');
    await page.emulateMedia({ media: 'print' });
    const sources = page.locator('.demo-source .whole');
    expect(await sources.count()).toBe(15);
    for (const source of await sources.all()) expect(await source.isVisible()).toBe(true);
  });

  it('the types of the reference are complete', async () => {
    const { page } = await open('/x/api/data-grid/data-grid/');
    await page.emulateMedia({ media: 'print' });
    const fold = page.locator('.ref details.type').first();
    expect(await fold.locator('summary').isVisible()).toBe(false);
    expect(await fold.locator(':scope > code').isVisible()).toBe(true);
  });
});
