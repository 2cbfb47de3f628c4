import type { Locator, Page } from '@playwright/test';
import { routeOpenPage } from '../support/browser/route.ts';
import { expect, test, type Open } from '../support/browser/test.ts';
import { holdModules } from '../support/browser/first-inputs/index.ts';
import { settle, wakeDemos } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

const CONTROLLED = '#ControlledExpansion';

/** A page with a grid, and the grid. */
const GRID_PAGE = '/x/react-data-grid/row-selection/';
const GRID = '#SingleSelection';

/** A page with a chart that zooms, and the chart. */
const CHART_PAGE = '/x/react-charts/zoom-and-pan/';
const CHART = '#BasicZoom';

/** Pages of each family with at least two demos. */
const FAMILIES = [GUIDE, GRID_PAGE, '/x/react-date-pickers/date-calendar/', '/x/react-charts/bars/'];

const ALL_SCRIPTS = '**/static/*.js';
/** The script that mounts demos. */
const MOUNT_SCRIPT = '**/static/base-*.js';

/** Opens the guide with its demos asleep. Scripts are blocked until released: all, or those of a pattern. */
async function openAsleep(open: Open, blocked = ALL_SCRIPTS) {
  const { page } = await open(GUIDE);
  const letThrough = await holdModules(page, blocked);
  return { page, demo: page.locator(CONTROLLED), letThrough };
}

/** Collects the scripts that a page requests. */
function collectScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) requested.push(pathname);
  });
  return requested;
}

const waitUntilLive = (page: Page, demo: string) => page.locator(`${demo}[data-state=live]`).waitFor();

/** Wakes the demo of the guide, and leaves it with the pointer. */
async function wakeControlled(page: Page): Promise<void> {
  await page.locator(`${CONTROLLED} .demo-root`).hover();
  await waitUntilLive(page, CONTROLLED);
  await page.mouse.move(5, 5);
}

const item = (demo: Locator, label: string) => demo.locator('.demo-root').getByText(label, { exact: true });

/** The blocks of an article. */
const BLOCKS = 'article > *';

/** Tags of the blocks that are left out of style and layout. Runs in the page, so it is self-contained. */
const skippedBlocks = (blocks: string) =>
  [...document.querySelectorAll(blocks)]
    .filter((block) => getComputedStyle(block).contentVisibility === 'auto')
    .map((block) => block.tagName);

/** The attributes of each item in a tree. */
const getItems = (demo: Locator) =>
  demo
    .getByRole('treeitem')
    .evaluateAll((items) => items.map((item) => `${item.textContent} ${item.getAttribute('aria-expanded')}`));

// `first-inputs.spec.ts` has each kind of input on each kind of demo.
test.describe('input on a sleeping demo', () => {
  test('is replayed once the demo is live, and leaves blocks out of view unrendered meanwhile, with their heights', async ({
    open,
  }) => {
    const { page, demo, letThrough } = await openAsleep(open, MOUNT_SCRIPT);
    const heights = () =>
      page.locator(BLOCKS).evaluateAll((all) => all.map((block) => block.getBoundingClientRect().height));
    const before = await heights();
    await demo.getByRole('button', { name: 'Expand all' }).click();
    await expect.poll(() => page.evaluate(skippedBlocks, BLOCKS)).not.toEqual([]);
    await expect(demo).not.toHaveAttribute('data-state');
    await expect.poll(heights).toEqual(before);
    letThrough();
    await demo.getByRole('button', { name: 'Collapse all' }).waitFor();
    await waitUntilLive(page, CONTROLLED);
    await item(demo, 'Harbor at dawn.jpg').waitFor();
    await expect.poll(() => page.evaluate(skippedBlocks, BLOCKS)).toEqual([]);
    await expect.poll(heights).toEqual(before);
  });

  test('has the handles of the stages wait until the blocks out of view are back', async ({ open }) => {
    const { page, demo, letThrough } = await openAsleep(open, MOUNT_SCRIPT);
    await demo.getByRole('button', { name: 'Expand all' }).click();
    await expect.poll(() => page.evaluate(skippedBlocks, BLOCKS)).not.toEqual([]);
    const skippedThen = page.evaluate(
      (blocks) =>
        new Promise<number>((resolve) => {
          const onAdded = new MutationObserver(() => {
            if (!document.querySelector('.demo-handle')) return;
            onAdded.disconnect();
            const isSkipped = (block: Element) => getComputedStyle(block).contentVisibility === 'auto';
            resolve([...document.querySelectorAll(blocks)].filter(isSkipped).length);
          });
          onAdded.observe(document.body, { childList: true, subtree: true });
        }),
      BLOCKS,
    );
    letThrough();
    const skipped = await skippedThen;
    expect(skipped).toBe(0);
  });

  test('shows the progress line, and does not move the focus', async ({ open }) => {
    const { page, demo, letThrough } = await openAsleep(open);
    await demo.getByRole('button', { name: 'Expand all' }).focus();
    await page.locator(`${CONTROLLED}[data-waking]`).waitFor();
    letThrough();
    await waitUntilLive(page, CONTROLLED);
    await expect(page.locator(`${CONTROLLED}[data-waking]`)).toHaveCount(0);
    await expect(demo.getByRole('button', { name: 'Expand all' })).toBeFocused();
  });
});

test('a demo near the viewport does not wake for a press on a link or a resting pointer, but for a press beside the link', async ({
  open,
}) => {
  const { page } = await open(GUIDE);
  await page.locator('[data-ad] a').waitFor();
  const scripts = collectScripts(page);
  await page.locator('.pager [rel=next]').dispatchEvent('pointerdown');
  await page.locator('h1').dispatchEvent('pointermove', { movementX: 0, movementY: 0 });
  // A demo requests its scripts at once: before a request that follows the input.
  await page.evaluate(() => fetch('/healthz'));
  expect(scripts).toEqual([]);
  await page.locator('h1').dispatchEvent('pointerdown');
  await page.locator(CONTROLLED).evaluate((element) => element.scrollIntoView());
  await waitUntilLive(page, CONTROLLED);
});

for (const path of FAMILIES)
  test(`on ${path} a second demo only loads its own module`, async ({ open }) => {
    const { page } = await open(path);
    // Keep demos from waking near the viewport.
    await page.evaluate(() =>
      addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    const demos = page.locator('[data-demo]');
    const wake = async (demo: Locator) => {
      await demo.locator('.demo-root').dispatchEvent('pointerover');
      await demo.and(page.locator('[data-state=live]')).waitFor();
    };
    const scripts = collectScripts(page);
    await wake(demos.nth(0));
    expect(scripts.filter((script) => script.includes('/pack-'))).toEqual([]);
    scripts.length = 0;
    await wake(demos.nth(1));
    expect(scripts).toEqual([await demos.nth(1).getAttribute('data-demo')]);
  });

// Adding keyframes makes the browser recalculate the styles of the whole document.
test('waking a demo with an input adds no keyframes to the document', async ({ open }) => {
  const { page } = await open(GRID_PAGE);
  await page.locator(`${GRID} .demo-root`).dispatchEvent('pointerover');
  await waitUntilLive(page, GRID);
  const { own, added } = await page.evaluate(() => {
    const getKeyframes = (sheet: CSSStyleSheet) =>
      [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSKeyframesRule ? [rule.name] : []));
    const sheets = [...document.styleSheets];
    const isAdded = ({ ownerNode }: CSSStyleSheet) =>
      ownerNode instanceof HTMLStyleElement && 'emotion' in ownerNode.dataset;
    return {
      own: sheets.filter((sheet) => !isAdded(sheet)).flatMap(getKeyframes),
      added: sheets.filter(isAdded).map(getKeyframes),
    };
  });
  expect(added.length).toBeGreaterThan(0);
  expect(added.flat()).toEqual([]);
  expect(own).toEqual(expect.arrayContaining(['mui-auto-fill', 'mui-auto-fill-cancel']));
});

test.describe('a demo that fails to load', () => {
  test('keeps its picture, and can be retried', async ({ open }) => {
    const { page } = await open(GUIDE);
    const demo = page.locator(CONTROLLED);
    const before = await getItems(demo);
    await routeOpenPage(page, ALL_SCRIPTS, (route) => route.abort());
    await item(demo, 'Documents').click();
    await page.locator(`${CONTROLLED}[data-state=failed]`).waitFor();
    await expect(item(demo, 'Documents')).toBeVisible();
    const place = await page.evaluate(() => scrollY);
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => scrollY), 'keys scroll again').toBeGreaterThan(place);
    await page.unroute(ALL_SCRIPTS);
    await demo.locator('.demo-more > summary').click();
    await demo.getByRole('button', { name: 'Reset' }).click();
    await waitUntilLive(page, CONTROLLED);
    await expect.poll(() => getItems(demo), 'the click on the demo that failed is not done late').toEqual(before);
  });
});

test('a demo is loaded again after the script that mounts demos has failed', async ({ open }) => {
  const { page } = await open(GUIDE);
  const demo = page.locator(CONTROLLED);
  const before = await getItems(demo);
  let script = '';
  await routeOpenPage(page, MOUNT_SCRIPT, (route) => {
    script = route.request().url();
    return route.abort();
  });
  await demo.locator('.demo-root').hover();
  await page.locator(`${CONTROLLED}[data-state=failed]`).waitFor();
  await page.unroute(MOUNT_SCRIPT);
  const isThere = (address: string) => fetch(address).then(Boolean, () => false);
  await expect.poll(() => page.evaluate(isThere, script)).toBe(true);
  await demo.locator('.demo-more > summary').click();
  await demo.getByRole('button', { name: 'Reset' }).click();
  await waitUntilLive(page, CONTROLLED);
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => getItems(demo)).toEqual(before);
});

test('a chart zooms at the first turn of the wheel', async ({ open }) => {
  const { page } = await open(CHART_PAGE);
  const demo = page.locator(CHART);
  const labels = () => demo.locator('.demo-root:not(.demo-cover) .MuiChartsAxis-directionX').textContent();
  await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await demo.locator('.demo-root').hover();
  await waitUntilLive(page, CHART);
  await page.evaluate(settle);
  const before = await labels();
  const place = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -300);
  await expect.poll(labels).not.toBe(before);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('another direction leaves blocks out of view unrendered until the page has it', async ({ open }) => {
  const { page } = await open(GUIDE);
  await wakeDemos(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const skips = page.evaluate(
    (blocks) =>
      new Promise<boolean>((resolve) => {
        const isSkipped = (block: Element) => getComputedStyle(block).contentVisibility === 'auto';
        const onTurn = new MutationObserver(() => resolve([...document.querySelectorAll(blocks)].some(isSkipped)));
        onTurn.observe(document.documentElement, { attributeFilter: ['dir'] });
      }),
    BLOCKS,
  );
  await page.getByRole('button', { name: 'Right to left', exact: true }).click();
  const wereSkipped = await skips;
  expect(wereSkipped).toBe(true);
  await expect.poll(() => page.evaluate(skippedBlocks, BLOCKS)).toEqual([]);
});

test('a live demo can be reset, and stays live', async ({ open }) => {
  const { page } = await open(GUIDE);
  const demo = page.locator(CONTROLLED);
  const before = await getItems(demo);
  await item(demo, 'Documents').click();
  await expect.poll(() => getItems(demo)).not.toEqual(before);
  await demo.locator('.demo-more > summary').click();
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => getItems(demo)).toEqual(before);
  await waitUntilLive(page, CONTROLLED);
  await demo.getByRole('button', { name: 'Expand all' }).click();
  await demo.getByRole('button', { name: 'Collapse all' }).waitFor();
});

test.describe('preferences', () => {
  const theme = (settings: object) => ({ 'docs-theme': JSON.stringify(settings) });
  /** Position and colours of every element in a demo. */
  const getAppearance = (demo: Locator) =>
    demo.locator('.demo-root').evaluate((root) => {
      const { left, top } = root.getBoundingClientRect();
      return [...root.querySelectorAll('*')].map((element) => {
        const box = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fill } = getComputedStyle(element);
        const place = [box.left - left, box.top - top, box.width, box.height].map(Math.round);
        return `${element.tagName} ${place.join(' ')} ${[color, backgroundColor, borderColor, fill].join(' ')}`;
      });
    });

  test('a live demo looks as if it had loaded with them', async ({ open }) => {
    const storage = { 'docs-color-mode': 'dark', ...theme({ direction: 'rtl', dense: true }) };
    const { page: first } = await open(GUIDE, { storage });
    await wakeControlled(first);
    const { page } = await open(GUIDE);
    await wakeControlled(page);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    for (const name of ['Dark', 'Right to left', 'Dense'])
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(async () => {
      const [expected, shown] = await Promise.all([first, page].map((each) => getAppearance(each.locator(CONTROLLED))));
      expect(shown).toEqual(expected);
    }).toPass({ timeout: 10_000 });
  });

  for (const [name, storage] of [
    ['Dense', theme({ dense: true })],
    ['a colour', theme({ paletteColors: { primary: { main: '#aa3311' } } })],
  ] as const)
    test(`${name}: demos in view wake without an input, and keep their height`, async ({ open }) => {
      let letThrough = () => {};
      const prepare = async (page: Page) => (letThrough = await holdModules(page, MOUNT_SCRIPT));
      const { page } = await open(GUIDE, { storage, prepare });
      const stage = page.locator('[data-demo] .demo-stage').first();
      const getHeight = async () => (await stage.boundingBox())?.height;
      const asleep = await getHeight();
      letThrough();
      await page.locator('[data-demo][data-state=live]').first().waitFor();
      await expect.poll(getHeight).toBe(asleep);
    });

  // The content of a tree grows with the spacing, that of a grid does not.
  for (const path of [GUIDE, GRID_PAGE])
    test(`another spacing: stages are as high as their content, without a gap: ${path}`, async ({ open }) => {
      const { page } = await open(path, { storage: theme({ spacing: 10 }) });
      await page.locator('[data-demo][data-state=live]').first().waitFor();
      const stage = page.locator('[data-demo] .demo-stage').first();
      const heights = () =>
        stage.evaluate((element) => [
          element.getBoundingClientRect().height,
          (element.querySelector('.demo-root')?.getBoundingClientRect().height ?? 0) + 2 * 3 * 10,
        ]);
      await expect.poll(async () => new Set(await heights()).size).toBe(1);
    });

  for (const [name, storage] of [
    ['by default', {}],
    ['dark, right to left', { 'docs-color-mode': 'dark', ...theme({ direction: 'rtl' }) }],
  ] as const)
    test(`a demo looks the same asleep and awake, and keeps its spacing: ${name}`, async ({ open }) => {
      const { page } = await open(GUIDE, { storage });
      const asleep = await getAppearance(page.locator(CONTROLLED));
      await wakeControlled(page);
      await expect.poll(() => getAppearance(page.locator(CONTROLLED))).toEqual(asleep);
      // `spacing={2}` of the demo's Stack: two units of 8 px.
      await expect(page.locator(CONTROLLED).getByRole('tree')).toHaveCSS('margin-top', '16px');
    });
});
