import type { Page } from '@playwright/test';
import { CLIPBOARD, getPlace, getStage, paste, press, pressKeys } from '../support/browser/first-inputs/acts.ts';
import { FIRST_INPUTS, holdModules } from '../support/browser/first-inputs/index.ts';
import { settle } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { expect, test, type Open, type OpenOptions } from '../support/browser/test.ts';

/**
 * Opens a page whose modules come only once the test asks for them, so that all of its inputs come before: of all
 * conditions the hardest, and always the same. `tests/nightly/inputs/` has the others.
 */
async function openHeld(
  open: Open,
  path: string,
  options?: OpenOptions,
): Promise<{ page: Page; letThrough: () => void }> {
  const { page } = await open(path, options);
  return { page, letThrough: await holdModules(page) };
}

/** What an input does is tested once, by one way of giving it: `tests/nightly/inputs/` has all ways. */
const INPUTS = [...Map.groupBy(FIRST_INPUTS, ({ kind, does }) => `${kind} ${does}`).values()].flatMap(
  ([first]) => first ?? [],
);

/** Lets a test hold back the page's animation frames, by two events. */
const holdFramesOnDemand = (page: Page) =>
  page.addInitScript(() => {
    const request = requestAnimationFrame;
    const held: FrameRequestCallback[] = [];
    addEventListener('hold-frames', () => (window.requestAnimationFrame = (frame) => held.push(frame)));
    addEventListener('let-frames-through', () => {
      window.requestAnimationFrame = request;
      for (const frame of held.splice(0)) request(frame);
    });
  });

/** Waits until a module has run: only then would open what should stay closed. */
async function expectRun(page: Page, address: string): Promise<void> {
  const find = () =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.name ?? '',
      address,
    );
  await expect.poll(find).not.toBe('');
  // Whoever has imported it before goes on before this does.
  await page.evaluate((name) => import(name).then(() => undefined), await find());
}

test.describe('before its code is there', () => {
  for (const { kind, act, does, path, options, perform, expectKept } of INPUTS)
    test(`${kind}, by ${act}: ${does}`, async ({ open }) => {
      const { page, letThrough } = await openHeld(open, path, options);
      await perform(page);
      letThrough();
      await expectKept(page);
    });
});

test.describe('the search, before it is loaded,', () => {
  test('opens on a slash that needs Shift, as on German keyboards', async ({ open }) => {
    const { page, letThrough } = await openHeld(open, GUIDE);
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: '/', code: 'Digit7', shiftKey: true, bubbles: true, cancelable: true }),
      ),
    );
    letThrough();
    await expect(page.locator('.find-field')).toBeFocused();
  });

  test('stays closed after Escape', async ({ open }) => {
    const { page, letThrough } = await openHeld(open, GUIDE);
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    letThrough();
    await expectRun(page, '/static/search-');
    // The field opens it again, which comes after the first press in any case.
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.locator('.find-field')).toBeFocused();
  });

  test('leaves the focus to a reader who has gone elsewhere', async ({ open }) => {
    const { page, letThrough } = await openHeld(open, GUIDE);
    await page.keyboard.press('/');
    const filter = page.locator('.nav-tools input');
    await filter.focus();
    await page.keyboard.type('selection');
    letThrough();
    await expectRun(page, '/static/search-');
    await expect(filter).toHaveValue('selection');
    await expect(filter).toBeFocused();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});

test.describe('a control of the page, before its code is loaded,', () => {
  for (const [held, modules] of [
    ['', undefined],
    [', of the drawer alone', '**/static/settings-*'],
  ] as const)
    test(`opens no settings after Escape${held}`, async ({ open }) => {
      const { page } = await open(GUIDE);
      const letThrough = await holdModules(page, modules);
      const button = page.locator('[data-settings]');
      await button.focus();
      await page.keyboard.press('Enter');
      if (modules) await expect(button).toHaveAttribute('aria-busy', 'true');
      await page.keyboard.press('Escape');
      await expect(button).not.toHaveAttribute('aria-busy');
      letThrough();
      await expectRun(page, '/static/settings-');
      await expect(button).not.toHaveAttribute('aria-busy');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

  test('opens no editor that is pressed twice', async ({ open }) => {
    const { page, letThrough } = await openHeld(open, GUIDE);
    const button = page.locator('#ControlledExpansion [data-demo-edit]');
    // It takes what is typed until the editor is there, or is not to come.
    const early = page.locator('#ControlledExpansion .early-text');
    await button.click();
    await button.click();
    await expect(early).toHaveCount(1);
    letThrough();
    await expect(early).toHaveCount(0);
    await expect(page.locator('.cm-content')).toHaveCount(0);
    await button.click();
    await expect(page.locator('.cm-content')).toHaveCount(1);
  });

  test('ends what a second press ends: the controls of a playground, and pointing at its parts', async ({ open }) => {
    const { page, letThrough } = await openHeld(open, '/x/api/charts/gauge/');
    const tools = [
      ['[data-demo-play]', 'aria-expanded', '.play'],
      ['[data-demo-parts]', 'aria-pressed', '.parts'],
    ] as const;
    // By key: rows get their real heights only as they come into view, and would move the target away from a mouse.
    for (const [tool] of tools) for (let press = 0; press < 2; press += 1) await page.locator(tool).press('Enter');
    letThrough();
    for (const [tool, state] of tools) await expect(page.locator(tool)).toHaveAttribute(state, 'false');
    await expect(page.locator('.parts')).toHaveCount(0);
    for (const [tool, state, panel] of tools) {
      await page.locator(tool).press('Enter');
      await expect(page.locator(tool)).toHaveAttribute(state, 'true');
      await expect(page.locator(panel)).toHaveCount(1);
    }
  });
});

test.describe('a demo that sleeps', () => {
  test('leaves the wheel to the page where it does not take it', async ({ open }) => {
    const { page } = await openHeld(open, '/x/react-charts/bars/');
    const box = await page.locator('#BasicBars .demo-root').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 100);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  });

  test('leaves the browser its own keys', async ({ open }) => {
    const { page } = await openHeld(open, GUIDE);
    await page.evaluate(() => {
      const reached: string[] = [];
      Object.assign(window, { reached });
      addEventListener('keydown', (event) => {
        if (!event.defaultPrevented) reached.push(event.key);
        event.preventDefault();
      });
    });
    await page.locator('#ControlledExpansion .demo-root button').first().focus();
    for (const key of ['F5', 'Alt+ArrowLeft', 'Alt+ArrowRight', 'End', 'Tab']) await page.keyboard.press(key);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { reached: string[] }).reached))
      .toEqual(['F5', 'ArrowLeft', 'ArrowRight', 'Tab']);
  });

  test('has what is pressed while its component renders below the picture', async ({ open }) => {
    const { page } = await open('/x/react-data-grid/row-selection/', { prepare: holdFramesOnDemand });
    const stage = getStage(page, 'CheckboxSelection');
    const { x, y } = await getPlace(stage.locator('[role=row] input[type=checkbox]').nth(1));
    await page.evaluate(() => dispatchEvent(new Event('hold-frames')));
    await page.mouse.move(x, y);
    await page.locator('.demo-cover').waitFor({ state: 'attached' });
    await page.mouse.down();
    await page.mouse.up();
    await page.evaluate(() => dispatchEvent(new Event('let-frames-through')));
    await expect(stage.locator('[role=row][aria-selected=true]')).toHaveCount(1);
  });

  test('has a click of a press that began before its picture was moved, and ended on that', async ({ open }) => {
    const { page, letThrough } = await openHeld(open, '/x/react-data-grid/row-selection/', {
      prepare: holdFramesOnDemand,
    });
    const stage = getStage(page, 'CheckboxSelection');
    const { x, y } = await getPlace(stage.locator('[role=row] input[type=checkbox]').nth(1));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(() => dispatchEvent(new Event('hold-frames')));
    letThrough();
    await page.locator('.demo-cover').waitFor({ state: 'attached' });
    await page.mouse.up();
    await page.evaluate(() => dispatchEvent(new Event('let-frames-through')));
    await expect(stage.locator('[role=row][aria-selected=true]')).toHaveCount(1);
  });

  test('has no click of a press that ended on something else', async ({ open }) => {
    const { page, letThrough } = await openHeld(open, '/x/react-data-grid/row-selection/');
    const boxes = getStage(page, 'CheckboxSelection').locator('[role=row] input[type=checkbox]');
    const { x, y } = await getPlace(boxes.nth(2));
    const { y: start } = await getPlace(boxes.nth(1));
    await page.mouse.move(x, start);
    await page.mouse.down();
    await page.mouse.move(x, y);
    await page.mouse.up();
    await press(page, boxes.nth(3));
    letThrough();
    await expect(boxes.nth(3)).toBeChecked();
    await expect(boxes.nth(2)).not.toBeChecked();
  });

  test('has the double click whose second press began on the picture and ended on the live component', async ({
    open,
  }) => {
    const { page, letThrough } = await openHeld(open, '/x/react-data-grid/editing/');
    const cell = getStage(page, 'BasicEditing').locator('.MuiDataGrid-cell--editable').first();
    await press(page, cell);
    await page.mouse.down({ clickCount: 2 });
    letThrough();
    await expect(page.locator('#BasicEditing[data-state=live]')).toHaveCount(1);
    await expect(page.locator('#BasicEditing .demo-cover')).toHaveCount(0);
    await page.mouse.up({ clickCount: 2 });
    await expect(cell.locator('input')).toBeFocused();
    await page.keyboard.type('Zz');
    await page.keyboard.press('Enter');
    await expect(cell).toHaveText(/Zz/);
  });

  test('is toggled once by Space, however long that is held, and presses beside it are none of its', async ({
    open,
  }) => {
    const { page, letThrough } = await openHeld(open, '/x/react-data-grid/row-selection/');
    const boxes = getStage(page, 'CheckboxSelection').locator('[role=row] input[type=checkbox]');
    await press(page, boxes.nth(1));
    const beside = await page.evaluate(() => {
      const demo = document.getElementById('CheckboxSelection');
      const { top = 0, left = 0 } = demo?.getBoundingClientRect() ?? {};
      const isAround = (x: number) => document.elementFromPoint(x, top + 20)?.contains(demo);
      for (let x = left - 1; x > 0; x -= 1) if (isAround(x)) return { x, y: top + 20 };
      throw new Error('Nothing beside the demo contains it.');
    });
    await page.mouse.move(beside.x, beside.y);
    await page.mouse.down();
    await page.mouse.up();
    await boxes.nth(2).focus();
    for (let time = 0; time < 4; time += 1) await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    letThrough();
    await expect(boxes.nth(2)).toBeChecked();
    await expect(boxes.nth(1)).toBeChecked();
    await expect(page.locator('#status')).toBeEmpty();
  });

  test('has what was typed before Tab where it was typed, and then the focus where Tab led', async ({ open }) => {
    const { page, letThrough } = await openHeld(open, '/x/react-data-grid/filtering/quick-filter/');
    const field = getStage(page, 'BasicQuickFilter').getByRole('searchbox');
    await pressKeys(page, field, 'o', 'x', 'Tab');
    const next = getStage(page, 'BasicQuickFilter').locator('[data-field=goods][role=columnheader]');
    await expect(next).toBeFocused();
    letThrough();
    await expect(field).toHaveValue('coffeeox');
    await expect(next).toBeFocused();
  });

  test('leaves the focus to a reader who has gone elsewhere since it was pressed', async ({ open }) => {
    const { page, letThrough } = await openHeld(open, '/x/react-data-grid/sorting/');
    await press(page, getStage(page, 'BasicSorting').locator('[role=gridcell][data-field=carrier]').first());
    const filter = page.locator('.nav-tools input');
    await filter.focus();
    await page.keyboard.type('ord');
    letThrough();
    await expect(getStage(page, 'BasicSorting').locator('[role=row][aria-selected=true]')).toHaveCount(1);
    await page.keyboard.type('er');
    await expect(filter).toHaveValue('order');
  });

  test('is dropped on a picture that appears under what is dragged', async ({ open }) => {
    const { page, letThrough } = await openHeld(open, '/x/react-data-grid/virtualization/', {
      prepare: holdFramesOnDemand,
    });
    const headers = getStage(page, 'ManyRows').locator('[role=columnheader]');
    const from = await getPlace(headers.nth(0));
    const to = await getPlace(headers.nth(1));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.evaluate(() => dispatchEvent(new Event('hold-frames')));
    letThrough();
    await page.locator('.demo-cover').waitFor({ state: 'attached' });
    await page.mouse.up();
    await page.evaluate(() => dispatchEvent(new Event('let-frames-through')));
    await expect(headers.nth(0)).toHaveText('Goods');
  });

  test('has a click of a press that began on the picture and ended on the live component', async ({ open }) => {
    const { page } = await open('/x/react-data-grid/sorting/');
    const header = getStage(page, 'BasicSorting').locator('[role=columnheader][data-field=carrier]');
    const { x, y } = await getPlace(header);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(page.locator('#BasicSorting[data-state=live]')).toHaveCount(1);
    await expect(page.locator('#BasicSorting .demo-cover')).toHaveCount(0);
    await page.mouse.up();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await page.mouse.down();
    await page.mouse.up();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  });

  test('waits for the end of what an input method composes', async ({ open }) => {
    const { page, letThrough } = await openHeld(open, '/x/react-data-grid/filtering/quick-filter/');
    const field = getStage(page, 'BasicQuickFilter').getByRole('searchbox');
    await field.click();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'kafei', selectionStart: 5, selectionEnd: 5 });
    letThrough();
    await expectRun(page, String(await page.locator('#BasicQuickFilter').getAttribute('data-demo')));
    await page.evaluate(settle);
    await expect(field).toHaveValue('coffeekafei');
    await session.send('Input.insertText', { text: '咖啡' });
    await expect(page.locator('#BasicQuickFilter')).toHaveAttribute('data-state', 'live');
    await expect(field).toHaveValue('coffee咖啡');
  });

  test('leaves the wheel to the page while its component renders below the picture', async ({ open }) => {
    const { page } = await open('/x/react-data-grid/row-selection/', { prepare: holdFramesOnDemand });
    const { x, y } = await getPlace(getStage(page, 'CheckboxSelection').locator('[role=gridcell]').nth(3));
    await page.evaluate(() => dispatchEvent(new Event('hold-frames')));
    await page.mouse.move(x, y);
    await page.locator('.demo-cover').waitFor({ state: 'attached' });
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 120);
  });

  test('says that it dropped what no script can repeat, until a press on the button of the message', async ({
    open,
  }) => {
    const { page, letThrough } = await openHeld(open, '/x/react-data-grid/row-selection/', CLIPBOARD);
    // Into what is no field.
    await page.locator('#CheckboxSelection [role=gridcell][data-field=goods]').first().click();
    await paste(page, 'pasted');
    letThrough();
    const message = page.locator('#status');
    await expect(message).toContainText('your input was dropped');
    await expect(message).toHaveCSS('clip-path', 'none');
    await message.getByRole('button', { name: 'Dismiss' }).click();
    await expect(message).not.toHaveCSS('clip-path', 'none');
    await expect(message.getByRole('button')).toHaveCount(0);
  });
});
