import { localizePath } from '../../site/addresses.ts';
import { IN_HOUSE_ADS } from '../../site/in-house-ads.ts';
import { LOCALES, type Locale } from '../../site/locales.ts';
import { inHouseWords } from '../support/in-house-ads.ts';
import { siteOrigin } from '../support/sites.ts';
import { expect, test } from '../support/browser/test.ts';
import { LONG, LOW, expectAdEvents, expectNothingMoved, expectText, openAdPage, SHORT_PAGE } from './ad-page.ts';
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

// `tests/client/browser/ads` has the choice of ad and shape, blocked storage, crawlers and crashes.
test.describe('without an ad network', () => {
  test('an in-house ad has its image, in grey until it is pointed at, and no empty half, and no other host is requested', async ({
    open,
  }) => {
    const ad = await openAdPage(open, { draw: LOW });
    const { text, poweredby, link: href, img } = pickedAd(LOW);
    await expectText(ad, text, poweredby);
    const link = ad.slot.getByRole('link');
    await expect(link).toHaveAttribute('href', href);
    const image = link.locator('img');
    await expect(image).toHaveAttribute('src', img);
    await expect(image).toHaveAttribute('width', '130');
    await expect(image).toHaveAttribute('height', '100');
    // Smaller than specified, with the same aspect ratio.
    await expect(image).toHaveCSS('width', '78px');
    await expect(image).toHaveCSS('height', '60px');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth / element.naturalHeight))
      .toBe(1.3);
    await ad.page.setViewportSize({ width: 820, height: 800 });
    const rest = () =>
      link.evaluate((panel) => {
        const words = document.createRange();
        words.selectNodeContents(panel);
        const rights = [...words.getClientRects()].map(({ right }) => right);
        return panel.getBoundingClientRect().right - Math.max(...rights);
      });
    await expect.poll(rest).toBeLessThan(24);
    await expect(image).toHaveCSS('filter', 'grayscale(1)');
    await link.hover();
    await expect(image).toHaveCSS('filter', 'none');
    await ad.pass(LONG);
    await link.click();
    await expectAdEvents(ad, ['display in-house-body-top-image', 'click in-house-body-top-image']);
    await requestLast(ad.page);
    expect([...new Set(ad.requests.map((address) => new URL(address).origin))]).toEqual([siteOrigin()]);
    expect(ad.complaints).toEqual([]);
  });
});

test.describe('the ad’s box', () => {
  test('is empty for a crawler, with a reserved height in windows of any width, and a margin of three units', async ({
    open,
  }) => {
    const ad = await openAdPage(open, { userAgent: GOOGLEBOT });
    // The slot is filled in the same idle work.
    await waitForPageView(ad.page);
    await ad.pass(LONG);
    await expect(ad.slot).toBeEmpty();
    await expectAdEvents(ad, []);
    for (const [width, height] of [
      [320, 142],
      [599, 142],
      [600, 126],
      [1280, 126],
    ] as const) {
      await ad.page.setViewportSize({ width, height: 800 });
      await expect(ad.slot).toHaveCSS('min-height', `${height}px`);
      await expect(ad.slot).toHaveCSS('height', `${height}px`);
      await expect(ad.slot).toHaveCSS('margin', '24px 0px');
    }
  });

  // The narrowest windows for which each height is reserved.
  for (const width of [320, 600])
    for (const locale of LOCALES)
      test(`has room for the longest in-house ad (${locale}): nothing moves in a window of ${width} px`, async ({
        open,
      }) => {
        const draw = drawOfLongestAd(locale);
        const viewport = { width, height: 1600 };
        const ad = await openAdPage(open, { path: localizePath(SHORT_PAGE, locale), draw, viewport });
        const { text, link } = pickedAd(draw, locale);
        await expectText(ad, text, ...(locale === 'zh' ? ['广告'] : []));
        await expect(ad.slot.getByRole('link')).toHaveAttribute('href', localizePath(link, locale));
        await expectNothingMoved(ad);
      });
});
