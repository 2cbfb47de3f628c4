import type { Page } from '@playwright/test';
import { expect, test, VIEWPORT, type Open, type OpenOptions } from '../support/browser/test.ts';
import { readShifts, recordFrames, waitUntil, wakeDemos } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';
import { openOffline, waitForWorker } from './offline.ts';

const INTRODUCTION = '/x/introduction/';
const INSTALLATION = '/x/introduction/installation/';
const SEARCH = '/x/search/?q=selection';
const MISSING = '/x/react-tree-view/nothing/';

/** Minimum number of recorded frames for a valid result. */
const MIN_FRAMES = 5;

/** The palette, direction and density of the page. */
function readAppearance(): string {
  const palettes = [document.documentElement, document.body].map((element) => {
    const [red = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return red < 128 ? 'dark' : 'light';
  });
  const density = document.documentElement.hasAttribute('data-dense') ? 'dense' : 'normal';
  return [...new Set(palettes), getComputedStyle(document.body).direction, density].join(' ');
}

/** Opens the guide. @returns Expects all frames of the current page to be the same. */
async function openRecorded(open: Open, read: () => string | null, options: OpenOptions) {
  const recording: { read?: () => Promise<(string | null)[]> } = {};
  const prepare = async (page: Page) => (recording.read = await recordFrames(page, read));
  const { page } = await open(GUIDE, { ...options, prepare });
  const expectFrames = async (wanted: string, visit?: string) => {
    const samples = (await recording.read?.()) ?? [];
    expect(samples.length, visit).toBeGreaterThan(MIN_FRAMES);
    expect([...new Set(samples)], visit).toEqual([wanted]);
  };
  return { page, expectFrames };
}

const theme = (settings: object) => ({ 'docs-theme': JSON.stringify(settings) });

test.describe('the first frames show', () => {
  test('light on a dark system', async ({ open }) => {
    const options = { storage: { 'docs-color-mode': 'light' }, colorScheme: 'dark' } as const;
    const { expectFrames } = await openRecorded(open, readAppearance, options);
    await expectFrames('light ltr normal');
  });

  test('dark, dense and right to left, with a cold and a warm cache, and without a network', async ({ open }) => {
    const site = siteOrigin('serviceWorker');
    const storage = { 'docs-color-mode': 'dark', ...theme({ direction: 'rtl', dense: true }) };
    const { page, expectFrames } = await openRecorded(open, readAppearance, { site, storage, colorScheme: 'light' });
    await expectFrames('dark rtl dense', 'cold');
    await waitForWorker(page);
    await page.goto(site + GUIDE);
    await expectFrames('dark rtl dense', 'warm');
    await openOffline(page, site + GUIDE);
    await expectFrames('dark rtl dense', 'offline');
    await expect(page.locator('h1')).toContainText('Expansion');
  });

  test('the accent colour that the reader chose, and the source in the reader’s code variant', async ({ open }) => {
    const read = () => {
      const current = document.querySelector('#navigation [aria-current]');
      const code = document.querySelector('#ControlledExpansion .whole code')?.textContent;
      // The code comes later than the navigation.
      const variant = code?.includes('useState<string[]>') ? 'TypeScript' : 'JavaScript';
      return current && `${getComputedStyle(current).color} ${variant}`;
    };
    const storage = theme({ paletteColors: { primary: { main: '#116633' } } });
    const { page, expectFrames } = await openRecorded(open, read, { storage, cookies: { codeVariant: 'JS' } });
    await expectFrames('rgb(17, 102, 51) JavaScript');
    await expect(page.locator('#ControlledExpansion .whole code')).toContainText("useState(['docs'])");
  });
});

async function expectNoShifts(page: Page, when: string): Promise<void> {
  const shifts = await readShifts(page);
  expect(shifts, when).toEqual([]);
}

test.describe('nothing moves', () => {
  for (const [name, path, storage] of [
    ['a guide', GUIDE, {}],
    ['a dense guide from right to left', GUIDE, theme({ direction: 'rtl', dense: true })],
    ['an introduction', INTRODUCTION, {}],
    ['an installation with a chosen tab', INSTALLATION, { 'docs-code-groups': '["yarn"]' }],
    ['search results', SEARCH, {}],
    ['a missing page', MISSING, {}],
  ] as const)
    test(`on ${name}, also while demos wake`, async ({ open }) => {
      const { page } = await open(path, { storage });
      await expectNoShifts(page, 'while it loads');
      await wakeDemos(page);
      await expectNoShifts(page, 'while demos wake');
    });

  for (const [name, jump] of [
    ['the wheel', (page: Page) => page.mouse.wheel(0, VIEWPORT.height)],
    ['the contents', (page: Page) => page.locator('#contents a[href^="#"]:not([aria-current])').last().click()],
  ] as const)
    test(`when a reader jumps between waking demos with ${name}`, async ({ open }) => {
      const { page } = await open(GUIDE);
      // A slow machine leaves time to jump while a demo wakes.
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const demos = page.locator('[data-demo]');
      await demos.first().locator('.demo-root').hover();
      await demos.first().and(page.locator('[data-state]')).waitFor();
      for (let jumps = await demos.count(); jumps > 0; jumps -= 1) await jump(page);
      await waitUntil(page, () => scrollY > innerHeight);
      await expectNoShifts(page, 'after the jumps');
    });
});
