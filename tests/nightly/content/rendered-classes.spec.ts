import { readListedComponent, SHOWN_ON_HOVER } from '../../support/reference-classes.ts';
import { expect, test } from '../../support/browser/test.ts';

test.describe('the classes of a component in the reference', () => {
  for (const [name, { page: own, chart: path }] of Object.entries(SHOWN_ON_HOVER))
    test(`are on ${name} while the pointer is on its chart`, async ({ open }) => {
      const { classes } = await readListedComponent(own);
      const { page } = await open(path);
      const stage = page.locator('.demo-stage');
      await stage.hover();
      await page.locator('.demo[data-state="live"]').waitFor();
      const chart = stage.locator('svg').last();
      const drawn = page.locator(classes.map((className) => `.${className}`).join(', '));
      let moves = 0;
      await expect
        .poll(async () => {
          // The pointer has to move for a tooltip to come.
          moves += 1;
          await chart.hover({ position: { x: 150 + (moves % 20), y: 150 } });
          return drawn.count();
        })
        .toBeGreaterThan(0);
    });
});
