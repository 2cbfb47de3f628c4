import type { Page } from 'playwright-core';

/** Waits until the service worker answers the page's requests. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller?.state === 'activated';
    },
    null,
    { timeout: 15_000 },
  );
}

/** Opens an address without a network. @returns The page's main heading. */
export async function readOffline(page: Page, address: string): Promise<string> {
  await page.context().setOffline(true);
  await page.goto(address);
  return page.locator('h1').innerText();
}

/** Counts the documents that a page shows from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Waits for a page to have been open for some time: what has not happened until then does not happen. */
export async function waitForAge(page: Page, milliseconds: number): Promise<void> {
  await page.waitForFunction((age) => performance.now() > age, milliseconds);
}
