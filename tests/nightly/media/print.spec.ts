import { GUIDE } from '../../support/browser/pages.ts';
import { expect, test } from '../../support/browser/test.ts';

const BARS = '/x/react-charts/bars/';
const REFERENCE = '/x/api/data-grid/data-grid/';

test.describe('in print', () => {
  test('the article has no bar or navigation', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.bar', '#navigation', '#contents', '.pager', '.demo-bar'])
      await expect(page.locator(part).first()).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('article')).toBeVisible();
  });

  test('a guide takes few sheets, and has the whole source of its demos', async ({ open }) => {
    const { page } = await open(BARS);
    const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print' });
    const sources = page.locator('.demo-source .whole');
    await expect(sources).toHaveCount(3);
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
