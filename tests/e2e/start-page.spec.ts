import { COLOR_MODE_KEY, THEME_KEY } from '../../site/preferences.ts';
import { PRODUCTS } from '../../site/products.ts';
import { expect, test } from '../support/browser/test.ts';
import { settle, wakeDemos } from '../support/browser/observe.ts';

/** The start page and its translation, and two of its demos. */
const PAGE = '/x/introduction/';
const CHINESE_PAGE = `/zh${PAGE}`;
const GRID = '#SeasonGrid';
const CALENDAR = '#Curtain';

const LARGE = { width: 1440, height: 900 };
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Settings of a reader, in local storage. */
const DARK = { [COLOR_MODE_KEY]: 'dark' };
const RIGHT_TO_LEFT = { [THEME_KEY]: JSON.stringify({ direction: 'rtl' }) };

test.describe('the start page', () => {
  for (const [name, path, viewport, storage] of [
    ['a large window', PAGE, LARGE, {}],
    ['a laptop', PAGE, LAPTOP, {}],
    ['a laptop, dark and right to left', CHINESE_PAGE, LAPTOP, { ...DARK, ...RIGHT_TO_LEFT }],
  ] as const)
    test(`${path} shows all four libraries in the first view (${name})`, async ({ open }) => {
      const { page } = await open(path, { viewport, storage });
      const stages = page.locator('.tile .demo-root');
      await expect(stages).toHaveCount(PRODUCTS.length);
      const below = () =>
        stages.evaluateAll(
          (all) => all.filter((stage) => stage.getBoundingClientRect().top > innerHeight - 100).length,
        );
      await expect.poll(below).toBe(0);
    });

  test('has each library in its own accent', async ({ open }) => {
    const { page } = await open(PAGE);
    const colors = () =>
      page
        .locator('.tile > h2')
        .evaluateAll((headings) => new Set(headings.map((heading) => getComputedStyle(heading).color)).size);
    await expect.poll(colors).toBe(PRODUCTS.length);
  });

  for (const viewport of [LAPTOP, { width: 320, height: 800 }])
    test(`has a whole calendar, with arrows, at ${viewport.width} px`, async ({ open }) => {
      const { page } = await open(PAGE, { viewport });
      const stage = page.locator(`${CALENDAR} .demo-stage`);
      await expect.poll(() => stage.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await expect(stage.locator('.MuiPickersArrowSwitcher-root')).toHaveCSS('opacity', '1');
    });

  test('is interactive: the grid sorts, the calendar selects a day', async ({ open }) => {
    const { page } = await open(PAGE, { viewport: LARGE });
    await wakeDemos(page);
    const grid = page.locator(GRID);
    await grid.getByRole('columnheader', { name: 'Seats sold' }).click();
    await expect(grid.getByRole('gridcell').first()).toHaveText('Uncle Vanya');
    const day = page.locator(CALENDAR).getByRole('gridcell', { name: '10' });
    await day.click();
    await expect(day).toHaveAttribute('aria-selected', 'true');
  });

  for (const width of [1000, 1279, 1280, 1440])
    for (const path of [PAGE, CHINESE_PAGE])
      test(`${path} cuts no demo in a window of ${width} px, asleep or awake`, async ({ open }) => {
        const { page } = await open(path, { viewport: { width, height: 900 } });
        const cut = () =>
          page
            .locator('.tile .demo-stage')
            .evaluateAll((stages) =>
              stages.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerHTML),
            );
        await expect.poll(cut).toEqual([]);
        await wakeDemos(page);
        await page.evaluate(settle);
        await expect.poll(cut).toEqual([]);
      });

  for (const [name, storage] of [
    ['left to right', {}],
    ['right to left', RIGHT_TO_LEFT],
  ] as const)
    test(`shows one library below the other on a phone (${name})`, async ({ open }) => {
      const { page } = await open(PAGE, { viewport: PHONE, storage });
      const edges = () =>
        page
          .locator('.tile')
          .evaluateAll((tiles) => new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().left))).size);
      await expect.poll(edges).toBe(1);
    });
});
