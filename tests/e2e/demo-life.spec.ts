import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { styleOf, wakeDemos } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

const CONTROLLED = '#ControlledExpansion';

/** Opens the guide with its demos asleep. Scripts are blocked until released: all, or those of a pattern. */
async function openAsleep(blocked = '**/static/*.js') {
  const { page } = await open(GUIDE);
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(blocked, async (route) => {
    await gate;
    await route.continue();
  });
  return { page, demo: page.locator(CONTROLLED), letThrough };
}

const waitUntilLive = (page: Page, demo: string) => page.locator(`${demo}[data-state=live]`).waitFor();

const item = (demo: Locator, label: string) => demo.locator('.demo-root').getByText(label, { exact: true });

/** The blocks of an article. */
const BLOCKS = 'article > *';

/** Tags of the blocks that are left out of style and layout. Runs in the page, so it is self-contained. */
const skippedBlocks = (blocks: string) =>
  [...document.querySelectorAll(blocks)]
    .filter((block) => getComputedStyle(block).contentVisibility === 'auto')
    .map((block) => block.tagName);

/** The attributes of each item in a tree. */
const itemsOf = (demo: Locator) =>
  demo
    .getByRole('treeitem')
    .evaluateAll((items) => items.map((item) => `${item.textContent} ${item.getAttribute('aria-expanded')}`));

test.describe('input on a sleeping demo', () => {
  test('is replayed once the demo is live: a click', async ({ open }) => {
    const { page, demo, letThrough } = await openAsleep();
    await demo.getByRole('button', { name: 'Expand all' }).click();
    expect(await demo.getAttribute('data-state')).toBeNull();
    letThrough();
    await demo.getByRole('button', { name: 'Collapse all' }).waitFor();
    await waitUntilLive(page, CONTROLLED);
    await item(demo, 'Harbor at dawn.jpg').waitFor();
  });

  it.each([
    ['Enter on a button', 'button', 'Expand all', 'Enter'],
    ['an arrow on an item', 'treeitem', 'Documents', 'ArrowLeft'],
  ] as const)('is replayed once the demo is live: %s', async (name, role, label, key) => {
    const { page, demo, letThrough } = await openAsleep();
    const before = await itemsOf(demo);
    await demo.getByRole(role, { name: label }).first().focus();
    await page.keyboard.press(key);
    letThrough();
    await waitUntilLive(page, CONTROLLED);
    await expect.poll(() => itemsOf(demo)).not.toEqual(before);
  });

  test('is replayed with the focus where the click was: a cell of a grid', async ({ open }) => {
    const { page } = await open('/x/react-data-grid/row-selection/');
    const cell = page.locator(
      '#SingleSelection .demo-root:not(.demo-cover) [role=row][data-rowindex="1"] [data-colindex="1"]',
    );
    const label = await cell.textContent();
    await cell.click();
    await waitUntilLive(page, '#SingleSelection');
    await expect.poll(() => cell.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await cell.textContent()).toBe(label);
  });

  test('leaves blocks out of view unrendered meanwhile, with their heights', async ({ open }) => {
    const { page, demo, letThrough } = await openAsleep('**/static/base-*.js');
    const heights = () =>
      page.locator(BLOCKS).evaluateAll((all) => all.map((block) => block.getBoundingClientRect().height));
    const before = await heights();
    await demo.getByRole('button', { name: 'Expand all' }).click();
    await expect.poll(() => page.evaluate(skippedBlocks, BLOCKS)).not.toEqual([]);
    expect(await heights()).toEqual(before);
    letThrough();
    await waitUntilLive(page, CONTROLLED);
    await expect.poll(() => page.evaluate(skippedBlocks, BLOCKS)).toEqual([]);
    expect(await heights()).toEqual(before);
  });

  test('shows the progress line, and does not move the focus', async ({ open }) => {
    const { page, demo, letThrough } = await openAsleep();
    await demo.getByRole('button', { name: 'Expand all' }).focus();
    await page.locator(`${CONTROLLED}[data-waking]`).waitFor();
    letThrough();
    await waitUntilLive(page, CONTROLLED);
    await expect(page.locator(`${CONTROLLED}[data-waking]`)).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Expand all');
  });
});

test.describe('a demo that woke near the viewport', () => {
  test('responds to the first click', async ({ open }) => {
    const { page } = await open(GUIDE);
    const demo = page.locator(CONTROLLED);
    // The first input is elsewhere: the demo wakes because it comes into view.
    await page.mouse.move(5, 5);
    await demo.evaluate((element) => element.scrollIntoView());
    await waitUntilLive(page, CONTROLLED);
    await demo.getByRole('button', { name: 'Expand all' }).click();
    await demo.getByRole('button', { name: 'Collapse all' }).waitFor();
  });

  test('does not wake for a press on a link or a resting pointer, but for a press beside the link', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.locator('[data-ad] a').waitFor();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.locator('.pager [rel=next]').dispatchEvent('pointerdown');
    await page.locator('h1').dispatchEvent('pointermove', { movementX: 0, movementY: 0 });
    await page.waitForTimeout(300);
    expect(requested.filter((file) => file.endsWith('.js'))).toEqual([]);
    await page.locator('h1').dispatchEvent('pointerdown');
    await page.locator(CONTROLLED).evaluate((element) => element.scrollIntoView());
    await waitUntilLive(page, CONTROLLED);
  });
});

it.each([GUIDE, '/x/react-data-grid/row-selection/', '/x/react-date-pickers/date-calendar/', '/x/react-charts/bars/'])(
  'on %s a second demo only loads its own module',
  async (path) => {
    const { page } = await open(path);
    // Keep demos from waking near the viewport.
    await page.evaluate(() =>
      addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    const [first, second] = await page.locator('[data-demo]').all();
    const touch = async (demo?: Locator) => {
      await demo?.locator('.demo-root').dispatchEvent('pointerover');
      await demo?.and(page.locator('[data-state=live]')).waitFor();
    };
    await touch(first);
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await touch(second);
    await page.waitForLoadState('networkidle');
    expect(requested.filter((file) => file.endsWith('.js'))).toEqual([await second?.getAttribute('data-demo')]);
  },
);

// Adding keyframes makes the browser recalculate the styles of the whole document.
test('waking a demo with an input adds no keyframes to the document', async ({ open }) => {
  const { page } = await open('/x/react-data-grid/row-selection/');
  await page.locator('#SingleSelection .demo-root').dispatchEvent('pointerover');
  await waitUntilLive(page, '#SingleSelection');
  const { own, added } = await page.evaluate(() => {
    const keyframesOf = (sheet: CSSStyleSheet) =>
      [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSKeyframesRule ? [rule.name] : []));
    const sheets = [...document.styleSheets];
    const isAdded = ({ ownerNode }: CSSStyleSheet) =>
      ownerNode instanceof HTMLStyleElement && 'emotion' in ownerNode.dataset;
    return {
      own: sheets.filter((sheet) => !isAdded(sheet)).flatMap(keyframesOf),
      added: sheets.filter(isAdded).map(keyframesOf),
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
    const before = await itemsOf(demo);
    await page.route('**/static/*.js', (route) => route.abort());
    await item(demo, 'Documents').click();
    await page.locator(`${CONTROLLED}[data-state=failed]`).waitFor();
    await expect(item(demo, 'Documents')).toBeVisible();
    await page.unroute('**/static/*.js');
    await demo.locator('.demo-more > summary').click();
    await demo.getByRole('button', { name: 'Reset' }).click();
    await waitUntilLive(page, CONTROLLED);
    expect(await itemsOf(demo), 'the click on the demo that failed is not done late').toEqual(before);
  });
});

test('a chart zooms at the first turn of the wheel', async ({ open }) => {
  const { page } = await open('/x/react-charts/zoom-and-pan/');
  const demo = page.locator('#BasicZoom');
  const labels = () => demo.locator('.demo-root:not(.demo-cover) .MuiChartsAxis-directionX').textContent();
  await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await demo.locator('.demo-root').hover();
  await waitUntilLive(page, '#BasicZoom');
  const before = await labels();
  const place = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -300);
  await expect.poll(labels).not.toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(place);
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
  expect(await skips).toBe(true);
  await expect.poll(() => page.evaluate(skippedBlocks, BLOCKS)).toEqual([]);
});

test.describe('a live demo', () => {
  test('can be reset, and stays live', async ({ open }) => {
    const { page } = await open(GUIDE);
    const demo = page.locator(CONTROLLED);
    const before = await itemsOf(demo);
    await item(demo, 'Documents').click();
    await expect.poll(() => itemsOf(demo)).not.toEqual(before);
    await demo.locator('.demo-more > summary').click();
    await demo.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => itemsOf(demo)).toEqual(before);
    await waitUntilLive(page, CONTROLLED);
    await demo.getByRole('button', { name: 'Expand all' }).click();
    await demo.getByRole('button', { name: 'Collapse all' }).waitFor();
  });

  test('keeps the spacing of its components', async ({ open }) => {
    const { page } = await open(GUIDE);
    // `spacing={2}` of the demo's Stack: two units of 8 px.
    const tree = page.locator(`${CONTROLLED} .demo-root [role=tree]`);
    expect(await styleOf(tree, 'margin-top')).toBe('16px');
  });
});

test.describe('preferences', () => {
  const theme = (settings: object) => ({ 'docs-theme': JSON.stringify(settings) });
  const CHOICES: [name: string, storage: Record<string, string>][] = [
    ['Dark', { 'docs-color-mode': 'dark' }],
    ['Right to left', theme({ direction: 'rtl' })],
    ['Dense', theme({ dense: true })],
  ];

  /** Position and colours of every element in a demo. */
  const appearanceOf = (demo: Locator) =>
    demo.locator('.demo-root').evaluate((root) => {
      const { left, top } = root.getBoundingClientRect();
      return [...root.querySelectorAll('*')].map((element) => {
        const box = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fill } = getComputedStyle(element);
        const place = [box.left - left, box.top - top, box.width, box.height].map(Math.round);
        return `${element.tagName} ${place.join(' ')} ${[color, backgroundColor, borderColor, fill].join(' ')}`;
      });
    });

  it.each(CHOICES)('%s: a live demo looks as if it had loaded with them', async (name, storage) => {
    const { page: first } = await open(GUIDE, { storage });
    await wakeDemos(first);
    const expected = await appearanceOf(first.locator(CONTROLLED));
    const { page } = await open(GUIDE);
    await wakeDemos(page);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => appearanceOf(page.locator(CONTROLLED))).toEqual(expected);
  });

  it.each([...CHOICES.slice(2), ['a colour', theme({ paletteColors: { primary: { main: '#aa3311' } } })]] as const)(
    '%s: demos in view wake without an input, and keep their height',
    async (name, storage) => {
      const { page } = await open(GUIDE, { storage });
      const stage = page.locator('[data-demo] .demo-stage').first();
      const height = (await stage.boundingBox())?.height;
      await page.locator('[data-demo][data-state=live]').first().waitFor();
      expect((await stage.boundingBox())?.height).toBe(height);
    },
  );

  test('another spacing: stages grow with their content, without a gap', async ({ open }) => {
    const { page } = await open(GUIDE, { storage: theme({ spacing: 10 }) });
    await page.locator('[data-demo][data-state=live]').first().waitFor();
    const stage = page.locator('[data-demo] .demo-stage').first();
    const heights = () =>
      stage.evaluate((element) => [
        element.getBoundingClientRect().height,
        (element.querySelector('.demo-root')?.getBoundingClientRect().height ?? 0) + 2 * 3 * 10,
      ]);
    await expect.poll(async () => new Set(await heights()).size).toBe(1);
  });

  it.each([['Light', {}] as const, ...CHOICES.slice(0, 2)])(
    '%s: a demo looks the same asleep and awake',
    async (name, storage: Record<string, string>) => {
      const { page } = await open(GUIDE, { storage });
      const asleep = await appearanceOf(page.locator(CONTROLLED));
      await wakeDemos(page);
      await page.mouse.move(5, 5);
      await expect.poll(() => appearanceOf(page.locator(CONTROLLED))).toEqual(asleep);
    },
  );
});
