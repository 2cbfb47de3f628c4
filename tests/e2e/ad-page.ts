import type { Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { IMPRESSIONS_HOST, startAdServer, type AdServer } from '../support/ad-server.ts';
import type { OpenOptions, OpenPage, useBrowser } from '../support/browser/test.ts';
import { pauseClock } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { readEvents } from './tag-queue.ts';

/** Longer than the page polls for an ad and waits before its display event, in milliseconds. */
export const LONG = 30_000;

export interface AdPageOptions extends OpenOptions {
  path?: string;
  shape?: 'image' | 'inline';
  /** The constant result of `Math.random`. */
  draw?: number;
}

/** A page with a fake clock, which only `pass` advances. */
export interface AdPage extends OpenPage {
  slot: Locator;
  /** Advances the clock, in milliseconds. */
  pass: (milliseconds: number) => Promise<void>;
  /** Requested URLs, in order. */
  requests: string[];
  /** URLs of finished or failed requests, in order. */
  ended: string[];
}

/** Starts a mock ad network for the tests of a file. Call it at the top level. */
export function useAdServer(): () => AdServer {
  let server: AdServer;
  beforeAll(async () => {
    server = await startAdServer();
  });
  beforeEach(() => server.play({}));
  afterAll(() => server.stop());
  return () => server;
}

/** Opens a page and starts its idle work. */
export async function openAdPage(open: ReturnType<typeof useBrowser>['open'], options: AdPageOptions): Promise<AdPage> {
  const { path = GUIDE, shape = 'image', draw = 0.5, prepare, ...rest } = options;
  const requests: string[] = [];
  const ended: string[] = [];
  const { page, complaints } = await open(path, {
    ...rest,
    prepare: async (newPage) => {
      newPage.on('request', (request) => requests.push(request.url()));
      newPage.on('requestfinished', (request) => ended.push(request.url()));
      newPage.on('requestfailed', (request) => ended.push(request.url()));
      await newPage.route(`${IMPRESSIONS_HOST}/**`, (route) => route.fulfill({ contentType: 'image/gif', body: '' }));
      await pauseClock(newPage);
      await newPage.addInitScript(prepareDocument, { shape, draw });
      await prepare?.(newPage);
    },
  });
  page.setDefaultTimeout(5000);
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
  await pass(100);
  return { page, complaints, requests, ended, slot: page.locator('[data-ad]'), pass };
}

type Watched = Window &
  typeof globalThis & { readPlaces: () => string[]; placesAtLoad?: string[]; shifts?: string[]; filledAt?: number };

/** Init script: fixes `Math.random`, prevents navigation by clicks, and records layout shifts. */
function prepareDocument({ shape, draw }: { shape: string; draw: number }): void {
  const watched = window as Watched;
  Math.random = () => draw;
  sessionStorage.setItem('docs-ad-shape', shape);
  addEventListener('click', (event) => event.preventDefault());
  const shifts: string[] = [];
  watched.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      shifts.push(
        `${value}: ${sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80)).join(', ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
  watched.readPlaces = () =>
    [...document.querySelectorAll('h1, h2, [data-ad], main > p, footer')].map(
      (element) => `${element.tagName} ${element.id}: ${element.getBoundingClientRect().top}`,
    );
  addEventListener('load', () => (watched.placesAtLoad = watched.readPlaces()));
  addEventListener('DOMContentLoaded', () => {
    const slot = document.querySelector('[data-ad]');
    if (slot) new MutationObserver(() => (watched.filledAt ??= Date.now())).observe(slot, { childList: true });
  });
}

/** Time since the slot was first filled, in milliseconds. */
export function sinceFilled(page: Page): Promise<number> {
  return page.evaluate(() => Date.now() - ((window as Watched).filledAt ?? 0));
}

/**
 * Everything that moved since the page was loaded: layout shifts with their elements, and elements whose position
 * changed.
 */
export async function readMoves(page: Page): Promise<{ shifts: string[]; moved: string[] }> {
  // Layout shift entries are delivered with a later frame.
  await page.waitForTimeout(200);
  return page.evaluate(() => {
    const { shifts = [], placesAtLoad = [], readPlaces } = window as Watched;
    const places = readPlaces();
    return { shifts, moved: placesAtLoad.filter((place) => !places.includes(place)) };
  });
}

/** The ad events sent so far, as `action label`. */
export async function readAdEvents(page: Page): Promise<string[]> {
  return (await readEvents(page, 'ad')).map(
    ({ eventAction, eventLabel }) => `${String(eventAction)} ${String(eventLabel)}`,
  );
}
