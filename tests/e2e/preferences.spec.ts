import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { paletteOf, waitUntil } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

const waitForPalette = (page: Page, palette: 'light' | 'dark') =>
  waitUntil(
    page,
    (wanted) => {
      const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return (red < 128 ? 'dark' : 'light') === wanted;
    },
    palette,
  );

async function chooseMode(page: Page, name: string): Promise<void> {
  await page.locator('.bar summary[aria-label="Color mode"]').click();
  await page.getByRole('button', { name, exact: true }).click();
}

test.describe('the colour mode', () => {
  test('is stored, and other tabs follow it', async ({ open }) => {
    const { page } = await open(GUIDE);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await chooseMode(page, 'Dark');
    await waitForPalette(page, 'dark');
    expect(await page.evaluate(() => localStorage.getItem('docs-color-mode'))).toBe('dark');
    await waitForPalette(other, 'dark');
    await chooseMode(other, 'Light');
    await waitForPalette(page, 'light');
    await page.reload();
    expect(await paletteOf(page)).toBe('light');
  });

  test('follows the system until the reader chooses', async ({ open }) => {
    const { page } = await open(GUIDE, { colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await waitForPalette(page, 'dark');
    await chooseMode(page, 'Light');
    await waitForPalette(page, 'light');
    await chooseMode(page, 'System');
    await waitForPalette(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await waitForPalette(page, 'light');
  });

  test('marks the current choice', async ({ open }) => {
    const { page } = await open(GUIDE, { storage: { 'docs-color-mode': 'dark' } });
    await page.locator('.bar summary[aria-label="Color mode"]').click();
    const pressed = page.locator('.bar [aria-pressed="true"]');
    await expect.poll(() => pressed.allInnerTexts()).toEqual(['Dark']);
  });
});

test.describe('a preference cookie', () => {
  test('is only written when the reader chooses, not by a visit or a hash', async ({ open }) => {
    const { page } = await open(`${GUIDE}#tailwind-BasicExpansion.js`);
    await page.locator('html[data-code-variant=JS]').waitFor();
    await page.goto(`${new URL(page.url()).origin}/zh${GUIDE}`);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test.describe('the code variant', () => {
  const codeOf = (page: Page, demo: string) => page.locator(`#${demo} .whole code`).textContent();
  const variantCookie = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'codeVariant');

  test('from the cookie is server-rendered', async ({ open }) => {
    const { page } = await open(GUIDE, { cookies: { codeVariant: 'JS' }, javaScriptEnabled: false });
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    expect(await codeOf(page, 'ControlledExpansion')).toContain("useState(['docs'])");
  });

  test('chosen at a demo applies to all demos, and is stored for a year', async ({ open }) => {
    const { page } = await open(GUIDE);
    expect(await codeOf(page, 'ControlledExpansion')).toContain('useState<string[]>');
    await page.locator('#BasicExpansion .demo-more > summary').click();
    await page.locator('#BasicExpansion').getByRole('button', { name: 'JavaScript BasicExpansion' }).click();
    await page.locator('#ControlledExpansion .whole', { hasText: "useState(['docs'])" }).waitFor({ state: 'attached' });
    const cookie = await variantCookie(page);
    expect(cookie).toMatchObject({ value: 'JS', path: '/', sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(31_536_000, -2);
    await page.reload();
    expect(await codeOf(page, 'ControlledExpansion')).toContain("useState(['docs'])");
  });

  it.each([
    ['#BasicExpansion.js', 'TS', "useState(['docs'])"],
    ['#BasicExpansion.tsx', 'JS', 'useState<string[]>'],
  ])('in the hash %s takes precedence over the stored %s, without overwriting it', async (hash, chosen, shown) => {
    const { page } = await open(GUIDE + hash, { cookies: { codeVariant: chosen } });
    await page.locator('#BasicExpansion').getByText('export default function BasicExpansion()').waitFor();
    await page.locator('#ControlledExpansion .whole', { hasText: shown }).waitFor({ state: 'attached' });
    expect((await variantCookie(page))?.value).toBe(chosen);
  });

  test('in a hash that changes later applies too', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.evaluate(() => (location.hash = '#ControlledExpansion.js'));
    await page.locator('#ControlledExpansion').getByText("useState(['docs'])").waitFor();
    expect(await variantCookie(page)).toBeUndefined();
  });
});

test.describe('the hash of a demo', () => {
  const isOnScreen = (demo: Locator) =>
    demo.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });

  it.each([
    ['#ApiExpansion', false],
    ['#ApiExpansion.tsx', true],
    ['#ApiExpansion.js', true],
    ['#tailwind-ApiExpansion.tsx', true],
  ])('%s scrolls to it; its source is open: %s', async (hash, isOpen) => {
    const { page } = await open(GUIDE + hash);
    const demo = page.locator('#ApiExpansion');
    await waitUntil(page, () => scrollY > 0);
    expect(await isOnScreen(demo)).toBe(true);
    expect(await demo.locator('.whole').isVisible()).toBe(isOpen);
  });
});
