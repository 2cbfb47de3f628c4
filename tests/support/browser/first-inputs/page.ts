import type { Page } from '@playwright/test';
import { GUIDE } from '../pages.ts';
import { beginToUse } from '../observe.ts';
import { expect } from '../test.ts';
import { CLIPBOARD, PHONE, TOUCH, byEach, getStage, press, pressKeys, tap, type FirstInput } from './acts.ts';

const PLAYGROUND = '/x/api/charts/gauge/';
const CODE = '/x/introduction/installation/';
const THEME = '/x/theme/';

const editButton = (page: Page) => page.locator('#ControlledExpansion [data-demo-edit]');
const editorLine = (page: Page) => page.locator('#ControlledExpansion .cm-line').first();
const expandAll = (page: Page) => getStage(page, 'ControlledExpansion').getByRole('button');
const products = (page: Page) => page.locator('.bar .products > summary');
const settings = (page: Page) => page.locator('[data-settings]');
const navigationFilter = (page: Page) => page.locator('.nav-tools input');
const findField = (page: Page) => page.locator('.find-field');
const copyButton = (page: Page) => page.locator('[data-copy]').filter({ visible: true }).first();
const contentsEntry = (page: Page) => page.locator('#contents li a').nth(1);
const menuButton = (page: Page) => page.locator('.bar-menu');
const expectCopied = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
const expectOneTab = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('.codegroup input:checked')
        .evaluateAll((tabs) => new Set(tabs.map((tab) => (tab as HTMLInputElement).value)).size),
    )
    .toBe(1);
const secondTab = (page: Page) => page.locator('.codegroup').first().locator('label').nth(1);

/** Inputs on the page itself. */
export const PAGE_INPUTS: readonly FirstInput[] = [
  {
    kind: 'search',
    act: 'key',
    does: 'has all that is typed after a slash',
    path: GUIDE,
    perform: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('row grouping');
    },
    expectKept: async (page) => {
      await expect(findField(page)).toHaveValue('row grouping');
      // Not the first: results of the page's own library come before it.
      await expect(page.locator('.find-list')).toContainText(/row grouping/i);
    },
  },
  {
    kind: 'search',
    act: 'text',
    does: 'opens the first result on Enter',
    path: GUIDE,
    perform: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('controlled expansion');
      await page.keyboard.press('Enter');
    },
    expectKept: (page) => expect(page).toHaveURL(/#controlled-expansion$/),
  },
  ...byEach(['pointer', 'touch'], {
    kind: 'search',
    does: 'has what is typed after a press',
    path: GUIDE,
    perform: async (page, use) => {
      await use(page.locator('[data-search] input'));
      await page.keyboard.type('pinning');
    },
    expectKept: (page) => expect(findField(page)).toHaveValue('pinning'),
  }),
  {
    kind: 'navigation filter',
    act: 'text',
    does: 'follows the first entry that is left on Enter',
    path: GUIDE,
    perform: async (page) => {
      await navigationFilter(page).focus();
      await page.keyboard.type('ordering');
      await page.keyboard.press('Enter');
    },
    expectKept: (page) => expect(page).toHaveURL(/ordering/),
  },
  {
    kind: 'navigation filter',
    act: 'pointer',
    does: 'hides other entries',
    path: GUIDE,
    perform: async (page) => {
      await press(page, navigationFilter(page));
      await page.keyboard.type('ordering');
    },
    expectKept: (page) =>
      expect(page.locator('.nav-tools + div a').filter({ visible: true }).first()).toContainText(/ordering/i),
  },
  {
    kind: 'menu',
    act: 'key',
    does: 'moves to the second entry by two keys, without scrolling the page',
    path: GUIDE,
    perform: (page) => pressKeys(page, products(page), 'ArrowDown', 'ArrowDown'),
    expectKept: async (page) => {
      await expect(page.locator('.bar .products li > :is(a, button)').nth(1)).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    },
  },
  {
    kind: 'menu',
    act: 'pointer',
    does: 'closes at a press elsewhere',
    path: GUIDE,
    perform: async (page) => {
      await press(page, products(page));
      await press(page, page.locator('h1'));
    },
    expectKept: (page) => expect(page.locator('.bar .products')).not.toHaveAttribute('open'),
  },
  {
    kind: 'menu',
    act: 'pointer',
    does: 'stays open after presses elsewhere that came before',
    path: GUIDE,
    perform: async (page) => {
      await press(page, expandAll(page));
      await press(page, page.locator('h1'));
      await press(page, products(page));
    },
    expectKept: async (page) => {
      await expect(expandAll(page)).toHaveText('Collapse all');
      await beginToUse(page);
      await expect(page.locator('.bar .products')).toHaveAttribute('open');
    },
  },
  {
    kind: 'menu',
    act: 'touch',
    does: 'opens',
    path: GUIDE,
    options: TOUCH,
    perform: (page) => tap(page, products(page)),
    expectKept: (page) => expect(page.locator('.bar .products')).toHaveAttribute('open'),
  },
  {
    kind: 'theme',
    act: 'text',
    does: 'is made of the color that is typed',
    path: THEME,
    perform: async (page) => {
      await page.getByRole('textbox', { name: 'Brand color', exact: true }).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('#116633');
    },
    expectKept: (page) => expect(page.locator('[data-theme-summary]')).toContainText('7.0:1'),
  },
  ...byEach(['key', 'pointer', 'touch'], {
    kind: 'settings',
    does: 'opens',
    path: GUIDE,
    perform: (page, use) => use(settings(page)),
    expectKept: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  }),
  ...byEach(['key', 'pointer', 'touch'], {
    kind: 'editor',
    does: 'has what was typed meanwhile',
    path: GUIDE,
    perform: async (page, use) => {
      await use(editButton(page));
      await page.keyboard.type('// abcdef ');
    },
    expectKept: async (page) => {
      await expect(editorLine(page)).toContainText('// abcdef ');
      await expect(page.locator('#ControlledExpansion .cm-content')).toBeFocused();
    },
  }),
  ...byEach(['key', 'pointer', 'touch'], {
    kind: 'playground',
    does: 'opens its controls',
    path: PLAYGROUND,
    perform: (page, use) => use(page.locator('[data-demo-play]')),
    expectKept: async (page) => {
      await expect(page.locator('[data-demo-play]')).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('.play')).toHaveCount(1);
    },
  }),
  ...byEach(['key', 'pointer', 'touch'], {
    kind: 'code tabs',
    does: 'are chosen in every group',
    path: CODE,
    perform: (page, use, act) =>
      act === 'key'
        ? pressKeys(page, page.locator('.codegroup input:checked').first(), 'ArrowRight')
        : use(secondTab(page)),
    expectKept: async (page) => {
      await expect(page.locator('.codegroup').first().locator('input').first()).not.toBeChecked();
      await expectOneTab(page);
    },
  }),
  ...byEach(['key', 'pointer', 'touch'], {
    kind: 'copy',
    does: 'copies',
    path: CODE,
    options: CLIPBOARD,
    perform: async (page, use) => {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await use(copyButton(page));
    },
    expectKept: expectCopied,
  }),
  ...byEach(['key', 'pointer', 'touch'], {
    kind: 'contents',
    does: 'lead to a section',
    path: GUIDE,
    perform: (page, use) => use(contentsEntry(page)),
    expectKept: (page) => expect(page).toHaveURL(/#/),
  }),
  ...byEach(['key', 'touch'], {
    kind: 'phone menu',
    does: 'opens, and the focus is in it',
    path: GUIDE,
    options: PHONE,
    perform: (page, use) => use(menuButton(page)),
    expectKept: async (page) => {
      await expect(page.locator('#navigation')).toBeVisible();
      await expect(page.locator('#navigation :focus')).toHaveCount(1);
    },
  }),
];
