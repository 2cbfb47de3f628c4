import { encodeEdit } from '../../client/browser/tools/editor/share.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { expect, test } from '../support/browser/test.ts';
import { wakeDemos } from '../support/browser/observe.ts';

const GRID = '/x/react-data-grid/sorting/';
const TABS = '/x/introduction/installation/';

const EDITED = 'ControlledExpansion';
const LIGHT = 'rgb(254, 18, 52)';
const DARK = 'rgb(18, 254, 52)';
const CODE = `import Box from '@mui/material/Box';
const paint = ({ palette }) => (palette.mode === 'dark' ? '${DARK}' : '${LIGHT}');
export default function Demo() {
  return <Box className="edited" sx={{ width: 90, height: 40, bgcolor: paint }} />;
}
`;

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

  test('edited demos have the light palette, too', async ({ open }) => {
    const link = `${GUIDE}#${EDITED}.tsx~${await encodeEdit(CODE)}`;
    const { page, complaints } = await open(link, { storage: { 'docs-color-mode': 'dark' } });
    await page
      .getByRole('group', { name: /^Run this edit\?/ })
      .getByRole('button', { name: 'Run' })
      .click();
    const frame = page.locator(`#${EDITED}`).frameLocator('iframe');
    const box = frame.locator('.edited');
    await expect(box).toHaveCSS('background-color', DARK);
    // Until then the stage stands in its place, and a frame that is not on the sheet hears nothing of it.
    await expect(page.locator(`#${EDITED}[data-drawn]`)).toBeVisible();
    // A sheet is drawn with what stands once all listeners were told: this one is told last, in the frame itself.
    await box.evaluate(() =>
      addEventListener('beforeprint', () => {
        const printed = document.querySelector('.edited') ?? document.body;
        document.documentElement.dataset.printed = getComputedStyle(printed).backgroundColor;
      }),
    );
    await page.pdf();
    await expect(frame.locator('html')).toHaveAttribute('data-printed', LIGHT);
    await expect(box).toHaveCSS('background-color', DARK);
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
