import type { Page } from '@playwright/test';
import { expect, test, type Open, type OpenOptions } from '../support/browser/test.ts';
import { waitForCopied } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

/** A demo of the guide. */
const DEMO = '#BasicExpansion';

const permissions = ['clipboard-read', 'clipboard-write'];

/** The module loaded at the first input (`client/browser/enhance/after-first-input.ts`). */
const AFTER_FIRST_INPUT = '**/static/after-first-input-*.js*';

/** Opens a page where that module is held back. */
async function openHeldBack(open: Open, path: string, options: OpenOptions = {}) {
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

// `first-inputs.spec.ts` has a row for each kind of input.
test.describe('input before its behaviour is loaded is replayed', () => {
  test('choosing a colour mode', async ({ open }) => {
    const { page, letThrough } = await openHeldBack(open, GUIDE);
    await page.locator('.mode summary').click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-mode');
    letThrough();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(page.locator('.mode')).not.toHaveAttribute('open');
  });

  test('but not for other listeners, which have handled it already', async ({ open }) => {
    const { page, letThrough } = await openHeldBack(open, GUIDE, { permissions });
    await page.evaluate(() =>
      Object.assign(window, {
        clicks: [],
        gtag: (...values: unknown[]) => (window as never as { clicks: unknown[] }).clicks.push(values),
      }),
    );
    await page.locator(`${DEMO} [data-demo-copy]`).click();
    letThrough();
    await waitForCopied(page);
    const events = await page.evaluate(() =>
      (window as never as { clicks: unknown[][] }).clicks.filter(([, category]) => category === 'demo'),
    );
    expect(events).toHaveLength(1);
  });
});

test('a behaviour that failed to load is loaded at the next press', async ({ open }) => {
  const { page } = await open(GUIDE, {
    prepare: (opened) => opened.route(AFTER_FIRST_INPUT, (route) => route.abort()),
  });
  const [failed] = await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().includes('/after-first-input-')),
    page.locator('.mode summary').click(),
  ]);
  // Also fails, and later: by then the page knows that its own import has failed.
  await page.evaluate((address) => import(address).catch(() => undefined), failed.url());
  await page.unroute(AFTER_FIRST_INPUT);
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});
