import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, type OpenOptions } from './browser.ts';

const { open } = useBrowser();

const PAGE = '/x/react-data-grid/sorting/';

const entriesOf = (page: Page) => page.locator('#navigation .nav-tools + div a:visible');
const openGroupsOf = (page: Page) =>
  page.locator('#navigation details[open]').evaluateAll((groups) => groups.map(({ dataset }) => dataset.group));

/** Types into the navigation's filter, and waits for the result. */
async function filter(page: Page, text: string) {
  const field = page.locator('.nav-tools input');
  await field.fill(text);
  await page.locator('.nav-tools p').filter({ hasText: /\d/ }).waitFor();
  return field;
}

describe('the filter of the navigation', () => {
  it.each([
    ['a laptop', {}],
    ['a phone', { viewport: { width: 390, height: 844 } }],
  ])('covers nothing of the title above it on %s', async (device, options) => {
    const { page } = await open(PAGE, options);
    if (device === 'a phone') await page.getByRole('button', { name: 'Open navigation' }).click();
    const title = page.locator('#navigation .nav-title');
    await title.waitFor();
    const covered = await title.screenshot({ animations: 'disabled' });
    await page.addStyleTag({ content: '.nav-tools { visibility: hidden }' });
    expect(covered.equals(await title.screenshot({ animations: 'disabled' }))).toBe(true);
  });

  it.each([
    ['a name', PAGE, 'row hei', 'Row height'],
    ['a name in another language', PAGE, '主从', 'Master-detail'],
    ['the English name on a Chinese page', `/zh${PAGE}`, 'master', '主从详情'],
    ['a group and a plan', PAGE, 'rows pro', 'Row ordering'],
  ])('finds a page by %s', async (_, path, text, name) => {
    const { page } = await open(path);
    const all = await entriesOf(page).count();
    await filter(page, text);
    // Names in the other language are fetched when the field is first focused.
    await expect
      .poll(async () => (await entriesOf(page).allInnerTexts()).some((entry) => entry.startsWith(name)))
      .toBe(true);
    const left = await entriesOf(page).allInnerTexts();
    expect(left.length).toBeLessThan(Math.min(all, 20));
    expect(await page.locator('.nav-tools p').textContent()).toContain(String(left.length));
  });

  it('announces how many pages match, also none', async () => {
    const { page } = await open(PAGE);
    await filter(page, 'sorting');
    await page.locator('#status').filter({ hasText: 'Pages: ' }).waitFor({ state: 'attached' });
    await filter(page, 'no page has this name');
    await expect.poll(() => page.locator('#status').textContent()).toBe('Pages: 0');
    expect(await entriesOf(page).count()).toBe(0);
  });

  it('opens the first match on Enter, and restores the open groups', async () => {
    const { page } = await open(PAGE);
    const before = await openGroupsOf(page);
    const field = await filter(page, 'row pinning');
    expect(await openGroupsOf(page)).not.toEqual(before);
    await field.press('Enter');
    await page.waitForURL('**/x/react-data-grid/row-pinning/');
    const after = await openGroupsOf(page);
    expect(after.filter((group) => !before.includes(group)).length).toBeLessThanOrEqual(1);
  });

  it('shows everything again when it is cleared', async () => {
    const { page } = await open(PAGE);
    const [entries, groups] = [await entriesOf(page).count(), await openGroupsOf(page)];
    const field = await filter(page, 'pivoting');
    await field.fill('');
    await expect.poll(() => entriesOf(page).count()).toBe(entries);
    expect(await openGroupsOf(page)).toEqual(groups);
  });
});

describe('a folded navigation', () => {
  const openFolded = async (options: OpenOptions = {}) => {
    const opened = await open(PAGE, options);
    await opened.page.getByRole('button', { name: 'Hide navigation' }).click();
    await opened.page.locator('#navigation').waitFor({ state: 'hidden' });
    return opened;
  };

  it('stays folded on the next page, from the first paint on', async () => {
    const { page } = await openFolded();
    await page.goto(new URL('/x/react-charts/', page.url()).href);
    expect(await page.locator('#navigation').isVisible()).toBe(false);
    const left = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().left);
    expect(left).toBeLessThan(250);
  });

  it('opens as a popover from the menu button, which has the focus, and can be unfolded there', async () => {
    const { page } = await openFolded();
    const menu = page.getByRole('button', { name: 'Open navigation' });
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Keep navigation open' }).click();
    await menu.waitFor({ state: 'hidden' });
    expect(await page.locator('#navigation').isVisible()).toBe(true);
    expect(await page.locator('#navigation').evaluate((navigation) => navigation.matches(':popover-open'))).toBe(false);
    const fold = page.getByRole('button', { name: 'Hide navigation' });
    expect(await fold.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
