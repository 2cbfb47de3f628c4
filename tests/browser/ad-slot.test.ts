import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { IN_HOUSE_ADS } from '../../client/ads/in-house.ts';
import { tagsOf } from '../setup/html.ts';
import { SCRIPT_AD } from '../setup/ad-server.ts';
import { LONG, openAdPage, readAdEvents, readMoves, useAdServer, type AdPage, type AdPageOptions } from './ad-page.ts';
import { useBrowser } from './browser.ts';
import { useSite } from './own-site.ts';
import { GUIDE } from './pages.ts';

const { open } = useBrowser();
const server = useAdServer();
const networkSite = useSite(() => ({ AD_SCRIPT_URL: server().scriptUrl, AD_FEED_URL: server().feedUrl }));
const defaultSite = useSite();

/** A draw below every share of the specification. */
const LOW = 0.05;

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const isEmpty = async ({ slot }: AdPage) => (await slot.innerText()) === '' && (await slot.locator('img:visible').count()) === 0;
const waitForLink = ({ slot }: AdPage) => slot.getByRole('link').waitFor();

describe('a crawler', () => {
  it.each([
    ['Googlebot', GOOGLEBOT],
    ['a crawler', 'Example-Crawler/1.0'],
    ['a spider', 'Mozilla/5.0 (compatible; Baiduspider/2.0)'],
    ['crawling software', 'example (CRAWLING for research)'],
  ])('(%s) gets an empty slot, and no ad event', async (name, userAgent) => {
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

describe('the box of the ad', () => {
  it.each([GUIDE, `/zh${GUIDE}`, '/x/introduction/'])('is in the HTML of %s, and empty', async (path) => {
    const html = await (await fetch(defaultSite() + path)).text();
    expect(tagsOf(html, 'section').filter((tag) => 'data-ad' in tag)).toHaveLength(1);
    expect(html).toMatch(/<section[^>]* data-ad[^>]*><\/section>/);
  });

  it.each([
    [360, 142],
    [599, 142],
    [600, 126],
    [1280, 126],
  ])('is, in a window of %d px, at least %d px high, with margins of three units', async (width, height) => {
    const ad = await openAdPage(open, { site: defaultSite(), userAgent: GOOGLEBOT, viewport: { width, height: 800 } });
    const box = await ad.slot.evaluate((slot) => {
      const { minHeight, marginTop, marginBottom } = getComputedStyle(slot);
      return { height: slot.getBoundingClientRect().height, minHeight, marginTop, marginBottom };
    });
    expect(box).toEqual({ height, minHeight: `${height}px`, marginTop: '24px', marginBottom: '24px' });
  });
});

/** Makes every try to create an element of one name throw. */
const breakElement = (name: string) => (page: Page) =>
  page.addInitScript((broken) => {
    const create = document.createElement.bind(document);
    document.createElement = (wanted: string) => {
      if (wanted === broken) throw new Error(`No ${broken} today.`);
      return create(wanted);
    };
  }, name);

describe('a crash', () => {
  it.each<[what: string, element: string, options: AdPageOptions, label: string]>([
    ['an in-house ad', 'a', {}, 'in-house-body-top-image'],
    ['an in-house ad drawn inline', 'a', { shape: 'inline' }, 'in-house-body-top-inline'],
  ])('in %s renders nothing, and is reported', async (what, element, options, label) => {
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
  ])('in %s renders nothing, and is reported', async (what, element, options, label) => {
    server().play({ script: 'missing' });
    const ad = await openAdPage(open, { site: networkSite(), draw: LOW, prepare: breakElement(element), ...options });
    await ad.page.waitForLoadState('networkidle');
    await ad.pass(LONG);
    expect(await readAdEvents(ad.page)).toEqual([`crash ${label}`]);
    expect(await isEmpty(ad)).toBe(true);
  });

  it('in the notice after a blocker renders nothing, and is reported', async () => {
    server().play({ script: 'missing' });
    const ad = await openAdPage(open, { site: networkSite(), draw: LOW, prepare: breakElement('p') });
    await ad.slot.locator('script').waitFor({ state: 'attached' });
    await ad.pass(LONG);
    expect(await readAdEvents(ad.page)).toEqual([expect.stringMatching(/^crash /)]);
    expect(await isEmpty(ad)).toBe(true);
  });
});

const LONGEST_AD = IN_HOUSE_ADS.reduce((longest, { description }, index) => {
  return description.length > (IN_HOUSE_ADS[longest]?.description.length ?? 0) ? index : longest;
}, 0);

/** An article that is shorter than what stands beside it. */
const SHORT_PAGE = '/x/react-charts/gantt/';

describe.each([
  [320, GUIDE],
  [390, GUIDE],
  [600, GUIDE],
  [1280, GUIDE],
  [1280, SHORT_PAGE],
])('in a window of %d px, on %s, nothing moves', (width, path) => {
  const openHere = (site: string, options: AdPageOptions) =>
    openAdPage(open, { site, path, viewport: { width, height: 1600 }, ...options });
  const NOTHING = { shifts: 0, moved: [] };

  it('for an in-house ad', async () => {
    const ad = await openHere(defaultSite(), { draw: (LONGEST_AD + 0.5) / IN_HOUSE_ADS.length });
    await waitForLink(ad);
    expect(await readMoves(ad.page)).toEqual(NOTHING);
  });

  it('for an ad drawn inline', async () => {
    const ad = await openHere(networkSite(), { shape: 'inline' });
    await waitForLink(ad);
    expect(await readMoves(ad.page)).toEqual(NOTHING);
  });

  it('for the notice, and for the late ad of the network', async () => {
    server().play({ script: 'held ad' });
    const ad = await openHere(networkSite(), { draw: LOW });
    await ad.slot.locator('script').waitFor({ state: 'attached' });
    await ad.pass(5000);
    await ad.slot.getByText(/^Your browser/).waitFor();
    expect(await readMoves(ad.page)).toEqual(NOTHING);
    server().release();
    await ad.slot.getByText(SCRIPT_AD).waitFor({ state: 'attached' });
    await ad.pass(1000);
    expect(await ad.slot.getByText(SCRIPT_AD).isVisible()).toBe(true);
    expect(await readMoves(ad.page)).toEqual(NOTHING);
  });
});
