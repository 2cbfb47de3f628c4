import type { Page } from '@playwright/test';
import { expect, test, type Open } from '../support/browser/test.ts';
import { pauseClock, wakeDemos } from '../support/browser/observe.ts';
import { useSite } from '../support/browser/own-site.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';
import { requestLast, waitForPageView } from './tag-queue.ts';

const FONT = 'https://fonts.example/icons.css';

/** A page with a demo of a Pro component. */
const PRO_PAGE = '/x/react-data-grid/tree-data/';

const configuredSite = useSite(() => ({ ICON_FONT_URL: FONT, LICENSE_KEY: 'no-valid-key' }));

test.describe('the icon font', () => {
  /** Opens a page. @param css The font's stylesheet; null if its host never responds. */
  async function openWithFont(open: Open, css: string | null, prepare?: (page: Page) => Promise<void>) {
    const asked: string[] = [];
    const { page, complaints } = await open(GUIDE, {
      site: configuredSite(),
      prepare: async (opened) => {
        await opened.route(FONT, async (route) => {
          asked.push(route.request().resourceType());
          // Without fulfilling, the request stays pending.
          if (css !== null) await route.fulfill({ contentType: 'text/css', body: css });
        });
        await prepare?.(opened);
      },
    });
    return { page, complaints, asked };
  }

  test('is loaded from the configured host, after all content', async ({ open }) => {
    const css = 'h1 { outline-color: rgb(1, 2, 3) }';
    const { page, complaints, asked } = await openWithFont(open, css, pauseClock);
    // The page is loaded, and idle work waits for the clock.
    await requestLast(page);
    expect(asked).toEqual([]);
    await page.clock.runFor(10_000);
    await expect(page.locator('h1')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    expect(asked).toEqual(['stylesheet']);
    expect(complaints).toEqual([]);
  });

  test('blocks nothing while its host does not respond', async ({ open }) => {
    const { page, asked } = await openWithFont(open, null);
    await waitForPageView(page);
    await expect.poll(() => asked).toEqual(['stylesheet']);
    await wakeDemos(page);
    await expect(page.locator('[data-state=live]')).not.toHaveCount(0);
  });
});

test.describe('the licence key', () => {
  async function openPro(open: Open, site: string) {
    const { page, complaints } = await open(PRO_PAGE, { site });
    await wakeDemos(page);
    return { page, complaints, note: page.locator('.demo-license').first() };
  }

  test('from the configuration is set for paid components', async ({ open }) => {
    const { complaints, note } = await openPro(open, configuredSite());
    await expect.poll(() => complaints.join('\n')).toMatch(/MUI X: Invalid license key/);
    expect(complaints.join('\n')).not.toMatch(/Missing license key/);
    await expect(note).toBeHidden();
  });

  test('is missing unless configured, and demos say so', async ({ open }) => {
    const { complaints, note } = await openPro(open, siteOrigin());
    await expect.poll(() => complaints.join('\n')).toMatch(/MUI X: Missing license key/);
    await expect(note).toBeVisible();
  });
});
