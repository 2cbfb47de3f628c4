import { COLOR_MODE_KEY, THEME_KEY } from '../../site/preferences.ts';
import { PRODUCTS } from '../../site/products.ts';
import { expect, test } from '../support/browser/test.ts';
import { styleOf, wakeDemos } from '../support/browser/observe.ts';

const LARGE = { width: 1440, height: 900 };
const LAPTOP = { width: 1280, height: 800 };

/** Settings of a reader, in local storage. */
const DARK = { [COLOR_MODE_KEY]: 'dark' };
const RIGHT_TO_LEFT = { [THEME_KEY]: JSON.stringify({ direction: 'rtl' }) };

test.describe('the start page', () => {
  it.each([
    ['', LARGE, {}],
    ['/zh', LARGE, {}],
    ['', LAPTOP, {}],
    ['', LAPTOP, DARK],
    ['', LAPTOP, RIGHT_TO_LEFT],
    ['/zh', LAPTOP, { ...DARK, ...RIGHT_TO_LEFT }],
  ])('%s/x/introduction/ shows all four libraries in the first view (%o %o)', async (prefix, viewport, storage) => {
    const { page } = await open(`${prefix}/x/introduction/`, { viewport, storage });
    const tiles = await page.locator('.tile').evaluateAll((elements) =>
      elements.map((tile) => ({
        product: tile.getAttribute('data-product'),
        isInView: (tile.querySelector('.demo-root')?.getBoundingClientRect().top ?? Infinity) < innerHeight - 100,
        hasDrawing: (tile.querySelector('.demo-root')?.textContent ?? '') !== '',
        quickstart: tile.querySelector('p a')?.getAttribute('href'),
      })),
    );
    expect(tiles).toEqual(
      PRODUCTS.map(({ id }) => ({
        product: id,
        isInView: true,
        hasDrawing: true,
        quickstart: `${prefix}/x/react-${id.slice(2)}/quickstart/`,
      })),
    );
  });

  test('has each library in its own accent', async ({ open }) => {
    const { page } = await open('/x/introduction/');
    const colors = await page
      .locator('.tile > h2')
      .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).color));
    expect(new Set(colors).size).toBe(PRODUCTS.length);
  });

  it.each([LAPTOP, { width: 320, height: 800 }])('has a whole calendar, with arrows, at %o', async (viewport) => {
    const { page } = await open('/x/introduction/', { viewport });
    const stage = page.locator('#Curtain .demo-stage');
    const { inner, needed } = await stage.evaluate(({ clientWidth, scrollWidth }) => ({
      inner: clientWidth,
      needed: scrollWidth,
    }));
    expect(needed).toBe(inner);
    expect(await styleOf(stage.locator('.MuiPickersArrowSwitcher-root'), 'opacity')).toBe('1');
  });

  test('is interactive: the grid sorts, the calendar selects a day', async ({ open }) => {
    const { page } = await open('/x/introduction/', { viewport: LARGE });
    await wakeDemos(page);
    const grid = page.locator('#SeasonGrid');
    await grid.getByRole('columnheader', { name: 'Seats sold' }).click();
    await expect.poll(() => grid.getByRole('gridcell').first().textContent()).toBe('Uncle Vanya');
    const day = page.locator('#Curtain').getByRole('gridcell', { name: '10' });
    await day.click();
    await expect.poll(() => day.getAttribute('aria-selected')).toBe('true');
  });

  it.each([1000, 1279, 1280, 1440])('cuts no demo in a window of %i px, asleep or awake', async (width) => {
    for (const path of ['/x/introduction/', '/zh/x/introduction/']) {
      const { page } = await open(path, { viewport: { width, height: 900 } });
      const cut = () =>
        page
          .locator('.tile .demo-stage')
          .evaluateAll((stages) =>
            stages.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerHTML),
          );
      expect(await cut()).toEqual([]);
      await wakeDemos(page);
      expect(await cut()).toEqual([]);
    }
  });

  it.each([{}, DARK, RIGHT_TO_LEFT])('shows one library below the other on a phone (%o)', async (storage) => {
    const { page } = await open('/x/introduction/', { viewport: { width: 390, height: 844 }, storage });
    const edges = await page
      .locator('.tile')
      .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().left)));
    expect(new Set(edges).size).toBe(1);
  });
});
