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

/** The window of a laptop. */
export const VIEWPORT = { width: 1280, height: 800 };

/** A page with what its console and its scripts complained about. */
export interface OpenPage {
  page: Page;
  /** Console errors, warnings and uncaught errors, in order. */
  complaints: string[];
}

export interface OpenOptions extends BrowserContextOptions {
  /** Origin of another site than the one that all tests share. */
  site?: string;
  /** Local storage before the first page. */
  storage?: Record<string, string>;
  /** Cookies before the first page. */
  cookies?: Record<string, string>;
  /** Runs before the first request: routes, observers. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** A Chromium for the tests of one file. Call it at the top of the file. */
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
 * One tab for all tests of a file, which saves the start of a renderer a page. Pages share their storage. Call it at the
 * top of the file.
 *
 * @returns A function that opens a page in it. What pages before complained about is gone.
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
    // A page that is left may still complain: what it says belongs to nobody any more.
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
