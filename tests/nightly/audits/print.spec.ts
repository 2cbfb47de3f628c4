import { GUIDE } from '../../support/browser/pages.ts';
import { expect, test } from '../../support/browser/test.ts';

const BARS = '/x/react-charts/bars/';
const REFERENCE = '/x/api/data-grid/data-grid/';

/** Guides with the sheets that they take at most. */
const SHEETS = [
  ['bars', BARS, 9],
  ['editing', '/x/react-data-grid/editing/', 11],
  ['a date picker', '/x/react-date-pickers/date-picker/', 6],
] as const;

/** Width of the text on a sheet of A4 with the margins of `print.css`, in CSS pixels. */
const SHEET = 703;

test.describe('in print', () => {
  test('the article has no bar or navigation', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.bar', '#navigation', '#contents', '.pager', '.demo-bar'])
      await expect(page.locator(part).first()).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('article')).toBeVisible();
  });

  for (const [name, path, sheets] of SHEETS) {
    test(`the guide to ${name} takes few sheets, and no demo is cut`, async ({ open }) => {
      const { page } = await open(path);
      const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(sheets);
      await page.setViewportSize({ width: SHEET, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      const cut = () =>
        page
          .locator('.demo-stage')
          .evaluateAll((stages) =>
            stages.flatMap(({ scrollWidth, clientWidth, parentElement }) =>
              scrollWidth > clientWidth + 1 ? [`${parentElement?.id}: ${scrollWidth} > ${clientWidth}`] : [],
            ),
          );
      await expect.poll(cut).toEqual([]);
    });
  }

  test('a guide has the whole source of its demos', async ({ open }) => {
    const { page } = await open(BARS);
    await page.emulateMedia({ media: 'print' });
    const sources = page.locator('.demo-source .whole');
    await expect(sources).toHaveCount(15);
    for (const source of await sources.all()) await expect(source).toBeVisible();
  });

  test('the types of the reference are complete', async ({ open }) => {
    const { page } = await open(REFERENCE);
    await page.emulateMedia({ media: 'print' });
    const fold = page.locator('.ref details.type').first();
    await expect(fold.locator('summary')).toBeHidden();
    await expect(fold.locator(':scope > code')).toBeVisible();
  });
});
