import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe.ts';
import { expect, test, type OpenOptions } from '../support/browser/test.ts';
import { settle, styleOf } from '../support/browser/observe.ts';

const GRID = '/x/api/data-grid/data-grid/';
const PHONE = { width: 360, height: 740 };

const open = (path: string, options: OpenOptions = {}) => open(path, { bypassCSP: true, ...options });

test.describe('a reference page without JavaScript', () => {
  test('lists every prop, slot and class', async ({ open }) => {
    const { page } = await open('/x/api/tree-view/tree-item/', { javaScriptEnabled: false });
    for (const part of ['prop', 'slot', 'class']) {
      const rows = page.locator(`[data-part="${part}"] tbody tr`);
      expect(await rows.count()).toBeGreaterThan(5);
      await expect(rows.first()).toBeVisible();
      await expect(rows.last()).toBeVisible();
    }
    await expect(page.locator('.ref-tools')).toBeHidden();
  });
});

test.describe('the filter of a reference page', () => {
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
    // A row that was far below has no rendered text until the next frame (`content-visibility`).
    await expect.poll(() => row.innerText()).toMatch(answer);
    expect(await page.locator('table.ref tbody tr:visible').count()).toBeLessThan(30);
    expect(complaints).toEqual([]);
  });

  test('hides sections without matching rows, and shows all again', async ({ open }) => {
    const { page } = await open(GRID);
    await filterBy(page, 'columnHeader--sorted');
    await page.getByRole('heading', { name: 'CSS classes' }).waitFor();
    await expect(page.getByRole('heading', { name: 'Props', exact: true })).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Props', exact: true }).waitFor();
  });

  test('can match descriptions too', async ({ open }) => {
    const { page } = await open(GRID);
    await filterBy(page, 'toolbar');
    const rows = page.locator('table.ref tbody tr:visible');
    const byName = await rows.count();
    await page.getByRole('button', { name: /more say it/ }).click();
    expect(await rows.count()).toBeGreaterThan(byName);
  });

  test('reports that nothing was found', async ({ open }) => {
    const { page } = await open(GRID);
    expect(await filterBy(page, 'zzz')).toBe('Nothing fits “zzz”.');
  });
});

test.describe('the props of a large component', () => {
  test('are in groups, which the table of contents lists', async ({ open }) => {
    const { page } = await open(GRID);
    const titles = await page.locator('[data-part="prop"] h3').allInnerTexts();
    expect(titles.length).toBeGreaterThan(8);
    expect(await page.locator('#contents .sub a').allInnerTexts()).toEqual(titles);
    const group = page.locator('tbody', { has: page.locator('#props-selection') });
    await expect(group.locator('#prop-checkboxSelection')).toHaveCount(1);
    await expect(group.locator('#prop-columns')).toHaveCount(0);
    await page.getByRole('link', { name: 'Callbacks' }).first().click();
    await expect
      .poll(() => page.locator('#props-callbacks').evaluate((title) => title.getBoundingClientRect().top))
      .toBeLessThan(300);
  });

  test('are named below their group in the table of contents while they are read', async ({ open }) => {
    const { page } = await open(GRID);
    await page.locator('#prop-checkboxSelection').evaluate((row) => {
      scrollBy({ top: row.getBoundingClientRect().top - innerHeight / 4 + 8, behavior: 'instant' });
    });
    const current = page.locator('#contents a[aria-current]');
    const rowBelow = () => current.evaluate((link) => getComputedStyle(link, '::after').content);
    await expect.poll(rowBelow).toBe('"checkboxSelection" / ""');
    expect(await current.innerText()).toBe('Selection and highlight');
  });

  test('are filtered with the heading of their group, also by it', async ({ open }) => {
    const { page } = await open(GRID);
    const filter = page.getByRole('searchbox', { name: 'Filter props, slots and classes' });
    await filter.fill('rowHeight');
    await expect.poll(() => page.locator('[data-part="prop"] h3:visible').allInnerTexts()).toContain('Rows and pages');
    await expect(page.locator('#props-editing')).toBeHidden();
    await filter.fill('Filtering and sorting');
    await expect
      .poll(() => page.locator('[data-part="prop"] h3:visible').allInnerTexts())
      .toContain('Filtering and sorting');
    await expect(page.locator('#props-look')).toBeHidden();
    await expect(page.locator('#prop-sortModel')).toBeVisible();
    await filter.fill('');
    await page.locator('#props-editing').waitFor();
  });
});

test.describe('an example of a prop', () => {
  it.each(['TS', 'JS'])('leads to its line in a demo, in the variant %s', async (variant) => {
    const { page } = await open(GRID, { cookies: { codeVariant: variant } });
    const link = page.locator('#prop-checkboxSelection').getByRole('link', { name: 'Example' });
    // The rows around it are only laid out when they are near the viewport, and then move it by a line.
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(settle);
    await link.click();
    await page.waitForURL(/\/x\/react-data-grid\/.*#\w+:checkboxSelection$/);
    const mark = page.locator('.demo-source .whole mark');
    await mark.waitFor();
    expect(await mark.innerText()).toMatch(/^\s*checkboxSelection\s*$|<.* checkboxSelection/);
    await expect.poll(() => mark.evaluate((line) => line.getBoundingClientRect().top)).toBeLessThan(800);
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', variant);
  });

  test('is marked once, when the address changes too', async ({ open }) => {
    const { page } = await open('/x/react-data-grid/row-selection/#CheckboxSelection:sx');
    const mark = page.locator('.demo-source .whole mark');
    await mark.waitFor();
    await page.evaluate(() => (location.hash = '#CheckboxSelection:checkboxSelection'));
    await expect.poll(() => mark.allInnerTexts()).toEqual([expect.stringContaining('checkboxSelection')]);
  });
});

test('a long type opens', async ({ open }) => {
  const { page } = await open(GRID);
  const type = page.locator('#prop-initialState details.type').first();
  await type.locator('summary').click();
  expect(await type.locator('> code').innerText()).toContain('GridPaginationInitialState');
});

test.describe('names are broken at capitals only', () => {
  const PAGES = [
    '/x/api/data-grid/data-grid-premium/',
    '/x/api/data-grid/grid-api/',
    '/x/api/charts/line-chart-pro/',
    '/x/api/date-pickers/date-range-picker/',
    '/zh/x/api/date-pickers/pickers-text-field/',
  ];
  const WIDTHS = [320, 600, 768, 900, 1024, 1280, 1440];

  /** Visible words of names, types, defaults and the navigation that go over two lines. A text node ends at `<wbr>`. */
  const brokenWords = (page: Page) =>
    page.evaluate(() => {
      const names =
        '.ref th a, .ref td:not(:last-child) code:not(p code), #navigation :is(a, summary) > span:first-child';
      const broken: string[] = [];
      const range = document.createRange();
      for (const part of document.querySelectorAll(names)) {
        if (!part.checkVisibility()) continue;
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const node = texts.currentNode;
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\w+/g)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
          }
        }
      }
      return broken;
    });

  /** Rows with a name that is wider than its column. */
  const overflowing = (page: Page) =>
    page
      .locator('.ref tbody tr')
      .evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth + 1).length);

  const openTypes = (page: Page, isOpen: boolean) =>
    page
      .locator('.ref details.type')
      .evaluateAll((types, open) => types.forEach((type) => type.toggleAttribute('open', open)), isOpen);

  it.each(PAGES.flatMap((path) => ['list', 'table', 'compact'].map((view) => [path, view] as const)))(
    'on %s at every width, with types closed and open: %s',
    async (path, view) => {
      const { page } = await open(path, { storage: { 'docs-reference-view': view } });
      await page.addStyleTag({ content: '.ref tr { content-visibility: visible !important }' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const isOpen of [false, true]) {
          await openTypes(page, isOpen);
          const seen = { width, broken: await brokenWords(page), overflowing: await overflowing(page) };
          expect(seen).toEqual({ width, broken: [], overflowing: 0 });
        }
      }
    },
  );
});

test.describe('the list of props', () => {
  test('has defaults at the inline end, and no equals sign alone on a line', async ({ open }) => {
    const { page } = await open(GRID);
    await page.addStyleTag({ content: '.ref tr { content-visibility: visible !important }' });
    const { defaults, ragged, lone } = await page.locator('[data-part="prop"] tbody tr[id]').evaluateAll((rows) => {
      const cells = rows.flatMap((row) => {
        const cell = row.querySelector('td:nth-child(3):not(:last-child):not(:empty)');
        return cell ? [{ id: row.id, cell, end: row.getBoundingClientRect().right }] : [];
      });
      const firstLine = (part: Element) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        return text.getClientRects()[0]?.top ?? NaN;
      };
      const types = rows.flatMap((row) => [...row.querySelectorAll<HTMLElement>('.expanded')]);
      const isAlone = (part: Element) => {
        const code = part.querySelector('code');
        return !code || Math.abs(firstLine(code) - firstLine(part)) > 8;
      };
      return {
        defaults: cells.length,
        ragged: cells
          .filter(({ cell, end }) => Math.abs(cell.getBoundingClientRect().right - end) > 1)
          .map(({ id }) => id),
        lone: types.filter(isAlone).map((part) => part.innerText),
      };
    });
    expect(defaults).toBeGreaterThan(40);
    expect({ ragged, lone }).toEqual({ ragged: [], lone: [] });
  });

  test('has a filter with a lower edge, below which rows end', async ({ open }) => {
    const { page } = await open(GRID);
    const tools = page.locator('.ref-tools');
    expect(await styleOf(tools, 'border-block-end-style')).toBe('solid');
    expect(await styleOf(tools, 'background-color')).toBe(await styleOf(page.locator('body'), 'background-color'));
  });
});

test.describe('the filter on a phone', () => {
  it.each(['light', 'dark'] as const)('has a line of its own and a readable hint: %s', async (colorScheme) => {
    const { page } = await open(GRID, { viewport: PHONE, colorScheme });
    const field = page.locator('.ref-tools input');
    const box = await field.boundingBox();
    expect(box?.width).toBeGreaterThan(PHONE.width - 48);
    // The colour of secondary text, whose contrast `tests/client/theme/tokens.test.ts` measures.
    const hint = await field.evaluate((input) => getComputedStyle(input, '::placeholder').color);
    expect(hint).toBe(await styleOf(page.locator('.ref-tools [aria-pressed=false]').first(), 'color'));
  });
});

test.describe('the filter of a page of error messages', () => {
  const ERRORS = '/x/api/data-grid/errors/';

  test('finds a pasted message with values and stack trace', async ({ open }) => {
    const { page, complaints } = await open(ERRORS);
    const pasted = `Uncaught Error: MUI X: No filter operator found for column 'age' and operator value 'contains'.
      at getFilterCallbackFromItem (http://localhost:5173/node_modules/.vite/deps/data-grid.js:1:1)
      at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom.js:1:1)`;
    await page.getByRole('searchbox', { name: 'Filter messages, or paste one' }).fill(pasted);
    await page.locator('.ref-count:not(:empty)').waitFor();
    const rows = page.locator('table.ref tbody tr:visible');
    await expect(rows.first()).toHaveAttribute('id', 'error-no-filter-operator-found-for-column-and');
    expect(await rows.count()).toBeLessThan(4);
    expect(complaints).toEqual([]);
  });

  test('shows all messages without JavaScript', async ({ open }) => {
    const { page } = await open(ERRORS, { javaScriptEnabled: false });
    const rows = page.locator('table.ref tbody tr');
    expect(await rows.count()).toBeGreaterThan(100);
    await expect(rows.last()).toBeVisible();
  });
});

test.describe('a table of sizes', () => {
  const SIZES = '/x/api/tree-view/sizes/';
  const namesIn = (page: Page) => page.locator('.sizes tbody th code').allInnerTexts();

  test('is sorted with the keyboard, by what loads at the first press', async ({ open }) => {
    const scripts: string[] = [];
    const prepare = (page: Page) =>
      Promise.resolve(page.on('request', (request) => scripts.push(new URL(request.url()).pathname)));
    const { page, complaints } = await open(SIZES, { prepare });
    await page.waitForLoadState('networkidle');
    const before = await namesIn(page);
    expect(before.length).toBeGreaterThan(20);
    expect(scripts.filter((script) => script.includes('/sorting-'))).toEqual([]);

    await page.getByRole('button', { name: 'Import', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('th[aria-sort="ascending"]').waitFor();
    expect(await namesIn(page)).toEqual([...before].sort(new Intl.Collator('en').compare));
    await page.keyboard.press('Enter');
    await page.locator('th[aria-sort="descending"]').waitFor();
    expect(await namesIn(page)).toEqual([...before].sort(new Intl.Collator('en').compare).reverse());

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByRole('columnheader', { name: 'Alone' }).and(page.locator('[aria-sort="descending"]')).waitFor();
    const bytes = await page
      .locator('.sizes tbody td:nth-child(3)')
      .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.bytes)));
    expect(bytes).toEqual([...bytes].sort((a, b) => b - a));
    await expect(page.locator('[aria-sort]')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

  test('is filtered by name', async ({ open }) => {
    const { page } = await open(SIZES);
    await page.getByRole('searchbox', { name: 'Filter imports' }).fill('TreeItemUtils');
    await page.locator('.ref-count:not(:empty)').waitFor();
    expect(await page.locator('.sizes tbody tr:visible code').allInnerTexts()).toEqual(['useTreeItemUtils']);
  });

  test('has no buttons without JavaScript, and the same table', async ({ open }) => {
    const { page } = await open(SIZES, { javaScriptEnabled: false });
    await expect(page.locator('.sizes button:visible')).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: 'Alone', exact: true })).toBeVisible();
    await expect(page.locator('.sizes tbody tr').last()).toBeVisible();
  });

  it.each([1280, 390, 320])('fits a width of %i px, and is a table for screen readers', async (width) => {
    const { page } = await open('/x/api/date-pickers/sizes/', { viewport: { width, height: 740 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const tree = await page.locator('.sizes').ariaSnapshot();
    expect(tree).toMatch(/^- table "Imports"/);
    expect(tree).toMatch(/columnheader "Import".*columnheader "Alone.*rowheader "@mui\/x-date-pickers-pro/s);
  });
});

test.describe('the views of a reference page', () => {
  test('are a list, tables and names only, and the choice is stored', async ({ open }) => {
    const { page } = await open(GRID);
    const description = page.locator('#prop-rows td').last();
    await page.getByRole('button', { name: 'Compact' }).click();
    await expect(description).toBeHidden();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Default', exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Table', exact: true })).toHaveAttribute('aria-pressed', 'true');
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

test.describe('the link of a prop', () => {
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

  test('can be copied with a button next to the name, also by keyboard', async ({ open }) => {
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

test.describe('axe finds no violations', () => {
  it.each([
    ['a component', '/x/api/tree-view/tree-item/'],
    ['a Chinese component', '/zh/x/api/charts/bar-chart/'],
    ['an interface', '/x/api/data-grid/grid-col-def/'],
    ['an index', '/x/api/date-pickers/'],
    ['the index of all', '/api/'],
    ['what changed', '/x/api/tree-view/changes/'],
    ['errors and warnings', '/x/api/date-pickers/errors/'],
    ['Chinese errors and warnings', '/zh/x/api/tree-view/errors/'],
    ['sizes of imports', '/x/api/tree-view/sizes/'],
    ['Chinese sizes of imports', '/zh/x/api/tree-view/sizes/'],
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

test('a selected row has the class named in the reference', async ({ open }) => {
  const { page } = await open('/x/react-data-grid/row-selection/');
  const demo = page.locator('#CheckboxSelection');
  await demo.hover();
  await demo.and(page.locator('[data-state="live"]')).waitFor();
  const row = demo.locator('.MuiDataGrid-row').nth(1);
  await row.getByRole('checkbox').check();
  await demo.locator('.MuiDataGrid-row.Mui-selected').waitFor();
  expect(await row.getAttribute('class')).toMatch(/\bMui-selected\b/);
});

test('a phone only lays out the visible rows of a long page', async ({ open }) => {
  const { page } = await open(GRID, { viewport: PHONE });
  const rows = page.locator('table.ref tbody tr');
  const isLaidOut = (elements: Element[]) =>
    elements.filter((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length;
  expect(await rows.count()).toBeGreaterThan(400);
  expect(await rows.evaluateAll(isLaidOut)).toBeLessThan(60);
});
