import { FEED_ENTRY, HOSTILE_ENTRY, IMPRESSIONS_HOST, SCRIPT_AD } from '../support/ad-server.ts';
import { inHouseWords } from '../support/in-house-ads.ts';
import { expect, test, type Open } from '../support/browser/test.ts';
import { useSite } from '../support/browser/own-site.ts';
import {
  BLOCKED,
  HIGH,
  LONG,
  LOW,
  SHORT_PAGE,
  breakElement,
  expectAdEvents,
  expectNothingMoved,
  expectText,
  openAdPage,
  useAdServer,
  type AdPage,
  type AdPageOptions,
} from './ad-page.ts';

const server = useAdServer();
const site = useSite(() => ({ AD_SCRIPT_URL: server().scriptUrl, AD_FEED_URL: server().feedUrl }));

const NOTICE = /^Your browser blocks ads/;
const inHouseAd = (draw: number) => inHouseWords('en').at(Math.floor(draw * inHouseWords('en').length)) ?? '';

/** Opens a page with the network's script, and waits until the page wants it. */
async function openScript(open: Open, options: AdPageOptions = {}): Promise<AdPage> {
  const ad = await openAdPage(open, { site: site(), draw: LOW, ...options });
  await ad.slot.locator('script').waitFor({ state: 'attached' });
  return ad;
}

/** Opens a page with the network's feed, and waits until the page wants it. */
async function openFeed(open: Open, options: AdPageOptions = {}): Promise<AdPage> {
  const ad = await openAdPage(open, { site: site(), shape: 'inline', draw: LOW, ...options });
  await expect.poll(() => ad.requests).toContain(server().feedUrl);
  return ad;
}

test.describe('the network’s script', () => {
  const label = 'network-body-top-image';

  test('shows its ad, and reports displays and clicks of it', async ({ open }) => {
    const ad = await openScript(open);
    await expectText(ad, SCRIPT_AD);
    await ad.pass(LONG);
    await expectAdEvents(ad, [`display ${label}`]);
    await ad.slot.getByRole('link').click();
    await expectAdEvents(ad, [`display ${label}`, `click ${label}`]);
    await expect(ad.slot).toHaveText(SCRIPT_AD);
    expect(server().requests).toEqual(['/network.js']);
    expect(ad.complaints).toEqual([]);
  });

  test('reports a click before the page has detected the ad', async ({ open }) => {
    const ad = await openScript(open);
    await ad.slot.getByRole('link').click();
    await ad.pass(LONG);
    await expectAdEvents(ad, [`click ${label}`, `display ${label}`]);
  });

  test('with only its backers’ placeholder is replaced by an in-house ad', async ({ open }) => {
    server().play({ script: 'backers placeholder' });
    const ad = await openScript(open);
    await expectText(ad, 'Our backers');
    await ad.pass(LONG);
    await expectText(ad, inHouseAd(LOW));
    await expect(ad.slot.getByRole('link')).toHaveCount(1);
    await expectAdEvents(ad, ['display in-house-body-top-image']);
  });

  for (const [script, draw, name, text] of [
    ['missing', LOW, 'the notice', NOTICE],
    ['refused', HIGH, 'an in-house ad', inHouseAd(HIGH)],
  ] as const)
    test(`blocked (${script}) is replaced by ${name} after more than six tries`, async ({ open }) => {
      server().play({ script });
      const ad = await openScript(open, { draw });
      await ad.pass(BLOCKED - 1);
      await expect(ad.slot).toHaveText('');
      await ad.pass(1);
      await expectText(ad, text);
      await ad.pass(LONG);
      await expectText(ad, text);
      await expectAdEvents(ad, []);
    });

  test('keeps its box in place, so that a late ad’s iframe is not reloaded after the notice', async ({ open }) => {
    server().play({ script: 'held framed ad' });
    const ad = await openScript(open);
    await ad.pass(BLOCKED);
    await expectText(ad, NOTICE);
    server().release();
    const frame = ad.slot.locator('iframe');
    await frame.waitFor({ state: 'attached' });
    await ad.pass(500);
    await expect(frame).toBeVisible();
    await expect(frame.contentFrame().locator('body')).toHaveText(SCRIPT_AD);
    await expect(ad.slot.getByText(NOTICE)).toHaveCount(0);
    await ad.pass(LONG);
    await expectAdEvents(ad, [`display ${label}`]);
  });

  test('that crashes where it is placed empties the slot and is reported', async ({ open }) => {
    const ad = await openAdPage(open, { site: site(), draw: LOW, prepare: breakElement('script') });
    await expectAdEvents(ad, [`crash ${label}`]);
    await ad.pass(LONG);
    await expect(ad.slot).toBeEmpty();
    await expectAdEvents(ad, [`crash ${label}`]);
  });

  for (const width of [320, 600, 1280])
    test(`in a window of ${width} px moves nothing, neither for the notice nor for a late ad`, async ({ open }) => {
      server().play({ script: 'held framed ad' });
      const ad = await openScript(open, { path: SHORT_PAGE, viewport: { width, height: 1600 } });
      await ad.pass(BLOCKED);
      await expectText(ad, NOTICE);
      await expectNothingMoved(ad);
      server().release();
      await ad.slot.locator('iframe').waitFor({ state: 'attached' });
      await ad.pass(500);
      await expect(ad.slot.locator('iframe')).toBeVisible();
      await expectNothingMoved(ad);
    });
});

test.describe('the network’s feed', () => {
  const label = 'network-body-top-inline';

  test('shows its ad inline: text, no image, and a link', async ({ open }) => {
    const ad = await openFeed(open);
    await expectText(ad, FEED_ENTRY.description, FEED_ENTRY.company);
    await expect(ad.slot.getByRole('link')).toHaveAttribute('href', FEED_ENTRY.statlink);
    await expect(ad.slot.locator('img')).toHaveCount(0);
    expect(server().requests).toEqual(['/ads.json']);
    expect(ad.complaints).toEqual([]);
  });

  test('is told of displays, and the site of displays and clicks', async ({ open }) => {
    const ad = await openFeed(open);
    await expectText(ad, FEED_ENTRY.description);
    await ad.pass(LONG);
    await ad.slot.getByRole('link').click();
    await expectAdEvents(ad, [`display ${label}`, `click ${label}`]);
    await expect
      .poll(() => ad.requests.filter((address) => address.startsWith(IMPRESSIONS_HOST)).sort())
      .toEqual([
        `${IMPRESSIONS_HOST}/a?t=1700000000&u=1700000000`,
        `${IMPRESSIONS_HOST}/b/1700000000`,
        `${IMPRESSIONS_HOST}/seen/1`,
      ]);
  });

  test('cannot inject HTML: all texts of its ad are plain text', async ({ open }) => {
    server().play({ feed: 'hostile ad' });
    const ad = await openFeed(open);
    await expectText(ad, HOSTILE_ENTRY.description, HOSTILE_ENTRY.company);
    await ad.slot.getByRole('link').click();
    await expect(ad.slot.locator('img, script, b, [onclick], [onerror]')).toHaveCount(0);
    await expect(ad.page.locator('body[data-hostile]')).toHaveCount(0);
    expect(ad.complaints).toEqual([]);
  });

  test('without an ad is requested ten times, then replaced by an in-house ad', async ({ open }) => {
    server().play({ feed: 'empty list' });
    const ad = await openFeed(open);
    await expectText(ad, inHouseAd(LOW));
    await ad.pass(LONG);
    await expectAdEvents(ad, ['display in-house-body-top-inline']);
    expect(server().requests).toHaveLength(10);
  });

  test('blocked is replaced by the notice, after more than six tries', async ({ open }) => {
    server().play({ feed: 'refused' });
    const ad = await openFeed(open);
    await ad.pass(BLOCKED - 1);
    await expect(ad.slot).toHaveText('');
    await ad.pass(1);
    await expectText(ad, NOTICE);
    await ad.pass(LONG);
    await expectText(ad, NOTICE);
    expect(server().requests).toEqual(['/ads.json']);
    await expectAdEvents(ad, []);
  });

  test('that answers after the notice has its ad shown', async ({ open }) => {
    server().play({ feed: 'held ad' });
    const ad = await openFeed(open);
    await ad.pass(BLOCKED);
    await expectText(ad, NOTICE);
    server().release();
    await expectText(ad, FEED_ENTRY.description);
    await expect(ad.slot.locator(':scope > *')).toHaveCount(1);
  });

  for (const width of [320, 600, 1280])
    test(`in a window of ${width} px moves nothing with a long ad`, async ({ open }) => {
      server().play({ feed: 'hostile ad' });
      const ad = await openFeed(open, { path: SHORT_PAGE, viewport: { width, height: 1600 } });
      await expectText(ad, HOSTILE_ENTRY.description);
      await expectNothingMoved(ad);
    });
});
