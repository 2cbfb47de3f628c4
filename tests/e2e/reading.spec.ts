import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { beginToUse, pauseClock, recordFrames, waitForCopied } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';
import { readQueue } from './tag-queue.ts';

const INSTALLATION = '/x/introduction/installation/';
const LICENSING = '/x/introduction/licensing/';
const QUICKSTART = '/x/react-tree-view/quickstart/';
/** A demo of the guide. */
const DEMO = 'ControlledExpansion';
/** A guide whose contents do not fit a low window. */
const LONG_GUIDE = '/x/react-data-grid/filtering/';
const TREE_DATA = '/x/react-data-grid/tree-data/';

test('the table of contents shows the current section: of the URL’s hash without an input, also beyond the end of its place', async ({
  open,
}) => {
  const { page } = await open(`${LONG_GUIDE}#filter-from-code`, { viewport: { width: 1280, height: 400 } });
  await page.locator('#contents [href="#filter-from-code"][aria-current]').waitFor();
  await beginToUse(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.locator('#contents li:last-child a');
  await expect(last).toHaveAttribute('aria-current', 'location');
  const isWhole = () =>
    last.evaluate((link) => {
      const list = document.getElementById('contents');
      const isScrolled = list !== null && list.scrollHeight > list.clientHeight;
      return isScrolled && link.getBoundingClientRect().bottom <= list.getBoundingClientRect().bottom;
    });
  await expect.poll(isWhole).toBe(true);
});

test.describe('copying code', () => {
  const options = { permissions: ['clipboard-read', 'clipboard-write'] };
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const clear = (page: Page) => page.evaluate(() => navigator.clipboard.writeText('before'));
  const waitForClipboard = (page: Page, text: string) => expect.poll(() => clipboard(page)).toBe(text);

  /** Expects the actions reported for copies. */
  const expectReported = (page: Page, ...actions: string[]) =>
    expect
      .poll(async () =>
        (await readQueue(page)).flatMap(([, , details]) => {
          const { eventAction = '' } = details as { eventAction?: string };
          return eventAction.startsWith('copy') ? eventAction : [];
        }),
      )
      .toEqual(actions);

  test('shows Copied at a fence and at a demo for a while, announces it each time, and copies what is code', async ({
    open,
  }) => {
    const { page } = await open(QUICKSTART, { ...options, prepare: pauseClock });
    const status = page.getByRole('status');
    for (const [selector, milliseconds] of [
      ['.code [data-copy]', 2000],
      ['[data-demo-copy]', 1200],
    ] as const) {
      const button = page.locator(selector).first();
      const before = await status.textContent();
      await button.click();
      await expect(button).toHaveText('Copied');
      await page.clock.runFor(milliseconds - 1);
      await expect(button).toHaveText('Copied');
      await page.clock.runFor(1);
      await expect(button).toHaveText('Copy');
      await expect(status).toContainText('Copied');
      // Another text each time, or a screen reader would say nothing.
      const first = await status.textContent();
      expect(first).not.toBe(before);
      await button.click();
      await expect.poll(() => status.textContent()).not.toBe(first);
      await expect(status).toContainText('Copied');
    }
    // Without prompts, removed lines and diff markers.
    const diff = page.locator('.code', { has: page.locator('.language-diff') }).first();
    await diff.locator('[data-copy]').click();
    await waitForClipboard(
      page,
      [
        "import { StrictMode } from 'react'",
        "import { createRoot } from 'react-dom/client'",
        "import App from './App.tsx'",
      ].join('\n'),
    );
    // No page has a prompt today: insert one into the fence, in the build's markup.
    await diff.locator('code').evaluate((code) => (code.innerHTML = '<span data-nocopy>$ </span>npm run dev'));
    await diff.locator('[data-copy]').click();
    await waitForClipboard(page, 'npm run dev');
  });

  test('copies the hovered block on Ctrl + C, but not on other keys, and a selection instead', async ({ open }) => {
    const { page } = await open(QUICKSTART, options);
    await clear(page);
    await beginToUse(page);
    const block = page.locator('.code:visible').first();
    await block.hover();
    for (const keys of ['Control+Shift+c', 'Control+Alt+c', 'c']) {
      await page.keyboard.press(keys);
      // It is read after anything that a key has written.
      const text = await clipboard(page);
      expect(text, keys).toBe('before');
    }
    await page.locator('h1').evaluate((heading) => getSelection()?.selectAllChildren(heading));
    await page.keyboard.press('Control+c');
    // Chromium copies no-break spaces as spaces.
    const heading = (await page.locator('h1').innerText()).trim().replaceAll('\u00a0', ' ');
    await expect.poll(async () => (await clipboard(page)).trim()).toBe(heading);
    await expect(block.getByText('Copied')).toHaveCount(0);
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.keyboard.press('Control+c');
    await waitForClipboard(page, await block.locator('code').innerText());
    await expectReported(page, 'copy-keyboard');
    await block.locator('[data-copy]').click();
    await expectReported(page, 'copy-keyboard', 'copy-click');
  });

  test('copies the source of a demo under the pointer, or with the focus, on Ctrl + C', async ({ open }) => {
    const { page } = await open(`${GUIDE}#${DEMO}.tsx`, options);
    const demo = page.locator(`#${DEMO}`);
    // The hash opens the source once the tools are loaded.
    await demo.locator('details[open]').waitFor();
    const source = (await demo.locator('.whole code').textContent()) ?? '';
    await demo.locator('.demo-source').hover();
    await page.keyboard.press('Control+c');
    await waitForClipboard(page, source);
    await clear(page);
    await page.mouse.move(5, 5);
    await demo.locator('.demo-source pre:visible').first().focus();
    await page.keyboard.press('Control+c');
    await waitForClipboard(page, source);
    await demo.locator('[data-demo-copy]').click();
    await expectReported(page, 'copy-keyboard', 'copy-keyboard', 'copy');
  });

  test('copies all files of a demo with their paths, including edits', async ({ open }) => {
    const { page } = await open(TREE_DATA, options);
    const demo = page.locator('#BasicTree');
    await demo.locator('[data-demo-copy]').click();
    await waitForCopied(page);
    const [main = '', data = '', ...others] = (await clipboard(page)).split(/\n\n(?=\/\* src)/);
    expect(main).toMatch(/^\/\* src\/BasicTree\.tsx \*\/\nimport [^]* from '\.\/data\/places';/);
    expect(data).toMatch(/^\/\* src\/data\/places\.ts \*\/\n[^]*export /);
    expect(others).toEqual([]);
    await demo.locator('[data-demo-edit]').click();
    await demo.locator('.cm-content').press('ControlOrMeta+Home');
    await page.keyboard.type('// Mine\n');
    await demo.locator('[data-demo-copy]').click();
    const edited = main.replace('*/\n', '*/\n// Mine\n');
    await expect.poll(() => clipboard(page)).toBe(`${edited}\n\n${data}`);
  });
});

test.describe('a code group', () => {
  /** The selected tabs of all groups, each once. */
  const shownTabs = (page: Page) =>
    page
      .locator('.codegroup input:checked')
      .evaluateAll((tabs) => [...new Set(tabs.map((tab) => (tab as HTMLInputElement).value))]);

  test('shows the tab that the address names, before the reader’s own, and does not remember it', async ({ open }) => {
    const { page } = await open(`${INSTALLATION}?tab=pnpm`, { storage: { 'docs-code-groups': '["yarn"]' } });
    await expect.poll(() => shownTabs(page)).toEqual(['pnpm']);
    await beginToUse(page);
    const remembered = await page.evaluate(() => localStorage.getItem('docs-code-groups'));
    expect(remembered).toBe('["yarn"]');
  });

  test('is remembered on another page, from its first frame', async ({ open }) => {
    const { page } = await open(INSTALLATION);
    await beginToUse(page);
    await page.locator('.codegroup label', { hasText: 'yarn' }).first().click();
    const readSamples = await recordFrames(page, () => {
      const tabs = [...document.querySelectorAll<HTMLInputElement>('.codegroup input:checked')];
      return tabs.length === 0 ? null : tabs.map(({ value }) => value).join();
    });
    await page.locator(`#navigation a[href="${LICENSING}"]`).click();
    await expect(page).toHaveURL(siteOrigin() + LICENSING);
    const samples = await readSamples();
    expect(samples.length).toBeGreaterThan(5);
    expect(new Set(samples)).toEqual(new Set(['yarn']));
  });
});
