import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { wakeDemos, waitUntil } from '../support/browser/observe.ts';
import { useSite } from '../support/browser/own-site.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { waitForPageView } from './tag-queue.ts';

const FONT = 'https://fonts.example/icons.css';

/** A page with a demo of a Pro component. */
const PRO_PAGE = '/x/react-data-grid/';

const plainSite = useSite();
const configuredSite = useSite(() => ({ ICON_FONT_URL: FONT, LICENSE_KEY: 'no-valid-key' }));

test.describe('the icon font', () => {
  const openWithFont = async (css: string | null) => {
    const asked: string[] = [];
    const prepare = (page: Page) =>
      page.route(FONT, async (route) => {
        asked.push(route.request().resourceType());
        // Without fulfilling, the request stays pending.
        if (css !== null) await route.fulfill({ contentType: 'text/css', body: css });
      });
    const { page, complaints } = await open(GUIDE, { site: configuredSite(), prepare });
    await expect.poll(() => asked).toEqual(['stylesheet']);
    return { page, complaints };
  };

  test('is loaded from the configured host, after all content', async ({ open }) => {
    const { page, complaints } = await openWithFont('h1 { outline-color: rgb(1, 2, 3) }');
    await waitUntil(
      page,
      () => getComputedStyle(document.querySelector('h1') ?? document.body).outlineColor === 'rgb(1, 2, 3)',
    );
    const [asked, loaded] = await page.evaluate((font) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [entry] = performance.getEntriesByName(font);
      return [entry?.startTime ?? 0, navigation?.loadEventEnd ?? Infinity];
    }, FONT);
    expect(asked).toBeGreaterThanOrEqual(loaded);
    expect(complaints).toEqual([]);
  });

  test('blocks nothing while its host does not respond', async ({ open }) => {
    const { page } = await openWithFont(null);
    await waitForPageView(page);
    await wakeDemos(page);
    expect(await page.locator('[data-state=live]').count()).toBeGreaterThan(0);
  });

  test('is not requested unless configured', async ({ open }) => {
    const stylesheets: string[] = [];
    const prepare = (page: Page) =>
      Promise.resolve(
        page.on('request', (request) => request.resourceType() === 'stylesheet' && stylesheets.push(request.url())),
      );
    const { page } = await open(GUIDE, { site: plainSite(), prepare });
    await waitForPageView(page);
    await page.waitForLoadState('networkidle');
    expect(stylesheets).toEqual([expect.stringContaining(`${plainSite()}/static/`)]);
  });
});

test.describe('the licence key', () => {
  const openPro = async (site: string) => {
    const { page, complaints } = await open(PRO_PAGE, { site });
    await wakeDemos(page);
    return { page, complaints };
  };
  const note = (page: Page) => page.locator('.demo-license').first().isVisible();

  test('from the configuration is set for paid components', async ({ open }) => {
    const { page, complaints } = await openPro(configuredSite());
    await expect.poll(() => complaints.join('\n')).toMatch(/MUI X: Invalid license key/);
    expect(complaints.join('\n')).not.toMatch(/Missing license key/);
    expect(await note(page)).toBe(false);
  });

  test('is missing unless configured, and demos say so', async ({ open }) => {
    const { page, complaints } = await openPro(plainSite());
    await expect.poll(() => complaints.join('\n')).toMatch(/MUI X: Missing license key/);
    expect(await note(page)).toBe(true);
  });
});
