import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { waitUntil } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

/** Opens a page that may not write to the clipboard, and records attempts. */
async function openWithoutClipboard(path: string) {
  const prepare = (page: Page) =>
    page.addInitScript(() => {
      const refuse = () => {
        Object.assign(window, { triedToCopy: true });
        return Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
      };
      Object.defineProperty(navigator.clipboard, 'writeText', { value: refuse });
    });
  const { page, complaints } = await open(path, { prepare });
  const untilTried = async () => {
    await waitUntil(page, () => 'triedToCopy' in window);
    // Wait until the rejection has been handled.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  return { page, complaints, untilTried };
}

test.describe('a clipboard failure is silent', () => {
  test('for the button of a fence', async ({ open }) => {
    const { page, complaints, untilTried } = await openWithoutClipboard('/x/introduction/installation/');
    const button = page.locator('[data-copy]:visible').first();
    const label = await button.innerText();
    await button.click();
    await untilTried();
    expect(await button.innerText()).toBe(label);
    expect(label).toBe('Copy');
    expect(complaints).toEqual([]);
  });

  test('for the button of a demo', async ({ open }) => {
    const { page, complaints, untilTried } = await openWithoutClipboard(`${GUIDE}#BasicExpansion.tsx`);
    const button = page.locator('#BasicExpansion [data-demo-copy]');
    const label = await button.innerText();
    await button.click();
    await untilTried();
    expect(await button.innerText()).toBe(label);
    expect(complaints).toEqual([]);
  });

  test('for the link with settings', async ({ open }) => {
    const { page, complaints, untilTried } = await openWithoutClipboard(GUIDE);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const button = page.getByRole('button', { name: 'Copy link with these settings' });
    await button.click();
    await untilTried();
    await expect(button).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('without a clipboard API', async ({ open }) => {
    const prepare = (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const { page, complaints } = await open('/x/introduction/installation/', { prepare });
    const button = page.locator('[data-copy]:visible').first();
    await button.click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await button.innerText()).toBe('Copy');
    expect(complaints).toEqual([]);
  });
});
