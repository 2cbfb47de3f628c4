import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe.ts';
import { GUIDE, readPageKinds } from '../support/browser/pages.ts';
import { expect, test } from '../support/browser/test.ts';

const DEMO = '#ControlledExpansion';

// axe is put into the pages.
test.use({ bypassCSP: true });

const kinds = await readPageKinds();

// `tests/nightly/audits` does this in both palettes, both directions and forced colours, and with what else opens;
// `search.spec.ts` has the search dialog.
test.describe('axe finds no violations', () => {
  for (const [kind, path] of kinds) {
    test(`on ${kind}`, async ({ open }) => {
      const { page } = await open(path);
      await expectNone(page);
    });
  }

  test('in the open settings drawer', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expectNone(page);
  });

  test('in the open editor of a demo', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.locator(`${DEMO} [data-demo-edit]`).click();
    await expect(page.locator(`${DEMO} .cm-content`)).toBeVisible();
    await expect(page.frameLocator(`${DEMO} iframe`).getByRole('tree')).toBeVisible();
    const found = await violationsOf(page, DEMO);
    // The code is focusable as `contenteditable`, which axe does not count.
    expect(found.filter((fault) => !/scrollable-region-focusable at \.cm-scroller /.test(fault))).toEqual([]);
  });
});

async function expectNone(page: Page): Promise<void> {
  const found = await violationsOf(page);
  expect(found).toEqual([]);
}
