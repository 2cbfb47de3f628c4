import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { byEach, compose, drag, dropText, getPlace, press, pressKeys, getStage, type FirstInput } from './acts.ts';

const SORTING = '/x/react-data-grid/sorting/';
const SELECTION = '/x/react-data-grid/row-selection/';
const EDITING = '/x/react-data-grid/editing/';
const WIDTHS = '/x/react-data-grid/column-dimensions/';
const PAGES = '/x/react-data-grid/pagination/';
const QUICK_FILTER = '/x/react-data-grid/filtering/quick-filter/';
const MANY_ROWS = '/x/react-data-grid/virtualization/';

const header = (page: Page) => getStage(page, 'BasicSorting').locator('[role=columnheader][data-field=carrier]');
const boxes = (page: Page) => getStage(page, 'CheckboxSelection').locator('[role=row] input[type=checkbox]');
const selectedRows = (page: Page) => getStage(page, 'CheckboxSelection').locator('[role=row][aria-selected=true]');
const editable = (page: Page) => getStage(page, 'BasicEditing').locator('.MuiDataGrid-cell--editable').first();
const nextPage = (page: Page) =>
  getStage(page, 'BasicPagination').getByRole('button', { name: 'Go to next page', exact: true });
const shownRows = (page: Page) => getStage(page, 'BasicPagination').locator('.MuiTablePagination-displayedRows');
const quickFilter = (page: Page) => getStage(page, 'BasicQuickFilter').getByRole('searchbox');

/** Inputs on grids. */
export const GRID_INPUTS: readonly FirstInput[] = [
  ...byEach(['pointer', 'touch'], {
    kind: 'grid header',
    does: 'sorts twice after two presses',
    path: SORTING,
    perform: async (page, use) => {
      for (let time = 0; time < 2; time += 1) await use(header(page));
    },
    expectKept: (page) => expect(header(page)).toHaveAttribute('aria-sort', 'descending'),
  }),
  {
    kind: 'grid header',
    act: 'key',
    does: 'sorts twice after two keys',
    path: SORTING,
    perform: (page) => pressKeys(page, header(page), 'Enter', 'Enter'),
    expectKept: (page) => expect(header(page)).toHaveAttribute('aria-sort', 'descending'),
  },
  ...byEach(['pointer', 'touch'], {
    kind: 'grid checkbox',
    does: 'selects each row whose box was pressed',
    path: SELECTION,
    perform: async (page, use) => {
      for (const row of [1, 2, 3]) await use(boxes(page).nth(row));
    },
    expectKept: (page) => expect(selectedRows(page)).toHaveCount(3),
  }),
  {
    kind: 'grid checkbox',
    act: 'key',
    does: 'selects its row by Space',
    path: SELECTION,
    perform: (page) => pressKeys(page, boxes(page).nth(1), 'Space'),
    expectKept: (page) => expect(selectedRows(page)).toHaveCount(1),
  },
  {
    kind: 'grid cell',
    act: 'text',
    does: 'is edited after a double click, with what was typed',
    path: EDITING,
    perform: async (page) => {
      await press(page, editable(page), 2);
      await page.keyboard.type('Zz');
      await page.keyboard.press('Enter');
    },
    expectKept: (page) => expect(editable(page)).toHaveText(/Zz/),
  },
  {
    kind: 'grid cell',
    act: 'key',
    does: 'is left by the arrow keys from where it was pressed',
    path: SORTING,
    perform: async (page) => {
      await press(page, getStage(page, 'BasicSorting').locator('[role=gridcell][data-field=carrier]').first());
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    },
    expectKept: (page) =>
      expect(getStage(page, 'BasicSorting').locator('[role=row][aria-rowindex="4"] [data-field=trucks]')).toBeFocused(),
  },
  {
    kind: 'grid quick filter',
    act: 'key',
    does: 'has what was typed after the focus came by a key',
    path: QUICK_FILTER,
    perform: async (page) => {
      await pressKeys(page, quickFilter(page), 'o', 'x', 'ArrowLeft', 'ArrowLeft', 'b');
    },
    expectKept: (page) => expect(quickFilter(page)).toHaveValue('coffeebox'),
  },
  {
    kind: 'grid quick filter',
    act: 'composition',
    does: 'has what an input method composed between two keys',
    path: QUICK_FILTER,
    perform: async (page) => {
      await press(page, quickFilter(page));
      await page.keyboard.type('a');
      await compose(page, 'kafei', '咖啡');
      await page.keyboard.type(' z');
    },
    expectKept: (page) => expect(quickFilter(page)).toHaveValue('coffeea咖啡 z'),
  },
  {
    kind: 'grid quick filter',
    act: 'drop',
    does: 'has the words of the page that were dropped on it',
    path: QUICK_FILTER,
    perform: (page) => dropText(page, page.getByRole('heading', { level: 1 }), quickFilter(page)),
    expectKept: (page) => expect(quickFilter(page)).toHaveValue('coffeeQuick filter'),
  },
  {
    kind: 'grid column',
    act: 'pointer',
    does: 'is wider after its edge was dragged',
    path: WIDTHS,
    perform: (page) => drag(page, getStage(page, 'TrackWidth').locator('.MuiDataGrid-columnSeparator').first(), 60),
    expectKept: (page) => expect(getStage(page, 'TrackWidth')).toContainText(/Goods is 2[34]\d pixels wide/),
  },
  {
    kind: 'grid column',
    act: 'drop',
    does: 'is where its header was dragged',
    path: MANY_ROWS,
    perform: (page) => drag(page, getStage(page, 'ManyRows').getByText('Reference', { exact: true }), 180),
    expectKept: (page) => expect(getStage(page, 'ManyRows').locator('[role=columnheader]').first()).toHaveText('Goods'),
  },
  ...byEach(['key', 'pointer', 'touch'], {
    kind: 'grid pages',
    does: 'go on by each press',
    path: PAGES,
    perform: async (page, use) => {
      for (let time = 0; time < 2; time += 1) await use(nextPage(page));
    },
    expectKept: (page) => expect(shownRows(page)).toHaveText(/^11/),
  }),
  {
    kind: 'grid rows',
    act: 'wheel',
    does: 'are scrolled as far, and the page is not',
    path: MANY_ROWS,
    perform: async (page) => {
      const rows = getStage(page, 'ManyRows').locator('.MuiDataGrid-virtualScroller');
      const { x, y } = await getPlace(rows);
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => rows.evaluate(({ scrollTop }) => scrollTop)).toBe(600);
    },
    expectKept: async (page) => {
      await expect(page.locator('#ManyRows')).toHaveAttribute('data-state', 'live');
      const rows = getStage(page, 'ManyRows').locator('.MuiDataGrid-virtualScroller');
      await expect.poll(() => rows.evaluate(({ scrollTop }) => scrollTop)).toBe(600);
      await expect(rows.locator('[role=row][aria-rowindex="14"]')).toBeVisible();
    },
  },
];
