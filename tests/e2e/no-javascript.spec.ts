import { expect, test } from '../support/browser/test.ts';
import { brightness, getPalette, getStyle } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

const INSTALLATION = '/x/introduction/installation/';
const PHONE = { viewport: { width: 390, height: 844 } };

// Every page of this file: the browser runs no scripts.
const WITHOUT = { javaScriptEnabled: false };

test.describe('without JavaScript, a page', () => {
  test('is readable in the system’s palette, with pictures of its demos and their code, hides what needs scripts, and leads to its translation', async ({
    open,
  }) => {
    const { page } = await open(GUIDE, WITHOUT);
    await expect(page.locator('h1')).toHaveText('Expansion');
    await expect(page.locator('article p').first()).toBeVisible();
    await expect(page.locator('#navigation [aria-current="page"]')).toBeVisible();
    await expect(page.locator('#contents a').first()).toBeVisible();
    for (const stage of await page.locator('[data-demo] .demo-root').all()) {
      await expect(stage.getByRole('treeitem').first()).toBeVisible();
    }
    for (const name of ['Copy', 'Reset', 'Settings', 'Color mode', 'JS', 'TS']) {
      await expect(page.getByRole('button', { name, exact: true }).filter({ visible: true }), name).toHaveCount(0);
    }
    const demo = page.locator('#BasicExpansion');
    const code = demo.getByText('export default function BasicExpansion()');
    await expect(code).toBeHidden();
    await demo.getByText('Show code').click();
    await expect(code).toBeVisible();
    await page.locator('.page-menu > summary').click();
    await expect(page.locator('.page-menu a').first()).toHaveAttribute('href', `${GUIDE.slice(0, -1)}.md`);
    await expect(page.locator('.page-menu a').first()).toBeVisible();
    await expect(page.locator('[data-copy-page]')).toBeHidden();
    const text = () => getStyle(page.locator('article p').first(), 'color');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => getPalette(page)).toBe(colorScheme);
      await expect.poll(async () => brightness(await text()) > 128).toBe(colorScheme === 'dark');
    }
    await page.locator('.bar summary[aria-label="Language"]').click();
    await page.getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(`${siteOrigin()}/zh${GUIDE}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });

  test('has the demo of a link in view', async ({ open }) => {
    const { page } = await open(GUIDE, WITHOUT);
    for (const [path, demo, hash] of [
      ['/x/react-charts/bars/', 'BasicBars', 'BasicBars:grid'],
      ['/x/react-charts/bars/', 'BasicBars', 'BasicBars'],
      ['/x/react-charts/bars/', 'BasicBars', 'BasicBars.js'],
      ['/x/react-tree-view/simple-tree-view/customization/', 'StyledItems', 'tailwind-StyledItems.tsx'],
    ]) {
      await page.goto('about:blank');
      await page.goto(`${siteOrigin()}${path}#${hash}`);
      await expect(page.locator(`#${demo} .demo-stage`), hash).toBeInViewport({ ratio: 0.5 });
    }
  });

  test('highlights code, and switches the tabs of a code group on click', async ({ open }) => {
    const { page } = await open(INSTALLATION, WITHOUT);
    const code = page.locator('.code code.language-tsx').first();
    const colors = () =>
      code.evaluate((element) =>
        [element, ...element.querySelectorAll('i')].map((part) => getComputedStyle(part).color),
      );
    await expect.poll(async () => new Set(await colors()).size).toBeGreaterThan(3);
    await page.locator('.codegroup label', { hasText: 'pnpm' }).first().click();
    await expect(page.getByText('pnpm create vite')).toBeVisible();
  });
});

test.describe('without JavaScript, the reader', () => {
  test('can open contents and navigation on a phone, and go to a section and a page', async ({ open }) => {
    const { page } = await open(GUIDE, { ...WITHOUT, ...PHONE });
    const link = page.locator('#contents a', { hasText: 'Change it from code' });
    await expect(link).toBeHidden();
    await page.locator('#contents summary').click();
    await link.click();
    await expect(page).toHaveURL(/#change-it-from-code$/);
    const navigation = page.locator('#navigation');
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await navigation.getByRole('link', { name: 'Focus', exact: true }).click();
    await expect(page).toHaveURL(`${siteOrigin()}/x/react-tree-view/rich-tree-view/focus/`);
    await expect(page.locator('h1')).toContainText('Focus');
    await expect(navigation).toBeHidden();
  });

  test('can search on a phone', async ({ open }) => {
    const { page } = await open(GUIDE, { ...WITHOUT, ...PHONE });
    const field = page.getByRole('searchbox');
    await field.click();
    await field.fill('selection');
    await field.press('Enter');
    await expect(page).toHaveURL(`${siteOrigin()}/x/search/?q=selection`);
    await expect(page.locator('main').getByRole('link', { name: 'Rich Tree View - Selection' })).toHaveCount(1);
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue('selection');
  });
});
