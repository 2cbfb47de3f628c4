import type { Page } from '@playwright/test';
import { encodeSettings } from '../../client/browser/preferences/settings-storage.ts';
import { expect, test, type Open, type OpenOptions } from '../support/browser/test.ts';
import { recordFrames, waitForCopied } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

/** Other pages of the visit. */
const NEXT = '/x/react-tree-view/rich-tree-view/focus/';
const ELSEWHERE = '/x/introduction/';
/** Demos of the guide: one whose sources differ by variant, with a line of its JavaScript, and a later one. */
const DEMO = '#ControlledExpansion';
const JS_LINE = "useState(['docs'])";
const LATER_DEMO = '#ApiExpansion';

/** As the drawer writes it, with fonts in any letters. */
const THEME =
  '{"dense":true,"direction":"rtl","spacing":5,"paletteColors":{"primary":{"main":"#aa3366"}},"borderRadius":0,"fontFamily":"思源黑体, serif"}';
const SENT = { 'docs-color-mode': 'dark', 'docs-theme': THEME, codeVariant: 'JS', codeStyling: 'css' };

/** A link as the sender's settings drawer copies it. */
const LINK = `${GUIDE}?settings=${encodeSettings(SENT)}`;
const SENDER: OpenOptions = {
  storage: { 'docs-color-mode': 'dark', 'docs-theme': THEME },
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
  const getCookie = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value ?? null;
  return { ...local, codeVariant: getCookie('codeVariant'), codeStyling: getCookie('codeStyling') };
}

const NOTHING = { mode: null, theme: null, codeVariant: null, codeStyling: null };

/** Copies the settings link of a reader. */
async function copyLink(open: Open, sender: OpenOptions): Promise<URL> {
  const { page } = await open(GUIDE, { ...sender, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('button', { name: 'Copy link with these settings' }).click();
  await waitForCopied(page);
  return new URL(await page.evaluate(() => navigator.clipboard.readText()));
}

const getNotice = (page: Page) => page.getByText('This link came with settings. They apply to this visit.');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectShown = (page: Page, shown: string) => expect.poll(() => page.evaluate(readShown)).toBe(shown);

/** The notice is gone, and the visit has no settings that would bring it back: its code is loaded late. */
async function expectNoNotice(page: Page): Promise<void> {
  await expect(getNotice(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('docs-visit:');
}

/** Expects what a reader's browser has stored, once the notice shows that the link's settings have been handled. */
async function expectKept(page: Page, wanted: Record<string, string | null>): Promise<void> {
  await expect(getNotice(page)).toBeVisible();
  const kept = await keptBy(page);
  expect(kept).toEqual(wanted);
}

test.describe('a copied link with settings', () => {
  test('leads to the same page, with the settings of the reader who copied it', async ({ open }) => {
    const link = await copyLink(open, SENDER);
    expect(link.href).toBe(siteOrigin() + LINK);
    expect(link.searchParams.get('settings')).toMatch(/^[\w-]+$/);
  });

  test('sets default settings too, for a reader with others', async ({ open }) => {
    const link = await copyLink(open, {});
    const { page } = await open(link.pathname + link.search, SENDER);
    await expectShown(page, DEFAULTS);
  });
});

test('a visit by a link with settings applies them from the first frame on, in the drawer and on following pages, until the reader chooses others, and stores nothing', async ({
  open,
}) => {
  const recording: { read?: () => Promise<string[]> } = {};
  const prepare = async (opened: Page) => (recording.read = await recordFrames(opened, readShown));
  const { page, complaints } = await open(LINK, { prepare, hasTouch: true });
  const frames = await recording.read?.();
  expect([...new Set(frames)]).toEqual([SHARED]);
  await expect(page.locator(`${DEMO} .whole`)).toContainText(JS_LINE);
  await expectKept(page, NOTHING);
  const buttons = page.locator('.shared-settings button');
  await expect(buttons).toHaveCount(2);
  const heights = () => buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
  await expect.poll(async () => Math.min(...(await heights())), 'for a finger').toBeGreaterThanOrEqual(44);
  await press(page, 'Settings');
  const pressed = page.getByRole('dialog').locator('[aria-pressed="true"]');
  await expect(pressed).toHaveText(['Dark', 'English', 'JavaScript', 'Plain CSS', 'Right to left', 'Dense']);
  await page.goto(siteOrigin() + NEXT);
  await expectShown(page, SHARED);
  await expectKept(page, NOTHING);
  const chosen = SHARED.replace('dark', 'light').replace('JS', 'TS');
  await press(page, 'Settings');
  await press(page, 'Light');
  await press(page, 'TypeScript');
  await expectShown(page, chosen);
  await page.goto(siteOrigin() + GUIDE);
  await expectShown(page, chosen);
  expect(complaints).toEqual([]);
});

test.describe('the notice of shared settings', () => {
  test('can keep them, and removes them from the URL', async ({ open }) => {
    const { page } = await open(LINK);
    await press(page, 'Keep them');
    await page.waitForURL(siteOrigin() + GUIDE);
    await expectShown(page, SHARED);
    await expectNoNotice(page);
    const { theme, ...kept } = await keptBy(page);
    expect(kept).toEqual({ mode: 'dark', codeVariant: 'JS', codeStyling: 'css' });
    expect(JSON.parse(theme ?? '{}')).toEqual(JSON.parse(THEME));
  });

  test('can restore the reader’s own, which they left as they were, and removes them from the URL', async ({
    open,
  }) => {
    const own = { storage: { 'docs-color-mode': 'light' }, cookies: { codeVariant: 'TS' } };
    const { page } = await open(LINK, own);
    await expectShown(page, SHARED);
    await expectKept(page, { ...NOTHING, mode: 'light', codeVariant: 'TS' });
    await press(page, 'Use mine');
    await page.waitForURL(siteOrigin() + GUIDE);
    await expectShown(page, DEFAULTS);
    await expectNoNotice(page);
    const kept = await keptBy(page);
    expect(kept).toEqual({ ...NOTHING, mode: 'light', codeVariant: 'TS' });
  });

  test('can restore the reader’s own on a later page, with a hash', async ({ open }) => {
    const { page } = await open(LINK);
    await page.goto(siteOrigin() + ELSEWHERE);
    await page.goto(siteOrigin() + GUIDE + LATER_DEMO);
    await expect(getNotice(page)).toBeVisible();
    const reload = page.waitForEvent('load');
    await press(page, 'Use mine');
    await reload;
    await expectShown(page, DEFAULTS);
    await expectNoNotice(page);
  });
});

test('a link with invalid settings works like a plain link', async ({ open }) => {
  for (const value of ['%%%', 'eyJkb2NzLXRoZW1lIjoie30ifQ']) {
    const { page, complaints } = await open(`${GUIDE}?settings=${encodeURIComponent(value)}`);
    await expect.poll(() => page.evaluate(readShown)).toMatch(/^light ltr /);
    await expect(page.locator('h1')).toBeVisible();
    expect(complaints).toEqual([]);
  }
});
