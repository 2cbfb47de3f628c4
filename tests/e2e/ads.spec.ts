import { localizePath } from '../../site/addresses.ts';
import { IN_HOUSE_ADS } from '../../site/in-house-ads.ts';
import { LOCALES, type Locale } from '../../site/locales.ts';
import { inHouseWords } from '../support/in-house-ads.ts';
import { siteOrigin } from '../support/sites.ts';
import { expect, test } from '../support/browser/test.ts';
import { GUIDE } from '../support/browser/pages.ts';
import {
  HIGH,
  LONG,
  LOW,
  breakElement,
  expectAdEvents,
  expectNothingMoved,
  expectText,
  openAdPage,
  SHORT_PAGE,
} from './ad-page.ts';
import { requestLast, waitForPageView } from './tag-queue.ts';

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** The ad that a random value picks, with its text. */
function pickedAd(draw: number, locale: Locale = 'en') {
  const index = Math.floor(draw * IN_HOUSE_ADS.length);
  return { ...(IN_HOUSE_ADS[index] ?? IN_HOUSE_ADS[0]), text: inHouseWords(locale)[index] ?? '' };
}

/** A random value that picks the longest ad in a language. */
function drawOfLongestAd(locale: Locale): number {
  const lengths = inHouseWords(locale).map(({ length }) => length);
  return (lengths.indexOf(Math.max(...lengths)) + 0.5) / lengths.length;
}

test.describe('without an ad network', () => {
  for (const shape of ['image', 'inline'] as const)
    test(`an in-house ad is shown as ${shape}, and no other host is requested`, async ({ open }) => {
      const ad = await openAdPage(open, { shape, draw: LOW });
      const { text, poweredby, link } = pickedAd(LOW);
      await expectText(ad, text, poweredby);
      await expect(ad.slot.getByRole('link')).toHaveAttribute('href', link);
      await expect(ad.slot.locator('img')).toHaveCount(shape === 'image' ? 1 : 0);
      await requestLast(ad.page);
      expect([...new Set(ad.requests.map((address) => new URL(address).origin))]).toEqual([siteOrigin()]);
      expect(ad.complaints).toEqual([]);
    });

  test('displays and clicks of an in-house ad are reported', async ({ open }) => {
    const ad = await openAdPage(open, { draw: LOW });
    await expectText(ad, pickedAd(LOW).text);
    await ad.pass(LONG);
    await expectAdEvents(ad, ['display in-house-body-top-image']);
    await ad.slot.getByRole('link').click();
    await expectAdEvents(ad, ['display in-house-body-top-image', 'click in-house-body-top-image']);
  });

  test('the image of an in-house ad is smaller than specified, with the same aspect ratio', async ({ open }) => {
    const ad = await openAdPage(open, { draw: LOW });
    const image = ad.slot.locator('img');
    await expect(image).toHaveAttribute('src', pickedAd(LOW).img);
    await expect(image).toHaveAttribute('width', '130');
    await expect(image).toHaveAttribute('height', '100');
    await expect(image).toHaveCSS('width', '78px');
    await expect(image).toHaveCSS('height', '60px');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth / element.naturalHeight))
      .toBe(1.3);
  });

  test('an in-house ad on a Chinese page is in Chinese, and links to a Chinese page', async ({ open }) => {
    const ad = await openAdPage(open, { draw: LOW, path: `/zh${GUIDE}` });
    const { text, link } = pickedAd(LOW, 'zh');
    await expectText(ad, text, '广告');
    await expect(ad.slot.getByRole('link')).toHaveAttribute('href', `/zh${link}`);
  });

  test('an in-house ad has no empty half, and no colours until it is pointed at', async ({ open }) => {
    const ad = await openAdPage(open, { draw: LOW, viewport: { width: 820, height: 800 } });
    await expectText(ad, pickedAd(LOW).text);
    const link = ad.slot.getByRole('link');
    const rest = () =>
      link.evaluate((panel) => {
        const words = document.createRange();
        words.selectNodeContents(panel);
        const rights = [...words.getClientRects()].map(({ right }) => right);
        return panel.getBoundingClientRect().right - Math.max(...rights);
      });
    await expect.poll(rest).toBeLessThan(24);
    await expect(link.locator('img')).toHaveCSS('filter', 'grayscale(1)');
    await link.hover();
    await expect(link.locator('img')).toHaveCSS('filter', 'none');
  });

  test('an in-house ad is shown if the browser blocks storage', async ({ open }) => {
    const blockStorage = () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    const ad = await openAdPage(open, { prepare: (page) => page.addInitScript(blockStorage) });
    await expectText(ad, pickedAd(HIGH).text);
    expect(ad.complaints).toEqual([]);
  });

  test('a crash in an in-house ad empties the slot and is reported', async ({ open }) => {
    const ad = await openAdPage(open, { draw: LOW, prepare: breakElement('a') });
    await expectAdEvents(ad, ['crash in-house-body-top-image']);
    await ad.pass(LONG);
    await expect(ad.slot).toBeEmpty();
    await expectAdEvents(ad, ['crash in-house-body-top-image']);
  });

  test('a crawler gets an empty slot and no ad events', async ({ open }) => {
    const ad = await openAdPage(open, { draw: LOW, userAgent: GOOGLEBOT });
    // The slot is filled in the same idle work.
    await waitForPageView(ad.page);
    await ad.pass(LONG);
    await expect(ad.slot).toBeEmpty();
    await expectAdEvents(ad, []);
  });
});

test.describe('the ad’s box', () => {
  test('has a reserved height in windows of any width, and a margin of three units', async ({ open }) => {
    const { page, slot } = await openAdPage(open, { userAgent: GOOGLEBOT });
    for (const [width, height] of [
      [360, 142],
      [599, 142],
      [600, 126],
      [1280, 126],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(slot).toHaveCSS('min-height', `${height}px`);
      await expect(slot).toHaveCSS('height', `${height}px`);
      await expect(slot).toHaveCSS('margin', '24px 0px');
    }
  });

  for (const width of [320, 600, 1280])
    for (const locale of LOCALES)
      test(`has room for the longest in-house ad (${locale}): nothing moves in a window of ${width} px`, async ({
        open,
      }) => {
        const draw = drawOfLongestAd(locale);
        const viewport = { width, height: 1600 };
        const ad = await openAdPage(open, { path: localizePath(SHORT_PAGE, locale), draw, viewport });
        await expectText(ad, pickedAd(draw, locale).text);
        await expectNothingMoved(ad);
      });
});
