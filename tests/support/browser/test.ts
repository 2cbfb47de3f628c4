import {
  expect as plain,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { siteOrigin } from '../sites.ts';

/** Pauses between the looks of `expect.poll` in milliseconds. The last one is repeated. */
const PAUSES = [20, 50, 100, 100, 250];

/** Looks without a second's pause between looks, in which a test would only wait. */
const pollOften: typeof plain.poll = (actual, options) =>
  plain.poll(actual, { intervals: PAUSES, ...(typeof options === 'string' ? { message: options } : options) });

/** Playwright's assertions. */
export const expect = new Proxy(plain, {
  get: (target, name, receiver) => (name === 'poll' ? pollOften : (Reflect.get(target, name, receiver) as unknown)),
});

/** The viewport of a laptop. */
export const VIEWPORT = { width: 1280, height: 800 };

/** A page with the console messages it caused. */
export interface OpenPage {
  page: Page;
  /** Console errors, warnings and uncaught errors, in order. */
  complaints: string[];
}

export interface OpenOptions extends BrowserContextOptions {
  /** Origin of another site than the shared one. */
  site?: string;
  /** Local storage to set before the first page. */
  storage?: Record<string, string>;
  /** Cookies to set before the first page. */
  cookies?: Record<string, string>;
  /** Runs before the first request, for example to add routes. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a page of the shared site in a browser context of its own. @throws Error for a response of 500 or more. */
export type Open = (path: string, options?: OpenOptions) => Promise<OpenPage>;

/** A test in Chromium, with `open` besides Playwright's own fixtures. */
export const test = base.extend<{ open: Open }>({
  open: async ({ browser }, use) => {
    const open: Open = async (path, options = {}) => {
      const { site = siteOrigin(), storage = {}, cookies = {}, prepare, ...others } = options;
      const context = await browser.newContext({
        viewport: VIEWPORT,
        storageState: { cookies: [], origins: [{ origin: site, localStorage: namesAndValues(storage) }] },
        ...others,
      });
      await context.addCookies(namesAndValues(cookies).map((cookie) => ({ ...cookie, url: site })));
      const page = await context.newPage();
      const complaints = collectComplaints(page);
      await prepare?.(page);
      await goTo(page, site + path);
      return { page, complaints };
    };
    await use(open);
    await Promise.all(browser.contexts().map(close));
  },
});

/** Closes a context. A request that a test still holds back is given up: it would fail the test once its page is gone. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** Collects the console errors, warnings and uncaught errors of a page from now on. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Opens an address. @throws Error for a response of 500 or more. */
async function goTo(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  if ((response?.status() ?? 200) >= 500)
    throw new Error(`${address} answers ${response?.status()}. Is dist/ being rebuilt?`);
}

function namesAndValues(record: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(record).map(([name, value]) => ({ name, value }));
}
