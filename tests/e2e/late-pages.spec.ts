import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { getPalette } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { getText, siteOrigin } from '../support/sites.ts';

const FIRST_PAGE = '/x/introduction/';
/** A demo of the guide, and a line of its JavaScript. */
const DEMO = '#ControlledExpansion';
const JS_LINE = "useState(['docs'])";

const choose = (page: Page) =>
  page.evaluate(() => {
    document.cookie = 'codeVariant=JS; Path=/';
    localStorage.setItem('docs-color-mode', 'dark');
    localStorage.setItem('docs-theme', '{"dense":true,"direction":"rtl"}');
  });

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
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
});

test('a prerendered page shows settings that were chosen before it was activated', async ({ open }) => {
  const { page } = await open(GUIDE, { colorScheme: 'light' });
  await choose(page);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expectJavaScript(page);
  await expect.poll(() => getPalette(page)).toBe('dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
