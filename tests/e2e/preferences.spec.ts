import type { Page } from '@playwright/test';
import { COLORS } from '../../client/theme/tokens.ts';
import { expect, test } from '../support/browser/test.ts';
import { getPalette } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

/** Demos of the guide. The first one's sources differ by variant, the second one is below the first screen. */
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

test('the colour mode follows the system until the reader chooses, is stored, and other tabs follow it, the next page, and the way back', async ({
  open,
}) => {
  const { page, complaints } = await open(GUIDE, { colorScheme: 'light' });
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

test.describe('the hash of a demo', () => {
  test('does not scroll to it if the reader has scrolled before the code was there', async ({ open }) => {
    const gate = Promise.withResolvers<void>();
    const { page } = await open(`${GUIDE}#tailwind-${LATER_DEMO}`, {
      prepare: (opened) =>
        opened.route('**/static/tools-*.js', async (route) => {
          await gate.promise;
          await route.continue();
        }),
    });
    await page.locator('.foot').scrollIntoViewIfNeeded();
    await expect(page.locator(`#${LATER_DEMO}`)).not.toBeInViewport();
    gate.resolve();
    // The last effect of a hash.
    await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'tailwind');
    await expect(page.locator('.foot')).toBeInViewport();
  });

  test('scrolls to it from anywhere on an open page, also if it is no id', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.locator('.foot').scrollIntoViewIfNeeded();
    await expect(page.locator(`#${TYPED_DEMO}`)).not.toBeInViewport();
    await page.evaluate((hash) => (location.hash = hash), `#${TYPED_DEMO}:nothing`);
    await expect(page.locator(`#${TYPED_DEMO}`)).toBeInViewport();
  });

  for (const [hash, isOpen, line] of [
    [`#tailwind-${LATER_DEMO}`, false, JS_LINE],
    [`#tailwind-${LATER_DEMO}.tsx`, true, TS_LINE],
  ] as const)
    test(`${hash} scrolls to it, and takes precedence over what is stored, which stays; its source is open: ${isOpen}`, async ({
      open,
    }) => {
      const { page } = await open(GUIDE + hash, { cookies: { codeVariant: 'JS' } });
      const demo = page.locator(`#${LATER_DEMO}`);
      // The last effect of a hash: what it opens is open by now.
      await expect(page.locator('html')).toHaveAttribute('data-code-styling', 'tailwind');
      await expect(demo.locator('.whole')).toBeVisible({ visible: isOpen });
      await expect(page.locator(`#${TYPED_DEMO} .whole`)).toContainText(line);
      await expect
        .poll(() =>
          demo.evaluate((element) => {
            const { top } = element.getBoundingClientRect();
            return scrollY > 0 && top >= 0 && top < innerHeight;
          }),
        )
        .toBe(true);
      const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
      expect(cookies).toEqual(['codeVariant=JS']);
    });
});
