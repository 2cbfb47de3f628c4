import type { Page } from '@playwright/test';
import { COLOR_MODE_KEY, THEME_KEY } from '../../site/preferences.ts';
import { PRODUCTS } from '../../site/products.ts';
import { expect, test } from '../support/browser/test.ts';
import { settle, wakeDemos } from '../support/browser/observe.ts';

/** The start page and its translation, and its demos. */
const PAGE = '/x/introduction/';
const CHINESE_PAGE = `/zh${PAGE}`;
const GRID = '#SeasonGrid';
const CALENDAR = '#Curtain';
const CHART = '#TicketLines';
const TREE = '#RepertoireTree';

/** A series of the chart, and an item that the tree hides at first. */
const SERIES = 'Studio';
const HIDDEN_ITEM = 'The Lighthouse';

const LARGE = { width: 1440, height: 900 };
const LAPTOP = { width: 1280, height: 800 };

/** Widths around those at which the layout changes. */
const WIDTHS = [1000, 1279, 1280, 1440];

/** Settings of a reader, in local storage. */
const DARK_FROM_RIGHT = { [COLOR_MODE_KEY]: 'dark', [THEME_KEY]: JSON.stringify({ direction: 'rtl' }) };

test.describe('the start page', () => {
  for (const [name, path, storage] of [
    ['in English', PAGE, {}],
    ['in Chinese, dark and right to left', CHINESE_PAGE, DARK_FROM_RIGHT],
  ] as const)
    test(`shows all four libraries, each in its own accent, and whole in a window of any width: ${name}`, async ({
      open,
    }) => {
      const { page } = await open(path, { viewport: LARGE, storage });
      const stages = page.locator('.tile .demo-root');
      await expect(stages).toHaveCount(PRODUCTS.length);
      for (const viewport of [LARGE, LAPTOP]) {
        await page.setViewportSize(viewport);
        await expect.poll(() => stages.evaluateAll(stagesBelow), 'in the first view').toBe(0);
      }
      await expect.poll(() => page.locator('.tile > h2').evaluateAll(getColors)).toBe(PRODUCTS.length);
      await page.setViewportSize({ width: 320, height: 800 });
      await expect.poll(() => page.locator('.tile').evaluateAll(getEdges), 'one below the other').toBe(1);
      const stage = page.locator(`${CALENDAR} .demo-stage`);
      await expect.poll(() => stage.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await expect(stage.locator('.MuiPickersArrowSwitcher-root')).toHaveCSS('opacity', '1');
      await expectNothingCut(page);
      await wakeDemos(page);
      await page.evaluate(settle);
      await expectNothingCut(page);
    });

  test('is interactive: chart, tree, grid and calendar answer', async ({ open }) => {
    const { page, complaints } = await open(PAGE, { viewport: LARGE });
    const tree = page.locator(TREE);
    const item = tree.locator('[role=treeitem]', { hasText: HIDDEN_ITEM });
    await expect(item).toHaveCount(0);
    await tree.locator('[role=treeitem][aria-expanded=false] .MuiTreeItem-label').first().click();
    await expect(item.first()).toBeVisible();
    await wakeDemos(page);
    const chart = page.locator(CHART);
    await chart.locator('.demo-bar').hover();
    await chart.locator('.demo-root').hover();
    await expect(page.locator('.MuiChartsTooltip-root')).toContainText(SERIES);
    const grid = page.locator(GRID);
    await grid.getByRole('columnheader', { name: 'Seats sold' }).click();
    await expect(grid.getByRole('gridcell').first()).toHaveText('Uncle Vanya');
    const day = page.locator(CALENDAR).getByRole('gridcell', { name: '10' });
    await day.click();
    await expect(day).toHaveAttribute('aria-selected', 'true');
    expect(complaints).toEqual([]);
  });
});

/** How many stages begin below the window, or too close to its lower edge. */
const stagesBelow = (stages: Element[]) =>
  stages.filter((stage) => stage.getBoundingClientRect().top > innerHeight - 100).length;

const getColors = (elements: Element[]) => new Set(elements.map((element) => getComputedStyle(element).color)).size;

const getEdges = (elements: Element[]) =>
  new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))).size;

const cutStages = (stages: Element[]) =>
  stages.filter((stage) => stage.scrollWidth > stage.clientWidth).map((stage) => stage.innerHTML);

async function expectNothingCut(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.locator('.tile .demo-stage').evaluateAll(cutStages), `${width} px`).toEqual([]);
  }
}
