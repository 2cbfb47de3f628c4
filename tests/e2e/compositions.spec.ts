import type { Locator, Page } from '@playwright/test';
import { GUIDE } from '../support/browser/pages.ts';
import { beginToUse } from '../support/browser/observe.ts';
import { expect, test } from '../support/browser/test.ts';

/** How browsers send the key that ends a composition: Safari after its end, the others during it. */
const ORDERS = { during: { isComposing: true, keyCode: 229 }, without: { isComposing: true }, after: { keyCode: 229 } };

/** Sends a key to a field as each browser does while an input method composes. */
async function pressWhileComposing(field: Locator, key: string): Promise<void> {
  for (const order of Object.values(ORDERS))
    await field.evaluate(
      (element, init) =>
        element.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
      { key, ...order },
    );
}

/** Notes what is clicked, also by the page itself. @returns Reads how often. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = Object.assign(window, { clicks: 0 });
    addEventListener('click', () => (counted.clicks += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}

test('Enter, while a text is composed in the filter of the navigation, follows nothing', async ({ open }) => {
  const { page } = await open(GUIDE);
  const field = page.locator('.nav-tools input');
  await field.fill('ordering');
  await expect(page.locator('.nav-tools p')).toHaveText(/\d/);
  const readClicks = await countClicks(page);
  await pressWhileComposing(field, 'Enter');
  await expect.poll(readClicks).toBe(0);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/ordering\/$/);
});

test('Enter, while a text is composed in the search dialog, opens nothing', async ({ open }) => {
  const { page } = await open(GUIDE);
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').getByRole('combobox').first();
  await field.fill('controlled expansion');
  await expect(page.locator('.find-list [href]')).not.toHaveCount(0);
  const readClicks = await countClicks(page);
  await pressWhileComposing(field, 'Enter');
  await expect.poll(readClicks).toBe(0);
  await field.press('Enter');
  await expect(page).toHaveURL(/#controlled-expansion$/);
});

test('Escape, while a text is composed in the filter of the reference, keeps it', async ({ open }) => {
  const { page } = await open('/x/api/data-grid/data-grid/');
  const field = page.locator('.ref-tools input').first();
  await field.fill('selection');
  await pressWhileComposing(field, 'Escape');
  await expect(field).toHaveValue('selection');
  await field.press('Escape');
  await expect(field).toHaveValue('');
});

test('a stray percent sign in the hash is nothing, on a page of any kind', async ({ open }) => {
  for (const path of [GUIDE, '/x/api/data-grid/data-grid/']) {
    const { page, complaints } = await open(`${path}#%`);
    await beginToUse(page);
    for (const hash of ['#%E0%A4%A', '#%zz'])
      await page.evaluate(
        (stray) =>
          new Promise((resolve) => {
            addEventListener('hashchange', resolve, { once: true });
            location.hash = stray;
          }),
        hash,
      );
    expect(complaints).toEqual([]);
  }
});
