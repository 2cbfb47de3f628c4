import { badNames } from '../../support/browser/bad-names.ts';
import { expect, test } from '../../support/browser/test.ts';

const PAGES = [
  '/x/api/data-grid/data-grid-premium/',
  '/x/api/data-grid/grid-api/',
  '/x/api/charts/line-chart-pro/',
  '/x/api/date-pickers/date-range-picker/',
  '/zh/x/api/date-pickers/pickers-text-field/',
];
const WIDTHS = [320, 600, 768, 900, 1024, 1280, 1440];

for (const path of PAGES)
  for (const view of ['list', 'table', 'compact'])
    test(`names on ${path} are broken at capitals only, at every width, in the view ${view}`, async ({ open }) => {
      const { page } = await open(path, { bypassCSP: true, storage: { 'docs-reference-view': view } });
      await page.addStyleTag({ content: '.ref tr { content-visibility: visible !important }' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => badNames(page), `${width} px`).toEqual([]);
      }
    });
