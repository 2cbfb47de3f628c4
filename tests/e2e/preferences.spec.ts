import type { Page } from '@playwright/test';
import { COLORS } from '../../client/theme/tokens.ts';
import { expect, test } from '../support/browser/test.ts';
import { getPalette } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

/** Demos of the guide. The second one's sources differ by variant, the third one is below the first screen. */
const DEMO = 'BasicExpansion';
const TYPED_DEMO = 'ControlledExpansion';
const LATER_DEMO = 'ApiExpansion';
const TS_LINE = 'useState<string[]>';
const JS_LINE = "useState(['docs'])";

/** The colour that a page gives to the browser's own surfaces: the first that applies. */
const themeColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

/** Expects the palette of the page, and the colour of the browser around it. */
async function expectPalette(page: Page, palette: 'light' | 'dark'): Promise<void> {
  await expect.poll(() => getPalette(page)).toBe(palette);
  await expect.poll(() => themeColor(page)).toBe(COLORS.background[palette]);
}

async function chooseMode(page: Page, name: string): Promise<void> {
  await page.locator('.bar summary[aria-label="Color mode"]').click();
  await page.getByRole('button', { name, exact: true }).click();
}

test.describe('the colour mode', () => {
  test('is stored, and other tabs follow it, the next page, and the way back', async ({ open }) => {
    const { page, complaints } = await open(GUIDE, { colorScheme: 'light' });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await chooseMode(page, 'Dark');
    await expectPalette(page, 'dark');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-color-mode'))).toBe('dark');
    await expectPalette(other, 'dark');
    await page.locator('.pager [rel=next]').click();
    await expect(page).not.toHaveURL((url) => url.pathname === GUIDE);
    await expectPalette(page, 'dark');
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === GUIDE);
    await expectPalette(page, 'dark');
    await page.locator('.bar summary[aria-label="Color mode"]').click();
    await expect(page.locator('.bar [aria-pressed="true"]')).toHaveText(['Dark']);
    await chooseMode(other, 'Light');
    await expectPalette(page, 'light');
    expect(complaints).toEqual([]);
  });

  test('follows the system until the reader chooses', async ({ open }) => {
    const { page } = await open(GUIDE, { colorScheme: 'light' });
    await expectPalette(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectPalette(page, 'dark');
    await chooseMode(page, 'Light');
    await expectPalette(page, 'light');
    await page.reload();
    await expectPalette(page, 'light');
    await chooseMode(page, 'System');
    await expectPalette(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectPalette(page, 'light');
  });
});

const getCookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map((cookie) => [cookie.name, cookie]));

test.describe('a preference cookie', () => {
  test('is only written when the reader chooses, not by a visit or a hash', async ({ open }) => {
    const { page } = await open(`${GUIDE}#tailwind-${DEMO}.js`);
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    await page.goto(`${siteOrigin()}/zh${GUIDE}`);
    const cookies = await getCookies(page);
    expect(cookies).toEqual({});
  });
});

test.describe('the code variant', () => {
  const getCode = (page: Page) => page.locator(`#${TYPED_DEMO} .whole`);

  test('chosen at a demo applies to all demos, and is stored for a year', async ({ open }) => {
    const { page } = await open(GUIDE);
    await expect(getCode(page)).toContainText(TS_LINE);
    await page.locator(`#${DEMO} .demo-more > summary`).click();
    await page
      .locator(`#${DEMO}`)
      .getByRole('button', { name: `JavaScript ${DEMO}` })
      .click();
    await expect(getCode(page)).toContainText(JS_LINE);
    const { codeVariant } = await getCookies(page);
    expect(codeVariant).toMatchObject({ value: 'JS', path: '/', sameSite: 'Lax' });
    expect((codeVariant?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(31_536_000, -2);
    await page.reload();
    await expect(getCode(page)).toContainText(JS_LINE);
  });

  for (const [hash, chosen, shown] of [
    [`#${DEMO}.js`, 'TS', JS_LINE],
    [`#${DEMO}.tsx`, 'JS', TS_LINE],
  ] as const)
    test(`in the hash ${hash} takes precedence over the stored ${chosen}, without overwriting it`, async ({ open }) => {
      const { page } = await open(GUIDE + hash, { cookies: { codeVariant: chosen } });
      await expect(page.locator(`#${DEMO}`).getByText(`export default function ${DEMO}()`)).toBeVisible();
      await expect(getCode(page)).toContainText(shown);
      const { codeVariant } = await getCookies(page);
      expect(codeVariant?.value).toBe(chosen);
    });

  test('in a hash that changes later applies too', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.evaluate((hash) => (location.hash = hash), `#${TYPED_DEMO}.js`);
    await expect(page.locator(`#${TYPED_DEMO}`).getByText(JS_LINE)).toBeVisible();
    const cookies = await getCookies(page);
    expect(cookies).toEqual({});
  });
});

test.describe('the hash of a demo', () => {
  for (const [hash, isOpen] of [
    [`#tailwind-${LATER_DEMO}`, false],
    [`#tailwind-${LATER_DEMO}.tsx`, true],
  ] as const)
    test(`${hash} scrolls to it; its source is open: ${isOpen}`, async ({ open }) => {
      const { page } = await open(GUIDE + hash);
      const demo = page.locator(`#${LATER_DEMO}`);
      // The last effect of a hash: what it opens is open by now.
      await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'tailwind');
      await expect(demo.locator('.whole')).toBeVisible({ visible: isOpen });
      await expect
        .poll(() =>
          demo.evaluate((element) => {
            const { top } = element.getBoundingClientRect();
            return scrollY > 0 && top >= 0 && top < innerHeight;
          }),
        )
        .toBe(true);
    });
});
