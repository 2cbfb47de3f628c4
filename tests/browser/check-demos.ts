import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { productOf } from '../../site/products.ts';
import { violationsOf } from './axe.ts';
import { useBrowser } from './browser.ts';
import { wakeDemos } from './observe.ts';
import { useSite } from './own-site.ts';
import { hasDemos, readWrittenPages } from './pages.ts';

/** The site has no licence key of its own: the library says so, and that is right. */
const LICENSE = /MUI X: Missing license key|^\*+$/;

/** The article is looked at once in each appearance: with its demos asleep in the dark, awake in the light. */
const APPEARANCES = [
  ['light, left to right', {}, { isLookedAtAsleep: false }],
  [
    'dark, right to left',
    { 'docs-color-mode': 'dark', 'docs-theme': JSON.stringify({ direction: 'rtl' }) },
    { isLookedAtAsleep: true },
  ],
] as const;

/** Pages with demos: found, never listed. @param folder First folder of a product's pages; null for all other pages. */
async function pagesWithDemos(folder: string | null): Promise<string[]> {
  const paths = (await readWrittenPages()).filter((path) => (productOf(path)?.folder ?? null) === folder);
  const found = await Promise.all(paths.map(hasDemos));
  return paths.filter((path, at) => found[at]);
}

const heightsOf = (page: Page) =>
  page
    .locator('[data-demo]')
    .evaluateAll((demos) =>
      demos.map((demo) => [demo.id, demo.querySelector('.demo-stage')?.getBoundingClientRect().height ?? 0] as const),
    );

/** What a component does after its first frames belongs to waking: charts and grids measure themselves. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Looks at every demo of a product, asleep and awake, in both palettes and directions. */
export async function checkDemos(folder: string | null): Promise<void> {
  const { open } = useBrowser();
  const site = useSite();
  const paths = await pagesWithDemos(folder);

  it('there are demos', () => {
    expect(paths.length).toBeGreaterThan(0);
  });

  describe.each(APPEARANCES)('in %s, the demos', (name, storage, { isLookedAtAsleep }) => {
    it.each(paths)('of %s wake in their place, without a complaint, and axe finds nothing', async (path) => {
      const { page, complaints } = await open(path, { storage, bypassCSP: true, site: site() });
      const asleep = isLookedAtAsleep ? await violationsOf(page, 'main') : [];
      const before = await heightsOf(page);
      await wakeDemos(page);
      await settle(page);
      const after = new Map(await heightsOf(page));
      const moved = before.filter(([id, height]) => Math.abs(height - (after.get(id) ?? 0)) > 1);
      const states = await page
        .locator('[data-demo]')
        .evaluateAll((demos) => demos.map(({ id, dataset }) => `${id}: ${dataset.state}`));
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect({
        asleep,
        awake: await violationsOf(page, isLookedAtAsleep ? '[data-demo]' : 'main'),
        moved: moved.map(([id, height]) => `${id}: ${height} → ${after.get(id)}`),
        notLive: states.filter((state) => !state.endsWith(': live')),
        errors: await page.locator('.demo-error').count(),
        isTooWide: scrollWidth > clientWidth,
        complaints: complaints.filter((text) => !LICENSE.test(text.split('\n')[0] ?? '')),
      }).toEqual({ asleep: [], awake: [], moved: [], notLive: [], errors: 0, isTooWide: false, complaints: [] });
    });
  });
}
