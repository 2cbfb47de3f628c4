import type { Page } from '@playwright/test';
import { expect, test, type OpenOptions } from '../support/browser/test.ts';
import { beginToUse, styleOf } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

const DEMO = '#ControlledExpansion';

const demoOf = (page: Page) => page.locator(DEMO);
const toolbarOf = (page: Page) => demoOf(page).getByRole('toolbar');
const frameOf = (page: Page) => demoOf(page).frameLocator('iframe');
const focusedName = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      (document.activeElement as HTMLElement | null)?.innerText.replace(/\s+/g, ' ').trim(),
  );
const editButtonOf = (page: Page) => toolbarOf(page).getByRole('button', { name: /^Edit / });

/** Opens the menu with the other tools of the demo. */
async function openMenu(page: Page) {
  await toolbarOf(page).locator('.demo-more > summary').click();
  return toolbarOf(page).getByRole('list');
}

async function openEditor(path = GUIDE, options: OpenOptions = {}) {
  const opened = await open(path, options);
  await editButtonOf(opened.page).click();
  await demoOf(opened.page).locator('.cm-content').waitFor();
  return opened;
}

/** Replaces the editor's text by typing. */
async function write(page: Page, code: string): Promise<void> {
  await demoOf(page).locator('.cm-content').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
}

const hello = (text: string) => `export default function Demo(): React.ReactNode {\n  return <p>${text}</p>;\n}\n`;

test.describe('the toolbar', () => {
  it.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ])(
    'supports arrow keys from the first key press on, with a single tab stop (%s)',
    async (direction, forward, backward) => {
      const { page } = await open(GUIDE, { storage: { 'docs-theme': JSON.stringify({ direction }) } });
      await toolbarOf(page).locator('.demo-toggle > summary').focus();
      await page.keyboard.press(forward);
      await expect.poll(() => focusedName(page)).toBe('Edit ControlledExpansion');
      await page.keyboard.press(backward);
      expect(await focusedName(page)).toBe('Show code ControlledExpansion');
      await page.keyboard.press('End');
      expect(await focusedName(page)).toBe('More ControlledExpansion');
      await page.keyboard.press('Home');
      expect(await focusedName(page)).toBe('Show code ControlledExpansion');
      await page.keyboard.press('Tab');
      const isInside = (toolbar: Element) => toolbar.contains(document.activeElement);
      expect(await toolbarOf(page).evaluate(isInside)).toBe(false);
      await page.keyboard.press('Shift+Tab');
      expect(await toolbarOf(page).evaluate(isInside)).toBe(true);
    },
  );

  test('has the demo’s name in the label of every tool', async ({ open }) => {
    const { page } = await open(GUIDE);
    for (const name of ['Edit', 'Copy']) {
      expect(
        await toolbarOf(page)
          .getByRole('button', { name: `${name} ControlledExpansion`, exact: true })
          .count(),
      ).toBe(1);
    }
    const folds = await toolbarOf(page).locator('summary').allInnerTexts();
    expect(folds.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
      'Show code ControlledExpansion',
      'More ControlledExpansion',
    ]);
    await beginToUse(page);
    const menu = await openMenu(page);
    const entries = await menu.locator('a, button').evaluateAll((items) => items.map(({ ariaLabel }) => ariaLabel));
    expect(entries).toContain('Reset ControlledExpansion');
    expect(entries.filter((label) => !label?.endsWith(' ControlledExpansion'))).toEqual([]);
  });

  test('gets the focus back when a choice closes its menu', async ({ open }) => {
    const { page } = await open(GUIDE);
    await toolbarOf(page).locator('.demo-more > summary').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focusedName(page)).toBe('Source on GitHub ControlledExpansion');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    expect(await focusedName(page)).toBe('JavaScript ControlledExpansion');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('More ControlledExpansion');
    await page.locator('html[data-code-variant=JS]').waitFor({ state: 'attached' });
  });
});

test.describe('full-window mode', () => {
  test('shows how to leave it, and restores the focus', async ({ open }) => {
    const { page } = await open(GUIDE);
    await (await openMenu(page)).getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => demoOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
    expect(await focusedName(page)).toBe('Exit full screen ControlledExpansion');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await demoOf(page).boundingBox())?.width).toBeLessThan(1280);
    expect(await focusedName(page)).toBe('More ControlledExpansion');
  });

  test('ends on Escape, but not on the Escape that closes its menu', async ({ open }) => {
    const { page } = await open(GUIDE);
    await (await openMenu(page)).getByRole('button', { name: 'Full screen' }).click();
    await demoOf(page).and(page.locator('[data-full]')).waitFor();
    const menu = await openMenu(page);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect(demoOf(page)).toHaveAttribute('data-full', '');
    await page.keyboard.press('Escape');
    await expect.poll(() => demoOf(page).getAttribute('data-full')).toBe(null);
  });

  test('makes a grid as high as the window', async ({ open }) => {
    const { page } = await open('/x/react-data-grid/editing/');
    const demo = page.locator('#BasicEditing');
    const height = async () => (await demo.locator('.MuiDataGrid-root').boundingBox())?.height;
    await demo.locator('.demo-root').hover();
    await demo.and(page.locator('[data-state=live]')).waitFor();
    expect(await height()).toBeLessThan(300);
    await demo.locator('.demo-more > summary').click();
    await demo.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(height).toBeGreaterThan(600);
  });
});

test.describe('the handle of the stage', () => {
  const widthOf = async (page: Page) => (await demoOf(page).locator('.demo-root').boundingBox())?.width;
  const handleOf = (page: Page) => demoOf(page).getByRole('separator', { name: 'Width of ControlledExpansion' });

  test('can be dragged, and snaps to the width of a phone', async ({ open }) => {
    const { page } = await open(GUIDE);
    await beginToUse(page);
    const before = await widthOf(page);
    await handleOf(page).hover();
    const stage = await demoOf(page).locator('.demo-stage').boundingBox();
    const middle = (stage?.x ?? 0) + (stage?.width ?? 0) / 2;
    const y = (stage?.y ?? 0) + (stage?.height ?? 0) / 2;
    await page.mouse.down();
    await page.mouse.move(middle + 200, y);
    expect(await widthOf(page)).toBe(400);
    await page.mouse.move(middle + 156, y);
    expect(await widthOf(page)).toBe(320);
    await page.mouse.up();
    await expect(handleOf(page)).toHaveAttribute('aria-valuetext', '320 px');
    await handleOf(page).dblclick();
    expect(await widthOf(page)).toBe(before);
  });

  it.each([
    ['ltr', 'ArrowLeft'],
    ['rtl', 'ArrowRight'],
  ])('can be moved by keyboard (%s)', async (direction, narrower) => {
    const { page } = await open(GUIDE, { storage: { 'docs-theme': JSON.stringify({ direction }) } });
    await beginToUse(page);
    const before = (await widthOf(page)) ?? 0;
    await handleOf(page).focus();
    await page.keyboard.press(narrower);
    expect(await widthOf(page)).toBe(before - 20);
    await page.keyboard.press('Home');
    expect(await widthOf(page)).toBe(320);
    await expect(handleOf(page)).toHaveAttribute('aria-valuenow', '320');
    await page.keyboard.press('End');
    expect(await widthOf(page)).toBe(before);
  });

  test('resizes an edited demo too', async ({ open }) => {
    const { page } = await openEditor();
    await frameOf(page).getByRole('tree').waitFor();
    await handleOf(page).focus();
    await page.keyboard.press('Home');
    await expect
      .poll(() =>
        frameOf(page)
          .locator('.demo-root')
          .evaluate((root) => root.clientWidth),
      )
      .toBe(320);
  });
});

test.describe('editing in place', () => {
  test('runs the edited code in an iframe with an opaque origin', async ({ open }) => {
    const { page, complaints } = await openEditor();
    await frameOf(page).getByRole('tree').waitFor();
    await write(page, hello('Written by a reader'));
    await frameOf(page).getByText('Written by a reader').waitFor();
    const frame = page.frames().find((candidate) => candidate.url().includes('/x/demo-frame/'));
    expect(await frame?.evaluate(() => self.origin)).toBe('null');
    expect(complaints).toEqual([]);
  });

  test('works in JavaScript, and keeps the edit when the page switches to TypeScript', async ({ open }) => {
    const { page, complaints } = await openEditor(GUIDE, { cookies: { codeVariant: 'JS' } });
    const editor = demoOf(page).locator('.cm-content');
    expect(await editor.innerText()).not.toContain('React.SyntheticEvent');
    await write(page, 'export default function Demo() {\n  return <p>Plain script</p>;\n}\n');
    await frameOf(page).getByText('Plain script').waitFor();
    await (await openMenu(page)).getByRole('button', { name: 'TypeScript' }).click();
    await page.locator('html[data-code-variant=TS]').waitFor({ state: 'attached' });
    expect(await editor.innerText()).toContain('Plain script');
    await expect(frameOf(page).getByText('Plain script')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('shows the line of an error, and recovers when it is fixed', async ({ open }) => {
    const { page } = await openEditor();
    await write(page, 'const a = 1;\nconst b = ;\n');
    await demoOf(page).getByRole('status').filter({ hasText: 'Line 2' }).waitFor();
    await write(page, hello('Fixed'));
    await frameOf(page).getByText('Fixed').waitFor();
    await demoOf(page).locator('.demo-status:not([data-error])').waitFor();
  });

  test('keeps showing an error that a component throws while rendering', async ({ open }) => {
    const { page } = await openEditor();
    await frameOf(page).getByRole('tree').waitFor();
    const status = demoOf(page).locator('.demo-status');
    await status.evaluate((element) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, { childList: true });
    });
    const broken = (text: string) =>
      `export default function Demo(): React.ReactNode {\n  throw new Error('${text}');\n}\n`;
    await write(page, broken('First'));
    await status.filter({ hasText: 'Line 2: First' }).waitFor();
    await write(page, broken('Second'));
    await status.filter({ hasText: 'Line 2: Second' }).waitFor();
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect([...new Set(said)]).toEqual(['Line 2: First', 'Line 2: Second']);
  });

  test('does not auto-close tags', async ({ open }) => {
    const { page } = await openEditor();
    const editor = demoOf(page).locator('.cm-content');
    await editor.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('<b>HELLO</b>;');
    expect(await editor.innerText()).toBe('<b>HELLO</b>;');
  });

  test('never shows code through its line numbers, and begins at their side after Reset', async ({ open }) => {
    const { page } = await openEditor();
    const gutter = demoOf(page).locator('.cm-gutters');
    expect(await styleOf(gutter, 'background-color')).toBe(
      await styleOf(demoOf(page).locator('.demo-editor'), 'background-color'),
    );
    const scroller = demoOf(page).locator('.cm-scroller');
    await write(page, hello('long '.repeat(100)));
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
    await (await openMenu(page)).getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  });

  test('reports a missing package with its line', async ({ open }) => {
    const { page } = await openEditor();
    await write(page, "import x from 'left-pad';\nexport default function Demo() {\n  return x;\n}\n");
    await demoOf(page).getByRole('status').filter({ hasText: '"left-pad" is not among' }).waitFor();
  });

  test('supports undo by keyboard, and the reset tool', async ({ open }) => {
    const { page } = await openEditor();
    // While there is an edit, the demo's link contains it.
    const link = () => toolbarOf(page).locator('[data-demo-link]').getAttribute('href');
    await write(page, hello('Gone'));
    await expect.poll(link).toContain('~');
    await page.keyboard.press('Control+z');
    await expect.poll(link).not.toContain('~');
    await write(page, hello('Gone again'));
    await expect.poll(link).toContain('~');
    await (await openMenu(page)).getByRole('button', { name: 'Reset' }).click();
    await expect.poll(link).not.toContain('~');
    await frameOf(page).getByRole('tree').waitFor();
    await demoOf(page).getByRole('status').filter({ hasText: 'Ctrl+Z brings your changes back' }).waitFor();
    await demoOf(page).locator('.cm-content').focus();
    await page.keyboard.press('Control+z');
    await frameOf(page).getByText('Gone again').waitFor();
  });

  test('puts the edit into the demo’s link', async ({ open }) => {
    const { page } = await openEditor();
    await write(page, hello('Shared'));
    const link = toolbarOf(page).locator('[data-demo-link]');
    await expect.poll(() => link.getAttribute('href')).toMatch(/#ControlledExpansion\.tsx~./);
    const hash = await link.evaluate((element) => (element as HTMLAnchorElement).hash);
    const { page: other } = await open(GUIDE + hash, { hasTouch: true });
    const run = demoOf(other).getByRole('button', { name: 'Run', exact: true });
    await run.waitFor();
    expect((await run.boundingBox())?.height, 'for a finger').toBeGreaterThanOrEqual(44);
    await run.click();
    await frameOf(other).getByText('Shared').waitFor();
  });

  test('includes the edit in a problem report, with versions and browser', async ({ open }) => {
    const { page } = await openEditor();
    await page.context().route('https://github.com/**', (route) => route.fulfill({ body: 'A form' }));
    await write(page, hello('Broken'));
    await expect.poll(() => toolbarOf(page).locator('[data-demo-link]').getAttribute('href')).toContain('~');
    const opened = page.context().waitForEvent('page');
    await (await openMenu(page)).getByRole('button', { name: 'Report a problem' }).click();
    const form = new URL((await opened).url());
    expect(form.origin + form.pathname).toBe('https://github.com/mui/mui-x/issues/new');
    expect(form.searchParams.get('title')).toContain('ControlledExpansion');
    const browser = await page.evaluate(() => navigator.userAgent);
    const fields = ['template', 'demo', 'versions', 'browser'].map((name) => form.searchParams.get(name));
    expect(fields).toEqual([
      'broken-demo.yml',
      expect.stringMatching(/#ControlledExpansion\.tsx~\S+$/),
      expect.stringMatching(/@mui\/x-tree-view \d+\.\d+/),
      browser,
    ]);
    const body = form.searchParams.get('body') ?? '';
    for (const field of fields.slice(1)) expect(body).toContain(field);
  });

  test('follows the colour mode of the page', async ({ open }) => {
    const { page } = await openEditor();
    await write(
      page,
      "import { useTheme } from '@mui/material/styles';\nexport default function Demo() {\n  return <p>It is {useTheme().palette.mode}</p>;\n}\n",
    );
    await frameOf(page).getByText('It is light').waitFor();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dark', exact: true }).click();
    await frameOf(page).getByText('It is dark').waitFor();
  });

  test('ends with the tool that started it, and keeps the edit', async ({ open }) => {
    const { page } = await openEditor();
    await write(page, hello('Kept'));
    await frameOf(page).getByText('Kept').waitFor();
    await toolbarOf(page).getByRole('button', { name: 'Close editor ControlledExpansion' }).click();
    await demoOf(page).locator('.cm-content').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('#status').textContent()).toContain('Your changes are kept');
    await expect(demoOf(page).getByRole('tree')).toBeVisible();
    await editButtonOf(page).click();
    await frameOf(page).getByText('Kept').waitFor();
  });

  test('asks before an unsaved edit is lost, by leaving or by an update', async ({ open }) => {
    const { page } = await openEditor();
    const mayReload = () =>
      page.evaluate(() => document.dispatchEvent(new Event('docs:before-reload', { cancelable: true })));
    expect(await mayReload()).toBe(true);
    await write(page, hello('Unsaved'));
    await expect.poll(mayReload).toBe(false);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.dismiss();
    });
    await toolbarOf(page)
      .getByRole('button', { name: /^Close editor/ })
      .click();
    await demoOf(page).locator('.cm-content').waitFor({ state: 'detached' });
    expect(await mayReload()).toBe(false);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => questions).toEqual(['beforeunload']);
  });
});
