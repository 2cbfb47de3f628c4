import type { Page } from '@playwright/test';
import { routeOpenPage } from '../support/browser/route.ts';
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

test('menus can be opened and navigated by keyboard, from the first key press on', async ({ open }) => {
  const { page } = await open(GUIDE);
  for (const [name, selector] of MENUS) {
    const menu = page.locator(selector);
    const items = menu.locator('li > *');
    await expect.poll(() => items.count(), name).toBeGreaterThan(1);
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
      await expect(item, name).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu.locator('> summary'), name).toBeFocused();
    await expect(menu, name).toHaveJSProperty('open', false);
  }
});

test('the versions of a page are in the bar where it has room for them, and else in the navigation', async ({
  open,
}) => {
  const { page } = await open('/x/react-date-pickers/', { viewport: { width: 768, height: 844 } });
  await expect(page.locator('.bar .versions > summary')).toHaveText(/v\d+$/, { useInnerText: true });
  await expect(page.locator('.nav-versions')).toBeHidden();
  const cut = () => page.locator('.bar .products .cut').evaluate((name) => name.scrollWidth - name.clientWidth);
  await expect.poll(cut, 'the whole name of the library').toBe(0);
  await page.setViewportSize({ width: 700, height: 844 });
  await expect(page.locator('.bar .versions')).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.locator('.nav-versions > summary').click();
  await expect(page.locator('.nav-versions').getByRole('link', { name: VERSION })).toBeVisible();
});

test('the menu of a demo stays open when what contains it takes the focus, as a press on a button does in Safari', async ({
  open,
}) => {
  const { page } = await open(GUIDE);
  await beginToUse(page);
  const menu = page.locator(`#${DEMO} .demo-more`);
  await menu.locator('> summary').click();
  await page.locator('main').evaluate((main) => main.focus({ preventScroll: true }));
  await expect(page.locator('main')).toBeFocused();
  await menu.getByRole('button', { name: 'JavaScript' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await expect(menu).toHaveJSProperty('open', false);
});

const getTop = (page: Page, id: string) => () =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

test('the floating link opens the contents after scrolling down on a phone, and is hidden beside them', async ({
  open,
}) => {
  const { page } = await open(GUIDE, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const link = page.locator('.to-contents');
  await beginToUse(page);
  await page.locator(`#${SECTION}`).evaluate((heading) => heading.scrollIntoView());
  await link.click();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link').first()).toBeVisible();
  await expect.poll(() => contents.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  await expect(link).toBeHidden();
  await page.locator(`#${SECTION}`).evaluate((heading) => heading.scrollIntoView());
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('#contents [aria-current]')).toBeVisible();
  await expect(link).toBeHidden();
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

  test('keeps the hash of a demo, the current section, and the top of the page', async ({ open }) => {
    const { page } = await open(`${GUIDE}#${DEMO}.tsx`);
    await expect.poll(getTop(page, DEMO)).toBeLessThan(300);
    await choose(page);
    await expect(page).toHaveURL(`${siteOrigin()}/zh${GUIDE}#${DEMO}.tsx`);
    await expect.poll(getTop(page, DEMO)).toBeLessThan(300);
    await page.goto(siteOrigin() + GUIDE);
    await page.locator(`#${SECTION}`).evaluate((heading) => heading.scrollIntoView());
    await choose(page);
    await expect(page).toHaveURL(new RegExp(`#(?:${SECTION}|${DEMO})$`));
    await expect.poll(getTop(page, SECTION)).toBeLessThan(600);
    await page.goto(siteOrigin() + GUIDE);
    await choose(page);
    await expect(page).toHaveURL(`${siteOrigin()}/zh${GUIDE}`);
  });

  test('keeps the hash while the behaviours are still loading', async ({ open }) => {
    const { page } = await open(`${GUIDE}#${SECTION}`);
    // Never answered.
    await routeOpenPage(page, '**/after-first-input-*.js', () => undefined);
    await page.locator('.bar .menu:has([data-locale]) > summary').click();
    await page.locator('[data-locale=zh]').click();
    await expect(page).toHaveURL(`${siteOrigin()}/zh${GUIDE}#${SECTION}`);
  });
});
