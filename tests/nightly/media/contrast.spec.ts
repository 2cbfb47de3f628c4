import type { Locator, Page } from '@playwright/test';
import { expect, test, type OpenOptions } from '../../support/browser/test.ts';
import { beginToUse, settle, getStyle } from '../../support/browser/observe.ts';
import { GUIDE } from '../../support/browser/pages.ts';

const REFERENCE = '/x/api/tree-view/tree-item/';
const INSTALLATION = '/x/introduction/installation/';

const FORCED: OpenOptions = { forcedColors: 'active', colorScheme: 'light' };

/** Asks the search dialog for what has several answers. */
async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').first().fill('expansion');
}

/** Controls with a selected and an unselected element, and what shows them. */
const CHOICES: [name: string, path: string, chosen: string, other: string, show?: (page: Page) => Promise<void>][] = [
  ['the page in the navigation', GUIDE, '#navigation a[aria-current=page]', '#navigation a:not([aria-current])'],
  [
    'the section in the contents',
    `${GUIDE}#controlled-expansion`,
    '#contents a[aria-current]',
    '#contents a:not([aria-current])',
  ],
  ['the tab of a code group', INSTALLATION, '.codegroup > :checked + label', '.codegroup > :not(:checked) + label'],
  ['the view of the reference', REFERENCE, '.ref-tools [aria-pressed=true]', '.ref-tools [aria-pressed=false]'],
  ['the plan in a gallery', '/x/react-charts/', '.gallery label:has(:checked)', '.gallery label:not(:has(:checked))'],
  [
    'the result that Enter opens',
    GUIDE,
    '.find-option[aria-selected=true]',
    '.find-option[aria-selected=false]',
    search,
  ],
  [
    'the day of a calendar',
    '/x/introduction/',
    '.MuiPickersDay-root.Mui-selected',
    '.MuiPickersDay-root:not(.Mui-selected)',
  ],
  ['the hand of a clock', '/x/introduction/', '.MuiClockPointer-thumb', '.MuiClockNumber-root:not(.Mui-selected)'],
  [
    'the item of a tree',
    '/x/introduction/',
    '.MuiTreeItem-content[data-selected]',
    '.MuiTreeItem-content:not([data-selected])',
  ],
];

const getGround = (locator: Locator) => getStyle(locator.first(), 'background-color');

/** Two elements have different grounds. */
const differ = (one: Locator, other: Locator) =>
  expect.poll(async () => (await getGround(one)) === (await getGround(other)), 'the same ground').toBe(false);

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.waitFor();
  return drawer;
}

test.describe('in forced colours', () => {
  for (const [name, path, chosen, other, show] of CHOICES) {
    test(`${name} is distinguishable`, async ({ open }) => {
      const { page } = await open(path, FORCED);
      await beginToUse(page);
      await show?.(page);
      await page.locator(chosen).first().waitFor();
      await differ(page.locator(chosen), page.locator(other));
    });
  }

  test('the values of settings are distinguishable, and the slider has a thumb', async ({ open }) => {
    const { page } = await open(GUIDE, FORCED);
    const drawer = await openSettings(page);
    await differ(drawer.getByRole('button', { pressed: true }), drawer.getByRole('button', { pressed: false }));
    await differ(drawer.locator('.MuiSlider-thumb'), drawer);
  });

  test('code, contents and ad have a border', async ({ open }) => {
    const { page } = await open(INSTALLATION, { ...FORCED, viewport: { width: 768, height: 1000 } });
    for (const part of ['.code:not(.codegroup > *)', '.codegroup', '#contents summary', '[data-ad] > .ad'])
      await expect(page.locator(part).first()).toHaveCSS('border-top-style', 'solid');
  });
});

test.describe('for readers who ask for more contrast', () => {
  const CONTRAST: OpenOptions = { contrast: 'more', colorScheme: 'light' };

  for (const [name, path, part] of [
    ['a block of code', INSTALLATION, '.codegroup'],
    ['a name in a sentence', GUIDE, '.prose > p > code'],
    ['the ad', GUIDE, '[data-ad] > .ad'],
    ['a demo', GUIDE, '.demo'],
  ] as const) {
    test(`${name} has a border as dark as text`, async ({ open }) => {
      const { page } = await open(path, CONTRAST);
      const text = await getStyle(page.locator('body'), 'color');
      await expect(page.locator(part).first()).toHaveCSS('border-top-color', text);
      await expect(page.locator(part).first()).toHaveCSS('border-top-width', '1px');
    });
  }

  test('the lines of a grid are as dark as text', async ({ open }) => {
    const { page } = await open('/x/react-data-grid/editing/', CONTRAST);
    const text = await getStyle(page.locator('body'), 'color');
    await expect(page.locator('.MuiDataGrid-root').first()).toHaveCSS('border-top-color', text);
  });
});

test.describe('for readers who ask for less motion', () => {
  test('the progress line of a waking demo is not animated', async ({ open }) => {
    const { page } = await open(GUIDE, { reducedMotion: 'reduce' });
    const line = await page
      .locator('.demo')
      .first()
      .evaluate((demo) => {
        demo.setAttribute('data-waking', '');
        const { animationName, height } = getComputedStyle(demo.querySelector('.demo-stage') ?? demo, '::after');
        return { animationName, height };
      });
    expect(line).toEqual({ animationName: 'none', height: '2px' });
  });

  test('the settings stand at their place at once', async ({ open }) => {
    const { page } = await open(GUIDE, { reducedMotion: 'reduce' });
    await page.evaluate(() => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        const isDrawer = target instanceof Element && target.closest('.MuiDrawer-root');
        if (isDrawer && /transform|opacity/.test(propertyName)) moves.push(propertyName);
      });
    });
    await openSettings(page);
    await page.evaluate(settle);
    const moves = await page.evaluate(() => (window as unknown as { moves: string[] }).moves);
    expect(moves).toEqual([]);
  });

  test('the search dialog stands at its place at once', async ({ open }) => {
    const { page } = await open(GUIDE, { reducedMotion: 'reduce' });
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('.find')).toHaveCSS('animation-name', 'none');
  });
});
