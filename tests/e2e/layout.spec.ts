import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { beginToUse, wakeDemos } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { expect, test, VIEWPORT } from '../support/browser/test.ts';

/** Pages and demos. */
const BARS = '/x/react-charts/bars/';
const LONE_CHART = '#BasicBars';
const ZOOM = '/x/react-charts/zoom-and-pan/';
const WIDE_CHART = '#BasicZoom';
const TREE = '#ControlledExpansion';
const SHORTCUTS = '/x/react-data-grid/accessibility/';
const LONG_CODE = '/x/react-data-grid/filtering/';
const INSTALLATION = '/x/introduction/installation/';
const QUESTIONS = '/x/react-tree-view/recipes/';
const SENTENCES = '/x/react-tree-view/quickstart/';
const REFERENCE = '/x/api/tree-view/tree-item/';
const LONG_NAME = '/x/api/data-grid/grid-aggregation-function-data-source/';
const ERRORS = '/x/api/charts/errors/';
const SEARCH = '/x/search/?q=grid';

/** Width that pictures of charts are drawn at (`pipeline/demos/vendor/picture-patches.ts`). */
const DRAWN_WIDTH = 598;

/** Minimum target for a mouse and for touch, in CSS pixels. */
const TARGET = 24;
const TOUCH_TARGET = 44;

const SMALL_PHONE = { viewport: { width: 320, height: 800 } };
const RTL = { storage: { 'docs-theme': JSON.stringify({ direction: 'rtl' }) } };

test('a sleeping chart is complete without scripts, on a phone by scrolling, with readable labels', async ({
  open,
}) => {
  const { page } = await open(ZOOM, { javaScriptEnabled: false });
  const stage = page.locator(`${WIDE_CHART} .demo-stage`);
  const picture = page.locator(`${WIDE_CHART} svg[data-picture]`);
  for (const viewport of [VIEWPORT, SMALL_PHONE.viewport]) {
    await page.setViewportSize(viewport);
    await stage.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    const [frame, chart] = [await getBox(stage), await getBox(picture)];
    expect(chart.width).toBe(DRAWN_WIDTH);
    expect(chart.x + chart.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
  const heights = await picture
    .locator('text')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThan(9);
});

test('a chart that stands alone fills its stage when it is awake', async ({ open }) => {
  const { page } = await open(BARS);
  const root = page.locator(`${LONE_CHART} .demo-root`);
  const chart = page.locator(`${LONE_CHART} .MuiChartsSurface-root`);
  const room = await root.evaluate(({ clientWidth }) => clientWidth);
  await expect.poll(async () => (await getBox(chart)).width).toBe(DRAWN_WIDTH);
  await root.hover();
  // Until then its picture is there, too.
  await page.locator(`${LONE_CHART}[data-state=live]`).waitFor();
  await expect.poll(async () => (await getBox(chart)).width).toBe(room);
});

test.describe('on a phone', () => {
  test('breadcrumbs of two lines keep their distance from the heading', async ({ open }) => {
    const { page } = await open(LONG_NAME, SMALL_PHONE);
    const crumbs = await page.locator('.breadcrumbs li').evaluateAll((items) =>
      items.map((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    expect(new Set(crumbs.map(({ top }) => top)).size).toBeGreaterThan(1);
    const heading = await getBox(page.locator('h1'));
    expect(heading.y).toBeGreaterThanOrEqual(Math.max(...crumbs.map(({ bottom }) => bottom)) + 6);
  });

  test('Copy does not cover the end of code', async ({ open }) => {
    const { page } = await open(INSTALLATION, SMALL_PHONE);
    const covered = await page.locator('.code:has(.copy):visible').evaluateAll((blocks) =>
      blocks.map((block) => {
        const [pre, copy] = [block.querySelector('pre'), block.querySelector('.copy')];
        if (!pre || !copy) throw new Error('A block has code and a button.');
        pre.scrollTo(pre.scrollWidth, 0);
        const code = document.createRange();
        code.selectNodeContents(pre);
        const button = copy.getBoundingClientRect();
        return [...code.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < button.right && right > button.left && top < button.bottom && bottom > button.top,
        );
      }),
    );
    expect(covered.length).toBeGreaterThan(2);
    expect(covered).not.toContain(true);
  });

  test('no code is drawn below Copy, where a first line goes on', async ({ open }) => {
    const { page } = await open(LONG_CODE, SMALL_PHONE);
    let long = 0;
    for (const block of await page.locator('.code:not(.line, .codegroup > *):has(> .copy)').all()) {
      const copy = block.locator('.copy');
      await copy.scrollIntoViewIfNeeded();
      const clip = await getBox(copy);
      const isLong = await block.locator('pre').evaluate((code, left) => {
        const text = document.createRange();
        text.selectNodeContents(code);
        const [first, ...rest] = [...text.getClientRects()];
        return [...rest, first].some((part) => part?.top === first?.top && (part?.right ?? 0) > left);
      }, clip.x);
      if (!isLong) continue;
      long += 1;
      await copy.evaluate((button) => (button.style.visibility = 'hidden'));
      await expect.poll(() => isOneColor(page, clip)).toBe(true);
    }
    expect(long).toBeGreaterThan(1);
  });
});

test('a shortcut in a table is on one line', async ({ open }) => {
  const { page } = await open(SHORTCUTS);
  const rows = await page
    .locator('.prose td:first-child:has(kbd + kbd)')
    .evaluateAll((cells) =>
      cells.map(
        (cell) => new Set([...cell.querySelectorAll('kbd')].map((key) => key.getBoundingClientRect().top)).size,
      ),
    );
  expect(rows.length).toBeGreaterThan(0);
  expect(Math.max(...rows)).toBe(1);
});

test('the placeholders in the fields of the bar and the navigation have the colour for hints', async ({ open }) => {
  const { page } = await open(GUIDE);
  for (const field of ['.search input', '.nav-tools input']) {
    const [placeholder, hint] = await page.locator(field).evaluate((input: HTMLElement) => {
      const { color, opacity } = getComputedStyle(input, '::placeholder');
      input.style.color = 'var(--faint)';
      return [`${color} ${opacity}`, `${getComputedStyle(input).color} 1`];
    });
    expect(placeholder, field).toBe(hint);
  }
});

test('on the search page, fields and choices are not the system’s, and neither is a field’s cross', async ({
  open,
}) => {
  const { page } = await open(SEARCH);
  for (const control of ['.search input', '.found-field > input', '.choices select'])
    await expect(page.locator(control).first()).toHaveCSS('appearance', 'none');
  const field = page.locator('.found-field > input');
  await field.hover();
  await field.blur();
  const { x, y, width, height } = await getBox(field);
  await expect.poll(() => isOneColor(page, { x: x + width - 44, y: y + 6, width: 34, height: height - 12 })).toBe(true);
});

test('a line of code that goes on fades at its end, but not with the focus', async ({ open }) => {
  const { page } = await open(BARS, { viewport: { width: 390, height: 800 } });
  const code = page.locator('.code > pre').first();
  await expect(code).toHaveCSS('mask-image', /linear-gradient/);
  await expect(page.locator('.demo-source .whole').first()).toHaveCSS('mask-image', 'none');
  await code.press('ArrowRight');
  await expect(code).toHaveCSS('mask-image', 'none');
});

test.describe('text from left to right on a page from right to left', () => {
  /** Texts that end with a mark, and those where it is not at their end. */
  const getMarks = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((parts) => {
      const getPlace = (text: Text, at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
      };
      const lines = parts.flatMap((part) => {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
        const last = texts.findLast(({ data }) => data.trim() !== '');
        const { length } = last?.data.trimEnd() ?? '';
        if (!last || !part.checkVisibility() || !/\w[.?!]$/.test(last.data.slice(0, length))) return [];
        const [letter, mark] = [getPlace(last, length - 2), getPlace(last, length - 1)];
        return letter.top === mark.top ? { text: last.data, isMisplaced: mark.left < letter.left } : [];
      });
      return { count: lines.length, misplaced: lines.filter(({ isMisplaced }) => isMisplaced) };
    });

  for (const [name, path, parts] of [
    ['a guide', SENTENCES, 'main :is(p, li, h2, h3, td):not(.demo-root *)'],
    ['the contents', QUESTIONS, '#contents a'],
    ['a page of the reference', REFERENCE, '.ref :is(th > a, td > div)'],
    ['messages of errors', ERRORS, '.ref :is(th > a, td p)'],
  ] as const) {
    test(`ends with its full stop or question mark: ${name}`, async ({ open }) => {
      const { page } = await open(path, RTL);
      const { count, misplaced } = await getMarks(page, parts);
      expect(count).toBeGreaterThan(0);
      expect(misplaced).toEqual([]);
    });
  }
});

test('a demo fits its stage on phones, and its tools are in one row', async ({ open }) => {
  const { page } = await open(GUIDE, SMALL_PHONE);
  const tools = page.locator(`${TREE} .demo-bar > :visible`);
  await expect(tools).toHaveCount(4);
  await expect.poll(async () => new Set((await getMiddles(tools)).map(Math.round)).size).toBe(1);
  const wideStages = () =>
    page
      .locator('.demo-stage')
      .evaluateAll((stages) =>
        stages.flatMap(({ scrollWidth, clientWidth, parentElement }) =>
          scrollWidth > clientWidth ? [`${parentElement?.id}: ${scrollWidth} > ${clientWidth}`] : [],
        ),
      );
  await expect.poll(wideStages).toEqual([]);
  await wakeDemos(page);
  await expect.poll(wideStages).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(wideStages).toEqual([]);
});

test.describe('a demo wider than its stage', () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    test(`starts inside of it, so that all of it can be scrolled into view (${direction})`, async ({ open }) => {
      const { page } = await open(BARS, { ...SMALL_PHONE, ...(direction === 'rtl' && RTL) });
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
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
    });
  }
});

test('density sets the height of the navigation’s rows, whatever the spacing', async ({ open }) => {
  const { page } = await open(GUIDE, { storage: { 'docs-theme': JSON.stringify({ dense: true, spacing: 12 }) } });
  // Normal rows would be 48 px high with this spacing.
  const current = page.locator('#navigation [aria-current=page]');
  await expect.poll(async () => (await getBox(current)).height).toBeLessThan(32);
});

test.describe('fields that a reader types in are large enough that phones and tablets do not zoom in on them', () => {
  for (const path of [GUIDE, '/x/api/data-grid/data-grid/', SEARCH])
    test(path, async ({ open }) => {
      const { page } = await open(path, { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
      const fields = page.locator('input:not([type=radio], [type=checkbox]), textarea');
      const small = () =>
        fields.evaluateAll((elements) =>
          elements.flatMap((element) =>
            element.closest('[data-demo]') || parseFloat(getComputedStyle(element).fontSize) >= 16
              ? []
              : [element.outerHTML],
          ),
        );
      await expect(fields).not.toHaveCount(0);
      await expect.poll(small).toEqual([]);
      await page.setViewportSize({ width: 1024, height: 800 });
      await expect.poll(small).toEqual([]);
    });
});

test.describe('targets in bar and navigation', () => {
  for (const [name, wide, hasTouch, minimum] of [
    ['a mouse', 1280, false, TARGET],
    ['a finger', 1024, true, TOUCH_TARGET],
  ] as const)
    test(`are on one line in the bar, and large enough, for ${name}, in a wide and a narrow window`, async ({
      open,
    }) => {
      const { page } = await open(GUIDE, {
        viewport: { width: wide, height: 800 },
        hasTouch,
        isMobile: hasTouch,
      });
      // What closes menus loads at the first input, and would replay the first clicks.
      await beginToUse(page);
      await expectTargets(page, minimum);
      await page.setViewportSize({ width: 390, height: 800 });
      await expectTargets(page, minimum);
    });
});

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

/** Expects large targets that stand on one line: in the bar, its open menus, and the navigation with open groups. */
async function expectTargets(page: Page, minimum: number): Promise<void> {
  const parts = page.locator('.bar :is(.bar-menu, .wordmark, summary, input, .bar-button):visible');
  const unevenness = async () => {
    const middles = await getMiddles(parts);
    return middles.length > 3 ? Math.max(...middles) - Math.min(...middles) : NaN;
  };
  await expect.poll(unevenness).toBeLessThanOrEqual(0.5);

  await expect.poll(() => smallTargets(page, minimum)).toEqual([]);
  for (const menu of await page.locator('.bar .menu:visible').all()) {
    await menu.locator('summary').click();
    await expect.poll(() => smallTargets(page, minimum)).toEqual([]);
    await menu.locator('summary').click();
  }
  const opener = page.locator('.bar-menu');
  const isOverlay = await opener.isVisible();
  if (isOverlay) await opener.click();
  await page.locator('#navigation').evaluate((navigation) => {
    for (const group of navigation.querySelectorAll('details')) group.open = true;
  });
  await expect.poll(() => smallTargets(page, minimum)).toEqual([]);
  if (isOverlay) await page.keyboard.press('Escape');
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @throws Error for an element that is not drawn. */
async function getBox(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not drawn.`);
  return box;
}

/** The vertical middles of elements. */
function getMiddles(locator: Locator): Promise<number[]> {
  return locator.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
  );
}

/** Whether a part of the page has nothing drawn on its ground. */
async function isOneColor(page: Page, clip: Box): Promise<boolean> {
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.every(({ min, max }) => min === max);
}
