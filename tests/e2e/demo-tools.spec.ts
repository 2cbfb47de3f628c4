import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/browser/axe.ts';
import { expect, test, type Open, type OpenOptions } from '../support/browser/test.ts';
import { beginToUse, getStyle } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { routeOpenPage } from '../support/browser/route.ts';
import { siteOrigin, TEST_REPOSITORY } from '../support/sites.ts';

const NAME = 'ControlledExpansion';

const getDemo = (page: Page) => page.locator(`#${NAME}`);
const getToolbar = (page: Page) => getDemo(page).getByRole('toolbar');
const getFrame = (page: Page) => getDemo(page).frameLocator('iframe');
const focusedName = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      (document.activeElement as HTMLElement | null)?.innerText.replace(/\s+/g, ' ').trim(),
  );
const getLink = (page: Page) => getToolbar(page).locator('[data-demo-link]');
const getStatus = (page: Page) => getDemo(page).getByRole('status');
const getWidth = async (page: Page) => (await getDemo(page).locator('.demo-root').boundingBox())?.width;
const getHandle = (page: Page) => getDemo(page).getByRole('separator', { name: `Width of ${NAME}` });
const getEditButton = (page: Page) => getToolbar(page).getByRole('button', { name: /^Edit / });

/** Opens the menu with the other tools of the demo. */
async function openMenu(page: Page) {
  await getToolbar(page).locator('.demo-more > summary').click();
  return getToolbar(page).getByRole('list');
}

async function openEditor(open: Open, options: OpenOptions = {}) {
  const opened = await open(GUIDE, options);
  await getEditButton(opened.page).click();
  await getDemo(opened.page).locator('.cm-content').waitFor();
  return opened;
}

/** Replaces the editor's text by typing. */
async function write(page: Page, code: string): Promise<void> {
  await getDemo(page).locator('.cm-content').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
}

const hello = (text: string) => `export default function Demo(): React.ReactNode {\n  return <p>${text}</p>;\n}\n`;

test('a tool that cannot be loaded says so in sight, and is loaded at the next press', async ({ open }) => {
  const prepare = (opened: Page) => opened.route('**/static/tools-*', (route) => route.abort());
  const { page } = await open(GUIDE, { prepare, permissions: ['clipboard-read', 'clipboard-write'] });
  await getEditButton(page).click();
  await expect(page.locator('#status')).toContainText('could not be loaded');
  await expect(page.locator('#status')).toHaveCSS('clip-path', 'none');
  await expect(getEditButton(page)).toBeFocused();
  await expect(page.locator('.early-text')).toHaveCount(0);
  await getToolbar(page).locator('[data-demo-copy]').click();
  await expect(page.locator('#status')).toHaveText('Copied');
  await expect(page.locator('#status')).not.toHaveCSS('clip-path', 'none');
  await page.unroute('**/static/tools-*');
  await getEditButton(page).click();
  await expect(getDemo(page).locator('.cm-line').first()).toHaveText(/^import/);
});

test('an editor that cannot be loaded gives the focus back, and opens at the next press', async ({ open }) => {
  const { page } = await open(GUIDE);
  const programs = `**${await getDemo(page).getAttribute('data-programs')}`;
  await routeOpenPage(page, programs, (route) => route.abort());
  const error = getDemo(page).locator(':scope > .tool-error');
  await getEditButton(page).press('Enter');
  await expect(error).toBeVisible();
  await expect(getEditButton(page)).toBeFocused();
  await expect(page.locator('.early-text')).toHaveCount(0);
  await page.unroute(programs);
  await page.keyboard.press('Enter');
  await expect(getDemo(page).locator('.cm-line').first()).toHaveText(/^import/);
  await expect(error).toHaveCount(0);
});

test.describe('the toolbar', () => {
  for (const [direction, forward, backward] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const)
    test(`supports arrow keys from the first key press on, with a single tab stop, and so does the handle (${direction})`, async ({
      open,
    }) => {
      const { page } = await open(GUIDE, { storage: { 'docs-theme': JSON.stringify({ direction }) } });
      const focused = () => focusedName(page);
      await getToolbar(page).locator('.demo-toggle > summary').focus();
      for (const [key, name] of [
        [forward, 'Edit'],
        [backward, 'Show code'],
        ['End', 'More'],
        ['Home', 'Show code'],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(focused).toBe(`${name} ${NAME}`);
      }
      await page.keyboard.press('Tab');
      await expect(getToolbar(page).locator(':focus')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await expect(getToolbar(page).locator(':focus')).toHaveCount(1);

      const width = () => getWidth(page);
      const before = (await width()) ?? 0;
      await getHandle(page).focus();
      await page.keyboard.press(backward);
      await expect.poll(width).toBe(before - 20);
      await page.keyboard.press('Home');
      await expect.poll(width).toBe(320);
      await expect(getHandle(page)).toHaveAttribute('aria-valuenow', '320');
      await page.keyboard.press('End');
      await expect.poll(width).toBe(before);
    });

  test('has the demo’s name in the label of every tool, and the focus back when a choice closes its menu', async ({
    open,
  }) => {
    const { page } = await open(GUIDE);
    for (const name of ['Edit', 'Copy'])
      await expect(getToolbar(page).getByRole('button', { name: `${name} ${NAME}`, exact: true })).toHaveCount(1);
    const folds = getToolbar(page).locator('summary');
    await expect(folds).toHaveText([`Show code ${NAME}`, `More ${NAME}`], { useInnerText: true });
    await beginToUse(page);
    const entries = (await openMenu(page)).locator('a, button');
    const labels = () => entries.evaluateAll((items) => items.map(({ ariaLabel }) => ariaLabel));
    await expect.poll(labels).toContain(`Reset ${NAME}`);
    // No repository has its file.
    await expect(getToolbar(page).getByText('Source on GitHub')).toBeHidden();
    await expect.poll(async () => (await labels()).filter((label) => !label?.endsWith(` ${NAME}`))).toEqual([]);
    await page.keyboard.press('Escape');
    await getToolbar(page).locator('.demo-more > summary').focus();
    await page.keyboard.press('ArrowUp');
    const focused = () => focusedName(page);
    await expect.poll(focused).toBe(`Report a problem ${NAME}`);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe(`JavaScript ${NAME}`);
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(`More ${NAME}`);
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    const cookies = async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
    await expect.poll(cookies).toEqual(['codeVariant=JS']);
  });

  test('links to the file of the demo where a repository has it', async ({ open }) => {
    const { page } = await open(GUIDE, { site: siteOrigin('serviceWorker') });
    await openMenu(page);
    const source = getToolbar(page).getByText('Source on GitHub');
    await expect(source).toBeVisible();
    await expect(source).toHaveAttribute(
      'href',
      `${TEST_REPOSITORY}/blob/main/tests/fixture${GUIDE.slice('/x'.length)}demos/${NAME}.tsx`,
    );
  });
});

test.describe('full-window mode', () => {
  test('shows how to leave it, restores the focus, and ends on Escape unless that closes its menu', async ({
    open,
  }) => {
    const { page } = await open(GUIDE);
    await (await openMenu(page)).getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => getDemo(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
    await expect.poll(() => focusedName(page)).toBe(`Exit full screen ${NAME}`);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await getDemo(page).boundingBox())?.width).toBeLessThan(1280);
    await expect.poll(() => focusedName(page)).toBe(`More ${NAME}`);
    // Nothing listens to Escape any more.
    await page.keyboard.press('Escape');
    await expect(getDemo(page)).not.toHaveAttribute('data-full');
    await (await openMenu(page)).getByRole('button', { name: 'Full screen' }).click();
    await expect(getDemo(page)).toHaveAttribute('data-full');
    const menu = await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(getDemo(page)).toHaveAttribute('data-full');
    await page.keyboard.press('Escape');
    await expect(getDemo(page)).not.toHaveAttribute('data-full');
  });
});

test.describe('the handle of the stage', () => {
  test('can be dragged, and snaps to the width of a phone', async ({ open }) => {
    const { page } = await open(GUIDE);
    await beginToUse(page);
    const before = await getWidth(page);
    await getHandle(page).hover();
    const stage = await getDemo(page).locator('.demo-stage').boundingBox();
    const middle = (stage?.x ?? 0) + (stage?.width ?? 0) / 2;
    const y = (stage?.y ?? 0) + (stage?.height ?? 0) / 2;
    await page.mouse.down();
    await page.mouse.move(middle + 200, y);
    await expect.poll(() => getWidth(page)).toBe(400);
    await page.mouse.move(middle + 156, y);
    await expect.poll(() => getWidth(page)).toBe(320);
    await page.mouse.up();
    await expect(getHandle(page)).toHaveAttribute('aria-valuetext', '320 px');
    await getHandle(page).dblclick();
    await expect.poll(() => getWidth(page)).toBe(before);
  });
});

test.describe('editing in place', () => {
  test('runs the edited code in an iframe with an opaque origin, and keeps showing the line of an error', async ({
    open,
  }) => {
    const { page, complaints } = await openEditor(open);
    await getFrame(page).getByRole('tree').waitFor();
    await write(page, hello('Written by a reader'));
    await getFrame(page).getByText('Written by a reader').waitFor();
    const frame = page.frames().find((candidate) => candidate.url().includes('/x/demo-frame/'));
    await expect.poll(() => frame?.evaluate(() => self.origin)).toBe('null');
    expect(complaints).toEqual([]);
    await write(page, 'const a = 1;\nconst b = ;\n');
    await expect(getStatus(page)).toContainText('Line 2');
    await write(page, hello('Fixed'));
    await getFrame(page).getByText('Fixed').waitFor();
    await expect(getStatus(page)).not.toHaveAttribute('data-error');
    await getStatus(page).evaluate((element) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, { childList: true });
    });
    const broken = (text: string) =>
      `export default function Demo(): React.ReactNode {\n  throw new Error('${text}');\n}\n`;
    for (const text of ['First', 'Second']) {
      await write(page, broken(text));
      await expect(getStatus(page)).toHaveText(`Line 2: ${text}`);
    }
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect([...new Set(said)]).toEqual(['Line 2: First', 'Line 2: Second']);
    await write(page, "import x from 'left-pad';\nexport default function Demo() {\n  return x;\n}\n");
    await expect(getStatus(page)).toContainText('"left-pad" is not among');
    // Tags are not closed as they are typed.
    const editor = getDemo(page).locator('.cm-content');
    await editor.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('<b>HELLO</b>;');
    await expect(editor).toHaveText('<b>HELLO</b>;');
  });

  test('works in JavaScript, and keeps the edit when the page switches to TypeScript', async ({ open }) => {
    const { page, complaints } = await openEditor(open, { cookies: { codeVariant: 'JS' } });
    const editor = getDemo(page).locator('.cm-content');
    await expect(editor).toContainText("useState(['docs'])");
    await expect(editor).not.toContainText('React.SyntheticEvent');
    await write(page, 'export default function Demo() {\n  return <p>Plain script</p>;\n}\n');
    await getFrame(page).getByText('Plain script').waitFor();
    await (await openMenu(page)).getByRole('button', { name: 'TypeScript' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
    await expect(editor).toContainText('Plain script');
    await expect(getFrame(page).getByText('Plain script')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('supports undo by keyboard, and Reset, after which it begins at the line numbers, which cover code', async ({
    open,
  }) => {
    const { page } = await openEditor(open);
    const background = await getStyle(getDemo(page).locator('.demo-editor'), 'background-color');
    await expect(getDemo(page).locator('.cm-gutters')).toHaveCSS('background-color', background);
    const scroller = getDemo(page).locator('.cm-scroller');
    await write(page, hello('long '.repeat(100)));
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
    await (await openMenu(page)).getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    // While there is an edit, the demo's link contains it.
    const isEdited = () => expect(getLink(page)).toHaveAttribute('href', /~/);
    const isOriginal = () => expect(getLink(page)).not.toHaveAttribute('href', /~/);
    await write(page, hello('Gone'));
    await isEdited();
    await page.keyboard.press('Control+z');
    await isOriginal();
    await write(page, hello('Gone again'));
    await isEdited();
    await (await openMenu(page)).getByRole('button', { name: 'Reset' }).click();
    await isOriginal();
    await getFrame(page).getByRole('tree').waitFor();
    await expect(getStatus(page)).toContainText('Ctrl+Z brings your changes back');
    await getDemo(page).locator('.cm-content').focus();
    await page.keyboard.press('Control+z');
    await getFrame(page).getByText('Gone again').waitFor();
  });

  test('puts the edit into the demo’s link, and into a problem report, with versions and browser', async ({ open }) => {
    const { page } = await openEditor(open);
    await write(page, hello('Shared'));
    await expect(getLink(page)).toHaveAttribute('href', new RegExp(`#${NAME}\\.tsx~.`));
    const hash = await getLink(page).evaluate((element) => (element as HTMLAnchorElement).hash);
    const { page: other } = await open(GUIDE + hash, { hasTouch: true });
    const run = getDemo(other).getByRole('button', { name: 'Run', exact: true });
    await expect.poll(async () => (await run.boundingBox())?.height, 'for a finger').toBeGreaterThanOrEqual(44);
    await run.click();
    await getFrame(other).getByText('Shared').waitFor();
    await page.context().route('https://github.com/**', (route) => route.fulfill({ body: 'A form' }));
    const opened = page.context().waitForEvent('page');
    await (await openMenu(page)).getByRole('button', { name: 'Report a problem' }).click();
    const form = new URL((await opened).url());
    expect(form.origin + form.pathname).toBe('https://github.com/mui/mui-x/issues/new');
    expect(form.searchParams.get('title')).toContain(NAME);
    const browser = await page.evaluate(() => navigator.userAgent);
    const fields = ['template', 'demo', 'versions', 'browser'].map((name) => form.searchParams.get(name));
    expect(fields).toEqual([
      'broken-demo.yml',
      expect.stringMatching(new RegExp(`#${NAME}\\.tsx~\\S+$`)),
      expect.stringMatching(/@mui\/x-tree-view \d+\.\d+/),
      browser,
    ]);
    const body = form.searchParams.get('body') ?? '';
    for (const field of fields.slice(1)) expect(body).toContain(field);
  });

  test('follows the colour mode of the page, and the width of the stage', async ({ open }) => {
    const { page } = await openEditor(open);
    // What an edit can import is what a demo imports: `useTheme` is in `ThemedTree`.
    await write(
      page,
      "import { useTheme } from '@mui/material/styles';\nexport default function Demo() {\n  return <p>It is {useTheme().palette.mode}</p>;\n}\n",
    );
    await getFrame(page).getByText('It is light').waitFor();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dark', exact: true }).click();
    await getFrame(page).getByText('It is dark').waitFor();
    await page.keyboard.press('Escape');
    await getHandle(page).focus();
    await page.keyboard.press('Home');
    await expect(getFrame(page).locator('.demo-root')).toHaveJSProperty('clientWidth', 320);
  });

  test('leaves the tools where they are, ends with the tool that started it, and keeps the edit', async ({ open }) => {
    const { page } = await open(GUIDE);
    const getLeft = async (tool: Locator) => (await tool.boundingBox())?.x;
    const copy = getToolbar(page).locator('[data-demo-copy]');
    const edit = getToolbar(page).locator('[data-demo-edit]');
    const [ofEdit, ofCopy] = [await getLeft(edit), await getLeft(copy)];
    await getEditButton(page).click();
    await getDemo(page).locator('.cm-content').waitFor();
    await expect(edit).toHaveText(/^Close/, { useInnerText: true });
    await expect.poll(() => getLeft(edit)).toBe(ofEdit);
    await expect.poll(() => getLeft(copy)).toBe(ofCopy);
    await getFrame(page).getByRole('tree').waitFor();
    await expectNoViolations(page, `#${NAME}`);
    await write(page, hello('Kept'));
    await getFrame(page).getByText('Kept').waitFor();
    await getToolbar(page)
      .getByRole('button', { name: `Close editor ${NAME}` })
      .click();
    await expect(getDemo(page).locator('.cm-content')).toHaveCount(0);
    await expect(page.locator('#status')).toContainText('Your changes are kept');
    await expect(getDemo(page).getByRole('tree')).toBeVisible();
    await getEditButton(page).click();
    await getFrame(page).getByText('Kept').waitFor();
  });

  test('asks before an unsaved edit is lost, by leaving or by an update', async ({ open }) => {
    const { page } = await openEditor(open);
    const mayReload = () =>
      page.evaluate(() => document.dispatchEvent(new Event('docs:before-reload', { cancelable: true })));
    await expect.poll(mayReload).toBe(true);
    await write(page, hello('Unsaved'));
    await expect.poll(mayReload).toBe(false);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.dismiss();
    });
    await getToolbar(page)
      .getByRole('button', { name: /^Close editor/ })
      .click();
    await expect(getDemo(page).locator('.cm-content')).toHaveCount(0);
    await expect.poll(mayReload).toBe(false);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => questions).toEqual(['beforeunload']);
  });
});
