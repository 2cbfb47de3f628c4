import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { encodeEdit } from '../../client/browser/tools/editor/share.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { expect, test } from '../support/browser/test.ts';
import { wakeDemos } from '../support/browser/observe.ts';

const GRID = '/x/react-data-grid/sorting/';
const TABS = '/x/introduction/installation/';

const EDITED = 'ControlledExpansion';
const CODE = `import Box from '@mui/material/Box';
const sx = { p: 2, bgcolor: 'background.default', color: 'text.primary', fontSize: 40, fontWeight: 900 };
export default function Demo() {
  return <Box className="edited" sx={sx}>Printed</Box>;
}
`;

/** The lightness of an element's first pixel and of its darkest one, as it is drawn: 0 to 255. */
async function readLightness(element: Locator) {
  const picture = sharp(await element.screenshot());
  const [ground = NaN] = await picture.clone().raw().toBuffer();
  return { ground, least: (await picture.stats()).channels[0]?.min ?? NaN };
}

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

  test('an edited demo is dark on light, and as before on the screen', async ({ open }) => {
    const link = `${GUIDE}#${EDITED}.tsx~${await encodeEdit(CODE)}`;
    const { page, complaints } = await open(link, { storage: { 'docs-color-mode': 'dark' } });
    await page
      .getByRole('group', { name: /^Run this edit\?/ })
      .getByRole('button', { name: 'Run' })
      .click();
    const box = page.locator(`#${EDITED}`).frameLocator('iframe').locator('.edited');
    await expect(box).toHaveText('Printed');
    const ground = async () => (await readLightness(box)).ground;
    await expect.poll(ground).toBeLessThan(60);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(ground).toBeGreaterThan(225);
    expect((await readLightness(box)).least).toBeLessThan(60);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(ground).toBeLessThan(60);
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
