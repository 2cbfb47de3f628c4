import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';

const GRID = '/x/react-data-grid/';
const PHONE = { viewport: { width: 360, height: 740 }, direction: 'rtl' };
const DESKTOP = { viewport: { width: 1280, height: 800 }, direction: 'ltr' };
const PAGES = [
  ['with a chart', '/x/introduction/', PHONE],
  ['with a grid', GRID, DESKTOP],
  ['with a picker', '/x/react-date-pickers/date-picker/', PHONE],
  ['of the reference', '/x/api/tree-view/tree-item/', DESKTOP],
  ['of search results', '/x/search/?q=selection', PHONE],
  ['that is missing', '/x/react-tree-view/nothing/', DESKTOP],
] as const;

/** A page can be cut at each tag. Its first view has more tags than this. */
const MIN_CUTS = 60;

for (const [kind, path, { viewport, direction }] of PAGES)
  test(`on a ${direction === 'rtl' ? 'phone, right to left' : 'desktop'}, nothing moves while a page ${kind} streams in`, async ({
    open,
  }) => {
    const { page } = await open(path, { viewport, storage: { 'docs-theme': JSON.stringify({ direction }) } });
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    const { cuts, moves } = await arriveInPieces(page);
    expect(cuts).toBeGreaterThan(MIN_CUTS);
    expect(moves).toEqual([]);
  });

test('a loaded page has none of the expensive :has() selectors left', async ({ open }) => {
  const { page } = await open(GRID);
  const selectors = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : [])),
    );
  await expect.poll(async () => (await selectors()).length).toBeGreaterThan(100);
  await expect.poll(async () => (await selectors()).filter((text) => /:has\([^)]*\*/.test(text))).toEqual([]);
});

/**
 * Parses the open page again tag by tag, until it extends beyond the viewport, and compares the positions of all
 * visible elements after each tag that shows something. Pictures arrive as a whole. Moves under three pixels do not
 * count as layout shifts in browsers.
 *
 * @returns The number of tags checked, and the elements that moved.
 */
function arriveInPieces(page: Page): Promise<{ cuts: number; moves: string[] }> {
  return page.evaluate(async () => {
    const SMALLEST_MOVE = 3;
    const MEASURED = ':not(svg *, .visually-hidden, .visually-hidden *, .skip, .skip *)';
    const SHOWN = { contentVisibilityAuto: true, visibilityProperty: true };

    // There are a thousand cuts: what stays the same is asked for once per element.
    const directions = new WeakMap<Element, string>();
    const getDirection = (element: Element) => {
      const direction = directions.get(element) ?? getComputedStyle(element).direction;
      directions.set(element, direction);
      return direction;
    };
    const shown = new WeakSet<Element>();
    const isShown = (element: Element) => {
      if (!shown.has(element) && element.checkVisibility(SHOWN)) shown.add(element);
      return shown.has(element);
    };
    const isInView = ({ left, right, top, bottom, width, height }: DOMRect) =>
      width > 0 && height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    /** Whether the latest element is hidden, as the source of a demo, or beyond the end of the navigation. */
    const showsNothing = () => {
      let last: Element = document.body;
      while (last.lastElementChild) last = last.lastElementChild;
      return !last.checkVisibility() || (last.closest('#navigation') && !isInView(last.getBoundingClientRect()));
    };
    const placesNow = () => {
      const places = new Map<Element, [inline: number, block: number]>();
      for (const element of document.body.querySelectorAll(MEASURED)) {
        const place = element.getBoundingClientRect();
        if (!isInView(place) || !isShown(element)) continue;
        places.set(element, [getDirection(element) === 'rtl' ? place.right : place.left, place.top]);
      }
      return places;
    };

    const html = await (await fetch(location.href)).text();
    const start = html.indexOf('>', html.indexOf('<body')) + 1;
    document.open();
    document.write(html.slice(0, start));
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    while (sheets.some(({ sheet }) => !sheet)) await new Promise((resolve) => setTimeout(resolve, 10));

    const tags = /<(script|svg)\b.*?<\/\1>|<[^>]*>/gs;
    tags.lastIndex = start;
    const moves: string[] = [];
    let cuts = 0;
    let written = start;
    let before = placesNow();
    for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
      document.write(html.slice(written, tags.lastIndex));
      written = tags.lastIndex;
      if (showsNothing()) continue;
      cuts += 1;
      const now = placesNow();
      for (const [element, [inline, block]] of now) {
        const [inlineBefore, blockBefore] = before.get(element) ?? [inline, block];
        const distance = Math.max(Math.abs(inline - inlineBefore), Math.abs(block - blockBefore));
        if (distance >= SMALLEST_MOVE && element.checkVisibility(SHOWN))
          moves.push(`${element.localName}.${element.getAttribute('class')} after ${tag[0]}: ${distance} px`);
      }
      before = now;
      const last = document.querySelector('main > :is(.prose, .found) > :last-child');
      if (last && last.getBoundingClientRect().top > innerHeight) break;
    }
    document.close();
    return { cuts, moves };
  });
}
