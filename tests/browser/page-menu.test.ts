import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';

const PATH = '/x/react-tree-view/rich-tree-view/focus/';
const REFERENCE = '/x/api/tree-view/tree-item/';

const { open } = useBrowser();

const permissions = { permissions: ['clipboard-read', 'clipboard-write'] };
const markdownOf = async (path: string, query: string) =>
  (await fetch(`${inject('siteUrl') + path.slice(0, -1)}.md?${query}`)).text();

/** Copies the page with its menu. @returns The clipboard's text. */
async function copy(page: Page): Promise<string> {
  await page.locator('.page-menu summary', { hasText: /^Copy page$/ }).waitFor();
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.locator('.page-menu summary').click();
  await page.locator('[data-copy-page]').click();
  await page.locator('.page-menu summary', { hasText: 'Copied' }).waitFor();
  expect(await page.locator('#status').textContent()).toContain('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('the menu of a page', () => {
  it.each([PATH, REFERENCE])('copies %s as Markdown', async (path) => {
    const { page, complaints } = await open(path, permissions);
    expect(await copy(page)).toBe(await markdownOf(path, 'variant=ts&styling=system'));
    await page.locator('.page-menu summary', { hasText: /^Copy page$/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('copies sources in the variant that is shown', async () => {
    const { page } = await open(PATH, { ...permissions, cookies: { codeVariant: 'JS' } });
    const text = await copy(page);
    expect(text).toContain('title="src/TrackFocus.jsx"');
    expect(text).toBe(await markdownOf(PATH, 'variant=js&styling=system'));
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { codeVariant: 'TS' }));
    expect(await copy(page)).toContain('title="src/TrackFocus.tsx"');
  });

  it('copies edited sources', async () => {
    const { page } = await open(PATH, permissions);
    const demo = page.locator('#TrackFocus');
    await demo.locator('[data-demo-edit]').click();
    await demo.locator('.cm-content').press('ControlOrMeta+Home');
    await page.keyboard.type('// Seen by the reader\n');
    const text = await copy(page);
    const edited = text.replace('// Seen by the reader\n', '');
    expect(text).not.toBe(edited);
    expect(text).toMatch(/^```tsx title="src\/TrackFocus\.tsx"\n\/\/ Seen by the reader\n/m);
    expect(edited).toBe(await markdownOf(PATH, 'variant=ts&styling=system'));
  });

  it('reports a page that cannot be fetched, and leaves the clipboard alone', async () => {
    const prepare = (opened: Page) => opened.route('**/*.md?*', (route) => route.abort());
    const { page } = await open(PATH, { ...permissions, prepare });
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await page.locator('.page-menu summary').click();
    await page.locator('[data-copy-page]').click();
    await page.locator('#status', { hasText: 'could not be loaded' }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
  });

  it('links to assistants with the URL of the Markdown in the prompt', async () => {
    const { page } = await open(PATH);
    await page.locator('.page-menu summary').click();
    const href = await page.getByRole('link', { name: 'Open in ChatGPT' }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('q')).toContain(`${inject('siteUrl') + PATH.slice(0, -1)}.md`);
  });

  it.each([
    ['Connect Claude Code', (server: string) => `claude mcp add --transport http mui-x-docs ${server}`],
    ['Connect VS Code', (server: string) => `code --add-mcp '{"name":"mui-x-docs","type":"http","url":"${server}"}'`],
    ['Copy the MCP server’s address', (server: string) => server],
  ])('has what is needed to connect a program to the MCP server: %s', async (name, textOf) => {
    const { page } = await open(PATH, permissions);
    await page.locator('.page-menu summary').click();
    await page.locator('.page-menu').getByRole('button', { name }).click();
    await page.locator('.page-menu summary', { hasText: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(textOf(`${inject('siteUrl')}/mcp`));
  });

  it('can be used by keyboard', async () => {
    const { page } = await open(PATH, permissions);
    await page.locator('.page-menu summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('[data-copy-page]:focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.page-menu[open]').count()).toBe(0);
    expect(await page.locator('.page-menu summary:focus').count()).toBe(1);
  });

  it('links to the Markdown without JavaScript', async () => {
    const { page } = await open(PATH, { javaScriptEnabled: false });
    await page.locator('.page-menu summary').click();
    expect(await page.locator('[data-copy-page]').isVisible()).toBe(false);
    expect(await page.locator('.page-menu a[href$=".md"]').getAttribute('href')).toBe(`${PATH.slice(0, -1)}.md`);
    expect(await page.locator('.page-menu a').first().isVisible()).toBe(true);
  });
});
