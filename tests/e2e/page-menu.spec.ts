import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { siteOrigin } from '../support/sites.ts';

const PATH = '/x/react-tree-view/rich-tree-view/focus/';
const REFERENCE = '/x/api/tree-view/tree-item/';

const permissions = { permissions: ['clipboard-read', 'clipboard-write'] };
const markdownOf = async (path: string, query: string) =>
  (await fetch(`${siteOrigin() + path.slice(0, -1)}.md?${query}`)).text();

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

test.describe('the menu of a page', () => {
  it.each([PATH, REFERENCE])('copies %s as Markdown', async (path) => {
    const { page, complaints } = await open(path, permissions);
    expect(await copy(page)).toBe(await markdownOf(path, 'variant=ts&styling=system'));
    await page.locator('.page-menu summary', { hasText: /^Copy page$/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('copies sources in the variant that is shown', async ({ open }) => {
    const { page } = await open(PATH, { ...permissions, cookies: { codeVariant: 'JS' } });
    const text = await copy(page);
    expect(text).toContain('title="src/TrackFocus.jsx"');
    expect(text).toBe(await markdownOf(PATH, 'variant=js&styling=system'));
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { codeVariant: 'TS' }));
    expect(await copy(page)).toContain('title="src/TrackFocus.tsx"');
  });

  test('copies edited sources', async ({ open }) => {
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

  test('reports a page that cannot be fetched, and leaves the clipboard alone', async ({ open }) => {
    const prepare = (opened: Page) => opened.route('**/*.md?*', (route) => route.abort());
    const { page } = await open(PATH, { ...permissions, prepare });
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await page.locator('.page-menu summary').click();
    await page.locator('[data-copy-page]').click();
    await page.locator('#status', { hasText: 'could not be loaded' }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
  });

  test('links to assistants with the URL of the Markdown in the prompt', async ({ open }) => {
    const { page } = await open(PATH);
    await page.locator('.page-menu summary').click();
    const href = await page.getByRole('link', { name: 'Open in ChatGPT' }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('q')).toContain(`${siteOrigin() + PATH.slice(0, -1)}.md`);
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
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(textOf(`${siteOrigin()}/mcp`));
  });

  test('can be used by keyboard', async ({ open }) => {
    const { page } = await open(PATH, permissions);
    await page.locator('.page-menu summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-copy-page]:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.page-menu[open]').count()).toBe(0);
    await expect(page.locator('.page-menu summary:focus')).toHaveCount(1);
  });

  test('links to the Markdown without JavaScript', async ({ open }) => {
    const { page } = await open(PATH, { javaScriptEnabled: false });
    await page.locator('.page-menu summary').click();
    await expect(page.locator('[data-copy-page]')).toBeHidden();
    await expect(page.locator('.page-menu a[href$=".md"]')).toHaveAttribute('href', `${PATH.slice(0, -1)}.md`);
    await expect(page.locator('.page-menu a').first()).toBeVisible();
  });
});
