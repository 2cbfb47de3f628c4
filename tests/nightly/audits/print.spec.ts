import { expect, test } from '../../support/browser/test.ts';
import { GUIDE } from '../../support/browser/pages.ts';

/** Width of the text on a sheet of A4 with the margins of `print.css`, in CSS pixels. */
const SHEET = 703;

test.describe('in print', () => {
  test('the article has no bar or navigation', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.bar', '#navigation', '#contents', '.pager', '.demo-bar']) {
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    }
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('article')).toBeVisible();
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

  test('a guide has the whole source of its demos', async ({ open }) => {
    const { page } = await open('/x/react-charts/bars/');
    await page.emulateMedia({ media: 'print' });
    const sources = page.locator('.demo-source .whole');
    await expect(sources).toHaveCount(15);
    for (const source of await sources.all()) await expect(source).toBeVisible();
  });

  test('the types of the reference are complete', async ({ open }) => {
    const { page } = await open('/x/api/data-grid/data-grid/');
    await page.emulateMedia({ media: 'print' });
    const fold = page.locator('.ref details.type').first();
    await expect(fold.locator('summary')).toBeHidden();
    await expect(fold.locator(':scope > code')).toBeVisible();
  });
});
