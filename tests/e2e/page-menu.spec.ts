import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { pauseClock } from '../support/browser/observe.ts';
import { siteOrigin } from '../support/sites.ts';

const PATH = '/x/react-tree-view/rich-tree-view/focus/';
/** The only demo of that page. */
const DEMO = 'TrackFocus';
const REFERENCE = '/x/api/tree-view/tree-item/';

const permissions = ['clipboard-read', 'clipboard-write'];
const getMarkdown = async (path: string, query: string) =>
  (await fetch(`${siteOrigin() + path.slice(0, -1)}.md?${query}`)).text();

const getMenu = (page: Page) => page.locator('.page-menu > summary');
const getClipboard = (page: Page) => () => page.evaluate(() => navigator.clipboard.readText());

/** Copies the page with its menu. @returns The clipboard's text. */
async function copy(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await getMenu(page).click();
  await page.locator('[data-copy-page]').click();
  await expect.poll(getClipboard(page)).not.toBe('before');
  return getClipboard(page)();
}

test.describe('the menu of a page', () => {
  test('copies the page as Markdown, and what connects a program, and says so for a while', async ({ open }) => {
    const { page, complaints } = await open(REFERENCE, { permissions, prepare: pauseClock });
    const text = await copy(page);
    expect(text).toBe(await getMarkdown(REFERENCE, 'variant=ts&styling=system'));
    await expect(getMenu(page)).toHaveText('Copied');
    await expect(page.locator('#status')).toHaveText('Copied');
    await page.clock.runFor(2000);
    await expect(getMenu(page)).toHaveText('Copy page');
    await getMenu(page).click();
    await page.locator('.page-menu').getByRole('button', { name: 'Connect Claude Code' }).click();
    await expect(getMenu(page)).toHaveText('Copied');
    await expect.poll(getClipboard(page)).toBe(`claude mcp add --transport http mui-x-docs ${siteOrigin()}/mcp`);
    expect(complaints).toEqual([]);
  });

  test('copies sources in the variant that is shown, and as they were edited', async ({ open }) => {
    const { page } = await open(PATH, { permissions, cookies: { codeVariant: 'JS' } });
    const text = await copy(page);
    expect(text).toContain(`title="src/${DEMO}.jsx"`);
    expect(text).toBe(await getMarkdown(PATH, 'variant=js&styling=system'));
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { codeVariant: 'TS' }));
    const demo = page.locator(`#${DEMO}`);
    await demo.locator('[data-demo-edit]').click();
    const editor = demo.locator('.cm-content');
    await editor.press('ControlOrMeta+Home');
    await page.keyboard.type('// Seen by the reader\n');
    await expect(editor).toContainText('// Seen by the reader');
    const edited = await copy(page);
    expect(edited).toMatch(new RegExp(`^\`\`\`tsx title="src/${DEMO}\\.tsx"\\n// Seen by the reader\\n`, 'm'));
    const original = edited.replace('// Seen by the reader\n', '');
    expect(original).toBe(await getMarkdown(PATH, 'variant=ts&styling=system'));
  });

  test('reports a page that cannot be fetched, and leaves the clipboard alone', async ({ open }) => {
    const prepare = async (opened: Page) => {
      await opened.route('**/*.md?*', (route) => route.abort());
      // After some time, the message would go by itself.
      await pauseClock(opened);
    };
    const { page } = await open(PATH, { permissions, prepare });
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await getMenu(page).click();
    await page.locator('[data-copy-page]').click();
    await expect(page.locator('#status')).toContainText('could not be loaded');
    await expect(page.locator('#status')).toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Escape');
    await expect(page.locator('#status')).not.toHaveCSS('clip-path', 'none');
    const clipboard = await getClipboard(page)();
    expect(clipboard).toBe('before');
  });
});
