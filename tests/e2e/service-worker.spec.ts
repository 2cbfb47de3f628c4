import type { Page } from '@playwright/test';
import { expect, test, type Open, type OpenOptions } from '../support/browser/test.ts';
import { getPalette, wakeDemos } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';
import { countLoads, openOffline, waitForWorker } from './offline.ts';
import { requestLast, waitForPageView } from './tag-queue.ts';

/** Words of the guide's headings. */
const TITLE = 'Expansion';
const CHINESE_TITLE = '展开';

/** A demo of the guide, and a line of it in each variant. */
const DEMO = '#ControlledExpansion';
const JS_LINE = "useState(['docs'])";
const TS_LINE = 'useState<string[]>';

/** Another page of the same product with demos, and a word of its heading. */
const OTHER = '/x/react-tree-view/rich-tree-view/focus/';
const OTHER_TITLE = 'Focus';

/** A page of the same product that is in no navigation, and a word of its heading. */
const UNLISTED = '/x/react-tree-view/rich-tree-view/headless/';
const UNLISTED_TITLE = 'Headless';

const INTRODUCTION = '/x/introduction/';
const MISSING = '/x/react-tree-view/nothing/';
const SEARCH = '/x/search/';

const origin = () => siteOrigin('serviceWorker');

const openKept = (open: Open, path: string, options: OpenOptions = {}) => open(path, { site: origin(), ...options });

/** Visits a page, and again when the service worker is active. */
async function visit(open: Open, path: string, options: OpenOptions = {}) {
  const { page, complaints } = await openKept(open, path, options);
  await waitForWorker(page);
  await page.reload();
  // The worker caches the page after the response.
  await expect.poll(() => getKeptPages(page)).toContain(path);
  return { page, complaints };
}

const getKeptPages = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pages-v1')).keys()).map(({ url }) => new URL(url).pathname));

const getFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('files-v1')).keys()).map(({ url }) => new URL(url).pathname));

const expectHeading = (page: Page, text: string) => expect(page.locator('h1:visible')).toContainText(text);
const expectOfflinePage = (page: Page) => expect(page.locator('h1:visible')).toHaveText('You are offline');

/** Expects that a page has demos, and that all of them wake. */
async function expectDemosToWake(page: Page): Promise<void> {
  await wakeDemos(page);
  await expect(page.locator('[data-demo][data-state=live]')).not.toHaveCount(0);
  await expect(page.locator('[data-demo]:not([data-state=live])')).toHaveCount(0);
}

/** Expects that a page opens offline by other spellings of its address, which becomes the usual one. */
async function expectBySpellings(page: Page, path: string, title: string, spellings: string[]): Promise<void> {
  for (const spelling of spellings) {
    await openOffline(page, origin() + spelling);
    await expectHeading(page, title);
    await expect(page).toHaveURL(origin() + path + (/[?#].*/.exec(spelling)?.[0] ?? ''));
  }
}

const preferVariant = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'codeVariant', value, url: origin() }]);

test.describe('the service worker', () => {
  test('is registered at /x/sw.js, with the whole site as scope, does not reload the page of a first visit, and has it with the core files, but no demo files', async ({
    open,
  }) => {
    const requests: string[] = [];
    const loads: { count?: () => number } = {};
    const { page, complaints } = await openKept(open, GUIDE, {
      prepare: (opened) => {
        loads.count = countLoads(opened);
        opened.on('request', (request) => requests.push(request.url()));
        return Promise.resolve();
      },
    });
    await waitForWorker(page);
    // The page asks the worker to cache it, so it is fetched again.
    await expect.poll(() => getKeptPages(page)).toEqual([GUIDE]);
    await waitForPageView(page);
    await requestLast(page);
    await expect
      .poll(async () => (await getFiles(page)).map((file) => file.replace(/-[^-]+$/, '')))
      .toEqual([
        '/static/site',
        '/static/enhance',
        '/static/after-first-input',
        '/static/updates',
        '/static/search',
        '/offline.html',
      ]);
    const registrations = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.scriptURL]),
      );
    await expect.poll(registrations).toEqual([[`${origin()}/`, `${origin()}/x/sw.js`]]);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await requestLast(page);
    // Only this module reloads a page.
    expect(requests.filter((url) => url.includes('/static/updates'))).toEqual([]);
    expect(loads.count?.()).toBe(1);
    expect(complaints).toEqual([]);
    await openOffline(page, origin() + GUIDE);
    await expectHeading(page, TITLE);
  });

  test('is not registered on another host', async ({ open }) => {
    const countCalls = () => {
      const counted = Object.assign(window, { registrations: 0 });
      navigator.serviceWorker.register = () => {
        counted.registrations += 1;
        return new Promise(() => undefined);
      };
    };
    const calls = (page: Page) => page.evaluate(() => (window as { registrations?: number }).registrations);
    const { page } = await open(GUIDE, { prepare: (opened) => opened.addInitScript(countCalls) });
    const { page: kept } = await openKept(open, GUIDE, { prepare: (opened) => opened.addInitScript(countCalls) });
    // The registration is part of the idle work that reports the page view.
    await waitForPageView(page);
    await waitForPageView(kept);
    await expect.poll(() => calls(kept)).toBe(1);
    await expect.poll(() => calls(page)).toBe(0);
  });
});

test.describe('offline', () => {
  test('a visited page works, and its demos wake if they were awake before; online, it never comes from the cache', async ({
    open,
  }) => {
    const { page } = await visit(open, GUIDE);
    await expectDemosToWake(page);
    const spoil = async () => {
      const cache = await caches.open('pages-v1');
      const keys = await cache.keys();
      const stale = () => new Response('<h1>Stale</h1>', { headers: { 'Content-Type': 'text/html' } });
      await Promise.all(keys.map((key) => cache.put(key, stale())));
    };
    await page.evaluate(spoil);
    await page.goto(origin() + GUIDE);
    await expectHeading(page, TITLE);
    // The page of the last visit replaces the other.
    const kept = () =>
      page.evaluate(async () => {
        const cache = await caches.open('pages-v1');
        const texts = (await cache.keys()).map(async (key) => (await cache.match(key))?.text());
        return (await Promise.all(texts)).filter((text) => text === '<h1>Stale</h1>').length;
      });
    await expect.poll(kept).toBe(0);
    await page.goto(origin() + INTRODUCTION);
    await openOffline(page, origin() + GUIDE);
    await expectHeading(page, TITLE);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.bar')).toBeVisible();
    await expectDemosToWake(page);
  });

  test('a visited Chinese page works, with all preferences of the reader', async ({ open }) => {
    const { page } = await visit(open, `/zh${GUIDE}`, {
      cookies: { codeVariant: 'JS', codeStyling: 'css' },
      storage: {
        'docs-color-mode': 'dark',
        'docs-theme': JSON.stringify({
          direction: 'rtl',
          dense: true,
          spacing: 10,
          paletteColors: { primary: { main: '#aa3311' } },
        }),
      },
    });
    await openOffline(page, `${origin()}/zh${GUIDE}`);
    await expectHeading(page, CHINESE_TITLE);
    const root = page.locator('html[lang=zh-CN][dir=rtl][data-mode=dark][data-dense]');
    await expect(root).toHaveAttribute('data-code-variant', 'JS');
    await expect(root).toHaveAttribute('data-code-styling', 'css');
    await expect(root).toHaveAttribute('style', /--unit: 10px;.*--accent: #aa3311/);
    await expect(page.locator(`${DEMO} .whole code`)).toContainText(JS_LINE);
    await expect.poll(() => getPalette(page)).toBe('dark');
    await expectBySpellings(page, `/zh${GUIDE}`, CHINESE_TITLE, [
      `/ZH${GUIDE}?tab=pnpm`,
      `/zh-CN/${GUIDE.slice(0, -1)}`,
    ]);
  });

  for (const moment of ['while', 'after'] as const)
    test(`pages visited before the first worker is installed work: installed ${moment} the next one loads`, async ({
      open,
    }) => {
      const install = Promise.withResolvers<void>();
      let installs = 0;
      const { page } = await openKept(open, GUIDE, {
        // The install waits for this file.
        prepare: (opened) =>
          opened.context().route('**/offline.html', async (route) => {
            installs += 1;
            await install.promise;
            await route.continue();
          }),
      });
      const isRegistered = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
      await expect.poll(isRegistered).toBe(true);
      // Waits for the page's own registration, which then has messaged the worker.
      await page.evaluate(async () => void (await navigator.serviceWorker.register('/x/sw.js', { scope: '/' })));
      await page.goto(origin() + OTHER, { waitUntil: moment === 'while' ? 'commit' : 'load' });
      install.resolve();
      // Not until the worker controls the page: one that loads just as the worker activates is not claimed.
      await expect.poll(() => getKeptPages(page)).toEqual(expect.arrayContaining([GUIDE, OTHER]));
      expect(installs).toBe(1);
      for (const [path, title] of [
        [GUIDE, TITLE],
        [OTHER, OTHER_TITLE],
      ] as const) {
        await openOffline(page, origin() + path);
        await expectHeading(page, title);
      }
    });

  test('a page works in the preferred code variant, if it was visited in it, or else in the other', async ({
    open,
  }) => {
    const { page } = await visit(open, GUIDE, { cookies: { codeVariant: 'JS' } });
    await preferVariant(page, 'TS');
    await openOffline(page, origin() + GUIDE);
    await expectHeading(page, TITLE);
    await page.context().setOffline(false);
    // The worker notices later than its page that there is a network again.
    const keptAfterReload = async () => {
      await page.reload();
      return getKeptPages(page);
    };
    await expect.poll(keptAfterReload).toEqual([GUIDE, GUIDE]);
    for (const [variant, line] of [
      ['JS', JS_LINE],
      ['TS', TS_LINE],
    ] as const) {
      await preferVariant(page, variant);
      await openOffline(page, origin() + GUIDE);
      await expect(page.locator(`${DEMO} .whole code`)).toContainText(line);
    }
  });

  test('a page works by all spellings of its address, and is stored once', async ({ open }) => {
    const { page } = await visit(open, GUIDE);
    await page.goto(`${origin()}/en/${GUIDE.slice(0, -1)}?tab=pnpm`);
    await expectHeading(page, TITLE);
    await expect.poll(() => getKeptPages(page)).toEqual([GUIDE]);
    await expectBySpellings(page, GUIDE, TITLE, [
      GUIDE.slice(0, -1),
      GUIDE.replace('/x/', '//x///'),
      GUIDE.replace('tree', '%74ree'),
      `${GUIDE}?tab=pnpm#end`,
      `/EN${GUIDE}`,
    ]);
  });

  test('what was not visited, is missing or another site’s, and search results show the offline page, in the language of any spelling', async ({
    open,
  }) => {
    const { page } = await visit(open, GUIDE);
    await page.goto(`${origin()}/zh${GUIDE}`);
    await expect.poll(() => getKeptPages(page)).toContain(`/zh${GUIDE}`);
    await page.goto(`${origin()}${SEARCH}?q=tree`);
    const response = await page.goto(origin() + MISSING);
    expect(response?.status()).toBe(404);
    for (const address of [MISSING, `${SEARCH}?q=grid`, '//%65vil.example/', OTHER]) {
      await openOffline(page, origin() + address);
      await expectOfflinePage(page);
      await expect(page).toHaveURL((url) => url.origin === origin());
    }
    // It lists the pages that are stored, in the language of the address.
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('listitem').getByRole('link', { name: TITLE })).toHaveAttribute('href', GUIDE);
    for (const path of [`/zh${OTHER}`, `/ZH${OTHER}`, `/zh-Hans${OTHER}`, `/zh${OTHER.slice(0, -1)}`, '/zh']) {
      await openOffline(page, origin() + path);
      await expect(page.locator('h1:visible'), path).toHaveText('您已离线');
      await expect(page.getByRole('listitem').getByRole('link', { name: CHINESE_TITLE })).toHaveAttribute(
        'href',
        `/zh${GUIDE}`,
      );
      await expect(page.locator(`a[href="/zh${INTRODUCTION}"]`)).toBeVisible();
      await expect(page.getByRole('link')).toHaveCount(2);
    }
  });

  test('the offline page opens the page by itself when the network is back, and asks less and less often where only a request for the head is answered', async ({
    open,
  }) => {
    const { page } = await visit(open, GUIDE);
    // A network that leads nowhere at first. Routes are set before a page is opened: one that is open hears of them late.
    let asked = 0;
    await page.route(origin() + OTHER, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await openOffline(page, origin() + OTHER);
    await expectOfflinePage(page);
    await page.context().setOffline(false);
    await expectHeading(page, OTHER_TITLE);
    expect(asked).toBeGreaterThan(1);
    await page.route(origin() + UNLISTED, (route) =>
      route.request().method() === 'HEAD' ? route.fulfill() : route.abort(),
    );
    await openOffline(page, origin() + UNLISTED);
    for (const pause of [2000, 4000, 8000]) {
      await Promise.all([page.waitForEvent('load'), page.evaluate(() => dispatchEvent(new Event('online')))]);
      await expectOfflinePage(page);
      await expect.poll(() => page.evaluate(() => (history.state as { pause: number }).pause)).toBe(pause);
    }
  });
});

test.describe('the caches of the service worker', () => {
  test('are limited: the oldest entries are evicted, the core files stay', async ({ open }) => {
    const { page } = await visit(open, GUIDE);
    const core = await getFiles(page);
    // The first and the last one are in order: one by one, all of them would take seconds.
    const fill = async ([name, count]: [string, number]) => {
      const cache = await caches.open(name);
      const put = (index: number) => cache.put(`/static/filler-${index}`, new Response(''));
      await put(1);
      await Promise.all(Array.from({ length: count - 2 }, (_, index) => put(index + 2)));
      await put(count);
    };
    await page.evaluate(fill, ['pages-v1', 620] as [string, number]);
    await page.evaluate(fill, ['files-v1', 2020] as [string, number]);
    await page.goto(origin() + OTHER);
    await expect.poll(async () => (await getFiles(page)).length).toBeLessThanOrEqual(2000 + core.length);
    await expect.poll(async () => (await getKeptPages(page)).length).toBe(600);
    for (const [read, last] of [
      [getFiles, 2020],
      [getKeptPages, 620],
    ] as const) {
      await expect.poll(() => read(page)).not.toContain('/static/filler-1');
      await expect.poll(() => read(page)).toContain(`/static/filler-${last}`);
    }
    await expect
      .poll(() => getFiles(page))
      .toEqual(expect.arrayContaining(core.filter((file) => /site|enhance|when|offline/.test(file))));
    await openOffline(page, origin() + OTHER);
    await expectHeading(page, OTHER_TITLE);
    await expect(page.locator('.bar')).not.toHaveCSS('position', 'static');
  });

  test('do not matter if storage is full: pages and demos come from the network', async ({ open }) => {
    const { page, complaints } = await visit(open, GUIDE);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: origin(), quotaSize: 1 });
    await page.goto(origin() + OTHER);
    await expectHeading(page, OTHER_TITLE);
    await expectDemosToWake(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: origin() });
    await page.reload();
    await expect.poll(() => getKeptPages(page)).toContain(OTHER);
    expect(complaints).toEqual([]);
  });
});

test('saving a product for offline reading caches all its pages, with demos that wake', async ({ open }) => {
  test.setTimeout(120_000);
  const { page } = await visit(open, GUIDE);
  const paths = await page
    .locator('#navigation a[href^="/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(paths).toContain(OTHER);
  expect(paths, 'in no navigation, but linked from a page of the product').not.toContain(UNLISTED);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Save these pages for offline reading' }).click();
  const saved = page.getByRole('button', { name: /^\d+ pages saved for offline reading$/ });
  await expect(saved).toBeVisible({ timeout: 60_000 });
  // All pages of the product, and those that its articles link to.
  const wanted = new Set([...paths, UNLISTED]);
  for (const path of [...wanted]) {
    const html = await (await fetch(origin() + path)).text();
    const article = html.split('<article')[1]?.split('</article>')[0] ?? '';
    for (const [, link = ''] of article.matchAll(/ href="(\/x\/[^"#?]*\/)/g)) wanted.add(link);
  }
  await expect.poll(() => getKeptPages(page)).toEqual(expect.arrayContaining([...wanted]));
  await openOffline(page, origin() + UNLISTED);
  await expectHeading(page, UNLISTED_TITLE);
  await openOffline(page, origin() + OTHER);
  await expectHeading(page, OTHER_TITLE);
  await expectDemosToWake(page);
});
