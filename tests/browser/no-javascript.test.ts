import { describe, expect, it } from 'vitest';
import { useBrowser, type OpenOptions } from './browser.ts';
import { brightness, paletteOf, styleOf } from './observe.ts';
import { GUIDE } from './pages.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

const browser = useBrowser();
const open = (path: string, options: OpenOptions = {}) => browser.open(path, { javaScriptEnabled: false, ...options });

describe('without JavaScript, a page', () => {
  it('is readable', async () => {
    const { page } = await open(GUIDE);
    expect(await page.locator('h1').innerText()).toBe('Rich Tree View\u00a0- Expansion');
    expect(await page.locator('article p').first().isVisible()).toBe(true);
    expect(await page.locator('#navigation [aria-current="page"]').isVisible()).toBe(true);
    expect(await page.locator('#contents a').first().isVisible()).toBe(true);
  });

  it('shows a picture of each demo', async () => {
    const { page } = await open(GUIDE);
    for (const stage of await page.locator('[data-demo] .demo-root').all()) {
      expect(await stage.getByRole('treeitem').first().isVisible()).toBe(true);
    }
  });

  it('shows the code of a demo', async () => {
    const { page } = await open(GUIDE);
    const demo = page.locator('#BasicExpansion');
    const code = demo.getByText('export default function BasicExpansion()');
    await expect(code.isVisible()).resolves.toBe(false);
    await demo.getByText('Show code').click();
    await code.waitFor();
  });

  it('highlights code', async () => {
    const { page } = await open('/x/introduction/installation/');
    const code = page.locator('.code code.language-tsx').first();
    const plain = await styleOf(code, 'color');
    const tokens = await code
      .locator('i')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    expect(new Set([plain, ...tokens]).size).toBeGreaterThan(3);
  });

  it('switches the tabs of a code group on click', async () => {
    const { page } = await open('/x/introduction/installation/');
    await page.locator('.codegroup label', { hasText: 'pnpm' }).first().click();
    await page.getByText('pnpm create vite').waitFor();
  });

  it('hides controls that need scripts', async () => {
    const { page } = await open(GUIDE);
    for (const name of ['Copy', 'Reset', 'Settings', 'Color mode', 'JS', 'TS']) {
      expect(await page.getByRole('button', { name, exact: true }).filter({ visible: true }).count(), name).toBe(0);
    }
  });
});

describe('without JavaScript, the reader', () => {
  it.each(['light', 'dark'] as const)('sees the system’s %s palette', async (colorScheme) => {
    const { page } = await open(GUIDE, { colorScheme });
    expect(await paletteOf(page)).toBe(colorScheme);
    const text = brightness(await styleOf(page.locator('article p').first(), 'color'));
    expect(text > 128).toBe(colorScheme === 'dark');
  });

  it('can open the navigation on a phone and go to a page', async () => {
    const { page } = await open(GUIDE, PHONE);
    const navigation = page.locator('#navigation');
    expect(await navigation.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await navigation.waitFor();
    await navigation.getByRole('link', { name: 'Accessibility' }).click();
    await page.waitForURL('**/x/react-tree-view/accessibility/');
    expect(await page.locator('h1').innerText()).toContain('Accessibility');
    expect(await navigation.isVisible()).toBe(false);
  });

  it('can open the table of contents on a phone and go to a section', async () => {
    const { page } = await open(GUIDE, PHONE);
    const link = page.locator('#contents a', { hasText: 'Change it from code' });
    expect(await link.isVisible()).toBe(false);
    await page.locator('#contents summary').click();
    await link.click();
    expect(new URL(page.url()).hash).toBe('#change-it-from-code');
  });

  it('can switch the language', async () => {
    const { page } = await open(GUIDE);
    await page.locator('.bar summary[aria-label="Language"]').click();
    await page.getByRole('link', { name: '中文' }).click();
    await page.waitForURL(`**/zh${GUIDE}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });

  it('can go to another product by the menu', async () => {
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
    expect(await page.locator('main').getByRole('link', { name: 'Rich Tree View - Selection' }).count()).toBe(1);
    expect(await page.locator('main').getByRole('searchbox').inputValue()).toBe('selection');
  });
});
