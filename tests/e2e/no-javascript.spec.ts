import { expect, test } from '../support/browser/test.ts';
import { brightness, paletteOf, styleOf } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

const INSTALLATION = '/x/introduction/installation/';
const PHONE = { viewport: { width: 390, height: 844 } };

// Every page of this file: the browser runs no scripts.
const WITHOUT = { javaScriptEnabled: false };

test.describe('without JavaScript, a page', () => {
  test('is readable', async ({ open }) => {
    const { page } = await open(GUIDE, WITHOUT);
    await expect(page.locator('h1')).toHaveText('Expansion');
    await expect(page.locator('article p').first()).toBeVisible();
    await expect(page.locator('#navigation [aria-current="page"]')).toBeVisible();
    await expect(page.locator('#contents a').first()).toBeVisible();
  });

  test('shows a picture of each demo', async ({ open }) => {
    const { page } = await open(GUIDE, WITHOUT);
    for (const stage of await page.locator('[data-demo] .demo-root').all()) {
      await expect(stage.getByRole('treeitem').first()).toBeVisible();
    }
  });

  for (const hash of ['BasicBars:grid', 'BasicBars', 'BasicBars.tsx', 'BasicBars.js']) {
    test(`has the demo of a link in view: #${hash}`, async ({ open }) => {
      const { page } = await open(`/x/react-charts/bars/#${hash}`, WITHOUT);
      await expect(page.locator('#BasicBars .demo-stage')).toBeInViewport({ ratio: 0.5 });
    });
  }

  test('has the styled demo of a link in view', async ({ open }) => {
    const { page } = await open('/x/react-tree-view/simple-tree-view/customization/#tailwind-StyledItems.tsx', WITHOUT);
    await expect(page.locator('#StyledItems .demo-stage')).toBeInViewport({ ratio: 0.5 });
  });

  test('shows the code of a demo', async ({ open }) => {
    const { page } = await open(GUIDE, WITHOUT);
    const demo = page.locator('#BasicExpansion');
    const code = demo.getByText('export default function BasicExpansion()');
    await expect(code).toBeHidden();
    await demo.getByText('Show code').click();
    await expect(code).toBeVisible();
  });

  test('highlights code', async ({ open }) => {
    const { page } = await open(INSTALLATION, WITHOUT);
    const code = page.locator('.code code.language-tsx').first();
    const colors = () =>
      code.evaluate((element) =>
        [element, ...element.querySelectorAll('i')].map((part) => getComputedStyle(part).color),
      );
    await expect.poll(async () => new Set(await colors()).size).toBeGreaterThan(3);
  });

  test('switches the tabs of a code group on click', async ({ open }) => {
    const { page } = await open(INSTALLATION, WITHOUT);
    await page.locator('.codegroup label', { hasText: 'pnpm' }).first().click();
    await expect(page.getByText('pnpm create vite')).toBeVisible();
  });

  test('hides controls that need scripts', async ({ open }) => {
    const { page } = await open(GUIDE, WITHOUT);
    for (const name of ['Copy', 'Reset', 'Settings', 'Color mode', 'JS', 'TS']) {
      await expect(page.getByRole('button', { name, exact: true }).filter({ visible: true }), name).toHaveCount(0);
    }
  });
});

test.describe('without JavaScript, the reader', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`sees the system’s ${colorScheme} palette`, async ({ open }) => {
      const { page } = await open(GUIDE, { ...WITHOUT, colorScheme });
      await expect.poll(() => paletteOf(page)).toBe(colorScheme);
      const text = () => styleOf(page.locator('article p').first(), 'color');
      await expect.poll(async () => brightness(await text()) > 128).toBe(colorScheme === 'dark');
    });

  test('can open the navigation on a phone and go to a page', async ({ open }) => {
    const { page } = await open(GUIDE, { ...WITHOUT, ...PHONE });
    const navigation = page.locator('#navigation');
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await navigation.getByRole('link', { name: 'Accessibility' }).click();
    await expect(page).toHaveURL(`${siteOrigin()}/x/react-tree-view/accessibility/`);
    await expect(page.locator('h1')).toContainText('Accessibility');
    await expect(navigation).toBeHidden();
  });

  test('can open the table of contents on a phone and go to a section', async ({ open }) => {
    const { page } = await open(GUIDE, { ...WITHOUT, ...PHONE });
    const link = page.locator('#contents a', { hasText: 'Change it from code' });
    await expect(link).toBeHidden();
    await page.locator('#contents summary').click();
    await link.click();
    await expect(page).toHaveURL(/#change-it-from-code$/);
  });

  test('can switch the language', async ({ open }) => {
    const { page } = await open(GUIDE, WITHOUT);
    await page.locator('.bar summary[aria-label="Language"]').click();
    await page.getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(`${siteOrigin()}/zh${GUIDE}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });

  test('can go to another product by the menu', async ({ open }) => {
    const { page } = await open(GUIDE, WITHOUT);
    await page.locator('.products summary').click();
    await page.locator('.products').getByRole('link', { name: 'Charts' }).click();
    await expect(page).toHaveURL(`${siteOrigin()}/x/react-charts/`);
    await expect(page.locator('h1')).toContainText('Charts');
  });

  for (const [name, options] of [
    ['a wide screen', {}],
    ['a phone', PHONE],
  ] as const)
    test(`can search on ${name}`, async ({ open }) => {
      const { page } = await open(GUIDE, { ...WITHOUT, ...options });
      const field = page.getByRole('searchbox');
      await field.click();
      await field.fill('selection');
      await field.press('Enter');
      await expect(page).toHaveURL(`${siteOrigin()}/x/search/?q=selection`);
      await expect(page.locator('main').getByRole('link', { name: 'Rich Tree View - Selection' })).toHaveCount(1);
      await expect(page.locator('main').getByRole('searchbox')).toHaveValue('selection');
    });
});
