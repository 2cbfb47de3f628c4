import type { Page } from '@playwright/test';
import { expect, test, type OpenOptions } from '../support/browser/test.ts';
import { GUIDE } from '../support/browser/pages.ts';

const permissions = ['clipboard-read', 'clipboard-write'];

/** The module loaded at the first input (`client/browser/enhance/after-first-input.ts`). */
const AFTER_FIRST_INPUT = '**/static/after-first-input-*.js*';

/** Opens a page where that module is held back. */
async function openHeldBack(path: string, options: OpenOptions = {}) {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  const prepare = (page: Page) =>
    page.route(AFTER_FIRST_INPUT, async (route) => {
      await gate;
      await route.continue();
    });
  const { page } = await open(path, { prepare, ...options });
  return { page, letThrough };
}

test.describe('input before its behaviour is loaded is replayed', () => {
  test('copying code', async ({ open }) => {
    const { page, letThrough } = await openHeldBack('/x/introduction/installation/', { permissions });
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    const button = page.locator('[data-copy]:visible').first();
    await button.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
    letThrough();
    await expect.poll(() => button.textContent()).toBe('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('before');
  });

  test('choosing a colour mode', async ({ open }) => {
    const { page, letThrough } = await openHeldBack(GUIDE);
    await page.locator('.mode summary').click();
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await page.locator('html').getAttribute('data-mode')).toBeNull();
    letThrough();
    await page.locator('html[data-mode=dark]').waitFor();
    await page.locator('.mode:not([open])').waitFor();
  });

  test('selecting a tab of a code group by key', async ({ open }) => {
    const { page, letThrough } = await openHeldBack('/x/introduction/installation/');
    const chosen = () =>
      page
        .locator('.codegroup input:checked')
        .evaluateAll((tabs) => [...new Set(tabs.map((tab) => (tab as HTMLInputElement).value))]);
    await page.locator('.codegroup input:checked').first().focus();
    await page.keyboard.press('ArrowRight');
    expect((await chosen()).length).toBe(2);
    letThrough();
    await expect.poll(async () => (await chosen()).length).toBe(1);
  });

  test('but not for other listeners, which have handled it already', async ({ open }) => {
    const { page, letThrough } = await openHeldBack(GUIDE, { permissions });
    await page.evaluate(() =>
      Object.assign(window, {
        clicks: [],
        gtag: (...values: unknown[]) => (window as never as { clicks: unknown[] }).clicks.push(values),
      }),
    );
    await page.locator('#BasicExpansion [data-demo-copy]').click();
    letThrough();
    await expect.poll(() => page.locator('#BasicExpansion [data-demo-copy]').textContent()).toBe('Copied');
    const events = await page.evaluate(() =>
      (window as never as { clicks: unknown[][] }).clicks.filter(([, category]) => category === 'demo'),
    );
    expect(events.length).toBe(1);
  });
});

test('a behaviour that failed to load is loaded at the next press', async ({ open }) => {
  const { page } = await open(GUIDE, {
    prepare: (opened) => opened.route(AFTER_FIRST_INPUT, (route) => route.abort()),
  });
  const failed = page.waitForEvent('requestfailed');
  await page.locator('.mode summary').click();
  await failed;
  await page.unroute(AFTER_FIRST_INPUT);
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.locator('html[data-mode=dark]').waitFor();
});
