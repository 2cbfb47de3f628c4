import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../support/browser/test.ts';
import { styleOf, wakeDemos } from '../../support/browser/observe.ts';
import { GUIDE, readPageKinds } from '../../support/browser/pages.ts';

/** Widths of a small phone, a phone, a tablet, a laptop and a desktop, in CSS pixels. */
const WIDTHS = [320, 390, 768, 1280, 1440];

/** Minimum target for a mouse and for touch, in CSS pixels. */
const TARGET = 24;
const TOUCH_TARGET = 44;

const kinds = await readPageKinds();

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

test.describe('no page scrolls sideways', () => {
  it.each(kinds)('%s', async (kind, path) => {
    const { page } = await open(path);
    const ltr = await overflows(page);
    await page.evaluate((theme) => localStorage.setItem('docs-theme', theme), JSON.stringify({ direction: 'rtl' }));
    await page.reload();
    expect({ ltr, rtl: await overflows(page) }).toEqual({ ltr: [], rtl: [] });
  });

  test('a guide with live demos and open sources', async ({ open }) => {
    const { page } = await open(GUIDE, { viewport: { width: 320, height: 800 } });
    await wakeDemos(page);
    for (const demo of await page.getByText('Show code').all()) await demo.click();
    expect(await overflows(page)).toEqual([]);
  });
});

test.describe('the search page does not scroll sideways', () => {
  it.each(['row grouping', 'onRowSelectionModelChange', 'GridColDef'])('with long names: %s', async (query) => {
    const { page } = await open(`/x/search/?q=${encodeURIComponent(query)}`);
    expect(await page.locator('.found li li').count()).toBeGreaterThan(3);
    expect(await overflows(page)).toEqual([]);
  });
});

test.describe('a sleeping chart', () => {
  const PATH = '/x/react-charts/zoom-and-pan/';
  const PHONE = { width: 320, height: 800 };
  const CHART = '#BasicZoom svg[data-picture]';

  test('has readable labels on a phone', async ({ open }) => {
    const { page } = await open(PATH, { viewport: PHONE });
    const heights = await page
      .locator(`${CHART} text`)
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(3);
    expect(Math.min(...heights)).toBeGreaterThan(9);
  });

  it.each([
    ['on a laptop', undefined],
    ['on a phone without scripts, by scrolling', PHONE],
  ])('is complete %s', async (name, viewport) => {
    const { page } = await open(PATH, { javaScriptEnabled: false, ...(viewport && { viewport }) });
    const stage = page.locator('#BasicZoom .demo-stage');
    await stage.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    const [frame, chart] = [await stage.boundingBox(), await page.locator(CHART).boundingBox()];
    // As wide as it was drawn (`pipeline/demos/vendor/picture-patches.ts`).
    expect(chart?.width).toBe(598);
    expect((chart?.x ?? 0) + 598).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
  });
});

test.describe('a chart that stands alone fills its stage', () => {
  test('when it is awake', async ({ open }) => {
    const { page } = await open('/x/react-charts/bars/');
    const chart = page.locator('#BasicBars .MuiChartsSurface-root');
    const room = await page.locator('#BasicBars .demo-root').evaluate(({ clientWidth }) => clientWidth);
    expect((await chart.boundingBox())?.width).toBe(598);
    await page.locator('#BasicBars .demo-root').hover();
    await expect.poll(async () => (await chart.boundingBox())?.width).toBe(room);
  });

  it.each(['axis', 'bars', 'areas-demo', 'heatmap', 'lines', 'recipes', 'scatter', 'styling', 'tooltip'])(
    'on the page of %s, with a readout or controls above and below it',
    async (name) => {
      const { page } = await open(`/x/react-charts/${name}/`);
      const charts = await page.locator('.demo-root').evaluateAll((roots) =>
        roots.flatMap((root) => {
          const surfaces = [...root.querySelectorAll('.MuiChartsSurface-root:has(.MuiChartsAxis-root)')];
          const [surface] = surfaces;
          if (!surface || surfaces.length > 1) return [];
          const { top, bottom, left, right, width } = surface.getBoundingClientRect();
          const isAccompanied = [...root.querySelectorAll('*')].some((element) => {
            const box = element.getBoundingClientRect();
            const isBeside = box.width > 0 && (box.right <= left || box.left >= right);
            return isBeside && box.top < bottom && box.bottom > top;
          });
          return isAccompanied ? [] : [{ demo: root.closest('.demo')?.id, isFull: width > 0.85 * root.clientWidth }];
        }),
      );
      expect(charts.length).toBeGreaterThan(0);
      expect(charts.filter(({ isFull }) => !isFull)).toEqual([]);
    },
  );
});

test.describe('on a phone', () => {
  const PHONE = { viewport: { width: 320, height: 800 } };

  test('the tools of a demo are in one row', async ({ open }) => {
    const { page } = await open(GUIDE, PHONE);
    const middles = await page.locator('#ControlledExpansion .demo-bar > :visible').evaluateAll((tools) =>
      tools.map((tool) => {
        const { top, bottom } = tool.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(middles.length).toBe(4);
    expect(new Set(middles).size).toBe(1);
  });

  test('breadcrumbs of two lines keep their distance from the heading', async ({ open }) => {
    const { page } = await open('/x/api/data-grid/grid-aggregation-function-data-source/', PHONE);
    const crumbs = await page.locator('.breadcrumbs li').evaluateAll((items) =>
      items.map((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    expect(new Set(crumbs.map(({ top }) => top)).size).toBeGreaterThan(1);
    const heading = await page.locator('h1').boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(Math.max(...crumbs.map(({ bottom }) => bottom)) + 6);
  });

  test('Copy does not cover the end of code', async ({ open }) => {
    const { page } = await open('/x/introduction/installation/', PHONE);
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
    const { page } = await open('/x/react-data-grid/filtering/', PHONE);
    const blocks = await page.locator('.code:not(.line, .codegroup > *):has(> .copy)').all();
    let long = 0;
    for (const block of blocks) {
      const copy = block.locator('.copy');
      await copy.scrollIntoViewIfNeeded();
      const clip = await copy.boundingBox();
      if (!clip) throw new Error('The block has a button.');
      const isLong = await block.locator('pre').evaluate((code, left) => {
        const text = document.createRange();
        text.selectNodeContents(code);
        const [first, ...rest] = [...text.getClientRects()];
        return [...rest, first].some((part) => part?.top === first?.top && (part?.right ?? 0) > left);
      }, clip.x);
      if (!isLong) continue;
      long += 1;
      await copy.evaluate((button) => (button.style.visibility = 'hidden'));
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
    }
    expect(long).toBeGreaterThan(1);
  });

  test('the filter of the reference has a row of its own', async ({ open }) => {
    const { page } = await open('/x/api/data-grid/data-grid/', PHONE);
    const field = await page.locator('.ref-tools input').boundingBox();
    const views = await page.locator('.ref-tools [role=group]').boundingBox();
    expect(field?.y).toBeGreaterThanOrEqual((views?.y ?? NaN) + (views?.height ?? NaN));
  });
});

test('a shortcut in a table is on one line', async ({ open }) => {
  const { page } = await open('/x/react-data-grid/accessibility/');
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

it.each([
  ['the bar', GUIDE, '.search input'],
  ['the navigation', GUIDE, '.nav-tools input'],
])('the placeholder in the field of %s has the colour for hints', async (name, path, field) => {
  const { page } = await open(path);
  const [placeholder, hint] = await page.locator(field).evaluate((input: HTMLElement) => {
    const { color, opacity } = getComputedStyle(input, '::placeholder');
    input.style.color = 'var(--faint)';
    return [`${color} ${opacity}`, `${getComputedStyle(input).color} 1`];
  });
  expect(placeholder).toBe(hint);
});

it.each([
  ['the field of the bar', '.search input'],
  ['the field of the page', '.found-field > input'],
  ['the choices', '.choices select'],
])('fields and choices of the search are not the system’s: %s', async (name, control) => {
  const { page } = await open('/x/search/?q=grid');
  expect(await styleOf(page.locator(control).first(), 'appearance')).toBe('none');
});

test('the field of the search page does not show the system’s cross', async ({ open }) => {
  const { page } = await open('/x/search/?q=grid');
  const field = page.locator('.found-field > input');
  await field.hover();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const box = await field.boundingBox();
  if (!box) throw new Error('The page has a field.');
  const clip = { x: box.x + box.width - 44, y: box.y + 6, width: 34, height: box.height - 12 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
});

test('a line of code that goes on fades at its end, but not with the focus', async ({ open }) => {
  const { page } = await open('/x/react-charts/bars/', { viewport: { width: 390, height: 800 } });
  const code = page.locator('.code > pre').first();
  const mask = () => styleOf(code, 'mask-image');
  expect(await mask()).toContain('linear-gradient');
  expect(await styleOf(page.locator('.demo-source .whole').first(), 'mask-image')).toBe('none');
  await code.press('ArrowRight');
  expect(await mask()).toBe('none');
});

test.describe('text from left to right on a page from right to left', () => {
  const RTL = { storage: { 'docs-theme': JSON.stringify({ direction: 'rtl' }) } };

  /** Texts that end with a mark, and those where it is not at their end. */
  const marksOf = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((parts) => {
      const placeOf = (text: Text, at: number) => {
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
        const [letter, mark] = [placeOf(last, length - 2), placeOf(last, length - 1)];
        return letter.top === mark.top ? { text: last.data, isMisplaced: mark.left < letter.left } : [];
      });
      return { count: lines.length, misplaced: lines.filter(({ isMisplaced }) => isMisplaced) };
    });

  it.each([
    ['a guide', '/x/react-tree-view/quickstart/', 'main :is(p, li, h2, h3, td):not(.demo-root *)'],
    ['the contents', '/x/react-tree-view/recipes/', '#contents a'],
    ['a page of the reference', '/x/api/data-grid/data-grid/', '.ref :is(th > a, td > div)'],
    ['messages of errors', '/x/api/charts/errors/', '.ref :is(th > a, td p)'],
  ])('ends with its full stop or question mark: %s', async (name, path, parts) => {
    const { page } = await open(path, RTL);
    const { count, misplaced } = await marksOf(page, parts);
    expect(count).toBeGreaterThan(0);
    expect(misplaced).toEqual([]);
  });
});

test.describe('a demo fits its stage', () => {
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

test.describe('a demo wider than its stage', () => {
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

test.describe('a larger spacing', () => {
  test('increases the padding of stages, without a gap below the demo', async ({ open }) => {
    const heightAt = async (spacing: number) => {
      const { page } = await open('/x/react-data-grid/editing/', {
        storage: { 'docs-theme': JSON.stringify({ spacing }) },
      });
      return (await page.locator('#BasicEditing .demo-stage').boundingBox())?.height ?? 0;
    };
    expect((await heightAt(12)) - (await heightAt(8))).toBe(6 * 4);
  });
});

test('density sets the height of the navigation’s rows, whatever the spacing', async ({ open }) => {
  const { page } = await open(GUIDE, { storage: { 'docs-theme': JSON.stringify({ dense: true, spacing: 12 }) } });
  // Normal rows would be 48 px high with this spacing.
  expect((await page.locator('#navigation [aria-current=page]').boundingBox())?.height).toBeLessThan(32);
});

test.describe('at 200 % zoom', () => {
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

test.describe('targets in bar and navigation', () => {
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
