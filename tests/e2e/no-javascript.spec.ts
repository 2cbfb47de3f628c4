import { expect, test, type OpenOptions } from '../support/browser/test.ts';
import { brightness, paletteOf, styleOf } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

const open = (path: string, options: OpenOptions = {}) => open(path, { javaScriptEnabled: false, ...options });

test.describe('without JavaScript, a page', () => {
  test('is readable', async ({ open }) => {
    const { page } = await open(GUIDE);
    expect(await page.locator('h1').innerText()).toBe('Rich Tree View\u00a0- Expansion');
    await expect(page.locator('article p').first()).toBeVisible();
    await expect(page.locator('#navigation [aria-current="page"]')).toBeVisible();
    await expect(page.locator('#contents a').first()).toBeVisible();
  });

  test('shows a picture of each demo', async ({ open }) => {
    const { page } = await open(GUIDE);
    for (const stage of await page.locator('[data-demo] .demo-root').all()) {
      await expect(stage.getByRole('treeitem').first()).toBeVisible();
    }
  });

  test('shows the code of a demo', async ({ open }) => {
    const { page } = await open(GUIDE);
    const demo = page.locator('#BasicExpansion');
    const code = demo.getByText('export default function BasicExpansion()');
    await expect(code.isVisible()).resolves.toBe(false);
    await demo.getByText('Show code').click();
    await code.waitFor();
  });

  test('highlights code', async ({ open }) => {
    const { page } = await open('/x/introduction/installation/');
    const code = page.locator('.code code.language-tsx').first();
    const plain = await styleOf(code, 'color');
    const tokens = await code
      .locator('i')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    expect(new Set([plain, ...tokens]).size).toBeGreaterThan(3);
  });

  test('switches the tabs of a code group on click', async ({ open }) => {
    const { page } = await open('/x/introduction/installation/');
    await page.locator('.codegroup label', { hasText: 'pnpm' }).first().click();
    await page.getByText('pnpm create vite').waitFor();
  });

  test('hides controls that need scripts', async ({ open }) => {
    const { page } = await open(GUIDE);
    for (const name of ['Copy', 'Reset', 'Settings', 'Color mode', 'JS', 'TS']) {
      expect(await page.getByRole('button', { name, exact: true }).filter({ visible: true }).count(), name).toBe(0);
    }
  });
});

test.describe('without JavaScript, the reader', () => {
  it.each(['light', 'dark'] as const)('sees the system’s %s palette', async (colorScheme) => {
    const { page } = await open(GUIDE, { colorScheme });
    expect(await paletteOf(page)).toBe(colorScheme);
    const text = brightness(await styleOf(page.locator('article p').first(), 'color'));
    expect(text > 128).toBe(colorScheme === 'dark');
  });

  test('can open the navigation on a phone and go to a page', async ({ open }) => {
    const { page } = await open(GUIDE, PHONE);
    const navigation = page.locator('#navigation');
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await navigation.waitFor();
    await navigation.getByRole('link', { name: 'Accessibility' }).click();
    await page.waitForURL('**/x/react-tree-view/accessibility/');
    expect(await page.locator('h1').innerText()).toContain('Accessibility');
    await expect(navigation).toBeHidden();
  });

  test('can open the table of contents on a phone and go to a section', async ({ open }) => {
    const { page } = await open(GUIDE, PHONE);
    const link = page.locator('#contents a', { hasText: 'Change it from code' });
    await expect(link).toBeHidden();
    await page.locator('#contents summary').click();
    await link.click();
    expect(new URL(page.url()).hash).toBe('#change-it-from-code');
  });

  test('can switch the language', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.locator('.bar summary[aria-label="Language"]').click();
    await page.getByRole('link', { name: '中文' }).click();
    await page.waitForURL(`**/zh${GUIDE}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });

  test('can go to another product by the menu', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.locator('.products summary').click();
    await page.locator('.products').getByRole('link', { name: 'Charts' }).click();
    await page.waitForURL('**/x/react-charts/');
    expect(await page.locator('h1').innerText()).toContain('Charts');
  });

  it.each([
    ['a wide screen', {}],
    ['a phone', PHONE],
  ])('can search on %s', async (name, options) => {
    const { page } = await open(GUIDE, options);
    const field = page.getByRole('searchbox');
    await field.click();
    await field.fill('selection');
    await field.press('Enter');
    await page.waitForURL('**/x/search/?q=selection');
    await expect(page.locator('main').getByRole('link', { name: 'Rich Tree View - Selection' })).toHaveCount(1);
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue('selection');
  });
});
