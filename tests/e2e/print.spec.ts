import { expect, test } from '../support/browser/test.ts';
import { wakeDemos } from '../support/browser/observe.ts';

const GRID = '/x/react-data-grid/sorting/';
const TABS = '/x/introduction/installation/';

test.describe('on paper', () => {
  test('live demos have the light palette, and get that of the screen back', async ({ open }) => {
    const { page, complaints } = await open(GRID, { storage: { 'docs-color-mode': 'dark' } });
    await wakeDemos(page);
    const readColors = () => {
      const style = getComputedStyle(document.querySelector('.MuiDataGrid-root') ?? document.body);
      return [style.backgroundColor, style.color];
    };
    const dark = await page.evaluate(readColors);
    // What the sheets are drawn with: the medium changes once the page has been told that it is printed.
    await page.evaluate(() => {
      matchMedia('print').addEventListener('change', ({ matches }) => {
        const style = getComputedStyle(document.querySelector('.MuiDataGrid-root') ?? document.body);
        if (matches) Object.assign(window, { printed: [style.backgroundColor, style.color] });
      });
    });
    await page.pdf();
    const printed = await page.evaluate(() => (window as { printed?: string[] }).printed);
    await expect.poll(() => page.evaluate(readColors)).toEqual(dark);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-set-mode=light]')?.click());
    await expect.poll(() => page.evaluate(readColors)).toEqual(printed);
    expect(printed).not.toEqual(dark);
    expect(complaints).toEqual([]);
  });

  test('a group of code has all its tabs, each with its name', async ({ open }) => {
    const { page } = await open(TABS);
    const group = page.locator('.codegroup').first();
    const names = await group.locator(':scope > label').allInnerTexts();
    expect(names.length).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    const panels = group.locator('.code').filter({ visible: true });
    await expect(panels).toHaveCount(names.length);
    await expect(panels.locator('figcaption').filter({ visible: true })).toHaveText(names);
    await expect(group.locator('label').first()).toBeHidden();
  });
});
