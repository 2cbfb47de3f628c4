import type { Locator, Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import { expectNoViolations } from '../support/browser/axe.ts';
import { expect, test, type Open, type OpenOptions } from '../support/browser/test.ts';
import { getPalette, getStyle, wakeDemos } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

/** The open drawer, once it has what it renders last. */
async function wholeDrawer(page: Page): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('button', { name: 'Copy link with these settings' }).waitFor();
  return drawer;
}

/** Opens the guide and its settings drawer. */
async function openSettings(open: Open, options: OpenOptions = {}) {
  const { page, complaints } = await open(GUIDE, options);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = await wholeDrawer(page);
  const choose = (name: string) => drawer.getByRole('button', { name, exact: true }).click();
  return { page, complaints, drawer, choose };
}

const themeSettings = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('docs-theme') ?? '{}') as Record<string, unknown>);

/** The value of a preference cookie, or the default if there is none. */
async function getCookie(page: Page, wanted: string, defaultValue: string): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === wanted)?.value ?? defaultValue;
}

/** Expects the cross at the inline end of the drawer, in the colour of text, not of a link. */
async function expectCross(page: Page, drawer: Locator): Promise<void> {
  const cross = drawer.getByRole('button', { name: 'Close settings' });
  const gap = async () => {
    const [box, panel] = [await cross.locator('svg').boundingBox(), await drawer.boundingBox()];
    if (!box || !panel) return NaN;
    const isRtl = (await page.locator('html').getAttribute('dir')) === 'rtl';
    return isRtl ? box.x - panel.x : panel.x + panel.width - box.x - box.width;
  };
  await expect.poll(gap).toBeLessThanOrEqual(24);
  await expect(cross).toHaveCSS('color', await getStyle(page.locator('body'), 'color'));
}

/** Expects that all choices are on one line, in the colour of secondary text unless they are chosen. */
async function expectChoicesWhole(page: Page, drawer: Locator): Promise<void> {
  const choices = drawer.getByRole('group').getByRole('button');
  const wrapped = () =>
    choices.evaluateAll((buttons) =>
      buttons.flatMap(({ scrollWidth, clientWidth, textContent, firstChild }) => {
        const text = document.createRange();
        if (firstChild) text.selectNode(firstChild);
        const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        return lines > 1 || scrollWidth > clientWidth ? [textContent] : [];
      }),
    );
  await expect.poll(wrapped).toEqual([]);
  const muted = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = 'var(--muted)';
    return getComputedStyle(sample).color;
  });
  await expect(choices.and(drawer.getByRole('button', { pressed: false })).first()).toHaveCSS('color', muted);
}

test.describe('the settings drawer', () => {
  test('opens by keyboard, traps the focus, and restores it on Escape', async ({ open }) => {
    const { page, complaints } = await open(GUIDE);
    const button = page.getByRole('button', { name: 'Settings', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = await wholeDrawer(page);
    await expect(drawer.locator(':focus')).toHaveCount(1);
    const stops = await drawer.getByRole('button').count();
    for (let step = 0; step < stops + 5; step += 1) {
      await page.keyboard.press(step % 7 === 0 ? 'Shift+Tab' : 'Tab');
      await expect(drawer.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('shows every preference and choice, accessibly, over the page that it changes, and closes by its button', async ({
    open,
  }) => {
    const { page, drawer, choose } = await openSettings(open);
    for (const name of ['Color mode', 'Language', 'Code', 'Styling in code', 'Direction', 'Density']) {
      await expect(drawer.getByRole('group', { name, exact: true })).toHaveCount(1);
    }
    await expect(drawer.getByRole('slider', { name: /^Spacing unit/ })).toHaveCount(1);
    await expect(drawer.getByRole('slider', { name: /^Corner radius/ })).toHaveCount(1);
    for (const name of ['Accent color', 'Font']) await expect(drawer.getByLabel(name, { exact: true })).toHaveCount(1);
    await expectNoViolations(page);
    await expectCross(page, drawer);
    // Not dimmed: readers see what they change.
    await expect(page.locator('.MuiBackdrop-root').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectChoicesWhole(page, drawer);
    }
    const dense = drawer.getByRole('button', { name: 'Dense', exact: true });
    await dense.click();
    await expect(dense).toHaveAttribute('aria-pressed', 'true');
    const under = await getStyle(dense, 'background-color');
    await page.mouse.move(1, 1);
    await expect(dense, 'without the pointer, too').toHaveCSS('background-color', under);
    await choose('Close settings');
    await expect(drawer).toBeHidden();
  });
});

test.describe('in the settings drawer', () => {
  test('colour mode, direction, density and spacing can be chosen and reset, each on its own', async ({ open }) => {
    const { page, drawer, choose } = await openSettings(open);
    await choose('Dark');
    await expect.poll(() => getPalette(page)).toBe('dark');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await choose('Dense');
    await expect(page.locator('html[data-dense]')).toHaveCount(1);
    const slider = drawer.getByRole('slider', { name: /^Spacing unit/ });
    for (const [key, spacing] of [
      ['ArrowRight', 9],
      ['End', 20],
      ['Home', 1],
    ] as const) {
      await slider.press(key);
      await expect.poll(() => themeSettings(page)).toMatchObject({ spacing });
    }
    // The button goes: the control has the focus.
    await drawer.getByRole('button', { name: 'Reset Spacing unit' }).press('Enter');
    await expect(slider).toBeFocused();
    await expect.poll(() => themeSettings(page)).toMatchObject({ spacing: 8, dense: true });
    await choose('Right to left');
    await expect(page.locator('html[dir=rtl][data-dense]')).toHaveCount(1);
    await expect.poll(() => themeSettings(page)).toMatchObject({ direction: 'rtl' });
    await expectCross(page, drawer);
    await choose('Reset Color mode');
    await expect.poll(() => getPalette(page)).toBe('light');
    await choose('Reset Direction');
    await expect(page.locator('html[dir=ltr][data-dense]')).toHaveCount(1);
    await choose('Reset Density');
    await expect(page.locator('html[data-dense]')).toHaveCount(0);
  });

  test('the accent colour, the corner radius and the fonts can be chosen, apply to page and demos, and can be reset', async ({
    open,
  }) => {
    const { page, drawer, choose } = await openSettings(open);
    const link = page.locator('article a[href^="/"]').first();
    const before = await getStyle(link, 'color');
    await drawer.getByLabel('Accent color').and(page.locator('input')).fill('#116633');
    await expect(link).toHaveCSS('color', 'rgb(17, 102, 51)');
    await expect.poll(() => themeSettings(page)).toMatchObject({ paletteColors: { primary: { main: '#116633' } } });
    await drawer.getByRole('slider', { name: /^Corner radius/ }).press('Home');
    const font = drawer.getByLabel('Font', { exact: true });
    await font.fill('Georgia, serif');
    await font.press('Tab');
    await wakeDemos(page);
    const button = page.locator('#ControlledExpansion .demo-root button');
    await expect(button).toHaveCSS('color', 'rgb(17, 102, 51)');
    await expect(button).toHaveCSS('border-radius', '0px');
    await expect(button).toHaveCSS('font-family', 'Georgia, serif');
    // On dark surfaces, its nearest shade that can be read.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(link).toHaveCSS('color', 'rgb(110, 162, 131)');
    await expect(button).toHaveCSS('color', 'rgb(110, 162, 131)');
    await page.emulateMedia({ colorScheme: 'light' });
    await drawer.getByRole('button', { name: /^Reset Accent color/ }).click();
    await expect(link).toHaveCSS('color', before);
    await choose('Reset Corner radius');
    await choose('Reset Font');
    await expect(button).toHaveCSS('border-radius', '8px');
    await expect.poll(() => themeSettings(page)).toMatchObject({ paletteColors: {} });
    await expect.poll(() => themeSettings(page)).not.toHaveProperty('fontFamily');
    await expect(drawer.getByRole('link', { name: 'Make a theme' })).toHaveAttribute('href', '/x/theme/');
  });

  test('a text that is no list of fonts stays, with the reason, until it is one', async ({ open }) => {
    const { page, drawer } = await openSettings(open);
    const font = drawer.getByLabel('Font', { exact: true });
    const alert = drawer.getByRole('alert');
    await font.fill('Georgia; color: red');
    await font.press('Tab');
    await expect(alert).toHaveText(en['theme.font.invalid'].replace('{value}', 'Georgia; color: red'));
    await expect(font).toHaveAccessibleDescription(/^“Georgia; color: red”/);
    await expect(font).toHaveAttribute('aria-invalid', 'true');
    await expect(font).toHaveValue('Georgia; color: red');
    await expectNoViolations(page, '[role="dialog"]');
    await expect.poll(() => themeSettings(page)).not.toHaveProperty('fontFamily');
    await font.fill('Georgia');
    await expect(alert).toHaveCount(0);
    await font.press('Enter');
    await expect.poll(() => themeSettings(page)).toHaveProperty('fontFamily', 'Georgia');
    await expect(font).toBeFocused();
    await font.fill('Verdana');
    await page.keyboard.press('Escape');
    await expect.poll(() => themeSettings(page)).toHaveProperty('fontFamily', 'Verdana');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await font.fill('');
    await font.press('Tab');
    await expect.poll(() => themeSettings(page)).not.toHaveProperty('fontFamily');
    await expect(alert).toHaveCount(0);
    await font.fill('Georgia; color: red');
    await font.press('Tab');
    await expect(alert).toBeVisible();
    await drawer.getByRole('button', { name: en['settings.resetAll'] }).click();
    await expect(font).toHaveValue('');
    await expect(alert).toHaveCount(0);
  });

  test('code variant and styling can be chosen, are stored, and can be reset', async ({ open }) => {
    const { page, drawer, choose } = await openSettings(open);
    const code = (text: string) => page.locator('#ControlledExpansion .whole', { hasText: text });
    await choose('JavaScript');
    await code("useState(['docs'])").waitFor({ state: 'attached' });
    await expect.poll(() => getCookie(page, 'codeVariant', 'TS')).toBe('JS');
    await choose('Reset Code');
    await code('useState<string[]>').waitFor({ state: 'attached' });
    await expect.poll(() => getCookie(page, 'codeVariant', 'TS')).toBe('TS');
    await choose('Tailwind CSS');
    await page.locator('html[data-code-styling="tailwind"]').waitFor();
    await expect
      .poll(() => drawer.locator('.settings-hint').allInnerTexts())
      .toEqual([en['settings.codeStyling.hint']]);
    await expect.poll(() => getCookie(page, 'codeStyling', 'system')).toBe('tailwind');
    await choose('Reset Styling in code');
    await page.locator('html[data-code-styling="system"]').waitFor();
    await expect.poll(() => getCookie(page, 'codeStyling', 'system')).toBe('system');
    await expect(drawer).toBeVisible();
  });

  test('the code that a link shows is the one that is chosen, and can be changed', async ({ open }) => {
    const { page } = await open(`${GUIDE}#ControlledExpansion.js`);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-code-variant', 'JS');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const drawer = await wholeDrawer(page);
    const javaScript = drawer.getByRole('button', { name: 'JavaScript', exact: true });
    await expect(javaScript).toHaveAttribute('aria-pressed', 'true');
    await drawer.getByRole('button', { name: 'TypeScript', exact: true }).click();
    await expect(html).toHaveAttribute('data-code-variant', 'TS');
    await expect(javaScript).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => getCookie(page, 'codeVariant', 'none')).toBe('TS');
    await page.evaluate(() => (location.hash = '#ApiExpansion.js'));
    await expect(javaScript).toHaveAttribute('aria-pressed', 'true');
  });

  test('everything can be reset at once', async ({ open }) => {
    const { page, choose } = await openSettings(open, {
      storage: { 'docs-color-mode': 'dark', 'docs-theme': '{"dense":true,"direction":"rtl","spacing":4}' },
      cookies: { codeVariant: 'JS', codeStyling: 'css' },
    });
    await expect(page.locator('html[dir=rtl][data-mode=dark][data-dense][data-code-variant=JS]')).toHaveCount(1);
    await choose('Reset all settings');
    await page
      .locator('html[dir=ltr][data-code-variant=TS][data-code-styling=system]:not([data-mode], [data-dense])')
      .waitFor();
    await expect.poll(() => getPalette(page)).toBe('light');
    await expect.poll(() => getCookie(page, 'codeVariant', 'TS')).toBe('TS');
    await expect.poll(() => getCookie(page, 'codeStyling', 'system')).toBe('system');
    await page.reload();
    await expect(page.locator('html[dir=ltr][data-code-variant=TS]:not([data-mode], [data-dense])')).toHaveCount(1);
  });
});
