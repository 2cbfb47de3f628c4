import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A file that every site has. */
const PROBE = '/robots.txt';

/**
 * Routes requests of an open page, as `page.route` does, and waits until the page knows of it. Chromium tells it a moment
 * after `page.route` has returned, and an input that follows at once may overtake that.
 */
export async function routeOpenPage(page: Page, ...route: Parameters<Page['route']>): Promise<void> {
  await page.route(...route);
  await page.route(`**${PROBE}`, (probe) => probe.fulfill({ status: 204 }));
  await expect.poll(() => page.evaluate(async (probe) => (await fetch(probe)).status, PROBE)).toBe(204);
}
