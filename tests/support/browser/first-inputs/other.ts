import type { Page } from '@playwright/test';
import { GUIDE } from '../pages.ts';
import { expect } from '../test.ts';
import {
  CLIPBOARD,
  TOUCH,
  byEach,
  compose,
  drag,
  paste,
  getPlace,
  press,
  pressKeys,
  getStage,
  swipe,
  tap,
  type FirstInput,
} from './acts.ts';

const PICKER = '/x/react-date-pickers/date-picker/';
const START = '/x/introduction/';
const BARS = '/x/react-charts/bars/';
const ZOOM = '/x/react-charts/zoom-and-pan/';
const LABELS = '/x/react-tree-view/rich-tree-view/editing/';

const ORDER = '/x/react-tree-view/rich-tree-view/ordering/';

const month = (page: Page) => getStage(page, 'TourDay').getByRole('spinbutton', { name: 'Month' });
const date = (page: Page) => getStage(page, 'TourDay').locator('input[aria-hidden]');
const nextMonth = (page: Page) => getStage(page, 'Curtain').getByRole('button', { name: 'Next month' });
const slider = (page: Page) => getStage(page, 'BarGaps').locator('.MuiSlider-thumb input').first();
const bar = (page: Page) => getStage(page, 'BarClicks').locator('rect').last();
const branch = (page: Page) => getStage(page, 'ControlledExpansion').locator('[role=treeitem][aria-expanded]').first();
const branchLabel = (page: Page) => branch(page).locator('.MuiTreeItem-label').first();
const treeLabel = (page: Page) => getStage(page, 'BasicEditing').locator('.MuiTreeItem-label').first();
const orderLabels = (page: Page) => getStage(page, 'BasicOrdering').locator('.MuiTreeItem-label');

/** Inputs on pickers, charts, trees and sliders. */
export const OTHER_INPUTS: readonly FirstInput[] = [
  {
    kind: 'picker field',
    act: 'text',
    does: 'has the whole date that is typed after a press',
    path: PICKER,
    perform: async (page) => {
      await press(page, month(page));
      await page.keyboard.type('11232027');
    },
    expectKept: (page) => expect(date(page)).toHaveValue('11/23/2027'),
  },
  {
    kind: 'picker field',
    act: 'key',
    does: 'has the whole date that is typed after the focus came by a key, and the arrow keys',
    path: PICKER,
    perform: (page) => pressKeys(page, month(page), ...'11232027', 'ArrowUp'),
    expectKept: (page) => expect(date(page)).toHaveValue('11/23/2028'),
  },
  {
    kind: 'picker field',
    act: 'touch',
    does: 'has what is typed after a tap',
    path: PICKER,
    options: TOUCH,
    perform: async (page) => {
      await tap(page, month(page));
      await page.keyboard.type('11');
    },
    expectKept: (page) => expect(date(page)).toHaveValue(/^11/),
  },
  {
    kind: 'picker field',
    act: 'composition',
    does: 'has the month that an input method composed',
    path: PICKER,
    perform: async (page) => {
      await press(page, month(page));
      await compose(page, '1', '11');
    },
    expectKept: (page) => expect(date(page)).toHaveValue(/^11/),
  },
  {
    kind: 'picker field',
    act: 'paste',
    does: 'has the date that was pasted',
    path: PICKER,
    options: CLIPBOARD,
    perform: async (page) => {
      await press(page, month(page));
      await page.keyboard.press('Control+a');
      await paste(page, '11/23/2027');
    },
    expectKept: (page) => expect(date(page)).toHaveValue('11/23/2027'),
  },
  ...byEach(['key', 'pointer', 'touch'], {
    kind: 'calendar',
    does: 'goes on by a month for each press',
    path: START,
    perform: async (page, use) => {
      for (let time = 0; time < 3; time += 1) await use(nextMonth(page));
    },
    expectKept: (page) => expect(getStage(page, 'Curtain').getByText(/^September/)).toBeVisible(),
  }),
  {
    kind: 'slider',
    act: 'pointer',
    does: 'is dragged by a pointer that leaves the demo',
    path: BARS,
    perform: (page) => drag(page, getStage(page, 'BarGaps').locator('.MuiSlider-thumb').first(), 40, -400),
    expectKept: (page) => expect(slider(page)).not.toHaveValue('0.2'),
  },
  {
    kind: 'slider',
    act: 'touch',
    does: 'is dragged',
    path: BARS,
    options: TOUCH,
    perform: (page) => swipe(page, getStage(page, 'BarGaps').locator('.MuiSlider-thumb').first(), 40),
    expectKept: (page) => expect(slider(page)).not.toHaveValue('0.2'),
  },
  {
    kind: 'slider',
    act: 'key',
    does: 'moves by each key',
    path: BARS,
    perform: (page) => pressKeys(page, slider(page), 'ArrowRight', 'ArrowRight', 'ArrowRight'),
    expectKept: (page) => expect(slider(page)).toHaveValue('0.5'),
  },
  ...byEach(['pointer', 'touch'], {
    kind: 'chart',
    does: 'tells the bar that was pressed, with its axis',
    path: BARS,
    perform: (page, use) => use(bar(page)),
    expectKept: (page) => expect(getStage(page, 'BarClicks')).toContainText(/Axis: (?:Thu|Fri|Sat|Sun): /),
  }),
  {
    kind: 'chart',
    act: 'wheel',
    does: 'zooms, and the page does not scroll',
    path: ZOOM,
    perform: async (page) => {
      const chart = getStage(page, 'BasicZoom').locator('svg').first();
      const { x, y } = await getPlace(chart);
      await page.mouse.move(x, y);
      await chart.evaluate((element) => {
        document.documentElement.dataset.labels = element.closest('.demo-root')?.textContent ?? '';
        document.documentElement.dataset.scrolled = String(scrollY);
      });
      for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, -120);
    },
    expectKept: async (page) => {
      await expect(page.locator('#BasicZoom')).toHaveAttribute('data-state', 'live');
      await expect
        .poll(() =>
          getStage(page, 'BasicZoom').evaluate(
            ({ textContent }) => textContent !== document.documentElement.dataset.labels,
          ),
        )
        .toBe(true);
      await expect
        .poll(() => page.evaluate(() => String(scrollY) === document.documentElement.dataset.scrolled))
        .toBe(true);
    },
  },
  ...byEach(['key', 'pointer', 'touch'], {
    kind: 'tree',
    does: 'expands the item that was pressed',
    path: GUIDE,
    perform: async (page, use, act) => {
      await branch(page).evaluate((item) => {
        document.documentElement.dataset.before = item.ariaExpanded ?? '';
      });
      await use(act === 'key' ? branch(page) : branchLabel(page));
    },
    expectKept: (page) =>
      expect
        .poll(() => branch(page).evaluate((item) => item.ariaExpanded !== document.documentElement.dataset.before))
        .toBe(true),
  }),
  {
    kind: 'tree',
    act: 'drop',
    does: 'has an item where it was dragged',
    path: ORDER,
    perform: (page) => drag(page, orderLabels(page).nth(1), 0, 70),
    expectKept: (page) => expect(orderLabels(page).nth(1)).toHaveText('The letter'),
  },
  {
    kind: 'tree',
    act: 'text',
    does: 'renames an item after a double click',
    path: LABELS,
    perform: async (page) => {
      await press(page, treeLabel(page), 2);
      await page.keyboard.press('Control+a');
      await page.keyboard.type('Renamed');
      await page.keyboard.press('Enter');
    },
    expectKept: (page) => expect(treeLabel(page)).toHaveText('Renamed'),
  },
];
