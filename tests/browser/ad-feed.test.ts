import { describe, expect, it } from 'vitest';
import { FEED_ENTRY, HOSTILE_ENTRY, IMPRESSIONS_HOST } from '../setup/ad-server.ts';
import { inHouseWords } from '../setup/in-house-ads.ts';
import { LONG, openAdPage, readAdEvents, useAdServer, type AdPage } from './ad-page.ts';
import { useBrowser } from './browser.ts';
import { useSite } from './own-site.ts';

const { open } = useBrowser();
const server = useAdServer();
const site = useSite(() => ({ AD_SCRIPT_URL: server().scriptUrl, AD_FEED_URL: server().feedUrl }));

/** A random value below all sampling shares; it also picks the first in-house ad. */
const LOW = 0.05;
const [IN_HOUSE = '', SECOND_IN_HOUSE = ''] = inHouseWords('en');

const openInline = () => openAdPage(open, { site: site(), shape: 'inline', draw: LOW });
const waitForText = ({ slot }: AdPage, text: string) => slot.getByText(text, { exact: true }).waitFor();
const impressionsOf = ({ requests }: AdPage) =>
  requests.filter((address) => address.startsWith(IMPRESSIONS_HOST)).sort();

describe('the ad feed', () => {
  it('shows its ad inline: text, no image, and a link', async () => {
    const ad = await openInline();
    await waitForText(ad, FEED_ENTRY.description);
    await waitForText(ad, FEED_ENTRY.company);
    expect(await ad.slot.getByRole('link').getAttribute('href')).toBe(FEED_ENTRY.statlink);
    expect(await ad.slot.locator('img').count()).toBe(0);
    expect(server().requests).toEqual(['/ads.json']);
    expect(ad.complaints).toEqual([]);
  });

  it('requests the impression URL and each pixel with its timestamp', async () => {
    const ad = await openInline();
    await waitForText(ad, FEED_ENTRY.description);
    await expect.poll(() => impressionsOf(ad)).toHaveLength(3);
    await ad.pass(LONG);
    expect(impressionsOf(ad)).toEqual([
      `${IMPRESSIONS_HOST}/a?t=1700000000&u=1700000000`,
      `${IMPRESSIONS_HOST}/b/1700000000`,
      `${IMPRESSIONS_HOST}/seen/1`,
    ]);
  });

  it('reports displays and clicks of its ad', async () => {
    const ad = await openInline();
    await waitForText(ad, FEED_ENTRY.description);
    await ad.pass(LONG);
    await ad.slot.getByRole('link').click();
    expect(await readAdEvents(ad.page)).toEqual(['display network-body-top-inline', 'click network-body-top-inline']);
  });

  it('cannot inject HTML: all texts of its ad are plain text', async () => {
    server().play({ feed: 'hostile ad' });
    const ad = await openInline();
    await waitForText(ad, HOSTILE_ENTRY.description);
    await waitForText(ad, HOSTILE_ENTRY.company);
    await ad.slot.getByRole('link').click();
    expect(await ad.slot.locator('img, script, b, [onclick], [onerror]').count()).toBe(0);
    expect(await ad.page.locator('body').getAttribute('data-hostile')).toBeNull();
    expect(ad.complaints).toEqual([]);
  });

  it.each([
    ['empty list', 10],
    ['no statlink', 10],
    ['status 500', 1],
    ['malformed JSON', 1],
  ] as const)('without an ad (%s) is requested %d times, then replaced by an in-house ad', async (feed, attempts) => {
    server().play({ feed });
    const ad = await openInline();
    await waitForText(ad, IN_HOUSE);
    await ad.pass(LONG);
    expect(server().requests).toEqual(Array.from({ length: attempts }, () => '/ads.json'));
    expect(impressionsOf(ad)).toEqual([]);
    expect(await readAdEvents(ad.page)).toEqual(['display in-house-body-top-inline']);
  });

  it('shows an ad that arrives late', async () => {
    server().play({ feed: 'held ad' });
    const ad = await openInline();
    await expect.poll(() => server().requests).toEqual(['/ads.json']);
    await ad.pass(2900);
    expect(await ad.slot.innerText()).toBe('');
    server().release();
    await waitForText(ad, FEED_ENTRY.description);
  });

  describe.each(['held ad', 'refused'] as const)('blocked by an ad blocker (%s)', (feed) => {
    it.each([
      [0.05, 'the notice', /^Your browser blocks ads/],
      [0.2, 'an in-house ad', SECOND_IN_HOUSE],
    ])('is replaced, after more than six tries and for random value %d, by %s', async (draw, name, text) => {
      server().play({ feed });
      const ad = await openAdPage(open, { site: site(), shape: 'inline', draw });
      await expect.poll(() => server().requests).toEqual(['/ads.json']);
      await ad.pass(2800);
      expect(await ad.slot.innerText()).toBe('');
      await ad.pass(200);
      await ad.slot.getByText(text).waitFor();
      await ad.pass(LONG);
      expect(await ad.slot.getByText(text).isVisible()).toBe(true);
      expect(server().requests).toEqual(['/ads.json']);
      expect(await readAdEvents(ad.page)).toEqual([]);
    });
  });

  it.each([0.05, 0.2])('shows an ad that arrives after the blocker was reported, for random value %d', async (draw) => {
    server().play({ feed: 'held ad' });
    const ad = await openAdPage(open, { site: site(), shape: 'inline', draw });
    await expect.poll(() => server().requests).toEqual(['/ads.json']);
    await ad.pass(5000);
    await expect.poll(() => ad.slot.innerText()).not.toBe('');
    server().release();
    await waitForText(ad, FEED_ENTRY.description);
    expect(await ad.slot.locator(':scope > *').count()).toBe(1);
  });

  it('without an ad after the blocker was reported changes nothing', async () => {
    server().play({ feed: 'held empty list' });
    const ad = await openInline();
    await expect.poll(() => server().requests).toEqual(['/ads.json']);
    await ad.pass(5000);
    await ad.slot.getByText(/^Your browser blocks ads/).waitFor();
    server().release();
    await expect.poll(() => server().requests).toHaveLength(10);
    await ad.page.waitForLoadState('networkidle');
    expect(await ad.slot.getByText(/^Your browser blocks ads/).isVisible()).toBe(true);
  });
});
