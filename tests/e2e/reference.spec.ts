import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/browser/axe.ts';
import { badNames } from '../support/browser/bad-names.ts';
import { expect, test, VIEWPORT } from '../support/browser/test.ts';
import { settle, getStyle, waitForCopied } from '../support/browser/observe.ts';
import { siteOrigin } from '../support/sites.ts';

const GRID = '/x/api/data-grid/data-grid/';
const GRID_ERRORS = '/x/api/data-grid/errors/';
/** Long names, and long types. */
const LONG_NAMES = '/x/api/date-pickers/desktop-date-time-range-picker/';
/** Not as long: such pages are open in half the time. */
const TREE_ITEM = '/x/api/tree-view/tree-item/';
const TREE = '/x/api/tree-view/rich-tree-view/';
const TREE_SIZES = '/x/api/tree-view/sizes/';
const ROW_SELECTION = '/x/react-data-grid/row-selection/';
/** A demo of row selection. */
const DEMO = 'CheckboxSelection';

const VIEWS = ['list', 'table', 'compact'] as const;
const PHONE = { width: 360, height: 740 };

/** Chooses how a page of the reference is shown. */
const showAs = (page: Page, view: (typeof VIEWS)[number]) =>
  page.locator(`button[data-reference-view=${view}]`).click();

/** Lays out rows far from the viewport, too. The page needs `bypassCSP: true`. */
const layOutAll = (page: Page) => page.addStyleTag({ content: '.ref tr { content-visibility: visible !important }' });

test('without JavaScript, pages of the reference have all rows, and a picture instead of a playground', async ({
  open,
}) => {
  const { page } = await open(TREE_ITEM, { javaScriptEnabled: false });
  for (const part of ['prop', 'slot', 'class']) {
    const rows = page.locator(`[data-part="${part}"] tbody tr`);
    await expect.poll(() => rows.count()).toBeGreaterThan(5);
    await expect(rows.first()).toBeVisible();
    await expect(rows.last()).toBeVisible();
  }
  await expect(page.locator('.ref-tools')).toBeHidden();
  await page.goto(siteOrigin() + TREE_SIZES);
  await expect(page.locator('.sizes button:visible')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Alone', exact: true })).toBeVisible();
  await expect(page.locator('.sizes tbody tr').last()).toBeVisible();
  await page.goto(siteOrigin() + TREE);
  await expect(page.locator('.demo-root').getByRole('treeitem').first()).toBeVisible();
  await expect(page.locator('[data-demo-play]')).toBeHidden();
});

test.describe('the filter of a reference page', () => {
  const getCount = (page: Page) => page.locator('.ref-count');

  /** Types into the filter, whose module may still be loading, and waits for the count, which comes with the rows. */
  const filterBy = async (page: Page, text: string) => {
    await page.getByRole('searchbox', { name: 'Filter props, slots and classes' }).fill(text);
    await (text === '' ? expect(getCount(page)).toBeEmpty() : expect(getCount(page)).not.toBeEmpty());
  };

  test('responds to props, slots, classes, groups and words, hides what has no match, and matches descriptions when asked', async ({
    open,
  }) => {
    const { page, complaints } = await open(GRID);
    for (const [query, id, answer] of [
      ['onRowSelectionModelChange', 'prop-onRowSelectionModelChange', /rowSelectionModel.*include.*ids.*details/s],
      ['selected row', 'class-row.Mui-selected', /\.MuiDataGrid-row\.Mui-selected/],
      // As an input method for Chinese writes it.
      ['ｓｅｌｅｃｔｅｄ　ｒｏｗ', 'class-row.Mui-selected', /\.MuiDataGrid-row\.Mui-selected/],
      ['toolbar', 'slot-toolbar', /GridToolbarProps/],
      ['.MuiDataGrid-columnHeader--sorted', 'class-columnHeader--sorted', /sorted/],
    ] as const) {
      await filterBy(page, query);
      await expect(getCount(page)).toHaveText(/^\d+ of \d+ shown/);
      await expect(page.locator(`[id="${id}"]`).filter({ visible: true })).toContainText(answer, {
        useInnerText: true,
      });
      await expect.poll(() => page.locator('table.ref tbody tr:visible').count(), query).toBeLessThan(30);
      await filterBy(page, '');
    }
    await filterBy(page, 'columnHeader--sorted');
    const props = page.getByRole('heading', { name: 'Props', exact: true });
    await expect(page.getByRole('heading', { name: 'CSS classes' })).toBeVisible();
    await expect(props, 'a section without matching rows').toBeHidden();
    await page.keyboard.press('Escape');
    await expect(props).toBeVisible();
    await filterBy(page, 'rowHeight');
    const groups = page.locator('[data-part="prop"] h3:visible');
    await expect(groups.filter({ hasText: 'Rows and pages' })).toHaveCount(1);
    await expect(page.locator('#props-editing')).toBeHidden();
    await filterBy(page, 'Filtering and sorting');
    await expect(groups.filter({ hasText: 'Filtering and sorting' })).toHaveCount(1);
    await expect(page.locator('#props-look')).toBeHidden();
    await expect(page.locator('#prop-sortModel')).toBeVisible();
    await filterBy(page, 'toolbar');
    const rows = page.locator('table.ref tbody tr:visible');
    const byName = await rows.count();
    await page.getByRole('button', { name: /more mention it/ }).click();
    await expect.poll(() => rows.count(), 'with descriptions').toBeGreaterThan(byName);
    await filterBy(page, 'zzz');
    await expect(getCount(page)).toHaveText('No match for “zzz”.');
    expect(complaints).toEqual([]);
  });
});

test('the props of a large component are in groups, which the table of contents names with the prop that is read', async ({
  open,
}) => {
  const { page } = await open(GRID);
  await page.locator('#contents').getByRole('link', { name: 'Callbacks' }).click();
  await expect
    .poll(() => page.locator('#props-callbacks').evaluate((title) => title.getBoundingClientRect().top))
    .toBeLessThan(300);
  const current = page.locator('#contents a[aria-current]');
  const rowBelow = () => current.evaluate((link) => getComputedStyle(link, '::after').content);
  // Again and again: rows that come near are laid out, and move it.
  const readRow = async () => {
    await page.locator('#prop-checkboxSelection').evaluate((row) => {
      scrollBy({ top: row.getBoundingClientRect().top - innerHeight / 4 + 8, behavior: 'instant' });
    });
    return rowBelow();
  };
  await expect.poll(readRow).toBe('"checkboxSelection" / ""');
  await expect(current).toHaveText('Selection and highlight');
  await page.locator('#playground').evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveText('Playground');
  await expect.poll(rowBelow, 'where no prop is').toBe('none');
});

test.describe('an example of a prop', () => {
  test('leads to its line in a demo, in the reader’s variant', async ({ open }) => {
    const variant = 'JS';
    const { page } = await open(GRID, { cookies: { codeVariant: variant } });
    const link = page.locator('#prop-checkboxSelection').getByRole('link', { name: 'Example' });
    // The rows around it are only laid out when they are near the viewport, and then move it by a line.
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(settle);
    await link.click();
    await expect(page).toHaveURL(/\/x\/react-data-grid\/.*#\w+:checkboxSelection$/);
    const mark = page.locator('.demo-source .whole mark');
    await expect(mark).toHaveText(/^\s*checkboxSelection\s*$|<.* checkboxSelection/);
    await expect.poll(() => mark.evaluate((line) => line.getBoundingClientRect().top)).toBeLessThan(800);
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', variant);
  });

  test('is marked once, when the address changes too', async ({ open }) => {
    const { page } = await open(`${ROW_SELECTION}#${DEMO}:sx`);
    const mark = page.locator('.demo-source .whole mark');
    await mark.waitFor();
    await page.evaluate((demo) => (location.hash = `#${demo}:checkboxSelection`), DEMO);
    await expect(mark).toHaveText([/checkboxSelection/]);
  });
});

// `tests/nightly/layout/reference-names.spec.ts` looks at more pages and widths.
test('names are broken at capitals only in every view, with types closed and open', async ({ open }) => {
  const { page } = await open(LONG_NAMES, { bypassCSP: true });
  await layOutAll(page);
  for (const view of VIEWS) {
    await showAs(page, view);
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => badNames(page), `${view}, ${width} px`).toEqual([]);
    }
  }
});

test('the list of props has defaults at the inline end, no equals sign alone on a line, and long types that open', async ({
  open,
}) => {
  const { page } = await open(GRID, { bypassCSP: true });
  await layOutAll(page);
  const rows = page.locator('[data-part="prop"] tbody tr[id]');
  const defaults = rows.locator('td:nth-child(3):not(:last-child):not(:empty)');
  await expect.poll(() => defaults.count()).toBeGreaterThan(40);
  await expect
    .poll(() =>
      defaults.evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const row = cell.closest('tr');
          const end = row?.getBoundingClientRect().right ?? NaN;
          return Math.abs(cell.getBoundingClientRect().right - end) <= 1 ? [] : [row?.id];
        }),
      ),
    )
    .toEqual([]);
  await expect
    .poll(() =>
      rows.locator('.expanded').evaluateAll((types) => {
        const firstLine = (part: Element) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          return text.getClientRects()[0]?.top ?? NaN;
        };
        return types.flatMap((type) => {
          const code = type.querySelector('code');
          const isBeside = code && Math.abs(firstLine(code) - firstLine(type)) <= 8;
          return isBeside ? [] : [type.textContent];
        });
      }),
    )
    .toEqual([]);
  const type = page.locator('#prop-initialState details.type').first();
  await type.locator('summary').click();
  await expect(type.locator('> code')).toContainText('GridPaginationInitialState', { useInnerText: true });
});

test('the filter of a reference page has a line of its own on a phone, and a readable hint', async ({ open }) => {
  const { page } = await open(TREE, { viewport: PHONE });
  const field = page.locator('.ref-tools input');
  await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(PHONE.width - 48);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The colour of secondary text, whose contrast `tests/client/theme/tokens.test.ts` measures.
    const hint = () => field.evaluate((input) => getComputedStyle(input, '::placeholder').color);
    const muted = await getStyle(page.locator('.ref-tools [aria-pressed=false]').first(), 'color');
    await expect.poll(hint, colorScheme).toBe(muted);
    // An edge, below which rows end.
    const tools = page.locator('.ref-tools');
    await expect(tools).toHaveCSS('border-block-end-style', 'solid');
    await expect(tools).toHaveCSS('background-color', await getStyle(page.locator('body'), 'background-color'));
  }
});

test('the filter of a page of error messages finds a pasted message with values and stack trace', async ({ open }) => {
  const { page, complaints } = await open(GRID_ERRORS);
  const pasted = `Uncaught Error: MUI X: No filter operator found for column 'age' and operator value 'contains'.
    at getFilterCallbackFromItem (http://localhost:5173/node_modules/.vite/deps/data-grid.js:1:1)
    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom.js:1:1)`;
  await page.getByRole('searchbox', { name: 'Filter messages, or paste one' }).fill(pasted);
  await expect(page.locator('.ref-count')).not.toBeEmpty();
  const rows = page.locator('table.ref tbody tr:visible');
  await expect(rows.first()).toHaveAttribute('id', 'error-no-filter-operator-found-for-column-and');
  await expect.poll(() => rows.count()).toBeLessThan(4);
  expect(complaints).toEqual([]);
});

test.describe('a table of sizes', () => {
  const names = (page: Page) => page.locator('.sizes tbody th code');

  test('is sorted with the keyboard, by what loads at the first press, is one for screen readers, and filtered by name', async ({
    open,
  }) => {
    const scripts: string[] = [];
    const prepare = (page: Page) =>
      Promise.resolve(page.on('request', (request) => scripts.push(new URL(request.url()).pathname)));
    const { page, complaints } = await open(TREE_SIZES, { prepare });
    const before = await names(page).allInnerTexts();
    const sorted = before.toSorted(new Intl.Collator('en').compare);
    expect(before.length).toBeGreaterThan(20);
    // The page is idle once it has its ad.
    await page.locator('[data-ad] a').waitFor();
    expect(scripts.filter((script) => script.includes('/sorting-'))).toEqual([]);

    await page.getByRole('button', { name: 'Import', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('th[aria-sort="ascending"]').waitFor();
    await expect(names(page)).toHaveText(sorted);
    expect(scripts.filter((script) => script.includes('/sorting-'))).toHaveLength(1);
    await page.keyboard.press('Enter');
    await page.locator('th[aria-sort="descending"]').waitFor();
    await expect(names(page)).toHaveText(sorted.toReversed());

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByRole('columnheader', { name: 'Alone' }).and(page.locator('[aria-sort="descending"]')).waitFor();
    const unsorted = () =>
      page.locator('.sizes tbody td:nth-child(3)').evaluateAll((cells) => {
        const bytes = cells.map((cell) => Number((cell as HTMLElement).dataset.bytes));
        return bytes.filter((size, at) => size < (bytes[at + 1] ?? 0));
      });
    await expect.poll(unsorted).toEqual([]);
    await expect(page.locator('[aria-sort]')).toHaveCount(1);
    for (const width of [VIEWPORT.width, PHONE.width]) {
      await page.setViewportSize({ width, height: 740 });
      const tree = () => page.locator('.sizes').ariaSnapshot();
      await expect.poll(tree, `${width} px`).toMatch(/^- table "Imports"/);
      await expect
        .poll(tree, `${width} px`)
        .toMatch(/columnheader "Import".*columnheader "Alone.*rowheader "RichTreeViewPro/s);
    }
    await page.getByRole('searchbox', { name: 'Filter imports' }).fill('TreeItemUtils');
    await expect(page.locator('.sizes tbody tr:visible code')).toHaveText(['useTreeItemUtils']);
    expect(complaints).toEqual([]);
  });
});

for (const view of VIEWS)
  test(`the props of a reference page are a table without violations, shown as ${view}`, async ({ open }) => {
    const { page } = await open(TREE);
    await showAs(page, view);
    const tree = () => page.locator('[data-part="prop"]').ariaSnapshot();
    await expect.poll(tree).toMatch(/^- table "Props"/);
    await expect.poll(tree).toMatch(/columnheader "Name".*columnheader "Type".*columnheader "Default"/s);
    await expect.poll(tree).toMatch(/rowheader "items required/);
    await expectNoViolations(page, 'main');
  });

test('the views of a reference page are tables and names only, and the choice is stored', async ({ open }) => {
  const { page } = await open(TREE);
  await showAs(page, 'compact');
  await expect(page.locator('#prop-items td').last()).toBeHidden();
  const rowHeight = (inside: Locator) => async () =>
    (await page.locator('.ref tr[id]', { has: inside }).first().boundingBox())?.height ?? 0;
  const height = await rowHeight(page.locator('th'))();
  const type = rowHeight(page.locator('details.type'));
  await expect.poll(type, 'a long type is on the line of its name').toBeLessThan(1.5 * height);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Default', exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Table', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#prop-items')).toHaveCSS('display', 'table-row');
});

test('the link of a prop leads to its row, right below the bar and the filter, which stays there while rows are laid out', async ({
  open,
}) => {
  const { page } = await open(`${GRID}#class-row`);
  const isBelow = async () => {
    const box = await page.locator('#class-row').boundingBox();
    const tools = await page.locator('.ref-tools').boundingBox();
    const below = (box?.y ?? NaN) - (tools?.y ?? NaN) - (tools?.height ?? NaN);
    return below >= -1 && below < 60;
  };
  for (let time = 0; time < 3; time += 1) {
    await expect.poll(isBelow).toBe(true);
    await page.evaluate(settle);
  }
});

test('the link of a prop leaves a reader alone who scrolls before the page has loaded', async ({ open }) => {
  const gate = Promise.withResolvers<void>();
  const { page } = await open(TREE_ITEM);
  // A picture that is slow to load.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.body.appendChild(new Image()).src = '/slow.png')),
  );
  await page.route('**/slow.png', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 404 });
  });
  await page.goto(`${siteOrigin()}${TREE}#prop-items`, { waitUntil: 'domcontentloaded' });
  // Modules have run by then.
  const target = page.locator(':target');
  await expect(target).toBeInViewport();
  await page.mouse.move(640, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(target).not.toBeInViewport({ timeout: 500 });
  }).toPass();
  gate.resolve();
  await page.waitForLoadState();
  await page.evaluate(settle);
  await page.evaluate(settle);
  await expect(target).not.toBeInViewport();
});

test('the button that copies the address of a prop is there by keyboard too, moves nothing when it comes, and stays at the row that has the focus by keyboard', async ({
  open,
}) => {
  const { page } = await open(TREE, { permissions: ['clipboard-read', 'clipboard-write'] });
  const row = page.locator('#prop-multiSelect');
  // Near enough to be in view together: rows out of view are not laid out.
  const other = page.locator('#prop-disableSelection');
  await other.locator('th a').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Copy address');
  await page.keyboard.press('Enter');
  await waitForCopied(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toBe(`${siteOrigin()}${TREE}#prop-disableSelection`);
  // Within the row: the focus scrolls the page.
  const boxes = () =>
    row.evaluate((element) =>
      [...element.querySelectorAll('th > a, td')]
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y - element.getBoundingClientRect().y, width, height].map(Math.round);
        }),
    );
  const moveButton = (to: Locator) =>
    expect
      .poll(async () => {
        // Again and again, since the module that follows the focus may still be loading.
        await page.locator('.ref-tools input').focus();
        await to.locator('th > a').focus();
        return to.locator('.copy-address').count();
      })
      .toBe(1);
  for (const view of VIEWS) {
    // By keyboard: after a press, the focus would not be shown.
    await page.locator(`button[data-reference-view=${view}]`).press('Enter');
    // A pointer above the table would take the button to whatever row comes below it.
    await page.mouse.move(5, 5);
    await row.scrollIntoViewIfNeeded();
    await moveButton(other);
    await expect(row.locator('.copy-address')).toHaveCount(0);
    await page.evaluate(settle);
    const before = await boxes();
    await moveButton(row);
    await expect.poll(boxes, view).toEqual(before);
  }
  // Over whatever row a pointer rests.
  await other.dispatchEvent('pointerover');
  await expect(row.locator('.copy-address')).toHaveCount(1);
  // A press takes the focus elsewhere: then the pointer counts again.
  await page.mouse.click(5, 400);
  await other.dispatchEvent('pointerover');
  await expect(other.locator('.copy-address')).toHaveCount(1);
});

test('a long page lays out only its visible rows on a phone, has the tools of its playground in one row, and its filter below the bar', async ({
  open,
}) => {
  const { page } = await open(GRID, { viewport: PHONE });
  const rows = page.locator('table.ref tbody tr');
  const isLaidOut = (elements: Element[]) =>
    elements.filter((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length;
  await expect.poll(() => rows.count()).toBeGreaterThan(400);
  await expect.poll(() => rows.evaluateAll(isLaidOut)).toBeLessThan(60);
  await page.setViewportSize({ width: 390, height: 844 });
  const playground = page.locator('.demo-bar > :is([data-demo-play], .demo-more)');
  const countTops = (tools: Element[]) => new Set(tools.map((tool) => tool.getBoundingClientRect().top)).size;
  await expect(playground).toHaveCount(2);
  // Both in one look: rows that come into view move the page.
  await expect.poll(() => playground.evaluateAll(countTops)).toBe(1);
  const tools = page.locator('.ref-tools');
  const scroll = () => page.evaluate(() => scrollTo(0, 2000));
  await page.setViewportSize(VIEWPORT);
  await scroll();
  await expect(tools).toBeInViewport();
  // Zoomed to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await scroll();
  await expect(tools).not.toBeInViewport();
});
