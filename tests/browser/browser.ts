import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { CHROMIUM } from './executable.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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

/** Launches a Chromium for the tests of a file. Call it at the top level. */
export function useBrowser(): { open: (path: string, options?: OpenOptions) => Promise<OpenPage> } {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(async () => {
    await browser.close();
  });
  return {
    open: async (path, { site = inject('siteUrl'), storage = {}, cookies = {}, prepare, ...options } = {}) => {
      const context = await browser.newContext({
        viewport: VIEWPORT,
        storageState: { cookies: [], origins: [{ origin: site, localStorage: namesAndValues(storage) }] },
        ...options,
      });
      contexts.push(context);
      await context.addCookies(namesAndValues(cookies).map((cookie) => ({ ...cookie, url: site })));
      const opened = await newTab(context);
      await prepare?.(opened.page);
      await goTo(opened.page, site + path);
      return opened;
    },
  };
}

/**
 * A single tab for all tests of a file, which avoids starting a renderer for each page. Pages share their storage. Call
 * it at the top level.
 *
 * @returns Opens a page in the tab and clears `complaints`.
 */
export function useTab(options: BrowserContextOptions): (address: string) => Promise<OpenPage> {
  let browser: Browser;
  let tab: OpenPage;
  beforeAll(async () => {
    browser = await launch();
    tab = await newTab(await browser.newContext({ viewport: VIEWPORT, ...options }));
  });
  afterAll(() => browser.close());
  return async (address) => {
    // The page being left may still log something, which must not count for the next one.
    await tab.page.goto('about:blank');
    tab.complaints.length = 0;
    await goTo(tab.page, address);
    return tab;
  };
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
}

async function newTab(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}

async function goTo(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  if ((response?.status() ?? 200) >= 500)
    throw new Error(`${address} answers ${response?.status()}. Is dist/ being rebuilt?`);
}

function namesAndValues(record: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(record).map(([name, value]) => ({ name, value }));
}
