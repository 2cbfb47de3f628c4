import type { Page } from '@playwright/test';
import { getLink, getMeta } from '../support/html.ts';
import { expect, test, type Open, type OpenOptions } from '../support/browser/test.ts';
import { GUIDE, readHtml } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';
import { followQuery, readEvents, readQueue, readUserProperties, requestLast, waitForPageView } from './tag-queue.ts';

const INTRODUCTION = '/x/introduction/';

const DEMO = '#BasicExpansion';

/** Opens a page of a site without a tag id, and waits for its idle work. */
async function visit(open: Open, path = GUIDE, options: OpenOptions = {}): Promise<Page> {
  const { page } = await open(path, options);
  await waitForPageView(page);
  return page;
}

test.describe('without a tag id', () => {
  test('gtag is a function, only events and properties are queued, and no other host is requested', async ({
    open,
  }) => {
    const hosts = new Set<string>();
    const prepare = (page: Page) =>
      Promise.resolve(page.on('request', (request) => hosts.add(new URL(request.url()).origin)));
    const page = await visit(open, GUIDE, { prepare });
    await expect.poll(() => page.evaluate(() => typeof window.gtag)).toBe('function');
    const commands = async () => (await readQueue(page)).map(([command]) => command);
    await expect.poll(async () => [...new Set(await commands())].sort()).toEqual(['event', 'set']);
    await requestLast(page);
    expect([...hosts]).toEqual([siteOrigin()]);
  });
});

test.describe('page_view', () => {
  for (const [path, product] of [
    [`${GUIDE}?from=test${DEMO}`, 'x-tree-view'],
    [INTRODUCTION, 'null'],
  ] as const)
    test(`of ${path} has its title, canonical URL, product ${product} and category`, async ({ open }) => {
      const html = await readHtml(path);
      const page = await visit(open, path);
      const view = {
        page_title: await page.title(),
        page_location: getLink(html, 'canonical'),
        productId: product,
        productCategoryId: getMeta(html, 'docs:product-category-id'),
      };
      await expect.poll(() => readEvents(page, 'page_view')).toEqual([view]);
    });
});

test.describe('the user properties', () => {
  const DEFAULTS = [
    { codeVariant: 'TS' },
    { userLanguage: 'en' },
    { devicePixelRatio: 1 },
    { colorSchemeOS: 'light' },
    { colorScheme: 'system' },
    { codeStylingVariant: 'system' },
  ];

  test('are six, sent one by one, and have the reader’s values', async ({ open }) => {
    const page = await visit(open, `/zh${GUIDE}`, {
      colorScheme: 'dark',
      deviceScaleFactor: 1.26,
      storage: { 'docs-color-mode': 'light' },
      cookies: { codeVariant: 'JS', codeStyling: 'tailwind' },
    });
    await expect
      .poll(() => readUserProperties(page))
      .toEqual([
        { codeVariant: 'JS' },
        { userLanguage: 'zh' },
        { devicePixelRatio: 1.3 },
        { colorSchemeOS: 'dark' },
        { colorScheme: 'light' },
        { codeStylingVariant: 'tailwind' },
      ]);
  });

  test('report again what changes, and only that', async ({ open }) => {
    const page = await visit(open, GUIDE, { colorScheme: 'light' });
    const changes: Record<string, unknown>[] = [];
    const expectReported = async (change?: Record<string, unknown>) => {
      if (change) changes.push(change);
      await expect.poll(() => readUserProperties(page)).toEqual([...DEFAULTS, ...changes]);
    };
    await expectReported();
    // The reader changes the colour scheme; the same again is no change.
    await page.locator('.bar summary[aria-label="Color mode"]').click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expectReported({ colorScheme: 'dark' });
    await page.locator('[data-set-mode=dark]').first().dispatchEvent('click');
    await page.locator('[data-set-mode=light]').first().dispatchEvent('click');
    await expectReported({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReported({ colorSchemeOS: 'dark' });
    await page.locator(`${DEMO} .demo-more > summary`).click();
    await page.locator(`${DEMO} [data-variant=JS]`).click();
    await expectReported({ codeVariant: 'JS' });
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    await drawer.getByRole('button', { name: 'Tailwind CSS', exact: true }).click();
    await expectReported({ codeStylingVariant: 'tailwind' });
  });

  test('report the pixel ratio again whenever it changes, rounded to 0.1', async ({ open }) => {
    const page = await visit(open, GUIDE, { colorScheme: 'light' });
    const expectRatios = (...ratios: number[]) =>
      expect
        .poll(() => readUserProperties(page))
        .toEqual([...DEFAULTS, ...ratios.map((devicePixelRatio) => ({ devicePixelRatio }))]);
    await expectRatios();
    const session = await page.context().newCDPSession(page);
    // Chromium only re-evaluates its media queries if the size changes too.
    const setRatio = async (deviceScaleFactor: number, width: number) => {
      const query = await page.evaluate(() => `(resolution: ${devicePixelRatio}dppx)`);
      const waitForChange = await followQuery(page, query);
      await session.send('Emulation.setDeviceMetricsOverride', {
        width,
        height: 800,
        mobile: false,
        deviceScaleFactor,
      });
      await waitForChange();
    };
    await setRatio(2, 1270);
    await expectRatios(2);
    await setRatio(1.26, 1260);
    await setRatio(1.27, 1250);
    await setRatio(1.5, 1240);
    await expectRatios(2, 1.3, 1.5);
  });
});

test('web vitals are sent in a session that is drawn for them', async ({ open }) => {
  const page = await visit(open, GUIDE, { prepare: (opened) => opened.addInitScript(() => (Math.random = () => 0)) });
  for (const name of ['FCP', 'TTFB'])
    await expect.poll(() => readEvents(page, name)).toMatchObject([{ eventCategory: 'Web Vitals' }]);
});
