import type { Page } from '@playwright/test';
import { expect, test, type Open } from '../support/browser/test.ts';
import { pauseClock } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

const NEXT = '.pager [rel=next]';
const PRERENDERED = `${NEXT}[data-prerender]`;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Longer than a pointer rests on a link before its page is prefetched, in milliseconds. */
const REST = 1000;

/** Waits until the page was idle: it has its ad, which comes with all other idle work. */
const waitForIdleWork = (page: Page) => page.locator('[data-ad] a').waitFor();

/** Opens a guide, whose clock only tests advance, in a browser with or without speculation rules. */
async function openGuide(open: Open, knowsRules: boolean) {
  const requests: string[] = [];
  const { page } = await open(GUIDE, {
    prepare: async (newPage) => {
      newPage.on('request', (request) => requests.push(request.url()));
      await pauseClock(newPage);
      await newPage.addInitScript(
        (knows) =>
          Object.assign(HTMLScriptElement, { supports: (type: string) => type !== 'speculationrules' || knows }),
        knowsRules,
      );
    },
  });
  await page.clock.runFor(REST);
  await waitForIdleWork(page);
  return { page, requests };
}

const prefetchedBy = (page: Page) =>
  page.locator('link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Hovers a link for long enough. */
async function restOn(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((link) => link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })));
  await page.clock.runFor(REST);
}

/** Hovers the link to the next page until its page is prefetched: the module that does it may still be loading. */
async function prefetchNext(page: Page): Promise<string> {
  const address = await page.locator(NEXT).evaluate((link: HTMLAnchorElement) => link.href);
  const response = page.waitForResponse(address);
  await expect(async () => {
    await restOn(page, NEXT);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(1, { timeout: 1 });
  }).toPass();
  expect((await response).status()).toBe(200);
  return address;
}

test('without speculation rules, a guide prefetches the page of a hovered link, once, but neither itself nor its Markdown', async ({
  open,
}) => {
  const { page } = await openGuide(open, false);
  const address = await prefetchNext(page);
  for (const selector of ['h1', NEXT, `#navigation a[href="${GUIDE}"]`, `a[href$=".md"]`]) await restOn(page, selector);
  await expect.poll(() => prefetchedBy(page)).toEqual([address]);
});

test('a guide with speculation rules does not prefetch, and prerenders no page before a mouse hovers its link', async ({
  open,
}) => {
  const { page, requests } = await openGuide(open, true);
  await page.locator('.pager').scrollIntoViewIfNeeded();
  // An observer that reports after any that the page has.
  await page.locator(NEXT).evaluate(
    (link) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
        }).observe(link);
      }),
  );
  await expect(page.locator(PRERENDERED)).toHaveCount(0);
  await expect(page.locator('html[data-no-hover]')).toHaveCount(0);
  await restOn(page, NEXT);
  // A request that comes after any that the page has begun.
  await page.evaluate(() => fetch('/healthz'));
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(/\/healthz$/));
  expect(requests.filter((url) => url.includes('/static/prefetch-'))).toEqual([]);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});

test('the page after a guide is the only one prerendered on a touch screen, when the reader sees the link to it: others are prefetched', async ({
  open,
}) => {
  const { page } = await open(GUIDE, PHONE);
  await page.locator('html[data-no-hover]').waitFor();
  await waitForIdleWork(page);
  await expect(page.locator(PRERENDERED)).toHaveCount(0);
  await page.locator('.pager').scrollIntoViewIfNeeded();
  await expect(page.locator(PRERENDERED)).toHaveCount(1);
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '') as {
    prerender: object[];
  };
  expect(rules.prerender).toContainEqual({ where: { selector_matches: '[data-prerender]' }, eagerness: 'immediate' });
  const excluded = await page.evaluate((selector) => {
    const { prerender, prefetch } = JSON.parse(
      document.querySelector('script[type=speculationrules]')?.textContent ?? '',
    ) as Record<string, [{ where: { and: { not?: { selector_matches?: string } }[] } }]>;
    const excludes = (rules: typeof prerender) =>
      rules?.[0].where.and.some(
        ({ not }) => not?.selector_matches && document.querySelector(selector)?.matches(not.selector_matches),
      );
    return { prerender: excludes(prerender), prefetch: excludes(prefetch) };
  }, '.prose a[href^="/"]');
  expect(excluded).toEqual({ prerender: true, prefetch: false });
});
