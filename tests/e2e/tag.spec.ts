import type { Page } from '@playwright/test';
import { expect, test, type Open, type OpenOptions } from '../support/browser/test.ts';
import { pauseClock, waitUntil } from '../support/browser/observe.ts';
import { useSite } from '../support/browser/own-site.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { readEvents, readQueue, requestLast } from './tag-queue.ts';

const TAG_ID = 'G-TEST123';
const TAG_SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${TAG_ID}`;

/** Longer than the page waits with its idle work, in milliseconds. */
const LONG = 10_000;

const site = useSite(() => ({ TAG_ID }));

/**
 * Opens a page with a stub of the tag's script.
 *
 * @returns The page, the URLs it requested on other hosts, and what lets it do its idle work.
 */
async function openTagged(open: Open, { prepare, ...options }: OpenOptions = {}) {
  const foreign: string[] = [];
  const { page, complaints } = await open(GUIDE, {
    site: site(),
    ...options,
    prepare: async (newPage) => {
      newPage.on('request', (request) => {
        if (!request.url().startsWith(`${site()}/`)) foreign.push(request.url());
      });
      const body = 'window.tagScriptRan = true;';
      await newPage.route('https://www.googletagmanager.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      await pauseClock(newPage);
      await prepare?.(newPage);
    },
  });
  const beIdle = async () => {
    await page.clock.runFor(LONG);
    await requestLast(page);
  };
  return { page, foreign, complaints, beIdle };
}

const waitForScript = (page: Page) => waitUntil(page, () => 'tagScriptRan' in window);

// `tests/client/browser/analytics/tag.test.ts` has readers who refuse tracking.
test.describe('with a tag id', () => {
  // The tag processes its queue in order, and drops events queued before its configuration:
  // https://support.google.com/tagmanager/answer/14779480
  test('the tag’s script is loaded after the page and nothing else, and configured once, before the first event', async ({
    open,
  }) => {
    const { page, foreign, complaints, beIdle } = await openTagged(open);
    await requestLast(page);
    expect(foreign).toEqual([]);
    await beIdle();
    await waitForScript(page);
    expect(foreign).toEqual([TAG_SCRIPT]);
    const queue = await readQueue(page);
    expect(queue.slice(0, 2)).toEqual([
      ['js', expect.any(Date)],
      ['config', TAG_ID, { send_page_view: false }],
    ]);
    expect(queue.slice(2).filter(([command]) => command === 'js' || command === 'config')).toEqual([]);
    expect(queue.filter(([, name]) => name === 'page_view')).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('nothing is queued or requested until a prerendered page is activated', async ({ open }) => {
    const prerender = () => Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const { page, foreign, beIdle } = await openTagged(open, { prepare: (opened) => opened.addInitScript(prerender) });
    await beIdle();
    await expect.poll(() => readQueue(page)).toEqual([]);
    expect(foreign).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await beIdle();
    await waitForScript(page);
    await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
    expect(foreign).toEqual([TAG_SCRIPT]);
  });
});
