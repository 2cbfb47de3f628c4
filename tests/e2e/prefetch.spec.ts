import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { GUIDE } from '../support/browser/pages.ts';

/** Opens a guide in a browser with or without speculation rules, and waits for its idle work. */
async function openGuide(knowsRules: boolean): Promise<Page> {
  const { page } = await open(GUIDE, {
    prepare: (newPage) =>
      newPage.addInitScript(
        (knows) =>
          Object.assign(HTMLScriptElement, { supports: (type: string) => type !== 'speculationrules' || knows }),
        knowsRules,
      ),
  });
  await page.locator('[data-ad] a').waitFor();
  return page;
}

const prefetchedBy = (page: Page) =>
  page.locator('link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('without speculation rules', () => {
  test('prefetches the page of a hovered link, once', async ({ open }) => {
    const page = await openGuide(false);
    const link = page.locator('.pager [rel=next]');
    const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
    const request = page.waitForRequest(address);
    await link.hover();
    expect((await (await request).response())?.status()).toBe(200);
    await page.locator('h1').hover();
    await link.hover();
    await page.waitForTimeout(200);
    expect(await prefetchedBy(page)).toEqual([address]);
  });

  it.each([
    ['the page itself', `#navigation a[href="${GUIDE}"]`],
    ['its Markdown', `a[href$=".md"]`],
  ])('does not prefetch %s', async (name, selector) => {
    const page = await openGuide(false);
    await page
      .locator(selector)
      .first()
      .evaluate((link) => link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })));
    await page.waitForTimeout(200);
    expect(await prefetchedBy(page)).toEqual([]);
  });
});

test('does not prefetch in a browser with speculation rules', async ({ open }) => {
  const page = await openGuide(true);
  await page.locator('.pager [rel=next]').hover();
  await page.waitForTimeout(200);
  expect(await prefetchedBy(page)).toEqual([]);
});

test.describe('the next page', () => {
  const PRERENDERED = '.pager [rel=next][data-prerender]';

  test('is prerendered when a touch screen reader sees the link to it', async ({ open }) => {
    const { page } = await open(GUIDE, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await page.locator('[data-ad] a').waitFor();
    await expect(page.locator(PRERENDERED)).toHaveCount(0);
    await page.locator('.pager').scrollIntoViewIfNeeded();
    await page.locator(PRERENDERED).waitFor();
    const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '') as {
      prerender: object[];
    };
    expect(rules.prerender).toContainEqual({ where: { selector_matches: '[data-prerender]' }, eagerness: 'immediate' });
  });

  test('is the only one prerendered on a touch screen: others are prefetched', async ({ open }) => {
    const { page } = await open(GUIDE, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await page.locator('[data-ad] a').waitFor();
    const link = '.prose a[href^="/"]';
    const isExcluded = await page.evaluate((selector) => {
      const { prerender, prefetch } = JSON.parse(
        document.querySelector('script[type=speculationrules]')?.textContent ?? '',
      ) as Record<string, [{ where: { and: { not?: { selector_matches?: string } }[] } }]>;
      const excludes = (rules: typeof prerender) =>
        rules?.[0].where.and.some(
          ({ not }) => not?.selector_matches && document.querySelector(selector)?.matches(not.selector_matches),
        );
      return { prerender: excludes(prerender), prefetch: excludes(prefetch) };
    }, link);
    expect(isExcluded).toEqual({ prerender: true, prefetch: false });
  });

  test('is not prerendered before a mouse hovers the link', async ({ open }) => {
    const page = await openGuide(true);
    await page.locator('.pager').scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await expect(page.locator(PRERENDERED)).toHaveCount(0);
    await expect(page.locator('[data-no-hover]')).toHaveCount(0);
  });
});
