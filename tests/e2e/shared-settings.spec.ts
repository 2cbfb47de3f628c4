import type { Page } from '@playwright/test';
import { expect, test, type OpenOptions } from '../support/browser/test.ts';
import { paletteOf, recordFrames } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

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
  const { page } = await open(GUIDE, { ...sender, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('button', { name: 'Copy link with these settings' }).click();
  await drawer.getByRole('button', { name: 'Copied' }).waitFor();
  const url = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(url.origin).toBe(siteOrigin());
  return url.pathname + url.search + url.hash;
}

const noticeOf = (page: Page) => page.getByText('This link came with settings. They apply to this visit.');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const waitUntilShown = (page: Page, shown: string) => expect.poll(() => page.evaluate(readShown)).toBe(shown);

test.describe('a copied link', () => {
  test('leads to the same page', async ({ open }) => {
    expect(await copyLink()).toMatch(new RegExp(`^${GUIDE}\\?settings=[\\w-]+$`));
  });

  test('sets default settings too, for a reader with others', async ({ open }) => {
    const { page } = await open(await copyLink({}), SENDER);
    await waitUntilShown(page, DEFAULTS);
  });
});

test.describe('a visit by a link with settings', () => {
  test('applies them from the first frame on', async ({ open }) => {
    const link = await copyLink();
    const recording: { read?: () => Promise<string[]> } = {};
    const prepare = async (page: Page) => (recording.read = await recordFrames(page, readShown));
    await open(link, { prepare });
    expect([...new Set(await recording.read?.())]).toEqual([SHARED]);
  });

  test('shows sources in the link’s code variant', async ({ open }) => {
    const { page } = await open(await copyLink());
    await page.locator('#ControlledExpansion .whole', { hasText: "useState(['docs'])" }).waitFor({ state: 'attached' });
  });

  test('shows a notice, and stores nothing before the reader decides', async ({ open }) => {
    const { page, complaints } = await open(await copyLink(), { hasTouch: true });
    await noticeOf(page).waitFor();
    const heights = await page
      .locator('.shared-settings button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights), 'for a finger').toBeGreaterThanOrEqual(44);
    expect(await keptBy(page)).toEqual(NOTHING);
    expect(complaints).toEqual([]);
  });

  test('keeps them on the following pages', async ({ open }) => {
    const { page } = await open(await copyLink());
    await page.goto(`${siteOrigin()}/x/react-tree-view/rich-tree-view/focus/`);
    await waitUntilShown(page, SHARED);
    await noticeOf(page).waitFor();
    expect(await keptBy(page)).toEqual(NOTHING);
  });

  test('shows them in the settings drawer', async ({ open }) => {
    const { page } = await open(await copyLink());
    await press(page, 'Settings');
    const pressed = page.getByRole('dialog').locator('[aria-pressed="true"]');
    // The first choices are rendered before the others.
    await expect
      .poll(() => pressed.allInnerTexts())
      .toEqual(['Dark', 'English', 'JavaScript', 'Plain CSS', 'Right to left', 'Dense']);
  });

  test('leaves the reader’s own settings unchanged', async ({ open }) => {
    const own = { storage: { 'docs-color-mode': 'light' }, cookies: { codeVariant: 'TS' } };
    const { page } = await open(await copyLink(), own);
    await waitUntilShown(page, SHARED);
    expect(await keptBy(page)).toEqual({ ...NOTHING, mode: 'light', codeVariant: 'TS' });
  });
});

test.describe('the notice of shared settings', () => {
  test('can keep them, and removes them from the URL', async ({ open }) => {
    const { page } = await open(await copyLink());
    await press(page, 'Keep them');
    await page.waitForURL(siteOrigin() + GUIDE);
    await waitUntilShown(page, SHARED);
    const { theme, ...kept } = await keptBy(page);
    expect(kept).toEqual({ mode: 'dark', codeVariant: 'JS', codeStyling: 'css' });
    expect(JSON.parse(theme ?? '{}')).toEqual(JSON.parse(SENDER.storage?.['docs-theme'] ?? ''));
    await expect(noticeOf(page)).toBeHidden();
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'codeVariant');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(31_536_000, -2);
  });

  test('can restore the reader’s own, and removes them from the URL', async ({ open }) => {
    const { page } = await open(await copyLink(), { storage: { 'docs-color-mode': 'light' } });
    await press(page, 'Use mine');
    await page.waitForURL(siteOrigin() + GUIDE);
    await waitUntilShown(page, DEFAULTS);
    expect(await keptBy(page)).toEqual({ ...NOTHING, mode: 'light' });
    await expect(noticeOf(page)).toBeHidden();
  });

  it.each(['', '#ApiExpansion'])('can restore the reader’s own on a later page, with the hash %j', async (hash) => {
    const { page } = await open(await copyLink());
    await page.goto(`${siteOrigin()}/x/introduction/`);
    await page.goto(siteOrigin() + GUIDE + hash);
    await press(page, 'Use mine');
    await waitUntilShown(page, DEFAULTS);
    await noticeOf(page).waitFor({ state: 'hidden' });
  });

  test('is overridden by what the reader chooses in the drawer', async ({ open }) => {
    const { page } = await open(await copyLink());
    await press(page, 'Settings');
    await press(page, 'Light');
    await page.getByRole('button', { name: 'TypeScript', exact: true }).click();
    await page.goto(siteOrigin() + GUIDE);
    expect(await paletteOf(page)).toBe('light');
    await waitUntilShown(page, SHARED.replace('dark', 'light').replace('JS', 'TS'));
  });
});

test.describe('a link with invalid settings', () => {
  it.each(['%%%', 'bm90IGpzb24', 'bnVsbA', 'eyJkb2NzLXRoZW1lIjoie30ifQ'])(
    'works like a plain link: %s',
    async (value) => {
      const { page, complaints } = await open(`${GUIDE}?settings=${encodeURIComponent(value)}`);
      await page.waitForLoadState('load');
      expect((await page.evaluate(readShown)).slice(0, 9)).toBe('light ltr');
      await expect(page.locator('h1')).toBeVisible();
      expect(complaints).toEqual([]);
    },
  );
});
