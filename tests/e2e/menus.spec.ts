import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { beginToUse } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

const MENUS: [name: string, menu: string][] = [
  ['products', '.bar .products'],
  ['versions', '.bar .versions'],
  ['languages', '.bar .menu:has([data-locale])'],
  ['colour modes', '.bar .mode'],
  ['the page', '.page-menu'],
];

/** Index of the focused item in a menu; -1 for its button. */
const placeOfFocus = (page: Page, menu: string) =>
  page
    .locator(menu)
    .evaluate((element) => [...element.querySelectorAll<Element>('li > *')].indexOf(document.activeElement ?? element));

describe.each(MENUS)('the menu of %s', (_, menu) => {
  test('can be opened and navigated by keyboard, from the first key press on', async ({ open }) => {
    const { page } = await open(GUIDE);
    const button = page.locator(`${menu} > summary`);
    const last = (await page.locator(`${menu} li > *`).count()) - 1;
    expect(last).toBeGreaterThan(0);
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => placeOfFocus(page, menu)).toBe(0);
    await page.keyboard.press('ArrowDown');
    expect(await placeOfFocus(page, menu)).toBe(1);
    await page.keyboard.press('End');
    expect(await placeOfFocus(page, menu)).toBe(last);
    await page.keyboard.press('ArrowDown');
    expect(await placeOfFocus(page, menu)).toBe(0);
    await page.keyboard.press('ArrowUp');
    expect(await placeOfFocus(page, menu)).toBe(last);
    await page.keyboard.press('Home');
    expect(await placeOfFocus(page, menu)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(await page.locator(menu).getAttribute('open')).toBe(null);
  });
});

test.describe('the versions of a page', () => {
  it.each([390, 700])('are in the navigation in a window of %d px', async (width) => {
    const { page } = await open(GUIDE, { viewport: { width, height: 844 } });
    await expect(page.locator('.bar .versions')).toBeHidden();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.locator('.nav-versions > summary').click();
    await expect(page.locator('.nav-versions').getByRole('link', { name: 'v7' })).toBeVisible();
  });

  it.each([768, 1280])('are only in the bar in a window of %d px', async (width) => {
    const { page } = await open(GUIDE, { viewport: { width, height: 800 } });
    await expect(page.locator('.bar .versions')).toBeVisible();
    await expect(page.locator('.nav-versions')).toBeHidden();
  });
});

test.describe('the floating link to the table of contents', () => {
  test('is visible on a phone after scrolling down, and opens the contents', async ({ open }) => {
    const { page } = await open(GUIDE, { viewport: { width: 390, height: 844 }, hasTouch: true });
    const link = page.locator('.to-contents');
    await beginToUse(page);
    await page.locator('#controlled-expansion').evaluate((heading) => heading.scrollIntoView());
    await link.click();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect.poll(() => contents.getByRole('link').first().isVisible()).toBe(true);
    await expect.poll(() => contents.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
    await expect(link).toBeHidden();
  });

  test('is hidden beside the table of contents', async ({ open }) => {
    const { page } = await open(`${GUIDE}#controlled-expansion`);
    await page.locator('#contents [aria-current]').waitFor();
    await expect(page.locator('.to-contents')).toBeHidden();
  });
});

test.describe('switching the language', () => {
  /** By keyboard, since Playwright may scroll before a click. */
  const choose = async (page: Page) => {
    await beginToUse(page);
    for (const part of ['.menu:has([data-locale]) > summary', '[data-locale=zh]']) {
      await page.locator(`.bar ${part}`).focus();
      await page.keyboard.press('Enter');
    }
    await page.waitForURL(`**/zh${GUIDE}**`);
  };
  const topOf = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

  it.each([
    ['a section', '#controlled-expansion', 'controlled-expansion'],
    ['a demo', '#ControlledExpansion.tsx', 'ControlledExpansion'],
  ])('keeps the hash of %s', async (name, hash, id) => {
    const { page } = await open(GUIDE + hash);
    await expect.poll(() => topOf(page, id)).toBeLessThan(300);
    await choose(page);
    expect(new URL(page.url()).hash).toBe(hash);
    await expect.poll(() => topOf(page, id)).toBeLessThan(300);
  });

  test('keeps the hash while the behaviours are still loading', async ({ open }) => {
    const { page } = await open(`${GUIDE}#controlled-expansion`);
    // Never answered.
    await page.route('**/after-first-input-*.js', () => undefined);
    await page.locator('.bar .menu:has([data-locale]) > summary').click();
    await page.locator('[data-locale=zh]').click();
    await page.waitForURL(`**/zh${GUIDE}#controlled-expansion`);
  });

  test('keeps the current section', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.locator('#controlled-expansion').evaluate((heading) => heading.scrollIntoView());
    await choose(page);
    expect(new URL(page.url()).hash).toMatch(/^#controlled-?expansion/i);
    await expect.poll(() => topOf(page, 'controlled-expansion')).toBeLessThan(600);
  });

  test('stays at the top of the page', async ({ open }) => {
    const { page } = await open(GUIDE);
    await choose(page);
    expect(new URL(page.url()).hash).toBe('');
  });
});
