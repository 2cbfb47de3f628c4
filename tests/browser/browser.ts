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

/** A page in a context of its own, with what its console and its scripts complained about. */
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
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
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
        viewport: { width: 1280, height: 800 },
        storageState: { cookies: [], origins: [{ origin: site, localStorage: namesAndValues(storage) }] },
        ...options,
      });
      contexts.push(context);
      await context.addCookies(namesAndValues(cookies).map((cookie) => ({ ...cookie, url: site })));
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await prepare?.(page);
      const response = await page.goto(site + path);
      if ((response?.status() ?? 200) >= 500)
        throw new Error(`${path} answers ${response?.status()}. Is dist/ being rebuilt?`);
      return { page, complaints };
    },
  };
}

function namesAndValues(record: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(record).map(([name, value]) => ({ name, value }));
}
