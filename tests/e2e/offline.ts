import type { Page } from '@playwright/test';
import { expect } from '../support/browser/test.ts';
import { waitUntil } from '../support/browser/observe.ts';

/** Waits until the service worker controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await waitUntil(page, () => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 15_000,
  });
}

/** A URL that the service worker handles like a page, and that the site answers with a 404. */
const PROBE = '/x/offline-probe/?variant=TS';

/** Opens a URL offline. */
export async function openOffline(page: Page, address: string): Promise<void> {
  await page.context().setOffline(true);
  // A service worker that just started goes offline later than its page.
  const ask = (probe: string) =>
    fetch(probe).then(
      ({ status }) => status,
      () => 'failed',
    );
  await expect.poll(() => page.evaluate(ask, PROBE), { timeout: 10_000 }).not.toBe(404);
  await page.goto(address);
}

/** Counts the page's navigations from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  return () => loads;
}
