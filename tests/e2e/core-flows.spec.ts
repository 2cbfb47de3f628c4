import type { Page } from '@playwright/test';
import { COLORS } from '../../client/theme/tokens.ts';
import { paletteOf } from '../support/browser/observe.ts';
import { GUIDE, readPageKinds } from '../support/browser/pages.ts';
import { expect, test } from '../support/browser/test.ts';

const START = '/x/introduction/';
const CHART = '#TicketLines';
const TREE = '#RepertoireTree';

/** A series of the chart, and an item that the tree hides at first. */
const SERIES = 'Studio';
const HIDDEN_ITEM = 'The Lighthouse';

const kinds = await readPageKinds();

// `tests/nightly/engines` has these flows in Firefox and WebKitGTK, with those that other files here have: sorting and
// choosing on the start page, playgrounds, copying, settings, search and edits.
test.describe('pages load without complaints', () => {
  for (const [kind, path] of kinds) {
    test(kind, async ({ open }) => {
      const { page, complaints } = await open(path);
      await expect(page.locator('h1')).toBeVisible();
      // Chromium itself reports the status of a missing page.
      expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
    });
  }
});

/** The colour that a page gives to the browser's own surfaces: the first that applies. */
const themeColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test.describe('a reader', () => {
  for (const system of ['light', 'dark'] as const)
    test(`has the browser in the colour of the mode, on a ${system} system`, async ({ open }) => {
      const { page } = await open(GUIDE, { colorScheme: system });
      const expectMode = (mode: 'light' | 'dark') => expect.poll(() => themeColor(page)).toBe(COLORS.background[mode]);
      await expectMode(system);
      for (const mode of ['dark', 'light'] as const) {
        await page.locator('.bar .mode > summary').click();
        await page.locator(`[data-set-mode=${mode}]`).click();
        await expectMode(mode);
        await page.reload();
        await expectMode(mode);
      }
      await page.locator('.bar .mode > summary').click();
      await page.locator('[data-set-mode=system]').click();
      await expectMode(system);
    });

  test('chooses dark, and keeps it on the next page, on one of the navigation, and back', async ({ open }) => {
    const { page, complaints } = await open(GUIDE, { colorScheme: 'light' });
    await expect.poll(() => paletteOf(page)).toBe('light');
    await page.locator('.bar .mode > summary').click();
    await page.locator('[data-set-mode=dark]').click();
    await expect.poll(() => paletteOf(page)).toBe('dark');

    await page.locator('.pager [rel=next]').click();
    await expect(page).not.toHaveURL((url) => url.pathname === GUIDE);
    await expect.poll(() => paletteOf(page)).toBe('dark');
    await page.locator(`#navigation a[href="${GUIDE}"]`).click();
    await expect(page).toHaveURL((url) => url.pathname === GUIDE);
    await page.goBack();
    await expect(page).not.toHaveURL((url) => url.pathname === GUIDE);
    await expect.poll(() => paletteOf(page)).toBe('dark');
    expect(complaints).toEqual([]);
  });

  test('points at the chart of the start page', async ({ open }) => {
    const { page, complaints } = await open(START);
    const demo = page.locator(CHART);
    await demo.locator('.demo-root').hover();
    await expect(demo).toHaveAttribute('data-state', 'live');
    await demo.locator('.demo-bar').hover();
    await demo.locator('.demo-root').hover();
    await expect(page.locator('.MuiChartsTooltip-root')).toContainText(SERIES);
    expect(complaints).toEqual([]);
  });

  test('expands an item of the tree of the start page', async ({ open }) => {
    const { page, complaints } = await open(START);
    const tree = page.locator(TREE);
    const item = tree.locator('[role=treeitem]', { hasText: HIDDEN_ITEM });
    await expect(item).toHaveCount(0);
    await tree.locator('[role=treeitem][aria-expanded=false] .MuiTreeItem-label').first().click();
    await expect(item.first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
