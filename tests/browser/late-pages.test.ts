import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { paletteOf } from './observe.ts';
import { GUIDE } from './pages.ts';

const browser = useBrowser();

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

it('a prefetched page shows the code variant that was chosen after the prefetch', async () => {
  const early = await (await fetch(inject('siteUrl') + GUIDE)).text();
  const { page } = await browser.open('/x/introduction/');
  await choose(page);
  await page.route(`**${GUIDE}`, (route) => route.fulfill({ body: early, contentType: 'text/html; charset=utf-8' }));
  await page.goto(inject('siteUrl') + GUIDE);
  await waitUntilInJavaScript(page);
});

it('preferences in the URL take precedence over stored ones', async () => {
  const { page } = await browser.open(`${GUIDE}?variant=ts`, { cookies: { codeVariant: 'JS' } });
  await page.waitForLoadState('networkidle');
  expect(await page.locator('html').getAttribute('data-code-variant')).toBe('TS');
});

it('a prerendered page shows settings that were chosen before it was activated', async () => {
  const { page } = await browser.open(GUIDE, { colorScheme: 'light' });
  await page.waitForLoadState('networkidle');
  await choose(page);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await waitUntilInJavaScript(page);
  expect(await paletteOf(page)).toBe('dark');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
});
