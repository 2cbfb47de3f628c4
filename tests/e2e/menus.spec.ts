import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { beginToUse } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

/** A section of the guide, and the demo in it. */
const SECTION = 'controlled-expansion';
const DEMO = 'ControlledExpansion';
/** An older version that has the guide. */
const VERSION = 'v7';

const MENUS: [name: string, menu: string][] = [
  ['products', '.bar .products'],
  ['versions', '.bar .versions'],
  ['languages', '.bar .menu:has([data-locale])'],
  ['colour modes', '.bar .mode'],
  ['the page', '.page-menu'],
];

for (const [name, selector] of MENUS)
  test(`the menu of ${name} can be opened and navigated by keyboard, from the first key press on`, async ({ open }) => {
    const { page } = await open(GUIDE);
    const menu = page.locator(selector);
    const items = menu.locator('li > *');
    await expect.poll(() => items.count()).toBeGreaterThan(1);
    await menu.locator('> summary').focus();
    for (const [key, item] of [
      ['ArrowDown', items.first()],
      ['ArrowDown', items.nth(1)],
      ['End', items.last()],
      ['ArrowDown', items.first()],
      ['ArrowUp', items.last()],
      ['Home', items.first()],
    ] as const) {
      await page.keyboard.press(key);
      await expect(item).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu.locator('> summary')).toBeFocused();
    await expect(menu).toHaveJSProperty('open', false);
  });

test.describe('the versions of a page', () => {
  test('are in the navigation in a window of 700 px', async ({ open }) => {
    const { page } = await open(GUIDE, { viewport: { width: 700, height: 844 } });
    await expect(page.locator('.bar .versions')).toBeHidden();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.locator('.nav-versions > summary').click();
    await expect(page.locator('.nav-versions').getByRole('link', { name: VERSION })).toBeVisible();
  });

  test('are only in the bar in a window of 768 px', async ({ open }) => {
    const { page } = await open(GUIDE, { viewport: { width: 768, height: 800 } });
    await expect(page.locator('.bar .versions')).toBeVisible();
    await expect(page.locator('.nav-versions')).toBeHidden();
  });

  test('leave room for the whole name of the library in a window of 768 px', async ({ open }) => {
    const { page } = await open('/x/react-date-pickers/', { viewport: { width: 768, height: 800 } });
    await expect(page.locator('.bar .versions > summary')).toHaveText(/v\d+$/, { useInnerText: true });
    const cut = () => page.locator('.bar .products .cut').evaluate((name) => name.scrollWidth - name.clientWidth);
    await expect.poll(cut).toBe(0);
  });
});

const topOf = (page: Page, id: string) => () =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

test.describe('the floating link to the table of contents', () => {
  test('is visible on a phone after scrolling down, and opens the contents', async ({ open }) => {
    const { page } = await open(GUIDE, { viewport: { width: 390, height: 844 }, hasTouch: true });
    const link = page.locator('.to-contents');
    await beginToUse(page);
    await page.locator(`#${SECTION}`).evaluate((heading) => heading.scrollIntoView());
    await link.click();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link').first()).toBeVisible();
    await expect.poll(() => contents.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
    await expect(link).toBeHidden();
  });

  test('is hidden beside the table of contents', async ({ open }) => {
    const { page } = await open(`${GUIDE}#${SECTION}`);
    await expect(page.locator('#contents [aria-current]')).toBeVisible();
    await expect(page.locator('.to-contents')).toBeHidden();
  });
});

test.describe('switching the language', () => {
  /** By keyboard, since Playwright may scroll before a click. */
  const choose = async (page: Page) => {
    await beginToUse(page);
    await page.locator('.bar .menu:has([data-locale]) > summary').press('Enter');
    const chinese = page.locator('.bar [data-locale=zh]');
    await expect(chinese).toBeVisible();
    await chinese.press('Enter');
    await page.waitForURL(`**/zh${GUIDE}**`);
  };

  for (const [name, hash, id] of [
    ['a section', `#${SECTION}`, SECTION],
    ['a demo', `#${DEMO}.tsx`, DEMO],
  ] as const)
    test(`keeps the hash of ${name}`, async ({ open }) => {
      const { page } = await open(GUIDE + hash);
      await expect.poll(topOf(page, id)).toBeLessThan(300);
      await choose(page);
      await expect(page).toHaveURL(`${siteOrigin()}/zh${GUIDE}${hash}`);
      await expect.poll(topOf(page, id)).toBeLessThan(300);
    });

  test('keeps the hash while the behaviours are still loading', async ({ open }) => {
    const { page } = await open(`${GUIDE}#${SECTION}`);
    // Never answered.
    await page.route('**/after-first-input-*.js', () => undefined);
    await page.locator('.bar .menu:has([data-locale]) > summary').click();
    await page.locator('[data-locale=zh]').click();
    await expect(page).toHaveURL(`${siteOrigin()}/zh${GUIDE}#${SECTION}`);
  });

  test('keeps the current section', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.locator(`#${SECTION}`).evaluate((heading) => heading.scrollIntoView());
    await choose(page);
    await expect(page).toHaveURL(new RegExp(`#(?:${SECTION}|${DEMO})$`));
    await expect.poll(topOf(page, SECTION)).toBeLessThan(600);
  });

  test('stays at the top of the page', async ({ open }) => {
    const { page } = await open(GUIDE);
    await choose(page);
    await expect(page).toHaveURL(`${siteOrigin()}/zh${GUIDE}`);
  });
});
