import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, type OpenOptions } from './browser.ts';
import { GUIDE } from './pages.ts';

const { open } = useBrowser();

const DEMO = '#ControlledExpansion';

const demoOf = (page: Page) => page.locator(DEMO);
const toolbarOf = (page: Page) => demoOf(page).getByRole('toolbar');
const frameOf = (page: Page) => demoOf(page).frameLocator('iframe');
const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );

async function openEditor(path = GUIDE, options: OpenOptions = {}) {
  const opened = await open(path, options);
  await toolbarOf(opened.page).getByRole('button', { name: /^Edit/ }).click();
  await demoOf(opened.page).locator('.cm-content').waitFor();
  return opened;
}

/** Replaces the text of the editor as a reader would: select all, type. */
async function write(page: Page, code: string): Promise<void> {
  await demoOf(page).locator('.cm-content').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
}

const hello = (text: string) => `export default function Demo(): React.ReactNode {\n  return <p>${text}</p>;\n}\n`;

describe('the toolbar', () => {
  it.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ])('is one stop of the Tab key; arrows move in it (%s)', async (direction, forward, backward) => {
    const { page } = await open(GUIDE, { storage: { 'docs-theme': JSON.stringify({ direction }) } });
    await toolbarOf(page).locator('summary').focus();
    await toolbarOf(page).and(page.locator('[data-roving]')).waitFor();
    await page.keyboard.press(forward);
    const second = await focusedName(page);
    expect(second).toMatch(/^Edit/);
    await page.keyboard.press(backward);
    await page.keyboard.press('End');
    expect(await focusedName(page)).toMatch(/^Source of/);
    await page.keyboard.press('Home');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    expect(await toolbarOf(page).locator('[tabindex="0"]').count()).toBe(1);
  });

  it('shows the demo on the whole page, and Escape puts it back', async () => {
    const { page } = await open(GUIDE);
    const button = toolbarOf(page).getByRole('button', { name: 'Full screen' });
    await button.click();
    await expect.poll(() => demoOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await demoOf(page).boundingBox())?.width).toBeLessThan(1280);
    expect(await button.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('editing in place', () => {
  it('runs what the reader writes, in a frame of its own origin', async () => {
    const { page, complaints } = await openEditor();
    await frameOf(page).getByRole('tree').waitFor();
    await write(page, hello('Written by a reader'));
    await frameOf(page).getByText('Written by a reader').waitFor();
    const frame = page.frames().find((candidate) => candidate.url().includes('/x/demo-frame/'));
    expect(await frame?.evaluate(() => self.origin)).toBe('null');
    expect(complaints).toEqual([]);
  });

  it('edits JavaScript too, and keeps what is written when the page turns to TypeScript', async () => {
    const { page, complaints } = await openEditor(GUIDE, { cookies: { codeVariant: 'JS' } });
    const editor = demoOf(page).locator('.cm-content');
    expect(await editor.innerText()).not.toContain('React.SyntheticEvent');
    await write(page, 'export default function Demo() {\n  return <p>Plain script</p>;\n}\n');
    await frameOf(page).getByText('Plain script').waitFor();
    await toolbarOf(page).getByRole('button', { name: 'TS' }).click();
    await page.locator('html[data-code-variant=TS]').waitFor({ state: 'attached' });
    expect(await editor.innerText()).toContain('Plain script');
    expect(await frameOf(page).getByText('Plain script').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('names the line of an error, and goes on after it', async () => {
    const { page } = await openEditor();
    await write(page, 'const a = 1;\nconst b = ;\n');
    await demoOf(page).getByRole('status').filter({ hasText: 'Line 2' }).waitFor();
    await write(page, hello('Mended'));
    await frameOf(page).getByText('Mended').waitFor();
    await demoOf(page).locator('.demo-status:not([data-error])').waitFor();
  });

  it('says which package is not there, and where it is', async () => {
    const { page } = await openEditor();
    await write(page, "import x from 'left-pad';\nexport default function Demo() {\n  return x;\n}\n");
    await demoOf(page).getByRole('status').filter({ hasText: '"left-pad" is not among' }).waitFor();
  });

  it('is undone by the keyboard, and reset by the tool', async () => {
    const { page } = await openEditor();
    // The demo's link carries an edit while there is one.
    const link = () =>
      toolbarOf(page)
        .getByRole('link', { name: /^Link to/ })
        .getAttribute('href');
    await write(page, hello('Gone'));
    await expect.poll(link).toContain('~');
    await page.keyboard.press('Control+z');
    await expect.poll(link).not.toContain('~');
    await write(page, hello('Gone again'));
    await expect.poll(link).toContain('~');
    await toolbarOf(page).getByRole('button', { name: 'Reset' }).click();
    await expect.poll(link).not.toContain('~');
    await frameOf(page).getByRole('tree').waitFor();
  });

  it('has a link that carries the edit', async () => {
    const { page } = await openEditor();
    await write(page, hello('Shared'));
    const link = toolbarOf(page).getByRole('link', { name: /^Link to/ });
    await expect.poll(() => link.getAttribute('href')).toMatch(/#ControlledExpansion\.tsx~./);
    const { page: other } = await open(GUIDE + (await link.evaluate((element) => (element as HTMLAnchorElement).hash)));
    await frameOf(other).getByText('Shared').waitFor();
  });

  it('follows the colour mode of the page', async () => {
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

  it('asks before unsaved edits are left, by the reader or by an update', async () => {
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
    await toolbarOf(page).getByRole('button', { name: /^Edit/ }).click();
    await expect.poll(() => questions).toEqual(['confirm']);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => questions).toEqual(['confirm', 'beforeunload']);
  });
});
