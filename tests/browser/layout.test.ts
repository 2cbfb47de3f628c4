import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { wakeDemos } from './observe.ts';
import { GUIDE, readPageKinds } from './pages.ts';

/** Widths of a small phone, a phone, a tablet, a laptop and a desk, in CSS pixels. */
const WIDTHS = [320, 390, 768, 1280, 1440];

/** Minimum target for a mouse and for touch, in CSS pixels. */
const TARGET = 24;
const TOUCH_TARGET = 44;

const kinds = await readPageKinds();

const { open } = useBrowser();

/** Elements that overflow the page at each width. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await overflowOf(page)).map((name) => `${width} px: ${name}`));
  }
  return found;
}

const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement ?? document.body));
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isOutside = left < -0.5 || right > clientWidth + 0.5;
      return isOutside && element.checkVisibility({ visibilityProperty: true }) && !scrolls(element);
    });
    const names = wide.map(
      (element) => `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`,
    );
    return [`the page is ${scrollWidth} px wide`, ...names.slice(0, 5)];
  });

describe('no page scrolls sideways', () => {
  it.each(kinds)('%s', async (kind, path) => {
    const { page } = await open(path);
    const ltr = await overflows(page);
    await page.evaluate((theme) => localStorage.setItem('docs-theme', theme), JSON.stringify({ direction: 'rtl' }));
    await page.reload();
    expect({ ltr, rtl: await overflows(page) }).toEqual({ ltr: [], rtl: [] });
  });

  it('a guide with live demos and open sources', async () => {
    const { page } = await open(GUIDE, { viewport: { width: 320, height: 800 } });
    await wakeDemos(page);
    for (const demo of await page.getByText('Show code').all()) await demo.click();
    expect(await overflows(page)).toEqual([]);
  });
});

describe('a demo fits its stage', () => {
  it.each([320, 360, 390])('on a screen of %i px', async (width) => {
    const { page } = await open(GUIDE, { viewport: { width, height: 800 } });
    const wideStages = () =>
      page
        .locator('.demo-stage')
        .evaluateAll((stages) =>
          stages.flatMap(({ scrollWidth, clientWidth, parentElement }) =>
            scrollWidth > clientWidth ? [`${parentElement?.id}: ${scrollWidth} > ${clientWidth}`] : [],
          ),
        );
    expect(await wideStages()).toEqual([]);
    await wakeDemos(page);
    expect(await wideStages()).toEqual([]);
  });
});

describe('a demo wider than its stage', () => {
  it.each(['ltr', 'rtl'] as const)(
    'starts inside of it, so that all of it can be scrolled into view (%s)',
    async (direction) => {
      const { page } = await open('/x/react-charts/bars/', {
        viewport: { width: 320, height: 800 },
        storage: { 'docs-theme': JSON.stringify({ direction }) },
      });
      const distances = await page.locator('.demo-stage').evaluateAll((stages, isRtl) => {
        const wide = stages.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
        return wide.flatMap((stage) => {
          const from = stage.getBoundingClientRect();
          return [...stage.querySelectorAll('.demo-root > *')].map((part) => {
            const { left, right } = part.getBoundingClientRect();
            return isRtl ? from.right - right : left - from.left;
          });
        });
      }, direction === 'rtl');
      expect(distances.length).toBeGreaterThan(0);
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(0);
    },
  );
});

describe('a larger spacing', () => {
  it('increases the padding of stages, without a gap below the demo', async () => {
    const heightAt = async (spacing: number) => {
      const { page } = await open('/x/react-data-grid/editing/', {
        storage: { 'docs-theme': JSON.stringify({ spacing }) },
      });
      return (await page.locator('#BasicEditing .demo-stage').boundingBox())?.height ?? 0;
    };
    expect((await heightAt(12)) - (await heightAt(8))).toBe(6 * 4);
  });
});

describe('at 200 % zoom', () => {
  it.each(kinds)('%s fits, with bar and heading in view', async (kind, path) => {
    const { page } = await open(path, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    expect(await overflowOf(page)).toEqual([]);
    for (const part of ['header.bar', 'h1']) {
      const box = await page.locator(part).boundingBox();
      expect(box?.x, part).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), part).toBeLessThanOrEqual(640);
    }
  });
});

describe('targets in bar and navigation', () => {
  /** Visible targets below the minimum, with their sizes. */
  const smallTargets = (page: Page, minimum: number) =>
    page.locator(':is(.bar, #navigation) :is(a, button, summary, input):visible').evaluateAll(
      (elements, size) =>
        elements.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const name = element.getAttribute('aria-label') ?? element.textContent;
          return Math.min(width, height) < size - 0.5 ? [`${name}: ${width} × ${height}`] : [];
        }),
      minimum,
    );

  const READERS = [
    ['a mouse', 1280, false, TARGET],
    ['a mouse and a narrow window', 390, false, TARGET],
    ['a finger on a tablet', 1024, true, TOUCH_TARGET],
    ['a finger on a phone', 390, true, TOUCH_TARGET],
  ] as const;

  it.each(READERS)('are on one line in the bar for %s', async (name, width, hasTouch) => {
    const { page } = await open(GUIDE, { viewport: { width, height: 800 }, hasTouch, isMobile: hasTouch });
    const middles = await page
      .locator('.bar :is(.bar-menu, .wordmark, summary, input, .bar-button):visible')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
    expect(middles.length).toBeGreaterThan(3);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(0.5);
  });

  it.each(READERS)('are large enough for %s', async (name, width, hasTouch, minimum) => {
    const { page } = await open(GUIDE, { viewport: { width, height: 800 }, hasTouch, isMobile: hasTouch });
    const small = await smallTargets(page, minimum);
    for (const menu of await page.locator('.bar .menu:visible').all()) {
      await menu.locator('summary').click();
      small.push(...(await smallTargets(page, minimum)));
      await menu.locator('summary').click();
    }
    if (await page.locator('.bar-menu').isVisible()) await page.locator('.bar-menu').click();
    await page.locator('#navigation').evaluate((navigation) => {
      for (const group of navigation.querySelectorAll('details')) group.open = true;
    });
    small.push(...(await smallTargets(page, minimum)));
    expect([...new Set(small)]).toEqual([]);
  });
});

describe('in print', () => {
  it('the article has no bar or navigation', async () => {
    const { page } = await open(GUIDE);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.bar', '#navigation', '#contents', '.pager', '.demo-bar']) {
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    }
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('article').isVisible()).toBe(true);
  });

  it('a guide fills its sheets, with the whole source of its demos', async () => {
    // The content area of A4 with the margins of `print.css`, in CSS pixels.
    const sheet = { width: 688, height: 1001 };
    const { page } = await open('/x/react-charts/bars/', { viewport: sheet });
    const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.demo-source .whole').first().isVisible()).toBe(true);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(pages).toBeLessThanOrEqual((1.2 * height) / sheet.height);
  });

  it('the types of the reference are complete', async () => {
    const { page } = await open('/x/api/data-grid/data-grid/');
    await page.emulateMedia({ media: 'print' });
    const fold = page.locator('.ref details.type').first();
    expect(await fold.locator('summary').isVisible()).toBe(false);
    expect(await fold.locator(':scope > code').isVisible()).toBe(true);
  });
});
