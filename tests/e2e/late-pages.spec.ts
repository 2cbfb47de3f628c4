import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { getPalette } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { getText, siteOrigin } from '../support/sites.ts';

const FIRST_PAGE = '/x/introduction/';
const INSTALLATION = '/x/introduction/installation/';
const REFERENCE = '/x/api/tree-view/tree-item/';
/** A demo of the guide, and a line of its JavaScript. */
const DEMO = '#ControlledExpansion';
const JS_LINE = "useState(['docs'])";

const choose = (page: Page) =>
  page.evaluate(() => {
    document.cookie = 'codeVariant=JS; Path=/';
    localStorage.setItem('docs-color-mode', 'dark');
    localStorage.setItem('docs-theme', '{"dense":true,"direction":"rtl"}');
  });

/** Shows a page that was prerendered: what another page has stored meanwhile is known only now. */
const activate = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));

async function expectJavaScript(page: Page): Promise<void> {
  const demo = page.locator(DEMO);
  await expect(demo.locator('.whole')).toContainText(JS_LINE);
  await demo.locator('.demo-more > summary').click();
  await expect(demo.getByRole('button', { name: 'JavaScript', pressed: true })).toBeVisible();
}

test('a prefetched page shows the code variant that was chosen after the prefetch', async ({ open }) => {
  const early = await getText(GUIDE);
  const { page } = await open(FIRST_PAGE);
  await choose(page);
  await page.route(`**${GUIDE}`, (route) => route.fulfill({ body: early, contentType: 'text/html; charset=utf-8' }));
  await page.goto(siteOrigin() + GUIDE);
  await expectJavaScript(page);
});

test('preferences in the URL take precedence over stored ones', async ({ open }) => {
  const { page } = await open(`${GUIDE}?variant=ts`, { cookies: { codeVariant: 'JS' } });
  // The stored ones were compared before the load event, and are once more when a page is activated.
  await activate(page);
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
});

test('a prerendered page shows settings that were chosen before it was activated', async ({ open }) => {
  const { page } = await open(GUIDE, { colorScheme: 'light' });
  await choose(page);
  await activate(page);
  await expectJavaScript(page);
  await expect.poll(() => getPalette(page)).toBe('dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a prerendered page has the groups of the navigation open that were open when the reader left the page before it, and at the same place', async ({
  open,
}) => {
  const { page } = await open(GUIDE);
  const groups = page.locator('#navigation details[data-group]:not([data-branch])');
  const closed = groups.and(page.locator(':not([open])')).first();
  const group = (await closed.getAttribute('data-group')) ?? '';
  await page.evaluate((id) => {
    const { name } = document.getElementById('navigation')?.dataset ?? {};
    sessionStorage.setItem(`docs-navigation:${name}`, JSON.stringify({ open: [id], scroll: 20 }));
  }, group);
  await activate(page);
  await expect(page.locator(`#navigation [data-group="${group}"]`)).toHaveAttribute('open');
  await expect.poll(() => page.locator('#navigation').evaluate(({ scrollTop }) => scrollTop)).toBe(20);
});

test('a prerendered page shows the tab of code groups that was selected before it was activated', async ({ open }) => {
  const { page } = await open(INSTALLATION, { storage: { 'docs-code-groups': '["yarn"]' } });
  const tabs = page.locator('.codegroup').first();
  await expect(tabs.getByRole('radio', { name: 'yarn' })).toBeChecked();
  await page.evaluate(() => localStorage.setItem('docs-code-groups', '["pnpm","yarn"]'));
  await activate(page);
  await expect(tabs.getByRole('radio', { name: 'pnpm' })).toBeChecked();
});

test('a restored page keeps the tab that was selected on it, and not that of its address', async ({ open }) => {
  const { page } = await open(`${INSTALLATION}?tab=pnpm`);
  const tabs = page.locator('.codegroup').first();
  await tabs.locator('label', { hasText: 'yarn' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-code-groups'))).toBe('["yarn"]');
  await activate(page);
  await expect(tabs.getByRole('radio', { name: 'yarn' })).toBeChecked();
});

test('a prerendered page of the reference has the view that was chosen before it was activated', async ({ open }) => {
  const { page } = await open(REFERENCE);
  await expect(page.locator('button[data-reference-view=list]')).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => localStorage.setItem('docs-reference-view', 'table'));
  await activate(page);
  await expect(page.locator('html')).toHaveAttribute('data-reference-view', 'table');
  await expect(page.locator('button[data-reference-view=table]')).toHaveAttribute('aria-pressed', 'true');
});
