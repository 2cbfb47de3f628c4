import type { Page } from '@playwright/test';
import { localizePath } from '../../site/addresses.ts';
import { LOCALES, type Locale } from '../../site/locales.ts';
import { SCRIPT_AD, type AdServer, type FeedPlay, type ScriptPlay } from '../support/ad-server.ts';
import { elementsOf } from '../support/html.ts';
import { inHouseWords } from '../support/in-house-ads.ts';
import { LONG, openAdPage, readAdEvents, readMoves, useAdServer, type AdPage, type AdPageOptions } from './ad-page.ts';
import { expect, test } from '../support/browser/test.ts';
import { useSite } from '../support/browser/own-site.ts';
import { GUIDE } from '../support/browser/pages.ts';

const server = useAdServer();
const networkSite = useSite(() => ({ AD_SCRIPT_URL: server().scriptUrl, AD_FEED_URL: server().feedUrl }));
const defaultSite = useSite();

/** A random value below all sampling shares. */
const LOW = 0.05;

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const isEmpty = async ({ slot }: AdPage) =>
  (await slot.innerText()) === '' && (await slot.locator('img:visible, iframe:visible').count()) === 0;
const waitForLink = ({ slot }: AdPage) => slot.getByRole('link').waitFor();

test.describe('a crawler', () => {
  it.each([
    ['Googlebot', GOOGLEBOT],
    ['a crawler', 'Example-Crawler/1.0'],
    ['a spider', 'Mozilla/5.0 (compatible; Baiduspider/2.0)'],
    ['crawling software', 'example (CRAWLING for research)'],
  ])('(%s) gets an empty slot and no ad events', async (name, userAgent) => {
    for (const shape of ['image', 'inline'] as const) {
      const ad = await openAdPage(open, { site: networkSite(), shape, draw: LOW, userAgent });
      await ad.page.waitForLoadState('networkidle');
      await ad.pass(LONG);
      expect(await ad.slot.innerHTML()).toBe('');
      expect(await readAdEvents(ad.page)).toEqual([]);
    }
    expect(server().requests).toEqual([]);
  });
});

test.describe('the ad’s box', () => {
  it.each([GUIDE, `/zh${GUIDE}`, '/x/introduction/'])('is in the HTML of %s, empty', async (path) => {
    const html = await (await fetch(defaultSite() + path)).text();
    const boxes = elementsOf(html, 'section').filter(({ attributes }) => 'data-ad' in attributes);
    expect(boxes.map(({ inner }) => inner)).toEqual(['']);
  });

  it.each([
    [360, 142],
    [599, 142],
    [600, 126],
    [1280, 126],
  ])('in a window of %d px is at least %d px high, with a margin of three units', async (width, height) => {
    const ad = await openAdPage(open, { site: defaultSite(), userAgent: GOOGLEBOT, viewport: { width, height: 800 } });
    const box = await ad.slot.evaluate((slot) => {
      const { minHeight, marginTop, marginBottom } = getComputedStyle(slot);
      return { height: slot.getBoundingClientRect().height, minHeight, marginTop, marginBottom };
    });
    expect(box).toEqual({ height, minHeight: `${height}px`, marginTop: '24px', marginBottom: '24px' });
  });
});

/** Makes `createElement` throw for one element name. */
const breakElement = (name: string) => (page: Page) =>
  page.addInitScript((broken) => {
    const create = document.createElement.bind(document);
    document.createElement = (wanted: string) => {
      if (wanted === broken) throw new Error(`No ${broken} today.`);
      return create(wanted);
    };
  }, name);

test.describe('a crash', () => {
  it.each<[what: string, element: string, options: AdPageOptions, label: string]>([
    ['an in-house ad', 'a', {}, 'in-house-body-top-image'],
    ['an in-house ad drawn inline', 'a', { shape: 'inline' }, 'in-house-body-top-inline'],
  ])('in %s empties the slot and is reported', async (what, element, options, label) => {
    const ad = await openAdPage(open, { site: defaultSite(), draw: LOW, prepare: breakElement(element), ...options });
    await expect.poll(() => readAdEvents(ad.page)).toEqual([`crash ${label}`]);
    await ad.pass(LONG);
    expect(await isEmpty(ad)).toBe(true);
    expect(await readAdEvents(ad.page)).toEqual([`crash ${label}`]);
  });

  it.each<[what: string, element: string, options: AdPageOptions, label: string]>([
    ['the ad of the feed', 'a', { shape: 'inline' }, 'network-body-top-inline'],
    ['the place of the network script', 'script', {}, 'network-body-top-image'],
    ['the in-house ad after a blocker', 'a', { draw: 0.5 }, 'in-house-body-top-image'],
  ])('in %s empties the slot and is reported', async (what, element, options, label) => {
    server().play({ script: 'missing' });
    const ad = await openAdPage(open, { site: networkSite(), draw: LOW, prepare: breakElement(element), ...options });
    await expect
      .poll(async () => {
        await ad.pass(LONG);
        return readAdEvents(ad.page);
      })
      .toEqual([`crash ${label}`]);
    expect(await isEmpty(ad)).toBe(true);
  });

  test('in the notice for ad blockers empties the slot and is reported', async ({ open }) => {
    server().play({ script: 'missing' });
    const ad = await openAdPage(open, { site: networkSite(), draw: LOW, prepare: breakElement('p') });
    await ad.slot.locator('script').waitFor({ state: 'attached' });
    await ad.pass(LONG);
    expect(await readAdEvents(ad.page)).toEqual([expect.stringMatching(/^crash /)]);
    expect(await isEmpty(ad)).toBe(true);
  });
});

/** A random value that picks the longest ad in a language. */
const drawOfLongestAd = (locale: Locale) => {
  const lengths = inHouseWords(locale).map(({ length }) => length);
  return (lengths.indexOf(Math.max(...lengths)) + 0.5) / lengths.length;
};

const NOTHING = { shifts: [], moved: [] };

/** A page whose article is shorter than the side column. */
const SHORT_PAGE = '/x/react-charts/gantt/';

describe.each([
  [320, GUIDE],
  [390, GUIDE],
  [600, GUIDE],
  [1280, GUIDE],
  [1280, SHORT_PAGE],
])('in a window of %d px, %s has no layout shifts', (width, path) => {
  const openHere = (site: string, options: AdPageOptions) =>
    openAdPage(open, { site, path, viewport: { width, height: 1600 }, ...options });

  it.each(LOCALES)('for an in-house ad (%s)', async (locale) => {
    const ad = await openHere(defaultSite(), { path: localizePath(path, locale), draw: drawOfLongestAd(locale) });
    await waitForLink(ad);
    expect(await readMoves(ad.page)).toEqual(NOTHING);
  });

  test('for an inline ad', async ({ open }) => {
    const ad = await openHere(networkSite(), { shape: 'inline' });
    await waitForLink(ad);
    expect(await readMoves(ad.page)).toEqual(NOTHING);
  });

  test('for the notice, and for a late network ad', async ({ open }) => {
    server().play({ script: 'held ad' });
    const ad = await openHere(networkSite(), { draw: LOW });
    await ad.slot.locator('script').waitFor({ state: 'attached' });
    await ad.pass(5000);
    await ad.slot.getByText(/^Your browser/).waitFor();
    expect(await readMoves(ad.page)).toEqual(NOTHING);
    server().release();
    await ad.slot.getByText(SCRIPT_AD).waitFor({ state: 'attached' });
    await ad.pass(1000);
    await expect(ad.slot.getByText(SCRIPT_AD)).toBeVisible();
    expect(await readMoves(ad.page)).toEqual(NOTHING);
  });
});

describe.each([320, 600, 1280])('in a window of %d px, there are no layout shifts', (width) => {
  /** Only counts requests of this page: one from the previous test may still be closing. */
  async function readMovesOf(options: AdPageOptions, plays: Parameters<AdServer['play']>[0]) {
    server().play(plays);
    const ad = await openAdPage(open, {
      site: networkSite(),
      viewport: { width, height: 1600 },
      draw: LOW,
      ...options,
    });
    const [address, play] = plays.script ? [server().scriptUrl, plays.script] : [server().feedUrl, plays.feed ?? 'ad'];
    await expect.poll(() => ad.requests).toContain(address);
    if (play.startsWith('held ')) await ad.pass(5000);
    server().release();
    await expect.poll(() => ad.ended).toContain(address);
    await expect
      .poll(async () => {
        await ad.pass(5000);
        return isEmpty(ad);
      })
      .toBe(false);
    return readMoves(ad.page);
  }

  it.each<ScriptPlay>(['ad', 'held framed ad', 'backers placeholder', 'missing', 'refused'])(
    'while the network’s script responds with: %s',
    async (script) => expect(await readMovesOf({}, { script })).toEqual(NOTHING),
  );

  it.each<FeedPlay>([
    ...(['ad', 'hostile ad', 'held empty list', 'empty list'] as const),
    ...(['no statlink', 'status 500', 'malformed JSON', 'refused'] as const),
  ])('while the network’s feed responds with: %s', async (feed) =>
    expect(await readMovesOf({ shape: 'inline' }, { feed })).toEqual(NOTHING),
  );
});
