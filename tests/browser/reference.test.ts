import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from './axe.ts';
import { useBrowser, type OpenOptions } from './browser.ts';

const GRID = '/x/api/data-grid/data-grid/';
const PHONE = { width: 360, height: 740 };

const browser = useBrowser();
const open = (path: string, options: OpenOptions = {}) => browser.open(path, { bypassCSP: true, ...options });

describe('a reference page without JavaScript', () => {
  it('lists every prop, slot and class', async () => {
    const { page } = await open('/x/api/tree-view/tree-item/', { javaScriptEnabled: false });
    for (const part of ['prop', 'slot', 'class']) {
      const rows = page.locator(`[data-part="${part}"] tbody tr`);
      expect(await rows.count()).toBeGreaterThan(5);
      expect(await rows.first().isVisible()).toBe(true);
      expect(await rows.last().isVisible()).toBe(true);
    }
    expect(await page.locator('.ref-tools').isVisible()).toBe(false);
  });
});

describe('the filter of a reference page', () => {
  /** Types into the filter, whose module may still be loading. @returns The result count. */
  const filterBy = async (page: Page, text: string) => {
    await page.getByRole('searchbox', { name: 'Filter props, slots and classes' }).fill(text);
    const count = page.locator('.ref-count:not(:empty)');
    await count.waitFor();
    return count.innerText();
  };

  it.each([
    ['onRowSelectionModelChange', 'prop-onRowSelectionModelChange', /rowSelectionModel.*include.*ids.*details/s],
    ['selected row', 'class-row.Mui-selected', /\.MuiDataGrid-row\.Mui-selected/],
    ['toolbar', 'slot-toolbar', /GridToolbarProps/],
    ['.MuiDataGrid-columnHeader--sorted', 'class-columnHeader--sorted', /sorted/],
  ])('responds to %s', async (query, id, answer) => {
    const { page, complaints } = await open(GRID);
    expect(await filterBy(page, query)).toMatch(/^\d+ of \d+ shown/);
    const row = page.locator(`[id="${id}"]`);
    await row.waitFor();
    expect(await row.innerText()).toMatch(answer);
    expect(await page.locator('table.ref tbody tr:visible').count()).toBeLessThan(30);
    expect(complaints).toEqual([]);
  });

  it('hides sections without matching rows, and shows all again', async () => {
    const { page } = await open(GRID);
    await filterBy(page, 'columnHeader--sorted');
    await page.getByRole('heading', { name: 'CSS classes' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Props', exact: true }).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Props', exact: true }).waitFor();
  });

  it('can match descriptions too', async () => {
    const { page } = await open(GRID);
    await filterBy(page, 'toolbar');
    const rows = page.locator('table.ref tbody tr:visible');
    const byName = await rows.count();
    await page.getByRole('button', { name: /more say it/ }).click();
    expect(await rows.count()).toBeGreaterThan(byName);
  });

  it('reports that nothing was found', async () => {
    const { page } = await open(GRID);
    expect(await filterBy(page, 'zzz')).toBe('Nothing fits “zzz”.');
  });
});

describe('the filter of a page of error messages', () => {
  const ERRORS = '/x/api/data-grid/errors/';

  it('finds a pasted message with values and stack trace', async () => {
    const { page, complaints } = await open(ERRORS);
    const pasted = `Uncaught Error: MUI X: No filter operator found for column 'age' and operator value 'contains'.
      at getFilterCallbackFromItem (http://localhost:5173/node_modules/.vite/deps/data-grid.js:1:1)
      at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom.js:1:1)`;
    await page.getByRole('searchbox', { name: 'Filter messages, or paste one' }).fill(pasted);
    await page.locator('.ref-count:not(:empty)').waitFor();
    const rows = page.locator('table.ref tbody tr:visible');
    expect(await rows.first().getAttribute('id')).toBe('error-no-filter-operator-found-for-column-and');
    expect(await rows.count()).toBeLessThan(4);
    expect(complaints).toEqual([]);
  });

  it('shows all messages without JavaScript', async () => {
    const { page } = await open(ERRORS, { javaScriptEnabled: false });
    const rows = page.locator('table.ref tbody tr');
    expect(await rows.count()).toBeGreaterThan(100);
    expect(await rows.last().isVisible()).toBe(true);
  });
});

describe('the views of a reference page', () => {
  it('are a list, tables and names only, and the choice is stored', async () => {
    const { page } = await open(GRID);
    const description = page.locator('#prop-rows td').last();
    await page.getByRole('button', { name: 'Compact' }).click();
    expect(await description.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    expect(await page.getByRole('columnheader', { name: 'Default', exact: true }).first().isVisible()).toBe(true);
    await page.reload();
    expect(await page.getByRole('button', { name: 'Table', exact: true }).getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('#prop-rows').evaluate((row) => getComputedStyle(row).display)).toBe('table-row');
  });

  it.each(['list', 'table', 'compact'])('are tables with header cells for screen readers: %s', async (view) => {
    const { page } = await open(GRID, { storage: { 'docs-reference-view': view } });
    const tree = await page.locator('[data-part="prop"]').ariaSnapshot();
    expect(tree).toMatch(/^- table "Props"/);
    expect(tree).toMatch(/columnheader "Name".*columnheader "Type".*columnheader "Default"/s);
    expect(tree).toMatch(/rowheader "columns required/);
  });
});

describe('the link of a prop', () => {
  it.each(['prop-onCellClick', 'prop-rows', 'slot-toolbar', 'class-row'])(
    'leads to %s, right below the bar and the filter, and stays there while rows are laid out',
    async (id) => {
      const { page } = await open(`${GRID}#${id}`);
      const below = async () => {
        const box = await page.locator(`#${id}`).boundingBox();
        const tools = await page.locator('.ref-tools').boundingBox();
        return (box?.y ?? NaN) - (tools?.y ?? NaN) - (tools?.height ?? NaN);
      };
      await page.waitForLoadState('load');
      await page.evaluate(async () => {
        for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect(await below()).toBeGreaterThanOrEqual(-1);
      expect(await below()).toBeLessThan(60);
    },
  );

  it('can be copied with a button next to the name, also by keyboard', async () => {
    const { page } = await open(GRID, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('#prop-rows th a').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Copy address');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${new URL(page.url()).origin}${GRID}#prop-rows`,
    );
  });
});

describe('axe finds no violations', () => {
  it.each([
    ['a component', '/x/api/tree-view/tree-item/'],
    ['a Chinese component', '/zh/x/api/charts/bar-chart/'],
    ['an interface', '/x/api/data-grid/grid-col-def/'],
    ['an index', '/x/api/date-pickers/'],
    ['the index of all', '/api/'],
    ['what changed', '/x/api/tree-view/changes/'],
    ['errors and warnings', '/x/api/date-pickers/errors/'],
    ['Chinese errors and warnings', '/zh/x/api/tree-view/errors/'],
  ])('on %s, light and dark, wide and narrow', async (kind, path) => {
    const { page } = await open(path);
    const wide = await violationsOf(page, 'main');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PHONE);
    expect({ wide, narrow: await violationsOf(page, 'main') }).toEqual({ wide: [], narrow: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  it.each(['table', 'compact'])('in the %s view', async (view) => {
    const { page } = await open('/x/api/tree-view/tree-item/', { storage: { 'docs-reference-view': view } });
    expect(await violationsOf(page, 'main')).toEqual([]);
  });
});

it('a selected row has the class named in the reference', async () => {
  const { page } = await open('/x/react-data-grid/row-selection/');
  const demo = page.locator('#CheckboxSelection');
  await demo.hover();
  await demo.and(page.locator('[data-state="live"]')).waitFor();
  const row = demo.locator('.MuiDataGrid-row').nth(1);
  await row.getByRole('checkbox').check();
  await demo.locator('.MuiDataGrid-row.Mui-selected').waitFor();
  expect(await row.getAttribute('class')).toMatch(/\bMui-selected\b/);
});

it('a phone only lays out the visible rows of a long page', async () => {
  const { page } = await open(GRID, { viewport: PHONE });
  const rows = page.locator('table.ref tbody tr');
  const isLaidOut = (elements: Element[]) =>
    elements.filter((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length;
  expect(await rows.count()).toBeGreaterThan(400);
  expect(await rows.evaluateAll(isLaidOut)).toBeLessThan(60);
});
