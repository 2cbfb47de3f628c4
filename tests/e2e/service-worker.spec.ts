import type { Page } from '@playwright/test';
import { expect, test, type OpenOptions } from '../support/browser/test.ts';
import { paletteOf, wakeDemos } from '../support/browser/observe.ts';
import { countLoads, readOffline, waitForAge, waitForWorker } from './offline.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

/** Another page of the same product with demos, which the tests never visit online. */
const OTHER = '/x/react-tree-view/rich-tree-view/focus/';

/** A page of the same product that is in no navigation. */
const UNLISTED = '/x/react-tree-view/rich-tree-view/headless/';

const ORIGIN = () => siteOrigin('serviceWorker');

const open = (path: string, options: OpenOptions = {}) => open(path, { site: ORIGIN(), ...options });

/** Visits a page, and again when the service worker is active. */
async function visit(path: string, options: OpenOptions = {}) {
  const { page, complaints } = await open(path, options);
  await waitForWorker(page);
  await page.reload();
  await page.waitForLoadState('load');
  // The worker caches the page after the response.
  await expect.poll(() => keptPagesOf(page)).toContain(path.replace(/[?#].*$/, ''));
  return { page, complaints };
}

const keptPagesOf = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pages-v1')).keys()).map(({ url }) => new URL(url).pathname));

const statesOf = (page: Page) =>
  page.locator('[data-demo]').evaluateAll((demos) => demos.map((demo) => demo.getAttribute('data-state')));

test.describe('the service worker', () => {
  test('is registered on the docs domain, at /x/sw.js, with the whole site as scope', async ({ open }) => {
    const { page, complaints } = await open(GUIDE);
    await waitForWorker(page);
    const registrations = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.scriptURL]),
    );
    expect(registrations).toEqual([[`${ORIGIN()}/`, `${ORIGIN()}/x/sw.js`]]);
    expect(complaints).toEqual([]);
  });

  test('is not registered on another host', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.goto(siteOrigin('kv') + GUIDE);
    await page.waitForLoadState('load');
    // Registration is idle work, which runs at most three seconds after the load.
    await waitForAge(page, 4000);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });

  test('does not reload the page of a first visit', async ({ open }) => {
    const loads: { count?: () => number } = {};
    const prepare = (page: Page) => Promise.resolve((loads.count = countLoads(page)));
    const { page } = await open(GUIDE, { prepare });
    await waitForWorker(page);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await waitForAge(page, 3000);
    expect(loads.count?.()).toBe(1);
  });
});

test.describe('offline', () => {
  it.each([
    ['English', GUIDE, 'Expansion', 'en'],
    ['Chinese', `/zh${GUIDE}`, '展开', 'zh-CN'],
  ])('a visited page works: %s', async (name, path, title, lang) => {
    const { page } = await visit(path);
    const heading = await page.locator('h1').innerText();
    await page.goto(`${ORIGIN()}/x/introduction/`);
    expect(await readOffline(page, ORIGIN() + path)).toBe(heading);
    expect(heading).toContain(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('.bar')).toBeVisible();
  });

  test('the page of the very first visit works', async ({ open }) => {
    const { page } = await open(GUIDE);
    await waitForWorker(page);
    // The page asks the worker to cache it, so it is fetched again.
    await expect.poll(() => keptPagesOf(page)).toContain(GUIDE);
    const heading = await page.locator('h1').innerText();
    expect(await readOffline(page, ORIGIN() + GUIDE)).toBe(heading);
  });

  it.each([0, 500, 2500])('pages visited while the first worker takes %d ms to install work', async (milliseconds) => {
    let installs = 0;
    const { page } = await open(GUIDE, {
      // The install waits for this file.
      prepare: (opened) =>
        opened.context().route('**/offline.html', async (route) => {
          installs += 1;
          await new Promise((resolve) => setTimeout(resolve, milliseconds));
          await route.continue();
        }),
    });
    const isRegistered = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
    await expect.poll(isRegistered).toBe(true);
    // Waits for the page's own registration, which then has messaged the worker.
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/x/sw.js', { scope: '/' })));
    await page.goto(ORIGIN() + OTHER);
    // Not until the worker controls the page: one that loads just as the worker activates is not claimed.
    await expect.poll(() => keptPagesOf(page)).toEqual(expect.arrayContaining([GUIDE, OTHER]));
    expect(installs).toBe(1);
  });

  test('a visited page has the reader’s code variant and colour mode', async ({ open }) => {
    const { page } = await visit(GUIDE, { cookies: { codeVariant: 'JS' }, storage: { 'docs-color-mode': 'dark' } });
    await readOffline(page, ORIGIN() + GUIDE);
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    expect(await page.locator('#ControlledExpansion .whole code').textContent()).toContain("useState(['docs'])");
    expect(await paletteOf(page)).toBe('dark');
  });

  test('a page visited in two code variants has the currently preferred one', async ({ open }) => {
    const { page } = await visit(GUIDE, { cookies: { codeVariant: 'JS' } });
    const prefer = (value: string) => page.context().addCookies([{ name: 'codeVariant', value, url: ORIGIN() }]);
    await prefer('TS');
    await page.reload();
    for (const [variant, code] of [
      ['JS', "useState(['docs'])"],
      ['TS', 'useState<string[]>'],
    ] as const) {
      await prefer(variant);
      await readOffline(page, ORIGIN() + GUIDE);
      expect(await page.locator('#ControlledExpansion .whole code').textContent()).toContain(code);
    }
  });

  test('a page visited only in another code variant works', async ({ open }) => {
    const { page } = await visit(GUIDE);
    const heading = await page.locator('h1').innerText();
    await page.context().addCookies([{ name: 'codeVariant', value: 'JS', url: ORIGIN() }]);
    expect(await readOffline(page, ORIGIN() + GUIDE)).toBe(heading);
  });

  test('the demos of a visited page wake, if they were awake before', async ({ open }) => {
    const { page } = await visit(GUIDE);
    await wakeDemos(page);
    await readOffline(page, ORIGIN() + GUIDE);
    await wakeDemos(page);
    expect([...new Set(await statesOf(page))]).toEqual(['live']);
  });

  test('a page never visited shows the offline page', async ({ open }) => {
    const { page } = await visit(GUIDE);
    expect(await readOffline(page, ORIGIN() + OTHER)).toBe('You are offline');
    await expect(page.getByRole('link', { name: '回到起始页' })).toHaveAttribute('href', '/zh/x/introduction/');
  });
});

test.describe('offline, in both languages,', () => {
  const PREFERENCES: OpenOptions = {
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
  };

  it.each([GUIDE, `/zh${GUIDE}`])('%s has all preferences of the reader', async (path) => {
    const { page } = await visit(path, PREFERENCES);
    await readOffline(page, ORIGIN() + path);
    const root = page.locator('html');
    const attributes = await root.evaluate((element: HTMLElement) => ({
      ...element.dataset,
      dir: element.dir,
      style: element.style.cssText,
    }));
    expect(attributes).toMatchObject({ codeVariant: 'JS', codeStyling: 'css', mode: 'dark', dense: '', dir: 'rtl' });
    expect(attributes.style).toMatch(/--unit: 10px;.*--accent: #aa3311/);
    expect(await paletteOf(page)).toBe('dark');
  });

  test('a page never visited shows the offline page, with links to both languages', async ({ open }) => {
    const { page } = await visit(GUIDE);
    expect(await readOffline(page, `${ORIGIN()}/zh${OTHER}`)).toBe('You are offline');
    const hrefs = await page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/x/introduction/', '/zh/x/introduction/']);
  });
});

test.describe('the caches of the service worker', () => {
  const filesOf = (page: Page) =>
    page.evaluate(async () => {
      const keys = await (await caches.open('files-v1')).keys();
      return keys.map(({ url }) => new URL(url).pathname);
    });

  test('have the page and the core files after a first visit, but no demo files', async ({ open }) => {
    const { page } = await open(GUIDE);
    await waitForWorker(page);
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('pages-v1')).keys()).length)).toBe(1);
    await page.waitForLoadState('networkidle');
    expect((await filesOf(page)).map((file) => file.replace(/-[^-]+$/, ''))).toEqual([
      '/static/site',
      '/static/enhance',
      '/static/after-first-input',
      '/static/updates',
      '/static/search',
      '/offline.html',
    ]);
  });

  test('have no search results', async ({ open }) => {
    const { page } = await visit(GUIDE);
    await page.goto(`${ORIGIN()}/x/search/?q=tree`);
    await page.waitForLoadState('networkidle');
    expect(await readOffline(page, `${ORIGIN()}/x/search/?q=grid`)).toBe('You are offline');
  });

  test('are limited: the oldest entries are evicted, the core files stay', async ({ open }) => {
    const { page } = await visit(GUIDE);
    const core = await filesOf(page);
    const fill = async ([name, count]: [string, number]) => {
      const cache = await caches.open(name);
      for (let index = 0; index < count; index += 1) await cache.put(`/static/filler-${index}`, new Response(''));
    };
    await page.evaluate(fill, ['pages-v1', 620] as [string, number]);
    await page.evaluate(fill, ['files-v1', 2020] as [string, number]);
    await page.goto(ORIGIN() + OTHER);
    const fillersOf = (name: string) =>
      page.evaluate(async (cache) => {
        const keys = await (await caches.open(cache)).keys();
        return keys.map(({ url }) => Number(/filler-(\d+)/.exec(url)?.[1] ?? -1)).filter((index) => index >= 0);
      }, name);
    await expect.poll(async () => (await fillersOf('files-v1')).length, { timeout: 15_000 }).toBeLessThanOrEqual(2000);
    expect((await fillersOf('files-v1')).at(0)).toBeGreaterThan(0);
    expect((await fillersOf('files-v1')).at(-1)).toBe(2019);
    expect((await fillersOf('pages-v1')).at(-1)).toBe(619);
    expect(await filesOf(page)).toEqual(
      expect.arrayContaining(core.filter((file) => /site|enhance|when|offline/.test(file))),
    );
    expect(await readOffline(page, ORIGIN() + OTHER)).not.toBe('You are offline');
    expect(await page.locator('.bar').evaluate((bar) => getComputedStyle(bar).position)).not.toBe('static');
  });

  test('do not matter if storage is full: pages and demos come from the network', async ({ open }) => {
    const { page, complaints } = await visit(GUIDE);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: ORIGIN(), quotaSize: 1 });
    await page.goto(ORIGIN() + OTHER);
    expect(await page.locator('h1').innerText()).toContain('Focus');
    await wakeDemos(page);
    expect([...new Set(await statesOf(page))]).toEqual(['live']);
    await session.send('Storage.overrideQuotaForOrigin', { origin: ORIGIN() });
    await page.reload();
    await expect.poll(() => keptPagesOf(page)).toContain(OTHER);
    expect(complaints).toEqual([]);
  });
});

test.describe('online', () => {
  test('a page never comes from the cache', async ({ open }) => {
    const { page } = await visit(GUIDE);
    const heading = await page.locator('h1').innerText();
    const kept = await page.evaluate(async () => {
      const cache = await caches.open('pages-v1');
      const keys = await cache.keys();
      const stale = () => new Response('<h1>Stale</h1>', { headers: { 'Content-Type': 'text/html' } });
      await Promise.all(keys.map((key) => cache.put(key, stale())));
      return keys.length;
    });
    expect(kept).toBeGreaterThan(0);
    await page.goto(ORIGIN() + GUIDE);
    expect(await page.locator('h1').innerText()).toBe(heading);
    expect(await readOffline(page, ORIGIN() + GUIDE), 'the last visit').toBe(heading);
  });

  test('a 404 stays a 404', async ({ open }) => {
    const { page } = await visit(GUIDE);
    const response = await page.goto(`${ORIGIN()}/x/react-tree-view/nothing/`);
    expect(response?.status()).toBe(404);
    expect(await readOffline(page, `${ORIGIN()}/x/react-tree-view/nothing/`)).toBe('You are offline');
  });
});

test.describe('saving a product for offline reading', () => {
  test('caches all its pages, with demos that wake', async ({ open }) => {
    const { page } = await visit(GUIDE);
    const paths = await page
      .locator('#navigation a[href^="/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Save these pages for offline reading' }).click();
    const saved = page.getByRole('button', { name: /^\d+ pages saved for offline reading$/ });
    await saved.waitFor({ timeout: 60_000 });
    expect(parseInt(await saved.innerText())).toBeGreaterThan(paths.length);
    expect(paths).toContain(OTHER);
    // In no navigation, but linked from a page of the product.
    expect(paths).not.toContain(UNLISTED);
    expect(await readOffline(page, ORIGIN() + UNLISTED)).toContain('Headless');
    // Pages that the product's articles link to are cached too.
    const kept = new Set(await keptPagesOf(page));
    for (const path of [...paths, UNLISTED]) {
      const response = await fetch(ORIGIN() + path);
      const article = (await response.text()).split('<article')[1]?.split('</article>')[0] ?? '';
      for (const [, link = ''] of article.matchAll(/ href="(\/x\/[^"#?]*\/)/g)) expect(kept, path).toContain(link);
    }
    expect(await readOffline(page, ORIGIN() + OTHER)).not.toBe('You are offline');
    await wakeDemos(page);
    expect([...new Set(await statesOf(page))]).toEqual(['live']);
    for (const path of paths) {
      expect(await readOffline(page, ORIGIN() + path), path).not.toBe('You are offline');
    }
  });
});
