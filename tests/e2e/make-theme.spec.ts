import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/browser/axe.ts';
import { wakeDemos } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { expect, test } from '../support/browser/test.ts';

const THEME = '/x/theme/';
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

const color = (page: Page) => page.getByRole('textbox', { name: 'Brand color', exact: true });
const pair = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const ownButton = (page: Page) => page.locator('#PaintedButton .demo-root button');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const code = (page: Page) => page.locator('figure.code code').first();
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('says of a color at once whether it can be read, offers a shade that can, and says what is wrong with one', async ({
  open,
}) => {
  const { page, complaints } = await open(THEME);
  await color(page).fill('#00AA55');
  const summary = page.locator('[data-theme-summary]');
  await expect(summary).toHaveText('#00aa55 on #ffffff: 3.0:1. Only for large text and icons.');
  await expect(pair(page, 'Text on it, light palette')).toContainText('3.0:1');
  await expect(pair(page, 'On the dark background')).toContainText('Readable');
  await pair(page, 'On the light background').getByRole('button').click();
  await expect(color(page)).toHaveValue('#008844');
  await expect(color(page)).toBeFocused();
  await expect(summary).toContainText('4.5:1. Readable (AA)');
  await expectNoViolations(page, '.theme');
  await color(page).fill('116633');
  await color(page).fill('green');
  await expect(color(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').filter({ hasText: '“green”' })).toBeVisible();
  await expect(page.locator('[data-theme-summary]')).toContainText('#116633');
  await color(page).fill('116633');
  await expect(color(page)).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(color(page)).toHaveValue('#116633');
  expect(complaints).toEqual([]);
});

test('shows a theme on its own page, and in every demo and tab once it is kept', async ({ open }) => {
  const { page } = await open(THEME);
  await color(page).fill('#116633');
  await page.getByRole('slider', { name: 'Corner radius' }).fill('2');
  await page.getByRole('combobox', { name: 'Font' }).fill('Georgia, serif');
  await expect(ownButton(page)).toHaveCSS('background-color', 'rgb(17, 102, 51)');
  await expect(ownButton(page)).toHaveCSS('border-radius', '2px');
  await expect(ownButton(page)).toHaveCSS('font-family', 'Georgia, serif');
  await expect(page.getByText('Only this page has this theme.')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(new URL(GUIDE, page.url()).href);
  await expect(other.locator('html')).not.toHaveAttribute('style', /--accent/);
  await press(page, 'Show it in every demo');
  await expect(page.getByText('Every demo in this browser has this theme.')).toBeVisible();
  const button = other.locator('#ControlledExpansion .demo-root button').first();
  await wakeDemos(other);
  await expect(button).toHaveCSS('color', 'rgb(17, 102, 51)');
  await expect(button).toHaveCSS('font-family', 'Georgia, serif');
  await other.emulateMedia({ colorScheme: 'dark' });
  await expect(button).toHaveCSS('color', 'rgb(110, 162, 131)');
  await page.reload();
  await expect(color(page)).toHaveValue('#116633');
  await press(page, 'Reset to the site’s theme');
  await expect(color(page)).toHaveValue('#0a5bc4');
  await expect(other.locator('html')).not.toHaveAttribute('style', /--accent/);
});

test('copies a theme as code, and reads it back', async ({ open }) => {
  const { page } = await open(THEME, CLIPBOARD);
  await color(page).fill('#116633');
  await page.getByRole('radio', { name: 'Dense' }).check();
  await page.getByRole('radio', { name: 'Right to left' }).check();
  await expect(page.locator('html[dir=rtl][data-dense]')).toHaveCount(1);
  await expect(code(page)).toContainText("main: '#116633'");
  await press(page, 'Copy as code');
  await expect.poll(() => readClipboard(page)).toContain("import type {} from '@mui/x-data-grid/themeAugmentation';");
  const copied = await readClipboard(page);
  await press(page, 'Reset to the site’s theme');
  await expect(page.locator('html[dir=ltr]:not([data-dense])')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Your theme' }).fill(copied);
  await press(page, 'Read the theme');
  await expect(page.getByText('The page has your theme.')).toBeVisible();
  await expect(color(page)).toHaveValue('#116633');
  await expect(page.getByRole('radio', { name: 'Dense' })).toBeChecked();
  await expect(page.locator('html[dir=rtl][data-dense]')).toHaveCount(1);
});

test('refuses a theme at its line, and lists what it does not take over, by keyboard alone', async ({ open }) => {
  const { page } = await open(THEME);
  const field = page.getByRole('textbox', { name: 'Your theme' });
  const line = '  components: { MuiButton: { styleOverrides: { root: () => ({}) } } },';
  await field.fill(`createTheme({\n  spacing: 4,\n${line}\n});\n`);
  await field.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Line 3: .* is a function\./)).toBeVisible();
  await expect(field).toBeFocused();
  const selected = () =>
    field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  await expect.poll(selected).toBe(line);
  await expect(page.locator('html')).not.toHaveAttribute('data-made-theme');
  await field.fill('{ "spacing": 4, "typography": { "h1": { "fontSize": 40 } } }');
  await field.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-theme-reading] li')).toHaveText(['Line 1: typography.h1.fontSize']);
  await expect(page.getByRole('slider', { name: 'Spacing unit' })).toHaveValue('4');
});

test('follows the settings and the mode of the page', async ({ open }) => {
  const { page } = await open(THEME);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.locator('.bar summary[aria-label="Color mode"]').click();
  await page.locator('.bar').getByRole('button', { name: 'System', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-mode');
  await color(page).fill('#116633');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Dark', includeHidden: true })).toBeChecked();
  await expect(page.getByText('Only this page has this theme.')).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Dense', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Dense', includeHidden: true })).toBeChecked();
  await expect(page.getByText('Every demo in this browser has this theme.')).toHaveCount(1);
  await expect(page.locator('#theme-primary')).toHaveValue('#116633');
});

test('fits a small phone in Chinese from right to left', async ({ open }) => {
  const { page } = await open(`/zh${THEME}`, { viewport: { width: 320, height: 640 } });
  await page.getByRole('textbox', { name: '品牌色', exact: true }).fill('#ffee00');
  await page.getByRole('radio', { name: '从右到左' }).check();
  await expect(page.locator('html[dir=rtl]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /改用/ }).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
});

test('says without JavaScript what it needs, and shows an example of the code', async ({ open }) => {
  const { page } = await open(THEME, { javaScriptEnabled: false });
  await expect(page.getByText('so it needs JavaScript')).toBeVisible();
  await expect(color(page)).toBeHidden();
  await expect(code(page)).toContainText('createTheme');
});
