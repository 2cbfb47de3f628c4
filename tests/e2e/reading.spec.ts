import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { beginToUse, pauseClock, recordFrames, waitForCopied } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

const INSTALLATION = '/x/introduction/installation/';
const LICENSING = '/x/introduction/licensing/';
const QUICKSTART = '/x/react-tree-view/quickstart/';

const hrefsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test.describe('a guide page', () => {
  test('has one h1, and is marked in the navigation', async ({ open }) => {
    const { page, complaints } = await open(GUIDE);
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Rich Tree View\u00a0- Expansion']);
    expect(await hrefsOf(page, '#navigation [aria-current="page"]')).toEqual([GUIDE]);
    expect(complaints).toEqual([]);
  });

  test('links to its neighbours and back', async ({ open }) => {
    const { page, complaints } = await open(GUIDE);
    const tree = await hrefsOf(page, '#navigation > div a[href^="/"]');
    const at = tree.indexOf(GUIDE);
    expect(await hrefsOf(page, '.pager [rel=prev]')).toEqual([tree[at - 1]]);
    expect(await hrefsOf(page, '.pager [rel=next]')).toEqual([tree[at + 1]]);
    await page.locator('.pager [rel=next]').click();
    await page.waitForURL(`**${tree[at + 1]}`);
    expect(await hrefsOf(page, '#navigation [aria-current="page"]')).toEqual([tree[at + 1]]);
    await page.locator('.pager [rel=prev]').click();
    await page.waitForURL(`**${GUIDE}`);
    expect(complaints).toEqual([]);
  });

  test('highlights the current section in the table of contents', async ({ open }) => {
    const { page } = await open(GUIDE);
    await beginToUse(page);
    const sections = await hrefsOf(page, '#contents a');
    expect(sections.length).toBeGreaterThan(3);
    for (const section of [...sections.slice(0, 4), sections.at(-1) ?? '']) {
      await page.locator(section).evaluate((heading) => heading.scrollIntoView());
      if (section === sections.at(-1)) await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.locator(`#contents [href="${section}"][aria-current]`).waitFor();
      await expect(page.locator('#contents [aria-current]')).toHaveCount(1);
    }
  });
});

test.describe('the table of contents', () => {
  test('highlights the section of the URL’s hash without an input', async ({ open }) => {
    const { page } = await open(`${GUIDE}#controlled-expansion`);
    await page.locator('#contents [href="#controlled-expansion"][aria-current]').waitFor();
  });
});

test.describe('copying code', () => {
  const options = { permissions: ['clipboard-read', 'clipboard-write'] };
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const clear = (page: Page) => page.evaluate(() => navigator.clipboard.writeText('before'));
  const waitForClipboard = (page: Page, text: string) => expect.poll(() => clipboard(page)).toBe(text);

  it.each([
    ['a fence', '.code [data-copy]', 2000],
    ['a demo', '[data-demo-copy]', 1200],
  ])('shows Copied at %s, then Copy again', async (name, selector, milliseconds) => {
    const { page } = await open(QUICKSTART, { ...options, prepare: pauseClock });
    const button = page.locator(selector).first();
    await button.click();
    await expect.poll(() => button.innerText()).toBe('Copied');
    await page.clock.runFor(milliseconds - 1);
    expect(await button.innerText()).toBe('Copied');
    await page.clock.runFor(1);
    expect(await button.innerText()).toBe('Copy');
  });

  test('omits prompts, removed lines and diff markers', async ({ open }) => {
    const { page } = await open(QUICKSTART, options);
    const diff = page.locator('.code', { has: page.locator('.language-diff') }).first();
    await diff.locator('[data-copy]').click();
    await waitForCopied(page);
    expect((await clipboard(page)).split('\n')).toEqual([
      "import { StrictMode } from 'react'",
      "import { createRoot } from 'react-dom/client'",
      "import App from './App.tsx'",
    ]);
    // No page has a prompt today: insert one into the fence, in the build's markup.
    await diff.locator('code').evaluate((code) => (code.innerHTML = '<span data-nocopy>$ </span>npm run dev'));
    await diff.locator('[data-copy]').click();
    await waitForClipboard(page, 'npm run dev');
  });

  test('copies the hovered block on Ctrl + C', async ({ open }) => {
    const { page } = await open(QUICKSTART, options);
    const block = page.locator('.code:visible').first();
    const code = await block.locator('code').innerText();
    await block.hover();
    await page.keyboard.press('Control+c');
    await waitForCopied(page);
    expect(await clipboard(page)).toBe(code);
  });

  it.each([
    ['under the pointer', (source: Locator) => source.hover()],
    ['that has the focus', (source: Locator) => source.locator('pre:visible').first().focus()],
  ])('copies the source of a demo %s on Ctrl + C', async (name, reach) => {
    const { page } = await open(`${GUIDE}#ControlledExpansion.tsx`, options);
    const demo = page.locator('#ControlledExpansion');
    // The hash opens the source once the tools are loaded.
    await demo.locator('details[open]').waitFor();
    await reach(demo.locator('.demo-source'));
    await page.keyboard.press('Control+c');
    await waitForCopied(page);
    expect(await clipboard(page)).toBe(await demo.locator('.whole code').textContent());
  });

  test('copies all files of a demo with their paths, including edits', async ({ open }) => {
    const { page } = await open('/x/react-data-grid/tree-data/', options);
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

  it.each([
    ['a fence', '.code [data-copy]'],
    ['a demo', '[data-demo-copy]'],
  ])('announces success to screen readers at %s, each time', async (name, selector) => {
    const { page } = await open(QUICKSTART, options);
    const status = page.getByRole('status');
    const button = page.locator(selector).first();
    await button.click();
    await expect.poll(() => status.textContent()).toBe('Copied');
    await button.click();
    await expect.poll(() => status.textContent()).toBe('Copied\u00a0');
  });

  test('copies the selection instead, if there is one', async ({ open }) => {
    const { page } = await open(QUICKSTART, options);
    await clear(page);
    await beginToUse(page);
    await page.locator('h1').evaluate((heading) => getSelection()?.selectAllChildren(heading));
    const block = page.locator('.code:visible').first();
    await block.hover();
    await page.keyboard.press('Control+c');
    // Chromium copies no-break spaces as spaces.
    const heading = (await page.locator('h1').innerText()).trim().replaceAll('\u00a0', ' ');
    await expect.poll(async () => (await clipboard(page)).trim()).toBe(heading);
    await expect(block.getByText('Copied')).toHaveCount(0);
  });

  it.each(['Control+Shift+c', 'Control+Alt+c', 'c'])('does not copy on %s', async (keys) => {
    const { page } = await open(QUICKSTART, options);
    await clear(page);
    await beginToUse(page);
    const block = page.locator('.code:visible').first();
    await block.hover();
    await page.keyboard.press(keys);
    await expect(block.getByText('Copied')).toHaveCount(0);
    expect(await clipboard(page)).toBe('before');
  });
});

test.describe('a code group', () => {
  const shownTabs = () =>
    [...document.querySelectorAll<HTMLInputElement>('.codegroup input:checked')].map(({ value }) => value);

  test('shows the selected tab in every group, with its panel', async ({ open }) => {
    const { page } = await open(INSTALLATION);
    expect(new Set(await page.evaluate(shownTabs))).toEqual(new Set(['npm']));
    await page.locator('.codegroup label', { hasText: 'pnpm' }).first().click();
    await expect.poll(async () => new Set(await page.evaluate(shownTabs))).toEqual(new Set(['pnpm']));
    expect(await page.locator('.codegroup .code:visible').first().innerText()).toContain('pnpm create vite');
  });

  test('shows the tab that the address names, before the reader’s own, and does not remember it', async ({ open }) => {
    const { page } = await open(`${INSTALLATION}?tab=pnpm`, { storage: { 'docs-code-groups': '["yarn"]' } });
    expect(new Set(await page.evaluate(shownTabs))).toEqual(new Set(['pnpm']));
    expect(await page.evaluate(() => localStorage.getItem('docs-code-groups'))).toBe('["yarn"]');
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
    await page.waitForURL(`**${LICENSING}`);
    const samples = await readSamples();
    expect(samples.length).toBeGreaterThan(5);
    expect(new Set(samples)).toEqual(new Set(['yarn']));
  });
});
