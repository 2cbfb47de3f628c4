import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { waitUntil } from './observe.ts';
import { GUIDE } from './pages.ts';

const browser = useBrowser();

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
  const { page, complaints } = await browser.open(path, { prepare });
  const untilTried = async () => {
    await waitUntil(page, () => 'triedToCopy' in window);
    // Wait until the rejection has been handled.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  return { page, complaints, untilTried };
}

describe('a clipboard failure is silent', () => {
  it('for the button of a fence', async () => {
    const { page, complaints, untilTried } = await openWithoutClipboard('/x/introduction/installation/');
    const button = page.locator('[data-copy]:visible').first();
    const label = await button.innerText();
    await button.click();
    await untilTried();
    expect(await button.innerText()).toBe(label);
    expect(label).toBe('Copy');
    expect(complaints).toEqual([]);
  });

  it('for the button of a demo', async () => {
    const { page, complaints, untilTried } = await openWithoutClipboard(`${GUIDE}#BasicExpansion.tsx`);
    const button = page.locator('#BasicExpansion [data-demo-copy]');
    const label = await button.innerText();
    await button.click();
    await untilTried();
    expect(await button.innerText()).toBe(label);
    expect(complaints).toEqual([]);
  });

  it('for the link with settings', async () => {
    const { page, complaints, untilTried } = await openWithoutClipboard(GUIDE);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const button = page.getByRole('button', { name: 'Copy link with these settings' });
    await button.click();
    await untilTried();
    expect(await button.isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('without a clipboard API', async () => {
    const prepare = (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const { page, complaints } = await browser.open('/x/introduction/installation/', { prepare });
    const button = page.locator('[data-copy]:visible').first();
    await button.click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await button.innerText()).toBe('Copy');
    expect(complaints).toEqual([]);
  });
});
