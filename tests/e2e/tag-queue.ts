import type { Page } from '@playwright/test';
import { waitUntil } from '../support/browser/observe.ts';

/** A `gtag` call as its arguments: `['event', 'page_view', {…}]`. */
export type Command = [command: string, ...values: unknown[]];

/** All queued `gtag` calls, in order. */
export function readQueue(page: Page): Promise<Command[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>) as Command),
  );
}

/** The parameters of all events with a name, in order. */
export async function readEvents(page: Page, name: string): Promise<Record<string, unknown>[]> {
  const events = (await readQueue(page)).filter(([command, event]) => command === 'event' && event === name);
  return events.map(([, , details]) => details as Record<string, unknown>);
}

/** The user properties set by each call. */
export async function readUserProperties(page: Page): Promise<Record<string, unknown>[]> {
  const calls = (await readQueue(page)).filter(([command, name]) => command === 'set' && name === 'user_properties');
  return calls.map(([, , properties]) => properties as Record<string, unknown>);
}

/** Waits until the page's idle work has sent its reports. */
export async function waitForPageView(page: Page): Promise<void> {
  await waitUntil(page, () =>
    (window.dataLayer ?? []).some((entry) => (entry as ArrayLike<unknown>)[1] === 'user_properties'),
  );
}

/** Makes one more request: by its response, the page's `request` event has reported all that began before. */
export async function requestLast(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch('/robots.txt')));
}

/** Follows a media query. @returns Waits for its change. By then the site, whose queries are older, has seen it too. */
export async function followQuery(page: Page, query: string): Promise<() => Promise<void>> {
  await page.evaluate((followed) => {
    const changed = () => Object.assign(window, { changedQuery: followed });
    matchMedia(followed).addEventListener('change', changed, { once: true });
  }, query);
  return () => waitUntil(page, (followed) => (window as { changedQuery?: string }).changedQuery === followed, query);
}
