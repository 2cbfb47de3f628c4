import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillAdSlot } from '../../../../client/browser/ads/slot.ts';
import { inHouseWords } from '../../../support/in-house-ads.ts';
import { FakeElement, fakeDocument } from './fake-document.ts';

const FEED = 'https://feed.example/ads.json';
const FEED_AD = { company: 'Example Tools', description: 'Build faster.', statlink: 'https://feed.example/click/1' };
const READER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0';
const NOTICE = 'Your browser blocks ads.';

let sent: string[] = [];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  const gtag = (_: string, __: string, { eventAction, eventLabel }: { eventAction: string; eventLabel: string }) =>
    sent.push(`${eventAction} ${eventLabel}`);
  vi.stubGlobal('window', { gtag });
  vi.stubGlobal('document', fakeDocument());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Options {
  /** The constant random value. */
  draw?: number;
  userAgent?: string;
  /** The shape that the session has stored. */
  shape?: string | null;
  isStorageBlocked?: boolean;
  network?: { adFeedUrl?: string; adScriptUrl?: string };
}

/** Fills a slot. @returns The slot, and what the session has stored. */
function fill({ draw = 0.5, userAgent = READER, shape = null, isStorageBlocked = false, network = {} }: Options = {}) {
  const slot = new FakeElement();
  const stored = new Map<string, string>(shape === null ? [] : [['docs-ad-shape', shape]]);
  const random = vi.fn(() => draw);
  fillAdSlot({
    slot: slot as unknown as HTMLElement,
    config: network,
    locale: 'en',
    texts: { title: 'Ad', blocked: NOTICE, inHouse: inHouseWords('en') },
    userAgent,
    session: () => {
      if (isStorageBlocked) throw new DOMException('Access is denied.', 'SecurityError');
      return {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
      } as unknown as Storage;
    },
    random,
  });
  return { slot, stored: () => stored.get('docs-ad-shape'), random };
}

/** Fills a slot inline, from a feed. @returns The slot, once the code for the network is loaded. */
async function fillFromFeed(draw: number, answer: () => Promise<Response>): Promise<FakeElement> {
  vi.stubGlobal('fetch', answer);
  const { slot } = fill({ draw, shape: 'inline', network: { adFeedUrl: FEED } });
  await vi.dynamicImportSettled();
  return slot;
}

const blocked = () => Promise.reject(new TypeError('Failed to fetch'));
const withAd = () => Promise.resolve(Response.json({ ads: [FEED_AD] }));

/** The class of what the slot shows: `ad image`, `ad inline` or `ad-notice`. */
const shownIn = (slot: FakeElement) => slot.children.filter(({ hidden }) => !hidden).map(({ className }) => className);

describe('the ad slot', () => {
  it.each([
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a crawler', 'Example-Crawler/1.0'],
    ['a spider', 'Mozilla/5.0 (compatible; Baiduspider/2.0)'],
    ['crawling software', 'example (CRAWLING for research)'],
  ])('stays empty for %s', (name, userAgent) => {
    const { slot, stored, random } = fill({ userAgent, draw: 0 });
    vi.advanceTimersByTime(60_000);
    expect([slot.children, sent, stored()]).toEqual([[], [], undefined]);
    expect(random).not.toHaveBeenCalled();
  });

  it.each([
    [0, 'inline'],
    [0.19, 'inline'],
    [0.2, 'image'],
    [0.9, 'image'],
  ])('picks the shape once per session: for the random value %d it stores %s', (draw, shape) => {
    const { slot, stored } = fill({ draw });
    expect(shownIn(slot)).toEqual([`ad ${shape}`]);
    expect(stored()).toBe(shape);
  });

  it.each([
    ['inline', 0.9],
    ['image', 0],
  ])('keeps the shape of the session, %s, whatever the random value', (shape, draw) => {
    expect(shownIn(fill({ shape, draw }).slot)).toEqual([`ad ${shape}`]);
  });

  it('shows an ad as image if the browser blocks storage', () => {
    expect(shownIn(fill({ isStorageBlocked: true, draw: 0 }).slot)).toEqual(['ad image']);
  });

  it('reports a display once, and each click', () => {
    const { slot } = fill({ draw: 0.05, shape: 'image' });
    vi.advanceTimersByTime(60_000);
    slot.children[0]?.dispatchEvent(new Event('click'));
    slot.children[0]?.dispatchEvent(new Event('click'));
    const label = 'in-house-body-top-image';
    expect(sent).toEqual([`display ${label}`, `click ${label}`, `click ${label}`]);
  });
});

describe('with an ad blocker', () => {
  it.each([
    [0, 'ad-notice'],
    [0.19, 'ad-notice'],
    [0.2, 'ad inline'],
    [0.9, 'ad inline'],
  ])('for the random value %d the slot shows: %s', async (draw, shown) => {
    const slot = await fillFromFeed(draw, blocked);
    await vi.advanceTimersByTimeAsync(2999);
    expect(slot.children).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shownIn(slot)).toEqual([shown]);
    expect(slot.text).toContain(draw < 0.2 ? NOTICE : inHouseWords('en')[Math.floor(draw * 5)]);
  });
});

describe('a crash', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it.each([
    ['an in-house ad', 'a'],
    ['the words of an in-house ad', 'span'],
  ])('in %s empties the slot and is reported', (what, element) => {
    vi.stubGlobal('document', fakeDocument(element));
    const { slot } = fill({ draw: 0.05, shape: 'image' });
    vi.advanceTimersByTime(60_000);
    expect([slot.children, sent]).toEqual([[], ['crash in-house-body-top-image']]);
  });

  it.each([
    ['the ad of the feed', 'a', withAd, 'network-body-top-inline'],
    ['the notice for ad blockers', 'p', blocked, 'in-house-body-top-inline'],
  ] as const)('in %s empties the slot and is reported', async (what, element, answer, label) => {
    vi.stubGlobal('document', fakeDocument(element));
    const slot = await fillFromFeed(0.05, answer);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([slot.children, sent]).toEqual([[], [`crash ${label}`]]);
  });

  it('in the network’s script empties the slot and is reported', async () => {
    vi.stubGlobal('document', fakeDocument('script'));
    const { slot } = fill({ draw: 0.05, shape: 'image', network: { adScriptUrl: 'https://network.example/ad.js' } });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([slot.children, sent]).toEqual([[], ['crash network-body-top-image']]);
  });
});
