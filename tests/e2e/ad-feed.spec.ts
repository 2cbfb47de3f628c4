import { FEED_ENTRY, HOSTILE_ENTRY, IMPRESSIONS_HOST } from '../support/ad-server.ts';
import { inHouseWords } from '../support/in-house-ads.ts';
import { LONG, openAdPage, readAdEvents, useAdServer, type AdPage } from './ad-page.ts';
import { expect, test } from '../support/browser/test.ts';
import { useSite } from '../support/browser/own-site.ts';

const server = useAdServer();
const site = useSite(() => ({ AD_SCRIPT_URL: server().scriptUrl, AD_FEED_URL: server().feedUrl }));

/** A random value below all sampling shares; it also picks the first in-house ad. */
const LOW = 0.05;
const [IN_HOUSE = '', SECOND_IN_HOUSE = ''] = inHouseWords('en');

const openInline = () => openAdPage(open, { site: site(), shape: 'inline', draw: LOW });
const waitForText = ({ slot }: AdPage, text: string) => slot.getByText(text, { exact: true }).waitFor();
const impressionsOf = ({ requests }: AdPage) =>
  requests.filter((address) => address.startsWith(IMPRESSIONS_HOST)).sort();

test.describe('the ad feed', () => {
  test('shows its ad inline: text, no image, and a link', async ({ open }) => {
    const ad = await openInline();
    await waitForText(ad, FEED_ENTRY.description);
    await waitForText(ad, FEED_ENTRY.company);
    await expect(ad.slot.getByRole('link')).toHaveAttribute('href', FEED_ENTRY.statlink);
    await expect(ad.slot.locator('img')).toHaveCount(0);
    expect(server().requests).toEqual(['/ads.json']);
    expect(ad.complaints).toEqual([]);
  });

  test('requests the impression URL and each pixel with its timestamp', async ({ open }) => {
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

  test('reports displays and clicks of its ad', async ({ open }) => {
    const ad = await openInline();
    await waitForText(ad, FEED_ENTRY.description);
    await ad.pass(LONG);
    await ad.slot.getByRole('link').click();
    expect(await readAdEvents(ad.page)).toEqual(['display network-body-top-inline', 'click network-body-top-inline']);
  });

  test('cannot inject HTML: all texts of its ad are plain text', async ({ open }) => {
    server().play({ feed: 'hostile ad' });
    const ad = await openInline();
    await waitForText(ad, HOSTILE_ENTRY.description);
    await waitForText(ad, HOSTILE_ENTRY.company);
    await ad.slot.getByRole('link').click();
    await expect(ad.slot.locator('img, script, b, [onclick], [onerror]')).toHaveCount(0);
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

  test('shows an ad that arrives late', async ({ open }) => {
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
      await expect(ad.slot.getByText(text)).toBeVisible();
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
    await expect(ad.slot.locator(':scope > *')).toHaveCount(1);
  });

  test('without an ad after the blocker was reported changes nothing', async ({ open }) => {
    server().play({ feed: 'held empty list' });
    const ad = await openInline();
    await expect.poll(() => server().requests).toEqual(['/ads.json']);
    await ad.pass(5000);
    await ad.slot.getByText(/^Your browser blocks ads/).waitFor();
    server().release();
    await expect.poll(() => server().requests).toHaveLength(10);
    await ad.page.waitForLoadState('networkidle');
    await expect(ad.slot.getByText(/^Your browser blocks ads/)).toBeVisible();
  });
});
