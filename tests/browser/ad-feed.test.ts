import { describe, expect, it } from 'vitest';
import { IN_HOUSE_ADS } from '../../client/ads/in-house.ts';
import { FEED_ENTRY, HOSTILE_ENTRY, IMPRESSIONS_HOST } from '../setup/ad-server.ts';
import { LONG, openAdPage, readAdEvents, useAdServer, type AdPage } from './ad-page.ts';
import { useBrowser } from './browser.ts';
import { useSite } from './own-site.ts';

const { open } = useBrowser();
const server = useAdServer();
const site = useSite(() => ({ AD_SCRIPT_URL: server().scriptUrl, AD_FEED_URL: server().feedUrl }));

/** A draw of the samples, which picks the first in-house ad too. */
const LOW = 0.05;
const IN_HOUSE = IN_HOUSE_ADS[0]?.description ?? '';

const openInline = () => openAdPage(open, { site: site(), shape: 'inline', draw: LOW });
const waitForText = ({ slot }: AdPage, text: string) => slot.getByText(text, { exact: true }).waitFor();
const impressionsOf = ({ requests }: AdPage) => requests.filter((address) => address.startsWith(IMPRESSIONS_HOST)).sort();

describe('the ad feed', () => {
  it('has its ad drawn inline: words, no image, and a link', async () => {
    const ad = await openInline();
    await waitForText(ad, FEED_ENTRY.description);
    await waitForText(ad, FEED_ENTRY.company);
    expect(await ad.slot.getByRole('link').getAttribute('href')).toBe(FEED_ENTRY.statlink);
    expect(await ad.slot.locator('img').count()).toBe(0);
    expect(server().requests).toEqual(['/ads.json']);
    expect(ad.complaints).toEqual([]);
  });

  it('is told of the impression, and of each pixel with its timestamp', async () => {
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

  it('has the display and the clicks of its ad reported', async () => {
    const ad = await openInline();
    await waitForText(ad, FEED_ENTRY.description);
    await ad.pass(LONG);
    await ad.slot.getByRole('link').click();
    expect(await readAdEvents(ad.page)).toEqual(['display network-body-top-inline', 'click network-body-top-inline']);
  });

  it('cannot bring HTML: every text of its ad is text', async () => {
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
    ['refused', 1],
  ] as const)('that has no ad (%s) is asked %d times, and gives way to an in-house ad', async (feed, attempts) => {
    server().play({ feed });
    const ad = await openInline();
    await waitForText(ad, IN_HOUSE);
    await ad.pass(LONG);
    expect(server().requests).toEqual(Array.from({ length: attempts }, () => '/ads.json'));
    expect(impressionsOf(ad)).toEqual([]);
    expect(await readAdEvents(ad.page)).toEqual(['display in-house-body-top-inline']);
  });

  it('that answers late has its ad drawn then', async () => {
    server().play({ feed: 'held ad' });
    const ad = await openInline();
    await expect.poll(() => server().requests).toEqual(['/ads.json']);
    await ad.pass(2900);
    expect(await ad.slot.innerText()).toBe('');
    server().release();
    await waitForText(ad, FEED_ENTRY.description);
  });

  it('that does not answer gives way, after more than six tries, to an in-house ad; its late ad reverses that', async () => {
    server().play({ feed: 'held ad' });
    const ad = await openAdPage(open, { site: site(), shape: 'inline', draw: 0.2 });
    await expect.poll(() => server().requests).toEqual(['/ads.json']);
    await ad.pass(5000);
    await waitForText(ad, IN_HOUSE_ADS[1]?.description ?? '');
    server().release();
    await waitForText(ad, FEED_ENTRY.description);
    expect(await ad.slot.getByRole('link').count()).toBe(1);
  });
});
