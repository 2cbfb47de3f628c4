import type { Locator, Page } from '@playwright/test';
import { expect, test, VIEWPORT } from '../support/browser/test.ts';
import { recordFrames, waitUntil, wakeDemos } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

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

const theme = (settings: object) => ({ 'docs-theme': JSON.stringify(settings) });

const CHOICES: [name: string, storage: Record<string, string>, colorScheme: 'light' | 'dark', appearance: string][] = [
  ['dark on a light system', { 'docs-color-mode': 'dark' }, 'light', 'dark ltr normal'],
  ['light on a dark system', { 'docs-color-mode': 'light' }, 'dark', 'light ltr normal'],
  ['a dark system', {}, 'dark', 'dark ltr normal'],
  ['right to left', theme({ direction: 'rtl' }), 'light', 'light rtl normal'],
  ['dense', theme({ dense: true }), 'light', 'light ltr dense'],
  [
    'all at once',
    { 'docs-color-mode': 'dark', ...theme({ direction: 'rtl', dense: true }) },
    'light',
    'dark rtl dense',
  ],
];

test.describe('the first frames show', () => {
  it.each(CHOICES)(
    '%s, with a cold and a warm cache, and without a network',
    async (name, storage, colorScheme, appearance) => {
      const recording: { read?: () => Promise<string[]> } = {};
      const prepare = async (page: Page) => (recording.read = await recordFrames(page, readAppearance));
      const site = siteOrigin('serviceWorker');
      const { page } = await open(GUIDE, { site, storage, colorScheme, prepare });
      const expectRight = async (visit: string) => {
        const samples = (await recording.read?.()) ?? [];
        expect(samples.length, visit).toBeGreaterThan(MIN_FRAMES);
        expect([...new Set(samples)], visit).toEqual([appearance]);
      };
      await expectRight('cold');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.goto(site + GUIDE);
      await expectRight('warm');
      await page.context().setOffline(true);
      await page.goto(site + GUIDE);
      await expectRight('offline');
      await page.locator('h1', { hasText: 'Expansion' }).waitFor();
    },
  );

  test('the accent colour that the reader chose', async ({ open }) => {
    const recording: { read?: () => Promise<string[]> } = {};
    const prepare = async (page: Page) => {
      recording.read = await recordFrames(page, () => {
        const current = document.querySelector('#navigation [aria-current]');
        return current && getComputedStyle(current).color;
      });
    };
    await open(GUIDE, { storage: theme({ paletteColors: { primary: { main: '#116633' } } }), prepare });
    const samples = (await recording.read?.()) ?? [];
    expect(samples.length).toBeGreaterThan(MIN_FRAMES);
    expect([...new Set(samples)]).toEqual(['rgb(17, 102, 51)']);
  });

  test('the source in the reader’s code variant', async ({ open }) => {
    const recording: { read?: () => Promise<string[]> } = {};
    const prepare = async (page: Page) => {
      recording.read = await recordFrames(page, () => {
        const code = document.querySelector('#ControlledExpansion .whole code')?.textContent;
        return code ? String(code.includes('useState<string[]>')) : null;
      });
    };
    await open(GUIDE, { cookies: { codeVariant: 'JS' }, prepare });
    const samples = (await recording.read?.()) ?? [];
    expect(samples.length).toBeGreaterThan(MIN_FRAMES);
    expect([...new Set(samples)]).toEqual(['false']);
  });
});

test.describe('nothing moves', () => {
  /** Records layout shifts from now on, as `value: elements`. */
  const observeShifts = (page: Page) =>
    page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          const names = entry.sources.map(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return `${element?.closest('[id]')?.id ?? ''} ${element?.tagName ?? '?'}.${element?.className ?? ''}`;
          });
          shifts.push(`${entry.value.toFixed(4)}: ${names.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  const readShifts = (page: Page) =>
    page.evaluate(async () => {
      // Layout shift entries are delivered with a later frame.
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: string[] }).shifts;
    });

  it.each([
    ['a guide', GUIDE, {}],
    ['a guide from right to left', GUIDE, theme({ direction: 'rtl' })],
    ['a dense guide', GUIDE, theme({ dense: true })],
    ['an introduction', '/x/introduction/', {}],
    ['an installation with a chosen tab', '/x/introduction/installation/', { 'docs-code-groups': '["yarn"]' }],
    ['search results', '/x/search/?q=selection', {}],
    ['a missing page', '/x/react-tree-view/nothing/', {}],
  ])('on %s, also while demos wake', async (name, path, storage: Record<string, string>) => {
    const { page } = await open(path, { storage, prepare: observeShifts });
    await page.waitForLoadState('load');
    expect(await readShifts(page)).toEqual([]);
    await wakeDemos(page);
    expect(await readShifts(page)).toEqual([]);
  });

  it.each<[string, (page: Page, demo: Locator) => Promise<unknown>]>([
    ['the wheel', (page) => page.mouse.wheel(0, VIEWPORT.height)],
    ['the keyboard', (page) => page.keyboard.press('PageDown')],
    ['the contents', (page) => page.locator('#contents a[href^="#"]:not([aria-current])').last().click()],
    ['a script', (page, demo) => demo.evaluate((element) => element.scrollIntoView({ block: 'center' }))],
  ])('when a reader jumps between waking demos with %s', async (name, jump) => {
    const { page } = await open(GUIDE, { prepare: observeShifts });
    // A slow machine leaves time to jump while a demo wakes.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const demos = page.locator('[data-demo]');
    await demos.first().locator('.demo-root').hover();
    await demos.first().and(page.locator('[data-state]')).waitFor();
    for (const demo of await demos.all()) await jump(page, demo);
    await waitUntil(page, () => scrollY > innerHeight);
    expect(await readShifts(page)).toEqual([]);
  });
});
