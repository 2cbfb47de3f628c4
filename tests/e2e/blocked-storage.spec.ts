import type { Page } from '@playwright/test';
import { GUIDE } from '../support/browser/pages.ts';
import { expect, test } from '../support/browser/test.ts';

/** As browsers do that block cookies: to name a storage throws already. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The storage is blocked.', 'SecurityError');
        },
      });
  });

test('whatever a reader chooses works without storage, for as long as the page', async ({ open }) => {
  const { page, complaints } = await open(GUIDE, { prepare: blockStorage });
  await page.getByRole('button', { name: 'Hide navigation' }).click();
  await expect(page.locator('#navigation')).toBeHidden();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('button', { name: 'Right to left', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await drawer.getByRole('button', { name: 'Dense', exact: true }).click();
  await expect(page.locator('html[dir=rtl][data-dense]')).toHaveCount(1);
  for (const name of ['Right to left', 'Dense'])
    await expect(drawer.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  // As on the way back to the page.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('html[dir=rtl][data-dense]')).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const demo = page.locator('#ControlledExpansion');
  await demo.getByRole('button', { name: /^Edit / }).click();
  await expect(demo.locator('.cm-content')).toBeVisible();
  await page.getByRole('search').getByRole('searchbox').click();
  await page.keyboard.type('controlled expansion');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#controlled-expansion$/);
  await page.goto(new URL('/x/introduction/installation/', page.url()).href);
  const tab = page.locator('.codegroup').first().locator(':scope > label').nth(1);
  await tab.click();
  await expect(page.locator('.codegroup').first().locator('input').nth(1)).toBeChecked();
  await page.goto(new URL('/x/api/data-grid/data-grid/', page.url()).href);
  await page.locator('.ref-tools input').first().fill('selection');
  await expect(page.locator('.ref-tools')).toContainText(/\d/);
  expect(complaints).toEqual([]);
});

test('a theme is that of its own page without storage', async ({ open }) => {
  const { page, complaints } = await open('/x/theme/', { prepare: blockStorage });
  await page.getByRole('radio', { name: 'Dense' }).check();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('button', { name: 'Right to left', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Right to left', includeHidden: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Show it in every demo' }).click();
  await expect(page.getByText('Only this page has this theme.')).toBeVisible();
  await expect(page.locator('html[dir=rtl][data-dense]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Reset to the site’s theme' }).click();
  await expect(page.locator('html[dir=ltr]:not([data-dense])')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

/** As another release might have kept it, in values of any form. */
const KEPT_OTHERWISE = {
  'docs-edits:/x/react-tree-view/rich-tree-view/expansion/': '{"edits":[]}',
  'docs-navigation:x-tree-view': '{"groups":{}}',
  'docs-made-theme': '5',
};

test('what another release has kept breaks no page', async ({ open }) => {
  const { page, complaints } = await open(GUIDE, {
    storage: { 'docs-code-groups': '{}', 'docs-recent-searches': '5', 'docs-theme': '[]', 'docs-color-mode': 'sepia' },
    prepare: (page) => page.addInitScript((kept) => Object.assign(sessionStorage, kept), KEPT_OTHERWISE),
  });
  await expect(page.locator('#navigation')).toHaveAttribute('data-name', 'x-tree-view');
  // The edits are read once the tools are there.
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
    .not.toContain(Object.keys(KEPT_OTHERWISE)[0]);
  await page.goto(new URL('/x/theme/', page.url()).href);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Brand color', exact: true })).toHaveValue('#0a5bc4');
  await expect(page.getByText('Only this page has this theme.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(complaints).toEqual([]);
});
