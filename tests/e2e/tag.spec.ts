import type { Page } from '@playwright/test';
import { expect, test, type OpenOptions } from '../support/browser/test.ts';
import { waitUntil } from '../support/browser/observe.ts';
import { useSite } from '../support/browser/own-site.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { readQueue, waitForPageView } from './tag-queue.ts';

const TAG_ID = 'G-TEST123';
const TAG_SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${TAG_ID}`;

const plainSite = useSite();
const taggedSite = useSite(() => ({ TAG_ID }));

/** Opens a page with a stub of the tag's script. @returns The page, and the URLs it requested on other hosts. */
async function openTagged({ prepare, ...options }: OpenOptions = {}): Promise<{
  page: Page;
  foreign: string[];
  complaints: string[];
}> {
  const foreign: string[] = [];
  const site = options.site ?? taggedSite();
  const { page, complaints } = await open(GUIDE, {
    site,
    ...options,
    prepare: async (newPage) => {
      newPage.on('request', (request) => {
        if (!request.url().startsWith(`${site}/`)) foreign.push(request.url());
      });
      const body = 'window.tagScriptRan = true;';
      await newPage.route('https://www.googletagmanager.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      await prepare?.(newPage);
    },
  });
  return { page, foreign, complaints };
}

const waitForScript = (page: Page) => waitUntil(page, () => 'tagScriptRan' in window);

test.describe('with a tag id', () => {
  test('the script is loaded after the page, and nothing else is requested', async ({ open }) => {
    const { page, foreign, complaints } = await openTagged();
    await waitForScript(page);
    expect(foreign).toEqual([TAG_SCRIPT]);
    const [script, load] = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource');
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return [
        entries.find(({ name }) => name.includes('googletagmanager'))?.startTime ?? 0,
        navigation?.loadEventStart ?? Infinity,
      ];
    });
    expect(script).toBeGreaterThanOrEqual(load);
    expect(complaints).toEqual([]);
  });

  test('the tag is configured once, without its own page view', async ({ open }) => {
    const { page } = await openTagged();
    await waitForScript(page);
    const queue = await readQueue(page);
    expect(queue.filter(([command]) => command === 'js')).toEqual([['js', expect.any(Date)]]);
    expect(queue.filter(([command]) => command === 'config')).toEqual([['config', TAG_ID, { send_page_view: false }]]);
    expect(queue.filter(([, name]) => name === 'page_view')).toHaveLength(1);
  });

  // The tag processes its queue in order, and drops events queued before its configuration:
  // https://support.google.com/tagmanager/answer/14779480
  test('the tag is configured before the first event', async ({ open }) => {
    const { page } = await openTagged();
    await waitForScript(page);
    const commands = (await readQueue(page)).map(([command]) => command);
    expect(commands.slice(0, 2)).toEqual(['js', 'config']);
  });

  test('nothing is queued or requested while the page is prerendered', async ({ open }) => {
    const prerender = () => Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const { page, foreign } = await openTagged({ prepare: (newPage) => newPage.addInitScript(prerender) });
    await page.waitForLoadState('networkidle');
    expect(await readQueue(page)).toEqual([]);
    expect(foreign).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await waitForScript(page);
    await waitForPageView(page);
    expect(foreign).toEqual([TAG_SCRIPT]);
  });
});

test.describe('for a reader who refuses tracking', () => {
  /** Sets a property of `navigator`, and makes every random value be sampled. */
  const setSignal = (property: string, value: unknown) => (page: Page) =>
    page.addInitScript(
      ([name, set]) => {
        Object.defineProperty(Navigator.prototype, name, { get: () => set, configurable: true });
        Math.random = () => 0;
      },
      [property, value] as [string, unknown],
    );

  it.each<[signal: string, property: string, value: unknown, site: () => string]>([
    ['Global Privacy Control', 'globalPrivacyControl', true, taggedSite],
    ['Do Not Track', 'doNotTrack', '1', taggedSite],
    ['Global Privacy Control, without a tag id', 'globalPrivacyControl', true, plainSite],
    ['Do Not Track, without a tag id', 'doNotTrack', '1', plainSite],
  ])('by %s, nothing is queued or requested', async (signal, property, value, site) => {
    const { page, foreign } = await openTagged({ site: site(), prepare: setSignal(property, value) });
    await page.waitForLoadState('networkidle');
    await page.locator('[data-ad] a').evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault());
      (link as HTMLElement).click();
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => typeof window.gtag)).toBe('function');
    expect(await readQueue(page)).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it.each([
    ['globalPrivacyControl', false],
    ['doNotTrack', '0'],
    ['doNotTrack', null],
  ])('%s of %j is not a refusal', async (property, value) => {
    const { page, foreign } = await openTagged({ prepare: setSignal(property, value) });
    await waitForScript(page);
    expect(foreign).toEqual([TAG_SCRIPT]);
  });
});
