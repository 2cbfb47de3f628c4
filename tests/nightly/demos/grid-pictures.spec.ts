import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser/test.ts';
import { getStyle } from '../../support/browser/observe.ts';

/** Pages with grids that have flexible columns, column groups and pinned columns. */
const PAGES = ['/x/react-data-grid/events/', '/x/react-data-grid/column-groups/', '/x/react-data-grid/column-pinning/'];

/** Points at a demo, and waits until it lives. */
async function wake(demo: Locator): Promise<void> {
  // One that wakes by itself has two roots for a moment.
  await demo.locator('.demo-root').first().dispatchEvent('pointerover');
  await expect(demo).toHaveAttribute('data-state', 'live');
}

for (const width of [360, 1060, 1280])
  for (const path of PAGES) {
    test(`in a window of ${width} px, server-rendered grids of ${path} have each cell once, under its header`, async ({
      open,
    }) => {
      const { page } = await open(path, { javaScriptEnabled: false, viewport: { width, height: 1000 } });
      const grids = await page.locator('[data-picture]').evaluateAll((pictures) =>
        pictures.map((picture) => {
          const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
          const getPlaces = (elements: Iterable<Element>) =>
            [...elements].map((element) => `${element.getAttribute('data-field')} at ${left(element)}`).sort();
          const row = picture.querySelector('[role="row"][data-id]');
          return {
            headers: getPlaces(picture.querySelectorAll('[role="columnheader"][data-field]')),
            cells: getPlaces(row?.querySelectorAll('[role="gridcell"][data-field]') ?? []),
          };
        }),
      );
      expect(grids.length).toBeGreaterThan(0);
      for (const { headers, cells } of grids) {
        expect(cells.length).toBeGreaterThan(0);
        expect(cells).toEqual(headers);
        expect(new Set(headers.map((place) => place.split(' ')[0])).size).toBe(headers.length);
      }
    });
  }

test('the column of a sleeping list is as wide as the grid', async ({ open }) => {
  const { page } = await open('/x/react-data-grid/list-view/', { javaScriptEnabled: false });
  const lists = await page
    .locator('[data-picture]:not(:has([role=columnheader]))')
    .evaluateAll((pictures) =>
      pictures.map((picture) => [
        Math.round(picture.querySelector('[role=gridcell]')?.getBoundingClientRect().width ?? 0),
        picture.querySelector('[role=row][data-id]')?.clientWidth,
      ]),
    );
  expect(lists.length).toBeGreaterThan(2);
  for (const [cell, row] of lists) expect(cell).toBe(row);
});

test('a grid without a footer has one line at its end, asleep and awake', async ({ open }) => {
  const { page } = await open('/x/react-data-grid/editing/');
  const demo = page.locator('#BasicEditing');
  const grid = demo.locator('.MuiDataGrid-root').first();
  await expect(grid.locator('.MuiDataGrid-footerContainer')).toHaveCount(0);
  const lines = () =>
    grid.evaluate((root) => {
      const end = root.getBoundingClientRect().bottom;
      return [root, ...root.querySelectorAll('*')].flatMap((part) => {
        const { top, bottom, height, width } = part.getBoundingClientRect();
        const style = getComputedStyle(part);
        const isDrawn = (side: 'Top' | 'Bottom') =>
          parseFloat(style[`border${side}Width`]) > 0 && !/, 0\)$|^transparent$/.test(style[`border${side}Color`]);
        if (width < 100 || !part.checkVisibility()) return [];
        const isAtEnd = (edge: number) => Math.abs(edge - end) < 4;
        const found = [
          ...(isDrawn('Top') && isAtEnd(top) ? ['top'] : []),
          ...(isDrawn('Bottom') && isAtEnd(bottom) ? ['bottom'] : []),
        ];
        return found.map((side) => `${part.className} ${side} ${height}`);
      });
    });
  await expect.poll(lines).toEqual([expect.stringContaining('MuiDataGrid-root')]);
  await wake(demo);
  await expect.poll(lines).toEqual([expect.stringContaining('MuiDataGrid-root')]);
});

/** What a demo draws when it is not being replaced. */
const DRAWN = '.demo-root:not(.demo-cover)';

const readEdges = (demo: Locator) =>
  demo.locator('.MuiDataGrid-toolbar button:visible, .MuiTablePagination-displayedRows').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return `${element.getAttribute('aria-label') ?? element.textContent}: ${Math.round(left)} to ${Math.round(right)}`;
    }),
  );

const readCells = (demo: Locator) => demo.locator('[role="gridcell"]:visible').allInnerTexts();

const readScroller = (demo: Locator) =>
  demo
    .locator(`${DRAWN} .MuiDataGrid-virtualScroller`)
    .evaluate((it) => [Math.round(it.getBoundingClientRect().height), it.scrollHeight - it.clientHeight]);

const readPlaces = (demo: Locator) =>
  demo.locator(DRAWN).evaluate((root) => {
    const { left, top } = root.getBoundingClientRect();
    return [...root.querySelectorAll(':is([role="columnheader"], [role="gridcell"])[data-field]')].map((cell) => {
      const box = cell.getBoundingClientRect();
      const place = [box.left - left, box.top - top, box.width, box.height].map(Math.round).join(' ');
      return `${cell.closest('[data-id]')?.getAttribute('data-id') ?? 'header'} ${cell.getAttribute('data-field')}: ${place}`;
    });
  });

/** What is read of the demos on a page, and how many numbers are in it at least. */
const ALIKE = [
  ['its toolbar and footer in the same place', readEdges, 5, '', ['SortedFilteredGrid']],
  ['its aggregated values', readCells, 5, 'aggregation/', ['WeightedAverage', 'TreeTotals', 'OwnRendering']],
  ['its height, and scrolls as far', readScroller, 2, '', ['SortedFilteredGrid', 'GroupedGrid']],
  ['its height, and scrolls as far', readScroller, 2, 'filtering/', ['InitialFilter']],
  ['columns that share the width', readPlaces, 5, 'column-dimensions/', ['FlexWidths']],
  ['its groups of columns', readPlaces, 5, 'column-groups/', ['NestedGroups']],
  ['rows of single heights', readPlaces, 5, 'row-height/', ['VariableHeight']],
  ['rows as high as their text', readPlaces, 5, 'column-pinning/', ['PinnedHeight']],
  ['totals at its foot', readPlaces, 5, 'aggregation/', ['WeightedAverage']],
  ['rows from a data source', readPlaces, 5, 'server-side-data/', ['BasicDataSource']],
  ['groups from a data source', readPlaces, 5, 'server-side-data/row-grouping/', ['BasicServerGroups']],
  ['rows and totals from a data source', readPlaces, 5, 'server-side-data/aggregation/', ['BasicServerTotals']],
] as const;

for (const [what, read, least, folder, names] of ALIKE)
  test(`a sleeping grid has ${what} as live: ${folder}${names.join()}`, async ({ open }) => {
    const { page } = await open(`/x/react-data-grid/${folder}`);
    const demos = names.map((name) => page.locator(`#${name}`));
    const readAll = () => Promise.all(demos.map((demo) => read(demo) as Promise<unknown[]>));
    const asleep = await readAll();
    for (const one of asleep) expect(one.filter((it) => /\d/.test(String(it))).length).toBeGreaterThanOrEqual(least);
    for (const demo of demos) await wake(demo);
    await expect.poll(readAll).toEqual(asleep);
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a sleeping grid has its colours in the ${colorScheme} palette`, async ({ open }) => {
    const { page } = await open('/x/react-data-grid/row-selection/', { colorScheme });
    const demo = page.locator('#SingleSelection');
    const read = () =>
      demo.locator('.demo-root:not(.demo-cover)').evaluate((root) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d');
        return ['.MuiDataGrid-root', '.MuiDataGrid-columnHeader', '.MuiDataGrid-footerContainer'].flatMap((part) => {
          const element = root.querySelector(part);
          if (!element || !canvas) return [];
          const { backgroundColor, color } = getComputedStyle(element);
          return [backgroundColor, color].map((value) => {
            // Normalize the notation of colours, mixed or not.
            canvas.clearRect(0, 0, 1, 1);
            canvas.fillStyle = value;
            canvas.fillRect(0, 0, 1, 1);
            return `${part} ${canvas.getImageData(0, 0, 1, 1).data.join(' ')}`;
          });
        });
      });
    const asleep = await read();
    expect(asleep.length).toBeGreaterThan(3);
    const ground = await getStyle(page.locator('body'), 'background-color');
    const surface = await getStyle(page.locator('.demo-source').first(), 'background-color');
    await expect(demo.locator('.demo-stage')).toHaveCSS('background-color', surface);
    await wake(demo);
    await expect.poll(read).toEqual(asleep);
    await expect(demo.locator('.demo-root:not(.demo-cover) .MuiDataGrid-root')).toHaveCSS('background-color', ground);
  });
}
