import type { Locator, Page } from '@playwright/test';
import { GUIDE } from '../support/browser/pages.ts';
import { expect, test, type Open } from '../support/browser/test.ts';

const SORTING = '/x/react-data-grid/sorting/';
const SELECTION = '/x/react-data-grid/row-selection/';
const EDITING = '/x/react-data-grid/editing/';
const PICKER = '/x/react-date-pickers/date-picker/';
const BARS = '/x/react-charts/bars/';
const LABELS = '/x/react-tree-view/rich-tree-view/editing/';
const PLAYGROUND = '/x/api/charts/gauge/';

/** How late each module is that a page loads after its first input, in milliseconds: a slow network. */
const LATENESS = 600;

/** Opens a page whose modules come late, so that nothing is alive when the reader acts. */
async function openSlow(open: Open, path: string): Promise<Page> {
  const { page } = await open(path);
  await page.route('**/static/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATENESS));
    await route.continue();
  });
  return page;
}

/** A demo's stage, in view. */
async function stageOf(page: Page, name: string): Promise<Locator> {
  const stage = page.locator(`#${name} .demo-root`);
  await stage.scrollIntoViewIfNeeded();
  return stage;
}

/** Presses the mouse at a place of an element, at once: Playwright's `click` would wait for the live component. */
async function press(page: Page, target: Locator, { clicks = 1, x = 0.5 } = {}): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not on the page.');
  await page.mouse.move(box.x + box.width * x, box.y + box.height / 2);
  for (let click = 1; click <= clicks; click += 1) {
    await page.mouse.down({ clickCount: click });
    await page.mouse.up({ clickCount: click });
  }
}

test.describe('the search, before it is loaded,', () => {
  for (const keys of ['/', 'Control+k', 'Control+K'])
    test(`has all that is typed after ${keys}`, async ({ open }) => {
      const page = await openSlow(open, GUIDE);
      await page.keyboard.press(keys);
      await page.keyboard.type('row grouping');
      await expect(page.locator('.find-field')).toHaveValue('row grouping');
      // Not the first: results of the page's own library come before it.
      await expect(page.locator('.find-list')).toContainText(/row grouping/i);
    });

  test('opens on a slash that needs Shift, as on German keyboards', async ({ open }) => {
    const page = await openSlow(open, GUIDE);
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: '/', code: 'Digit7', shiftKey: true, bubbles: true, cancelable: true }),
      ),
    );
    await expect(page.locator('.find-field')).toBeFocused();
  });

  test('opens the first result on Enter', async ({ open }) => {
    const page = await openSlow(open, GUIDE);
    await page.keyboard.press('/');
    await page.keyboard.type('expansion');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/expansion\//);
  });

  test('stays closed after Escape', async ({ open }) => {
    const page = await openSlow(open, GUIDE);
    const module = page.waitForResponse('**/static/search-*');
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await module;
    // The field opens it again, which comes after the first press in any case.
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.locator('.find-field')).toBeFocused();
  });

  test('leaves the focus to a reader who has gone elsewhere', async ({ open }) => {
    const page = await openSlow(open, GUIDE);
    await page.keyboard.press('/');
    const filter = page.locator('.nav-tools input');
    await filter.focus();
    await page.keyboard.type('selection');
    await page.waitForResponse('**/static/search-*');
    await expect(filter).toHaveValue('selection');
    await expect(filter).toBeFocused();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});

test.describe('a control of the page, before its code is loaded,', () => {
  test('follows the first entry of the filtered navigation on Enter', async ({ open }) => {
    const page = await openSlow(open, GUIDE);
    await page.locator('.nav-tools input').focus();
    await page.keyboard.type('ordering');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/ordering/);
  });

  test('moves to the second entry of a menu by two keys, without scrolling the page', async ({ open }) => {
    const page = await openSlow(open, GUIDE);
    await page.locator('.bar .products > summary').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.bar .products li > :is(a, button)').nth(1)).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('opens no settings after Escape', async ({ open }) => {
    const page = await openSlow(open, GUIDE);
    await page.locator('[data-settings]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-settings]')).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('gives an editor what was typed meanwhile', async ({ open }) => {
    const page = await openSlow(open, GUIDE);
    await page.locator('#ControlledExpansion [data-demo-edit]').click();
    await page.keyboard.type('// abcdef ');
    await expect(page.locator('#ControlledExpansion .cm-line').first()).toContainText('// abcdef ');
    await expect(page.locator('#ControlledExpansion .cm-content')).toBeFocused();
  });

  test('opens no editor that is pressed twice', async ({ open }) => {
    const page = await openSlow(open, GUIDE);
    const button = page.locator('#ControlledExpansion [data-demo-edit]');
    await button.click();
    await button.click();
    await expect(page.locator('#ControlledExpansion')).not.toHaveAttribute('data-waking');
    await expect(page.locator('.cm-content')).toHaveCount(0);
    await button.click();
    await expect(page.locator('.cm-content')).toHaveCount(1);
  });

  test('opens the controls of a playground once, and closes them at the second press', async ({ open }) => {
    const page = await openSlow(open, PLAYGROUND);
    const button = page.locator('[data-demo-play]');
    await button.click();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.play')).toHaveCount(1);
  });
});

test.describe('a grid that sleeps', () => {
  test('sorts twice after two clicks', async ({ open }) => {
    const page = await openSlow(open, SORTING);
    const stage = await stageOf(page, 'BasicSorting');
    const header = stage.locator('[role=columnheader][data-field=carrier]');
    await press(page, header);
    await press(page, header);
    await expect(stage.locator('[role=columnheader][data-field=carrier]')).toHaveAttribute('aria-sort', 'descending');
  });

  test('selects each row whose box was pressed', async ({ open }) => {
    const page = await openSlow(open, SELECTION);
    const stage = await stageOf(page, 'CheckboxSelection');
    const boxes = stage.locator('[role=row] input[type=checkbox]');
    for (const row of [1, 2, 3]) await press(page, boxes.nth(row));
    await expect(stage.locator('[role=row][aria-selected=true]')).toHaveCount(3);
  });

  test('edits a cell after a double click, with what was typed', async ({ open }) => {
    const page = await openSlow(open, EDITING);
    const stage = await stageOf(page, 'BasicEditing');
    const cell = stage.locator('.MuiDataGrid-cell--editable').first();
    await press(page, cell, { clicks: 2 });
    await page.keyboard.type('Zz');
    await page.keyboard.press('Enter');
    await expect(stage.locator('.MuiDataGrid-cell--editable').first()).toHaveText(/Zz/);
  });

  test('moves by the keys from the cell that was pressed', async ({ open }) => {
    const page = await openSlow(open, SORTING);
    const stage = await stageOf(page, 'BasicSorting');
    await press(page, stage.locator('[role=gridcell][data-field=carrier]').first());
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    const cell = stage.locator('[role=row][aria-rowindex="4"] [data-field=trucks]');
    await expect(cell).toBeFocused();
  });
});

test.describe('a picker that sleeps', () => {
  test('has the whole date that is typed after a click', async ({ open }) => {
    const page = await openSlow(open, PICKER);
    const stage = await stageOf(page, 'TourDay');
    await press(page, stage.getByRole('spinbutton', { name: 'Month' }));
    await page.keyboard.type('11232027');
    await expect(stage.locator('input[aria-hidden]')).toHaveValue('11/23/2027');
  });

  test('has the whole date that is typed after the focus', async ({ open }) => {
    const page = await openSlow(open, PICKER);
    const stage = await stageOf(page, 'TourDay');
    await stage.getByRole('spinbutton', { name: 'Month' }).focus();
    await page.keyboard.type('11232027');
    await expect(stage.locator('input[aria-hidden]')).toHaveValue('11/23/2027');
  });

  test('goes on by three months after three clicks', async ({ open }) => {
    const page = await openSlow(open, '/x/introduction/');
    const stage = await stageOf(page, 'Curtain');
    const next = stage.getByRole('button', { name: 'Next month' });
    for (let click = 0; click < 3; click += 1) await press(page, next);
    await expect(stage.getByText(/^September/)).toBeVisible();
  });
});

test.describe('another component that sleeps', () => {
  test('expands each item that was pressed', async ({ open }) => {
    const page = await openSlow(open, GUIDE);
    const stage = await stageOf(page, 'ControlledExpansion');
    const closed = stage.locator('[role=treeitem][aria-expanded=false] > div .MuiTreeItem-label');
    const count = await closed.count();
    for (let at = 0; at < count; at += 1) await press(page, closed.nth(at));
    await expect(closed).toHaveCount(0);
  });

  test('renames an item after a double click', async ({ open }) => {
    const page = await openSlow(open, LABELS);
    const stage = await stageOf(page, 'BasicEditing');
    await press(page, stage.locator('.MuiTreeItem-label').first(), { clicks: 2 });
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Renamed');
    await page.keyboard.press('Enter');
    await expect(stage.locator('.MuiTreeItem-label').first()).toHaveText('Renamed');
  });

  test('tells the bar that was pressed, with its axis', async ({ open }) => {
    const page = await openSlow(open, BARS);
    const stage = await stageOf(page, 'BarClicks');
    await press(page, stage.locator('rect').last());
    await expect(stage).not.toContainText('no day yet');
  });

  test('drags the thumb of a slider', async ({ open }) => {
    const page = await openSlow(open, BARS);
    const stage = await stageOf(page, 'BarGaps');
    const thumb = stage.locator('.MuiSlider-thumb').first();
    const before = await thumb.locator('input').inputValue();
    const box = await thumb.boundingBox();
    if (!box) throw new Error('The slider has a thumb.');
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 5, { steps: 4 });
    await page.mouse.up();
    await expect(stage.locator('.MuiSlider-thumb input').first()).not.toHaveValue(before);
  });

  test('moves a slider by each key', async ({ open }) => {
    const page = await openSlow(open, BARS);
    const stage = await stageOf(page, 'BarGaps');
    const input = stage.locator('.MuiSlider-thumb input').first();
    const [before, step] = await input.evaluate((range: HTMLInputElement) => [Number(range.value), Number(range.step)]);
    await input.focus();
    for (let key = 0; key < 3; key += 1) await page.keyboard.press('ArrowRight');
    await expect
      .poll(async () => Number(await stage.locator('.MuiSlider-thumb input').first().inputValue()))
      .toBeCloseTo((before ?? 0) + 3 * (step ?? 0), 5);
  });
});
