import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { paletteOf } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

const choose = (page: Page) =>
  page.evaluate(() => {
    document.cookie = 'codeVariant=JS; Path=/';
    localStorage.setItem('docs-color-mode', 'dark');
    localStorage.setItem('docs-theme', '{"dense":true,"direction":"rtl"}');
  });

const waitUntilInJavaScript = async (page: Page) => {
  const demo = page.locator('#ControlledExpansion');
  await demo.locator('.whole', { hasText: "useState(['docs'])" }).waitFor({ state: 'attached' });
  await demo.locator('.demo-more > summary').click();
  await demo.getByRole('button', { name: 'JavaScript', pressed: true }).waitFor();
};

test('a prefetched page shows the code variant that was chosen after the prefetch', async ({ open }) => {
  const early = await (await fetch(siteOrigin() + GUIDE)).text();
  const { page } = await open('/x/introduction/');
  await choose(page);
  await page.route(`**${GUIDE}`, (route) => route.fulfill({ body: early, contentType: 'text/html; charset=utf-8' }));
  await page.goto(siteOrigin() + GUIDE);
  await waitUntilInJavaScript(page);
});

test('preferences in the URL take precedence over stored ones', async ({ open }) => {
  const { page } = await open(`${GUIDE}?variant=ts`, { cookies: { codeVariant: 'JS' } });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
});

test('a prerendered page shows settings that were chosen before it was activated', async ({ open }) => {
  const { page } = await open(GUIDE, { colorScheme: 'light' });
  await page.waitForLoadState('networkidle');
  await choose(page);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await waitUntilInJavaScript(page);
  expect(await paletteOf(page)).toBe('dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
