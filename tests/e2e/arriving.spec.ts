import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';

const PAGES: [kind: string, path: string][] = [
  ['with a chart', '/x/introduction/'],
  ['with a grid', '/x/react-data-grid/'],
  ['with a picker', '/x/react-date-pickers/date-picker/'],
  ['of the reference', '/x/api/tree-view/tree-item/'],
  ['of search results', '/x/search/?q=selection'],
  ['that is missing', '/x/react-tree-view/nothing/'],
];

/** A page can be cut at each tag. Its first view has more tags than this. */
const MIN_CUTS = 60;

describe.each([
  ['phone, right to left', { width: 360, height: 740 }, 'rtl'],
  ['desktop', { width: 1280, height: 800 }, 'ltr'],
])('on a %s, nothing moves while a page streams in', (_, viewport, direction) => {
  it.each(PAGES)('%s', async (_kind, path) => {
    const { page } = await open(path, { viewport, storage: { 'docs-theme': JSON.stringify({ direction }) } });
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
    const { cuts, moves } = await arriveInPieces(page);
    expect(cuts).toBeGreaterThan(MIN_CUTS);
    expect(moves).toEqual([]);
  });
});

test('a loaded page has none of the expensive :has() selectors left', async ({ open }) => {
  const { page } = await open('/x/react-data-grid/');
  const selectors = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : [])),
  );
  expect(selectors.length).toBeGreaterThan(100);
  expect(selectors.filter((selector) => /:has\([^)]*\*/.test(selector))).toEqual([]);
});

/**
 * Parses the open page again tag by tag, until it extends beyond the viewport, and compares the positions of all
 * visible elements after each tag. Moves under three pixels do not count as layout shifts in browsers.
 *
 * @returns The number of tags checked, and the elements that moved.
 */
function arriveInPieces(page: Page): Promise<{ cuts: number; moves: string[] }> {
  return page.evaluate(async () => {
    const SMALLEST_MOVE = 3;

    const placesNow = (): Map<Element, [inline: number, block: number]> => {
      const places = new Map<Element, [number, number]>();
      for (const element of document.body.querySelectorAll('*')) {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        const isInView = width > 0 && height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        if (!isInView || element.closest('.visually-hidden, .skip')) continue;
        if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
        places.set(element, [getComputedStyle(element).direction === 'rtl' ? right : left, top]);
      }
      return places;
    };

    const html = await (await fetch(location.href)).text();
    const start = html.indexOf('>', html.indexOf('<body')) + 1;
    document.open();
    document.write(html.slice(0, start));
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    while (sheets.some(({ sheet }) => !sheet)) await new Promise((resolve) => setTimeout(resolve, 10));

    const tags = /<script.*?<\/script>|<[^>]*>/gs;
    tags.lastIndex = start;
    const moves: string[] = [];
    let cuts = 0;
    let written = start;
    let before = placesNow();
    for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
      document.write(html.slice(written, tags.lastIndex));
      written = tags.lastIndex;
      cuts += 1;
      const now = placesNow();
      for (const [element, [inline, block]] of now) {
        const [inlineBefore, blockBefore] = before.get(element) ?? [inline, block];
        const distance = Math.max(Math.abs(inline - inlineBefore), Math.abs(block - blockBefore));
        if (distance >= SMALLEST_MOVE)
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
