import { expectNoViolations } from '../support/browser/axe.ts';
import { getOverflow } from '../support/browser/layout.ts';
import { readPageKinds } from '../support/browser/pages.ts';
import { changeStored, storedSettings } from '../support/browser/reader-settings.ts';
import { expect, test } from '../support/browser/test.ts';

const kinds: [kind: string, path: string][] = [
  ...(await readPageKinds()),
  ['a Chinese component', '/zh/x/api/charts/bar-chart/'],
  ['an interface', '/x/api/data-grid/grid-col-def/'],
  ['an index of the reference', '/x/api/date-pickers/'],
  ['the index of all libraries', '/api/'],
  ['what changed', '/x/api/tree-view/changes/'],
  ['Chinese errors and warnings', '/zh/x/api/tree-view/errors/'],
  ['sizes of imports', '/x/api/date-pickers/sizes/'],
  ['all demos', '/x/demos/'],
];

// `tests/nightly/audits` and `tests/nightly/layout` look at all pages, in both palettes, directions and forced colours.
for (const [kind, path] of kinds)
  test(`${kind} loads without complaints, is accessible, and does not scroll sideways`, async ({ open }) => {
    const { page, complaints } = await open(path);
    await expect(page.locator('h1')).toBeVisible();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => getOverflow(page)).toEqual([]);
    await page.evaluate(changeStored, storedSettings({ mode: 'dark', direction: 'rtl' }));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => getOverflow(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => getOverflow(page)).toEqual([]);
    // By now, it has also done what it does when it is idle. Chromium itself reports the status of a missing page.
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });
