import { describe, expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { wakeDemos } from './observe.ts';
import { readSitePages } from './pages.ts';

/** The site has no licence key of its own: the library says so, and that is right. */
const LICENSE = /MUI X: Missing license key|^\*+$/;

/** Pages with demos are found, never listed. */
const pages = await Promise.all(
  (await readSitePages()).map(async ({ path }) => ({ path, html: await (await fetch(inject('siteUrl') + path)).text() })),
);
const pagesWithDemos = pages.filter(({ html }) => html.includes(' data-demo="')).map(({ path }) => path);

const { open } = useBrowser();

it('there are demos in every product', () => {
  const products = new Set(pagesWithDemos.map((path) => path.split('/')[2]));
  expect([...products]).toEqual(
    expect.arrayContaining(['react-data-grid', 'react-date-pickers', 'react-charts', 'react-tree-view']),
  );
});

describe('the demos wake without a complaint, in their place', () => {
  it.each(pagesWithDemos)('on %s', async (path) => {
    const { page, complaints } = await open(path);
    const heights = () =>
      page
        .locator('[data-demo]')
        .evaluateAll((demos) =>
          demos.map((demo) => [demo.id, demo.querySelector('.demo-stage')?.getBoundingClientRect().height ?? 0] as const),
        );
    const before = await heights();
    await wakeDemos(page);
    // What a component does after its first frames belongs to waking: charts and grids measure themselves.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    const after = new Map(await heights());
    const moved = before.filter(([id, height]) => Math.abs(height - (after.get(id) ?? 0)) > 1);
    expect(moved.map(([id, height]) => `${id}: ${height} → ${after.get(id)}`)).toEqual([]);
    const states = await page.locator('[data-demo]').evaluateAll((demos) => demos.map(({ id, dataset }) => [id, dataset.state]));
    expect(states.filter(([, state]) => state !== 'live')).toEqual([]);
    expect(await page.locator('.demo-error').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(complaints.filter((text) => !LICENSE.test(text.split('\n')[0] ?? ''))).toEqual([]);
  });
});
