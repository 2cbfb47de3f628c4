import { expect, test } from '../support/browser/test.ts';
import { holdModules } from '../support/browser/first-inputs/index.ts';
import { waitForCopied } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

/** A demo of the guide. */
const DEMO = '#BasicExpansion';

/** The module loaded at the first input (`client/browser/enhance/after-first-input.ts`). */
const AFTER_FIRST_INPUT = '**/static/after-first-input-*.js*';

// `first-inputs.spec.ts` has a row for each kind of input.
test.describe('input before its behaviour is loaded is replayed', () => {
  test('choosing a colour mode', async ({ open }) => {
    const { page } = await open(GUIDE);
    const letThrough = await holdModules(page, AFTER_FIRST_INPUT);
    await page.locator('.mode summary').click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-mode');
    letThrough();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(page.locator('.mode')).not.toHaveAttribute('open');
  });

  test('but not for other listeners, which have handled it already', async ({ open }) => {
    const { page } = await open(GUIDE, { permissions: ['clipboard-read', 'clipboard-write'] });
    const letThrough = await holdModules(page, AFTER_FIRST_INPUT);
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
