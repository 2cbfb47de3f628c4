import type { Locator, Page } from '@playwright/test';
import { IMPRESSIONS_HOST } from '../support/ad-server.ts';
import { expect, type Open, type OpenOptions, type OpenPage } from '../support/browser/test.ts';
import { pauseClock, readShifts } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { readEvents } from './tag-queue.ts';

/** A page that is so short that its ad is in the window, where layout shifts count. */
export const SHORT_PAGE = '/x/react-charts/gantt/';

/** Longer than the page polls for an ad and waits before its display event, in milliseconds. */
export const LONG = 30_000;

/** When an ad that has not appeared counts as blocked, in milliseconds. */
export const BLOCKED = 3000;

/** Random values below and above all sampling shares. */
export const LOW = 0.05;
const HIGH = 0.5;

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
  /** Where the page's elements were before there was an ad. */
  places: string[];
}

/** Opens a page and starts its idle work. */
export async function openAdPage(open: Open, options: AdPageOptions): Promise<AdPage> {
  const { path = GUIDE, shape = 'image', draw = HIGH, prepare, ...rest } = options;
  const requests: string[] = [];
  const { page, complaints } = await open(path, {
    ...rest,
    prepare: async (newPage) => {
      newPage.on('request', (request) => requests.push(request.url()));
      await newPage.route(`${IMPRESSIONS_HOST}/**`, (route) => route.fulfill({ contentType: 'image/gif', body: '' }));
      await pauseClock(newPage);
      await newPage.addInitScript(prepareDocument, { shape, draw });
      await prepare?.(newPage);
    },
  });
  const places = await readPlaces(page);
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
  await pass(100);
  return { page, complaints, requests, places, slot: page.locator('[data-ad]'), pass };
}

/** Init script: fixes `Math.random`, and prevents navigation by clicks. */
function prepareDocument({ shape, draw }: { shape: string; draw: number }): void {
  Math.random = () => draw;
  sessionStorage.setItem('docs-ad-shape', shape);
  addEventListener('click', (event) => event.preventDefault());
}

/** Expects that a reader sees texts in the slot. */
export async function expectText({ slot }: AdPage, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect(slot.getByText(text, { exact: true })).toBeVisible();
}

/** Expects the ad events sent so far, as `action label`. */
export async function expectAdEvents({ page }: AdPage, events: unknown[]): Promise<void> {
  const sent = async () =>
    (await readEvents(page, 'ad')).map(({ eventAction, eventLabel }) => `${String(eventAction)} ${String(eventLabel)}`);
  await expect.poll(sent).toEqual(events);
}

/** Expects that an ad has moved nothing: neither for a frame nor for good. */
export async function expectNothingMoved({ page, places }: AdPage): Promise<void> {
  const shifts = await readShifts(page);
  expect(shifts).toEqual([]);
  await expect.poll(() => readPlaces(page)).toEqual(places);
}

const readPlaces = (page: Page) =>
  page
    .locator('h1, h2, [data-ad], main > p, footer')
    .evaluateAll((elements) =>
      elements.map((element) => `${element.tagName} ${element.id}: ${element.getBoundingClientRect().top}`),
    );
