import { IN_HOUSE_ADS } from '../../site/in-house-ads.ts';
import { createTranslate } from '../../client/i18n/translate.ts';
import { SCRIPT_AD } from '../support/ad-server.ts';
import { inHouseWords } from '../support/in-house-ads.ts';
import {
  LONG,
  openAdPage,
  readAdEvents,
  sinceFilled,
  useAdServer,
  type AdPage,
  type AdPageOptions,
} from './ad-page.ts';
import { expect, test } from '../support/browser/test.ts';
import { useSite } from '../support/browser/own-site.ts';
import { GUIDE } from '../support/browser/pages.ts';

const server = useAdServer();
const networkSite = useSite(() => ({ AD_SCRIPT_URL: server().scriptUrl, AD_FEED_URL: server().feedUrl }));
const defaultSite = useSite();

/** Random values below and above all sampling shares. */
const LOW = 0.05;
const HIGH = 0.5;

const openWithNetwork = (options: AdPageOptions = {}) => openAdPage(open, { site: networkSite(), ...options });
const openWithDefaults = (options: AdPageOptions = {}) => openAdPage(open, { site: defaultSite(), ...options });

/** Random values that pick each of the five ads. */
const inHouseAds = IN_HOUSE_ADS.map((ad, index) => [ad.name, (index + 0.5) / IN_HOUSE_ADS.length, ad] as const);
const inHouseAd = (draw: number) => inHouseWords('en')[Math.floor(draw * IN_HOUSE_ADS.length)] ?? '';

const waitForText = ({ slot }: AdPage, text: string) => slot.getByText(text, { exact: true }).waitFor();
const waitForNetworkBox = ({ slot }: AdPage) => slot.locator('script').waitFor({ state: 'attached' });
const visibleText = async ({ slot }: AdPage) => (await slot.innerText()).trim();

test.describe('the default configuration', () => {
  it.each(['image', 'inline'] as const)(
    'shows an in-house ad as %s, and sends no requests to other hosts',
    async (shape) => {
      const ad = await openWithDefaults({ shape, draw: LOW });
      await waitForText(ad, inHouseAd(LOW));
      await expect(ad.slot.locator('img')).toHaveCount(shape === 'image' ? 1 : 0);
      await ad.pass(LONG);
      expect(await readAdEvents(ad.page)).toEqual([`display in-house-body-top-${shape}`]);
      expect(new Set(ad.requests.map((address) => new URL(address).origin))).toEqual(new Set([defaultSite()]));
      expect(ad.complaints).toEqual([]);
    },
  );

  it.each(inHouseAds)('shows %s with its image, text and link', async (name, draw, { link, img, poweredby }) => {
    const ad = await openWithDefaults({ draw });
    await waitForText(ad, inHouseAd(draw));
    await waitForText(ad, poweredby);
    await expect(ad.slot.getByRole('link')).toHaveAttribute('href', link);
    const image = ad.slot.locator('img');
    await image.evaluate((element: HTMLImageElement) => element.decode());
    await expect(image).toHaveAttribute('src', img);
    // The attributes have the specified size; beside the article it is displayed smaller, with the same aspect ratio.
    expect(await image.evaluate((element: HTMLImageElement) => [element.width, element.height])).toEqual([78, 60]);
    expect(await image.evaluate((element) => [element.getAttribute('width'), element.getAttribute('height')])).toEqual([
      '130',
      '100',
    ]);
    expect((await fetch(defaultSite() + link)).status).toBe(200);
  });

  it.each(inHouseAds)(
    'shows %s in Chinese on a Chinese page, with links to Chinese pages',
    async (name, draw, { link, description }) => {
      const ad = await openWithDefaults({ draw, path: `/zh${GUIDE}` });
      await waitForText(ad, createTranslate('zh')(description));
      await waitForText(ad, '广告');
      await expect(ad.slot.getByRole('link')).toHaveAttribute('href', `/zh${link}`);
      expect((await fetch(`${defaultSite()}/zh${link}`)).status).toBe(200);
    },
  );

  test('picks the shape once per session: inline for a fifth of random values', async ({ open }) => {
    const shapes = await Promise.all(
      [0.19, 0.2].map(async (draw) => {
        const forget = "sessionStorage.getItem('before') || sessionStorage.removeItem('docs-ad-shape')";
        const ad = await openWithDefaults({ draw, prepare: (page) => page.addInitScript(forget) });
        await waitForText(ad, inHouseAd(draw));
        return [
          await ad.page.evaluate(() => sessionStorage.getItem('docs-ad-shape')),
          await ad.slot.locator('img').count(),
        ];
      }),
    );
    expect(shapes).toEqual([
      ['inline', 0],
      ['image', 1],
    ]);
  });

  test('has no empty half, and no colours until it is pointed at', async ({ open }) => {
    const ad = await openWithDefaults({ draw: LOW, viewport: { width: 820, height: 800 } });
    await waitForText(ad, inHouseAd(LOW));
    const link = ad.slot.getByRole('link');
    const ends = await link.evaluate((panel) => {
      const words = document.createRange();
      words.selectNodeContents(panel);
      const rights = [...words.getClientRects()].map(({ right }) => right);
      return panel.getBoundingClientRect().right - Math.max(...rights);
    });
    expect(ends).toBeLessThan(24);
    const filter = () => link.locator('img').evaluate((image) => getComputedStyle(image).filter);
    expect(await filter()).toBe('grayscale(1)');
    await link.hover();
    expect(await filter()).toBe('none');
  });

  test('shows an ad if the browser blocks storage', async ({ open }) => {
    const blockStorage = () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    const ad = await openWithDefaults({ prepare: (page) => page.addInitScript(blockStorage) });
    await waitForText(ad, inHouseAd(HIGH));
    expect(ad.complaints).toEqual([]);
  });
});

test.describe('ad events', () => {
  it.each([
    [LOW, ['display in-house-body-top-image']],
    [0.1, []],
  ])('report a display after 2.5 s, for random value %d: %j', async (draw, events) => {
    const ad = await openWithDefaults({ draw });
    await waitForText(ad, inHouseAd(draw));
    await ad.pass(2499 - (await sinceFilled(ad.page)));
    expect(await readAdEvents(ad.page)).toEqual([]);
    await ad.pass(1);
    expect(await readAdEvents(ad.page)).toEqual(events);
  });

  test('report each click', async ({ open }) => {
    const ad = await openWithDefaults({ draw: HIGH });
    await waitForText(ad, inHouseAd(HIGH));
    await ad.slot.getByRole('link').click();
    expect(await readAdEvents(ad.page)).toEqual(['click in-house-body-top-image']);
  });
});

test.describe('the network script', () => {
  const label = 'network-body-top-image';

  test('shows its ad, and reports displays and clicks of it', async ({ open }) => {
    const ad = await openWithNetwork({ draw: LOW });
    await waitForText(ad, SCRIPT_AD);
    await ad.pass(LONG);
    await ad.slot.getByRole('link').click();
    expect(await visibleText(ad)).toBe(SCRIPT_AD);
    expect(await readAdEvents(ad.page)).toEqual([`display ${label}`, `click ${label}`]);
    expect(server().requests).toEqual(['/network.js']);
    expect(ad.complaints).toEqual([]);
  });

  test('reports a click before the page has detected the ad', async ({ open }) => {
    const ad = await openWithNetwork({ draw: LOW });
    await ad.slot.getByRole('link').click();
    await ad.pass(LONG);
    expect(await readAdEvents(ad.page)).toEqual([`click ${label}`, `display ${label}`]);
  });

  test('with only its backers placeholder is replaced by an in-house ad', async ({ open }) => {
    server().play({ script: 'backers placeholder' });
    const ad = await openWithNetwork({ draw: LOW });
    await ad.slot.getByText('Our backers').waitFor();
    await ad.pass(500);
    await waitForText(ad, inHouseAd(LOW));
    await ad.pass(LONG);
    await expect(ad.slot.getByRole('link')).toHaveCount(1);
    expect(await readAdEvents(ad.page)).toEqual(['display in-house-body-top-image']);
  });

  describe.each(['missing', 'refused', 'held ad'] as const)('blocked by an ad blocker (%s)', (script) => {
    it.each([
      [0.19, 'the notice', /^Your browser blocks ads/],
      [0.2, 'an in-house ad', inHouseAd(0.2)],
    ])('is replaced, after more than six tries and for random value %d, by %s', async (draw, name, text) => {
      server().play({ script });
      const ad = await openWithNetwork({ draw });
      await waitForNetworkBox(ad);
      await ad.pass(2999);
      expect(await visibleText(ad)).toBe('');
      await ad.pass(1);
      await ad.slot.getByText(text).waitFor();
      await ad.pass(LONG);
      await expect(ad.slot.getByText(text)).toBeVisible();
      expect(await readAdEvents(ad.page)).toEqual([]);
    });
  });

  it.each([
    [LOW, 'the notice', /^Your browser blocks ads/],
    [0.2, 'an in-house ad', inHouseAd(0.2)],
  ])('that loads after the blocker was reported replaces, for random value %d, %s', async (draw, name, text) => {
    server().play({ script: 'held ad' });
    const ad = await openWithNetwork({ draw });
    await waitForNetworkBox(ad);
    await ad.pass(5000);
    await ad.slot.getByText(text).waitFor();
    server().release();
    await ad.slot.getByText(SCRIPT_AD).waitFor({ state: 'attached' });
    await ad.pass(500);
    expect(await visibleText(ad)).toBe(SCRIPT_AD);
    await ad.pass(LONG);
    expect(await readAdEvents(ad.page)).toEqual(draw < 0.1 ? [`display ${label}`] : []);
  });

  test('keeps its box in place, so that an iframe in it is not reloaded after the notice', async ({ open }) => {
    server().play({ script: 'held framed ad' });
    const ad = await openWithNetwork({ draw: LOW });
    await waitForNetworkBox(ad);
    await ad.pass(5000);
    await ad.slot.getByText(/^Your browser blocks ads/).waitFor();
    server().release();
    await ad.slot.locator('iframe').waitFor({ state: 'attached' });
    await ad.pass(500);
    await ad.slot.locator('iframe').waitFor();
    expect(await ad.slot.frameLocator('iframe').locator('body').innerText()).toBe(SCRIPT_AD);
    await expect(ad.slot.getByText(/^Your browser blocks ads/)).toHaveCount(0);
  });

  test('shows a Chinese notice to a Chinese reader with an ad blocker', async ({ open }) => {
    server().play({ script: 'missing' });
    const ad = await openWithNetwork({ draw: LOW, path: `/zh${GUIDE}` });
    await waitForNetworkBox(ad);
    await ad.pass(3000);
    await ad.slot.getByText(/^您的浏览器拦截了此处的广告/).waitFor();
  });

  test('that loads after thirty tries changes nothing', async ({ open }) => {
    server().play({ script: 'held ad' });
    const ad = await openWithNetwork({ draw: HIGH });
    await waitForNetworkBox(ad);
    await ad.pass(LONG);
    server().release();
    await ad.slot.getByText(SCRIPT_AD).waitFor({ state: 'attached' });
    await ad.pass(LONG);
    await expect(ad.slot.getByText(inHouseAd(HIGH))).toBeVisible();
    await expect(ad.slot.getByText(SCRIPT_AD)).toBeHidden();
  });
});
