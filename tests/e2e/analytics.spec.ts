import type { Page } from '@playwright/test';
import { linkOf, metaOf } from '../support/html.ts';
import { expect, test, type OpenOptions } from '../support/browser/test.ts';
import { waitUntil } from '../support/browser/observe.ts';
import { useSite } from '../support/browser/own-site.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { readEvents, readQueue, readUserProperties, waitForPageView } from './tag-queue.ts';

const site = useSite();

/** Opens a page of a site without a tag id, and waits for its idle work. */
async function visit(path = GUIDE, options: OpenOptions = {}): Promise<Page> {
  const { page } = await open(path, { site: site(), ...options });
  await waitForPageView(page);
  return page;
}

const forceDraw = (draw: number) => (page: Page) => page.addInitScript((value) => (Math.random = () => value), draw);

test.describe('without a tag id', () => {
  test('gtag is a function, and no other host is requested', async ({ open }) => {
    const hosts = new Set<string>();
    const prepare = (page: Page) =>
      Promise.resolve(page.on('request', (request) => hosts.add(new URL(request.url()).origin)));
    const page = await visit(GUIDE, { prepare });
    expect(await page.evaluate(() => typeof window.gtag)).toBe('function');
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([site()]);
  });

  test('only events and properties are queued', async ({ open }) => {
    const commands = (await readQueue(await visit())).map(([command]) => command);
    expect([...new Set(commands)].sort()).toEqual(['event', 'set']);
  });
});

test.describe('page_view', () => {
  it.each([
    [GUIDE, 'x-tree-view', 'x'],
    [`${GUIDE}?from=test#BasicExpansion`, 'x-tree-view', 'x'],
    [`/zh${GUIDE}`, 'x-tree-view', 'x'],
    ['/x/introduction/', 'null', 'x'],
  ])('of %s has its title, canonical URL, product %s and category %s', async (path, product, category) => {
    const html = await (await fetch(site() + path)).text();
    expect([metaOf(html, 'docs:product-id'), metaOf(html, 'docs:product-category-id')]).toEqual([product, category]);
    const page = await visit(path);
    expect(await readEvents(page, 'page_view')).toEqual([
      {
        page_title: await page.title(),
        page_location: linkOf(html, 'canonical'),
        productId: product,
        productCategoryId: category,
      },
    ]);
  });

  test('waits until a prerendered page is activated', async ({ open }) => {
    const prerender = () => Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const { page } = await open(GUIDE, { site: site(), prepare: (newPage) => newPage.addInitScript(prerender) });
    await page.waitForLoadState('networkidle');
    expect(await readQueue(page)).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await waitForPageView(page);
    expect(await readEvents(page, 'page_view')).toHaveLength(1);
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

  /** The user properties sent after the reader's action. */
  async function propertiesAfter(choose: (page: Page) => Promise<unknown>, properties: Record<string, unknown>[]) {
    const page = await visit(GUIDE, { colorScheme: 'light' });
    await choose(page);
    await expect.poll(() => readUserProperties(page)).toEqual([...DEFAULTS, ...properties]);
    return page;
  }
  const chooseMode = async (page: Page, name: string) => {
    await page.locator('.bar summary[aria-label="Color mode"]').click();
    await page.getByRole('button', { name, exact: true }).click();
  };

  test('are six, sent one by one', async ({ open }) => {
    expect(await readUserProperties(await visit(GUIDE, { colorScheme: 'light' }))).toEqual(DEFAULTS);
  });

  test('have the reader’s values', async ({ open }) => {
    const page = await visit(`/zh${GUIDE}`, {
      colorScheme: 'dark',
      deviceScaleFactor: 1.26,
      storage: { 'docs-color-mode': 'light' },
      cookies: { codeVariant: 'JS', codeStyling: 'tailwind' },
    });
    expect(await readUserProperties(page)).toEqual([
      { codeVariant: 'JS' },
      { userLanguage: 'zh' },
      { devicePixelRatio: 1.3 },
      { colorSchemeOS: 'dark' },
      { colorScheme: 'light' },
      { codeStylingVariant: 'tailwind' },
    ]);
  });

  test('report the colour scheme again when the reader changes it, and only then', async ({ open }) => {
    const page = await propertiesAfter((newPage) => chooseMode(newPage, 'Dark'), [{ colorScheme: 'dark' }]);
    await page.locator('[data-set-mode=dark]').first().dispatchEvent('click');
    expect(await readUserProperties(page)).toHaveLength(DEFAULTS.length + 1);
  });

  test('report the colour scheme again when the system changes it', async ({ open }) => {
    await propertiesAfter((page) => page.emulateMedia({ colorScheme: 'dark' }), [{ colorSchemeOS: 'dark' }]);
  });

  test('report the pixel ratio again whenever it changes, rounded to 0.1', async ({ open }) => {
    const choose = async (page: Page) => {
      const session = await page.context().newCDPSession(page);
      // Chromium only re-evaluates its media queries if the size changes too.
      for (const [width, deviceScaleFactor] of [
        [1270, 2],
        [1260, 1.26],
        [1250, 1.27],
      ] as const) {
        await session.send('Emulation.setDeviceMetricsOverride', {
          width,
          height: 800,
          mobile: false,
          deviceScaleFactor,
        });
        await waitUntil(page, (ratio) => Math.abs(devicePixelRatio - ratio) < 0.001, deviceScaleFactor);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    };
    await propertiesAfter(choose, [{ devicePixelRatio: 2 }, { devicePixelRatio: 1.3 }]);
  });

  test('report the code variant again when the reader changes it', async ({ open }) => {
    const choose = async (page: Page) => {
      await page.locator('#BasicExpansion .demo-more > summary').click();
      await page.locator('#BasicExpansion [data-variant=JS]').click();
    };
    await propertiesAfter(choose, [{ codeVariant: 'JS' }]);
  });

  test('report the code styling again when the reader changes it', async ({ open }) => {
    const choose = async (page: Page) => {
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await page
        .getByRole('dialog', { name: 'Settings' })
        .getByRole('button', { name: 'Tailwind CSS', exact: true })
        .click();
    };
    await propertiesAfter(choose, [{ codeStylingVariant: 'tailwind' }]);
  });
});

test.describe('web vitals', () => {
  it.each([
    [0, true],
    [0.000_09, true],
    [0.0001, false],
  ])('are sent for 0.01 percent of sessions; for random value %d: %s', async (draw, areSent) => {
    const page = await visit(GUIDE, { prepare: forceDraw(draw) });
    await page.waitForLoadState('networkidle');
    const vitals = async () =>
      (await readQueue(page)).map(([, name]) => name).filter((name) => name === 'TTFB' || name === 'FCP');
    await expect.poll(async () => (await vitals()).sort()).toEqual(areSent ? ['FCP', 'TTFB'] : []);
  });

  it.each([
    ['1', 0.5, true],
    ['0', 0, false],
  ])(
    'are sampled once per session: with the stored decision %s, a random value of %d does not matter: %s',
    async (drawn, draw, areSent) => {
      const remember = (page: Page) =>
        page.addInitScript((value) => sessionStorage.setItem('docs-web-vitals', value), drawn);
      const page = await visit(GUIDE, {
        prepare: async (newPage) => Promise.all([remember(newPage), forceDraw(draw)(newPage)]),
      });
      await page.waitForLoadState('networkidle');
      const vitals = async () => (await readQueue(page)).filter(([, name]) => name === 'TTFB').length;
      await expect.poll(vitals).toBe(areSent ? 1 : 0);
    },
  );
});
