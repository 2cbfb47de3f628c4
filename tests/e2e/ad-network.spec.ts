import {
  FEED_ENTRY,
  HOSTILE_ENTRY,
  IMPRESSIONS_HOST,
  SCRIPT_AD,
  startAdServer,
  type AdServer,
} from '../support/ad-server.ts';
import { inHouseWords } from '../support/in-house-ads.ts';
import { expect, test, type Open } from '../support/browser/test.ts';
import { useSite } from '../support/browser/own-site.ts';
import {
  BLOCKED,
  LONG,
  LOW,
  SHORT_PAGE,
  expectAdEvents,
  expectNothingMoved,
  expectText,
  openAdPage,
  type AdPage,
  type AdPageOptions,
} from './ad-page.ts';

let server: AdServer;
test.beforeAll(async () => void (server = await startAdServer()));
test.beforeEach(() => server.play({}));
test.afterAll(() => server.stop());
const site = useSite(() => ({ AD_SCRIPT_URL: server.scriptUrl, AD_FEED_URL: server.feedUrl }));

const NOTICE = /^Your browser blocks ads/;
const IN_HOUSE_AD = inHouseWords('en').at(Math.floor(LOW * inHouseWords('en').length)) ?? '';

/** Opens a page with the network's script, and waits until the page wants it. */
async function openScript(open: Open, options: AdPageOptions = {}): Promise<AdPage> {
  const ad = await openAdPage(open, { site: site(), draw: LOW, ...options });
  await ad.slot.locator('script').waitFor({ state: 'attached' });
  return ad;
}

/** Opens a page with the network's feed, and waits until the page wants it. */
async function openFeed(open: Open, options: AdPageOptions = {}): Promise<AdPage> {
  const ad = await openAdPage(open, { site: site(), shape: 'inline', draw: LOW, ...options });
  await expect.poll(() => ad.requests).toContain(server.feedUrl);
  return ad;
}

// `tests/client/browser/ads` has what comes instead of an ad that is blocked, missing, late or broken.
test.describe('the network’s script', () => {
  const label = 'network-body-top-image';

  test('shows its ad, and reports displays and clicks of it, also before the page has detected it', async ({
    open,
  }) => {
    const ad = await openScript(open);
    await expectText(ad, SCRIPT_AD);
    await ad.slot.getByRole('link').click();
    await ad.pass(LONG);
    await expectAdEvents(ad, [`click ${label}`, `display ${label}`]);
    await ad.slot.getByRole('link').click();
    await expectAdEvents(ad, [`click ${label}`, `display ${label}`, `click ${label}`]);
    await expect(ad.slot).toHaveText(SCRIPT_AD);
    expect(server.requests).toEqual(['/network.js']);
    expect(ad.complaints).toEqual([]);
  });

  test('with only its backers’ placeholder is replaced by an in-house ad', async ({ open }) => {
    server.play({ script: 'backers placeholder' });
    const ad = await openScript(open);
    await expectText(ad, 'Our backers');
    await ad.pass(LONG);
    await expectText(ad, IN_HOUSE_AD);
    await expect(ad.slot.getByRole('link')).toHaveCount(1);
    await expectAdEvents(ad, ['display in-house-body-top-image']);
  });

  test('in a window of 600 px moves nothing, neither for the notice nor for a late ad, whose iframe stays', async ({
    open,
  }) => {
    server.play({ script: 'held framed ad' });
    const ad = await openScript(open, { path: SHORT_PAGE, viewport: { width: 600, height: 1600 } });
    await ad.pass(BLOCKED - 1);
    await expect(ad.slot).toHaveText('');
    await ad.pass(1);
    await expectText(ad, NOTICE);
    await expectNothingMoved(ad);
    server.release();
    const frame = ad.slot.locator('iframe');
    await frame.waitFor({ state: 'attached' });
    await ad.pass(500);
    await expect(frame).toBeVisible();
    // Moved in the document, it would load again, and be empty.
    await expect(frame.contentFrame().locator('body')).toHaveText(SCRIPT_AD);
    await expect(ad.slot.getByText(NOTICE)).toHaveCount(0);
    await expectNothingMoved(ad);
    await ad.pass(LONG);
    await expectAdEvents(ad, [`display ${label}`]);
  });
});

test.describe('the network’s feed', () => {
  const label = 'network-body-top-inline';

  test('shows its ad inline, text and a link, and is told of displays, and the site of clicks too', async ({
    open,
  }) => {
    const ad = await openFeed(open);
    await expectText(ad, FEED_ENTRY.description, FEED_ENTRY.company);
    await expect(ad.slot.getByRole('link')).toHaveAttribute('href', FEED_ENTRY.statlink);
    await expect(ad.slot.locator('img')).toHaveCount(0);
    expect(server.requests).toEqual(['/ads.json']);
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
    expect(ad.complaints).toEqual([]);
  });

  // The narrowest windows for which each height of the slot is reserved.
  for (const width of [320, 600])
    test(`in a window of ${width} px moves nothing with a long ad, and injects no HTML`, async ({ open }) => {
      server.play({ feed: 'hostile ad' });
      const ad = await openFeed(open, { path: SHORT_PAGE, viewport: { width, height: 1600 } });
      await expectText(ad, HOSTILE_ENTRY.description, HOSTILE_ENTRY.company);
      await expectNothingMoved(ad);
      await ad.slot.getByRole('link').click();
      await expect(ad.slot.locator('img, script, b, [onclick], [onerror]')).toHaveCount(0);
      await expect(ad.page.locator('body[data-hostile]')).toHaveCount(0);
      expect(ad.complaints).toEqual([]);
    });
});
