import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { useBrowser, type OpenOptions } from './browser.ts';
import { paletteOf, styleOf, wakeDemos } from './observe.ts';
import { GUIDE } from './pages.ts';

const browser = useBrowser();

/** The open drawer, once it has what it renders last. */
async function wholeDrawer(page: Page): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('button', { name: 'Copy link with these settings' }).waitFor();
  return drawer;
}

/** Opens a page and its settings drawer. */
async function openSettings(options: OpenOptions = {}, path = GUIDE) {
  const { page, complaints } = await browser.open(path, options);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = await wholeDrawer(page);
  const choose = (name: string) => drawer.getByRole('button', { name, exact: true }).click();
  return { page, complaints, drawer, choose };
}

const themeSettings = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('docs-theme') ?? '{}') as Record<string, unknown>);

/** The value of a preference cookie, or the default if there is none. */
async function cookieOf(page: Page, wanted: string, defaultValue: string): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === wanted)?.value ?? defaultValue;
}

describe('the settings drawer', () => {
  it('opens by keyboard, traps the focus, and restores it on Escape', async () => {
    const { page, complaints } = await browser.open(GUIDE);
    const button = page.getByRole('button', { name: 'Settings', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = await wholeDrawer(page);
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    const stops = await drawer.getByRole('button').count();
    for (let step = 0; step < stops + 5; step += 1) {
      await page.keyboard.press(step % 7 === 0 ? 'Shift+Tab' : 'Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('closes by its button', async () => {
    const { drawer, choose } = await openSettings();
    await choose('Close settings');
    await drawer.waitFor({ state: 'hidden' });
  });

  it('shows every preference', async () => {
    const { drawer } = await openSettings();
    for (const name of ['Color mode', 'Language', 'Code', 'Styling in code', 'Direction', 'Density']) {
      expect(await drawer.getByRole('group', { name, exact: true }).count(), name).toBe(1);
    }
    expect(await drawer.getByRole('slider', { name: /^Spacing unit/ }).count()).toBe(1);
    expect(await drawer.getByLabel('Accent color', { exact: true }).count(), 'palette colours').toBe(1);
  });

  it('has the backdrop of the other dialogs', async () => {
    const { page } = await openSettings();
    const backdrop = await page.evaluate(() => {
      const sample = document.body.appendChild(document.createElement('i'));
      sample.style.backgroundColor = 'var(--backdrop)';
      return getComputedStyle(sample).backgroundColor;
    });
    expect(await styleOf(page.locator('.MuiBackdrop-root').first(), 'background-color')).toBe(backdrop);
  });

  it.each(['ltr', 'rtl'] as const)('has its cross at the inline end (%s)', async (direction) => {
    const { page, drawer } = await openSettings({ storage: { 'docs-theme': JSON.stringify({ direction }) } });
    const cross = await drawer.getByRole('button', { name: 'Close settings' }).locator('svg').boundingBox();
    const panel = await drawer.boundingBox();
    if (!cross || !panel) throw new Error('The drawer has a cross.');
    const [start, end] = [cross.x - panel.x, panel.x + panel.width - cross.x - cross.width];
    expect(direction === 'ltr' ? end : start).toBeLessThanOrEqual(24);
    const color = await styleOf(drawer.getByRole('button', { name: 'Close settings' }), 'color');
    expect(color, 'text, not a link').toBe(await styleOf(page.locator('body'), 'color'));
  });

  it.each([1280, 320])('has its choices on one line, in the colour of secondary text, at %i px', async (width) => {
    const { page, drawer } = await openSettings({ viewport: { width, height: 800 } });
    const choices = drawer.getByRole('group').getByRole('button');
    const wrapped = await choices.evaluateAll((buttons) =>
      buttons.flatMap(({ scrollWidth, clientWidth, textContent, firstChild }) => {
        const text = document.createRange();
        if (firstChild) text.selectNode(firstChild);
        const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        return lines > 1 || scrollWidth > clientWidth ? [textContent] : [];
      }),
    );
    expect(wrapped).toEqual([]);
    const muted = await page.evaluate(() => {
      const sample = document.body.appendChild(document.createElement('i'));
      sample.style.color = 'var(--muted)';
      return getComputedStyle(sample).color;
    });
    expect(await styleOf(choices.and(drawer.getByRole('button', { pressed: false })).first(), 'color')).toBe(muted);
  });

  it('is in the language of the page', async () => {
    const { page } = await browser.open(`/zh${GUIDE}`);
    await page.locator('[data-settings]').click();
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    expect(await drawer.getByRole('heading').innerText()).toMatch(/\p{Script=Han}/u);
  });
});

describe('in the settings drawer', () => {
  it('the colour mode can be chosen and reset', async () => {
    const { page, choose } = await openSettings();
    await choose('Dark');
    expect(await paletteOf(page)).toBe('dark');
    expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
    await choose('Reset Color mode');
    expect(await paletteOf(page)).toBe('light');
  });

  it('the direction can be chosen and reset', async () => {
    const { page, choose } = await openSettings();
    await choose('Right to left');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await themeSettings(page)).toMatchObject({ direction: 'rtl' });
    await choose('Reset Direction');
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
  });

  it('the density can be chosen and reset', async () => {
    const { page, choose } = await openSettings();
    await choose('Dense');
    expect(await page.locator('html[data-dense]').count()).toBe(1);
    expect(await themeSettings(page)).toMatchObject({ dense: true });
    await choose('Reset Density');
    expect(await page.locator('html[data-dense]').count()).toBe(0);
  });

  it('the spacing can be chosen by keyboard within its limits, and reset separately', async () => {
    const { page, drawer, choose } = await openSettings();
    const slider = drawer.getByRole('slider');
    await choose('Dense');
    await slider.press('ArrowRight');
    expect(await themeSettings(page)).toMatchObject({ spacing: 9 });
    await slider.press('End');
    expect(await themeSettings(page)).toMatchObject({ spacing: 20 });
    await slider.press('Home');
    expect(await themeSettings(page)).toMatchObject({ spacing: 1 });
    await choose('Reset Spacing unit');
    expect(await themeSettings(page)).toMatchObject({ spacing: 8, dense: true });
  });

  it('the accent colour can be chosen, applies to page and demos, and can be reset', async () => {
    const { page, drawer } = await openSettings();
    const link = page.locator('article a[href^="/"]').first();
    const before = await styleOf(link, 'color');
    await drawer.getByLabel('Accent color').and(page.locator('input')).fill('#116633');
    expect(await styleOf(link, 'color')).toBe('rgb(17, 102, 51)');
    expect(await themeSettings(page)).toMatchObject({ paletteColors: { primary: { main: '#116633' } } });
    await wakeDemos(page);
    const button = page.locator('#ControlledExpansion .demo-root button');
    await expect.poll(() => styleOf(button, 'color')).toBe('rgb(17, 102, 51)');
    await drawer.getByRole('button', { name: /^Reset Accent color/ }).click();
    expect(await styleOf(link, 'color')).toBe(before);
    expect(await themeSettings(page)).toMatchObject({ paletteColors: {} });
  });

  it('the code variant can be chosen, is stored, and can be reset', async () => {
    const { page, drawer, choose } = await openSettings();
    await choose('JavaScript');
    await page.locator('#ControlledExpansion .whole', { hasText: "useState(['docs'])" }).waitFor({ state: 'attached' });
    expect(await cookieOf(page, 'codeVariant', 'TS')).toBe('JS');
    await choose('Reset Code');
    await page.locator('#ControlledExpansion .whole', { hasText: 'useState<string[]>' }).waitFor({ state: 'attached' });
    expect(await cookieOf(page, 'codeVariant', 'TS')).toBe('TS');
    expect(await drawer.isVisible()).toBe(true);
  });

  it('the code styling can be chosen, is stored, and can be reset', async () => {
    const { page, drawer, choose } = await openSettings();
    await choose('Tailwind CSS');
    await page.locator('html[data-code-styling="tailwind"]').waitFor();
    await expect
      .poll(() => drawer.locator('.settings-hint').allInnerTexts())
      .toEqual([en['settings.codeStyling.hint']]);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'codeStyling');
    expect(cookie).toMatchObject({ value: 'tailwind', path: '/', sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(31_536_000, -2);
    if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await choose('Reset Styling in code');
    await page.locator('html[data-code-styling="system"]').waitFor();
    expect(await cookieOf(page, 'codeStyling', 'system')).toBe('system');
  });

  it('a choice of code keeps the drawer open, also on a page without demos', async () => {
    const { page, drawer, choose } = await openSettings({}, '/x/introduction/installation/');
    await choose('JavaScript');
    await page.locator('html[data-code-variant="JS"]').waitFor();
    expect(await drawer.isVisible()).toBe(true);
  });

  it('the language can be chosen', async () => {
    const { page, choose } = await openSettings({}, `${GUIDE}#controlled-expansion`);
    await choose('中文');
    await page.waitForURL(`**/zh${GUIDE}**`);
    expect(new URL(page.url()).hash).toBe('#controlled-expansion');
  });

  it('everything can be reset at once', async () => {
    const { page, choose } = await openSettings({
      storage: { 'docs-color-mode': 'dark', 'docs-theme': '{"dense":true,"direction":"rtl","spacing":4}' },
      cookies: { codeVariant: 'JS', codeStyling: 'css' },
    });
    expect(await page.locator('html[dir=rtl][data-mode=dark][data-dense][data-code-variant=JS]').count()).toBe(1);
    await choose('Reset all settings');
    await page
      .locator('html[dir=ltr][data-code-variant=TS][data-code-styling=system]:not([data-mode], [data-dense])')
      .waitFor();
    expect(await paletteOf(page)).toBe('light');
    expect(await cookieOf(page, 'codeVariant', 'TS')).toBe('TS');
    expect(await cookieOf(page, 'codeStyling', 'system')).toBe('system');
    await page.reload();
    expect(await page.locator('html[dir=ltr][data-code-variant=TS]:not([data-mode], [data-dense])').count()).toBe(1);
  });

  it('other tabs follow every choice', async () => {
    const { page, choose } = await openSettings();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await choose('Right to left');
    await choose('Dense');
    await other.locator('html[dir=rtl][data-dense]').waitFor();
  });
});
