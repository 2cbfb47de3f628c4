import type { Page } from '@playwright/test';
import { expect, test, type OpenOptions } from '../support/browser/test.ts';

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

test.describe('the filter of the navigation', () => {
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

  test('announces how many pages match, also none', async ({ open }) => {
    const { page } = await open(PAGE);
    await filter(page, 'sorting');
    await page.locator('#status').filter({ hasText: 'Pages: ' }).waitFor({ state: 'attached' });
    await filter(page, 'no page has this name');
    await expect.poll(() => page.locator('#status').textContent()).toBe('Pages: 0');
    await expect(entriesOf(page)).toHaveCount(0);
  });

  test('opens the first match on Enter, and restores the open groups', async ({ open }) => {
    const { page } = await open(PAGE);
    const before = await openGroupsOf(page);
    const field = await filter(page, 'row pinning');
    expect(await openGroupsOf(page)).not.toEqual(before);
    await field.press('Enter');
    await page.waitForURL('**/x/react-data-grid/row-pinning/');
    const after = await openGroupsOf(page);
    expect(after.filter((group) => !before.includes(group)).length).toBeLessThanOrEqual(1);
  });

  test('shows everything again when it is cleared', async ({ open }) => {
    const { page } = await open(PAGE);
    const [entries, groups] = [await entriesOf(page).count(), await openGroupsOf(page)];
    const field = await filter(page, 'pivoting');
    await field.fill('');
    await expect.poll(() => entriesOf(page).count()).toBe(entries);
    expect(await openGroupsOf(page)).toEqual(groups);
  });
});

test.describe('a folded navigation', () => {
  const openFolded = async (options: OpenOptions = {}) => {
    const opened = await open(PAGE, options);
    await opened.page.getByRole('button', { name: 'Hide navigation' }).click();
    await opened.page.locator('#navigation').waitFor({ state: 'hidden' });
    return opened;
  };

  test('stays folded on the next page, from the first paint on', async ({ open }) => {
    const { page } = await openFolded();
    await page.goto(new URL('/x/react-charts/', page.url()).href);
    await expect(page.locator('#navigation')).toBeHidden();
    const left = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().left);
    expect(left).toBeLessThan(250);
  });

  test('opens as a popover from the menu button, which has the focus, and can be unfolded there', async ({ open }) => {
    const { page } = await openFolded();
    const menu = page.getByRole('button', { name: 'Open navigation' });
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Keep navigation open' }).click();
    await menu.waitFor({ state: 'hidden' });
    await expect(page.locator('#navigation')).toBeVisible();
    expect(await page.locator('#navigation').evaluate((navigation) => navigation.matches(':popover-open'))).toBe(false);
    const fold = page.getByRole('button', { name: 'Hide navigation' });
    await expect(fold).toBeFocused();
  });
});
