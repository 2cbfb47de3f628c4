import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser, type OpenOptions } from './browser.ts';
import { paletteOf, recordFrames } from './observe.ts';
import { GUIDE } from './pages.ts';

const browser = useBrowser();

const SENDER: OpenOptions = {
  storage: {
    'docs-color-mode': 'dark',
    'docs-theme': '{"dense":true,"direction":"rtl","spacing":5,"paletteColors":{"primary":{"main":"#aa3366"}}}',
  },
  cookies: { codeVariant: 'JS', codeStyling: 'css' },
};

const SHARED = 'dark rtl dense 5px #aa3366 JS css';
const DEFAULTS = 'light ltr normal - - TS system';

/** All settings in effect on the page. */
function readShown(): string {
  const { dir, dataset, style } = document.documentElement;
  const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
  return [
    red < 128 ? 'dark' : 'light',
    dir,
    'dense' in dataset ? 'dense' : 'normal',
    style.getPropertyValue('--unit') || '-',
    style.getPropertyValue('--accent') || '-',
    dataset.codeVariant,
    dataset.codeStyling,
  ].join(' ');
}

/** The reader's preferences in the browser's storage. */
async function keptBy(page: Page): Promise<Record<string, string | null>> {
  const local = await page.evaluate(() => ({
    mode: localStorage.getItem('docs-color-mode'),
    theme: localStorage.getItem('docs-theme'),
  }));
  const cookies = await page.context().cookies();
  const cookieOf = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value ?? null;
  return { ...local, codeVariant: cookieOf('codeVariant'), codeStyling: cookieOf('codeStyling') };
}

const NOTHING = { mode: null, theme: null, codeVariant: null, codeStyling: null };

/** Copies the settings link of a reader. @returns Its path and query. */
async function copyLink(sender = SENDER): Promise<string> {
  const { page } = await browser.open(GUIDE, { ...sender, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('button', { name: 'Copy link with these settings' }).click();
  await drawer.getByRole('button', { name: 'Copied' }).waitFor();
  const url = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(url.origin).toBe(inject('siteUrl'));
  return url.pathname + url.search + url.hash;
}

const noticeOf = (page: Page) => page.getByText('This link came with settings. They apply to this visit.');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const waitUntilShown = (page: Page, shown: string) => expect.poll(() => page.evaluate(readShown)).toBe(shown);

describe('a copied link', () => {
  it('leads to the same page', async () => {
    expect(await copyLink()).toMatch(new RegExp(`^${GUIDE}\\?settings=[\\w-]+$`));
  });

  it('sets default settings too, for a reader with others', async () => {
    const { page } = await browser.open(await copyLink({}), SENDER);
    await waitUntilShown(page, DEFAULTS);
  });
});

describe('a visit by a link with settings', () => {
  it('applies them from the first frame on', async () => {
    const link = await copyLink();
    const recording: { read?: () => Promise<string[]> } = {};
    const prepare = async (page: Page) => (recording.read = await recordFrames(page, readShown));
    await browser.open(link, { prepare });
    expect([...new Set(await recording.read?.())]).toEqual([SHARED]);
  });

  it('shows sources in the link’s code variant', async () => {
    const { page } = await browser.open(await copyLink());
    await page.locator('#ControlledExpansion .whole', { hasText: "useState(['docs'])" }).waitFor({ state: 'attached' });
  });

  it('shows a notice, and stores nothing before the reader decides', async () => {
    const { page, complaints } = await browser.open(await copyLink(), { hasTouch: true });
    await noticeOf(page).waitFor();
    const heights = await page
      .locator('.shared-settings button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights), 'for a finger').toBeGreaterThanOrEqual(44);
    expect(await keptBy(page)).toEqual(NOTHING);
    expect(complaints).toEqual([]);
  });

  it('keeps them on the following pages', async () => {
    const { page } = await browser.open(await copyLink());
    await page.goto(`${inject('siteUrl')}/x/react-tree-view/rich-tree-view/focus/`);
    await waitUntilShown(page, SHARED);
    await noticeOf(page).waitFor();
    expect(await keptBy(page)).toEqual(NOTHING);
  });

  it('shows them in the settings drawer', async () => {
    const { page } = await browser.open(await copyLink());
    await press(page, 'Settings');
    const pressed = page.getByRole('dialog').locator('[aria-pressed="true"]');
    // The first choices are rendered before the others.
    await expect
      .poll(() => pressed.allInnerTexts())
      .toEqual(['Dark', 'English', 'JavaScript', 'Plain CSS', 'Right to left', 'Dense']);
  });

  it('leaves the reader’s own settings unchanged', async () => {
    const own = { storage: { 'docs-color-mode': 'light' }, cookies: { codeVariant: 'TS' } };
    const { page } = await browser.open(await copyLink(), own);
    await waitUntilShown(page, SHARED);
    expect(await keptBy(page)).toEqual({ ...NOTHING, mode: 'light', codeVariant: 'TS' });
  });
});

describe('the notice of shared settings', () => {
  it('can keep them, and removes them from the URL', async () => {
    const { page } = await browser.open(await copyLink());
    await press(page, 'Keep them');
    await page.waitForURL(inject('siteUrl') + GUIDE);
    await waitUntilShown(page, SHARED);
    const { theme, ...kept } = await keptBy(page);
    expect(kept).toEqual({ mode: 'dark', codeVariant: 'JS', codeStyling: 'css' });
    expect(JSON.parse(theme ?? '{}')).toEqual(JSON.parse(SENDER.storage?.['docs-theme'] ?? ''));
    expect(await noticeOf(page).isVisible()).toBe(false);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'codeVariant');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(31_536_000, -2);
  });

  it('can restore the reader’s own, and removes them from the URL', async () => {
    const { page } = await browser.open(await copyLink(), { storage: { 'docs-color-mode': 'light' } });
    await press(page, 'Use mine');
    await page.waitForURL(inject('siteUrl') + GUIDE);
    await waitUntilShown(page, DEFAULTS);
    expect(await keptBy(page)).toEqual({ ...NOTHING, mode: 'light' });
    expect(await noticeOf(page).isVisible()).toBe(false);
  });

  it.each(['', '#ApiExpansion'])('can restore the reader’s own on a later page, with the hash %j', async (hash) => {
    const { page } = await browser.open(await copyLink());
    await page.goto(`${inject('siteUrl')}/x/introduction/`);
    await page.goto(inject('siteUrl') + GUIDE + hash);
    await press(page, 'Use mine');
    await waitUntilShown(page, DEFAULTS);
    await noticeOf(page).waitFor({ state: 'hidden' });
  });

  it('is overridden by what the reader chooses in the drawer', async () => {
    const { page } = await browser.open(await copyLink());
    await press(page, 'Settings');
    await press(page, 'Light');
    await page.getByRole('button', { name: 'TypeScript', exact: true }).click();
    await page.goto(inject('siteUrl') + GUIDE);
    expect(await paletteOf(page)).toBe('light');
    await waitUntilShown(page, SHARED.replace('dark', 'light').replace('JS', 'TS'));
  });
});

describe('a link with invalid settings', () => {
  it.each(['%%%', 'bm90IGpzb24', 'bnVsbA', 'eyJkb2NzLXRoZW1lIjoie30ifQ'])(
    'works like a plain link: %s',
    async (value) => {
      const { page, complaints } = await browser.open(`${GUIDE}?settings=${encodeURIComponent(value)}`);
      await page.waitForLoadState('load');
      expect((await page.evaluate(readShown)).slice(0, 9)).toBe('light ltr');
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(complaints).toEqual([]);
    },
  );
});
