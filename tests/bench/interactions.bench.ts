import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { serveSite } from '../../pipeline/cli/serve.ts';
import { createContext } from '../../pipeline/cache/context.ts';
import { CHROMIUM } from '../support/browser/executable.ts';
import { wakeDemos, waitUntil } from '../support/browser/observe.ts';
import { THROTTLE } from '../support/browser/visit.ts';
import { getMiddle, round } from './figures.ts';
import { servePlain } from './plain-site.ts';
import type { Bench, Row } from './run.ts';
import { logProgress } from './log-progress.ts';

/** Runs of each interaction; the median counts. */
const RUNS = 5;

/** Time after an interaction in which its last events are reported, in milliseconds. */
const SETTLE_MS = 800;

/** Time between two typed characters, in milliseconds. */
const TYPING_MS = 120;

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const TREES = '/x/react-tree-view/rich-tree-view/expansion/';
const CHARTS = '/x/react-charts/bars/';
const GRIDS = '/x/react-data-grid/row-selection/';
const PICKERS = '/x/react-date-pickers/date-picker/';
const REFERENCE = '/x/api/data-grid/data-grid/';

/** How many demos are live when the palette or the direction changes. */
const LIVE_DEMOS = 6;

interface Interaction {
  name: string;
  path: string;
  /** Limit, as a multiple of what the plain page's event takes in the same run. */
  limit: number;
  device?: BrowserContextOptions;
  /** Before throttling and measuring. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** Selector of what the reader waits to see; without one, the longest event counts. */
  seen?: string;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'typing in search',
    path: TREES,
    limit: 1.9,
    prepare: openSearch,
    act: (page) => page.keyboard.type('row selection', { delay: TYPING_MS }),
  },
  {
    name: `dark, with ${LIVE_DEMOS} live demos`,
    path: CHARTS,
    limit: 1.9,
    prepare: async (page) => {
      await wakeSome(page);
      await page.locator('details:has([data-set-mode]) > summary').click();
    },
    act: (page) => page.locator('[data-set-mode="dark"]').click(),
  },
  {
    name: `right to left, with ${LIVE_DEMOS} live demos`,
    path: CHARTS,
    limit: 1.9,
    prepare: async (page) => {
      await wakeSome(page);
      await openSettings(page);
    },
    act: (page) => page.getByRole('button', { name: 'Right to left', exact: true }).click(),
  },
  {
    name: 'opening a picker again',
    path: PICKERS,
    limit: 1.9,
    prepare: async (page) => {
      await wakeDemos(page);
      await choosePicker(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
    act: choosePicker,
  },
  {
    name: 'typing in the editor',
    path: TREES,
    limit: 1.9,
    prepare: async (page) => {
      await openEditor(page);
      await page.locator('.cm-content').first().focus();
    },
    act: (page) => page.keyboard.type('// a few words more', { delay: TYPING_MS }),
  },
  {
    name: 'filter of the reference',
    path: REFERENCE,
    limit: 1.9,
    prepare: (page) => page.locator('.ref-tools input').first().focus(),
    act: (page) => page.keyboard.type('selection', { delay: TYPING_MS }),
  },
  {
    name: 'first tap on a sleeping grid',
    path: GRIDS,
    limit: 7.7,
    device: PHONE,
    prepare: (page) => page.locator('[data-demo]').first().scrollIntoViewIfNeeded(),
    act: (page) => page.locator('[data-demo]').first().locator('.MuiDataGrid-row').nth(1).tap(),
    seen: '[data-demo] .MuiDataGrid-row.Mui-selected',
  },
  {
    name: 'the search dialog',
    path: TREES,
    limit: 2.9,
    act: (page) => page.keyboard.press('Control+k'),
    seen: 'dialog[open]',
  },
  {
    name: 'the settings',
    path: TREES,
    limit: 3.8,
    act: (page) => page.getByRole('button', { name: 'Settings', exact: true }).click(),
    seen: '[role="dialog"]',
  },
  { name: 'the editor', path: TREES, limit: 11.5, act: (page) => editButton(page).click(), seen: '.cm-content' },
];

/** Interactions at 4x throttle: the longest event of each, or the time until its answer is painted. */
export async function run(): Promise<Bench[]> {
  const site = await serveSite(createContext(), { hostname: '127.0.0.1', port: 0 });
  const plainSite = await servePlain({ '/': { type: 'text/html', text: PLAIN_PAGE } });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  try {
    const times = INTERACTIONS.map((): number[] => []);
    const plain: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      logProgress(run, RUNS);
      for (const [at, interaction] of INTERACTIONS.entries()) {
        // Before each, as it varies more from run to run than any other row.
        plain.push(await measure(browser, plainSite.origin, PLAIN));
        times[at]?.push(await measure(browser, site.url.origin, interaction));
      }
    }
    const scale = getMiddle(plain);
    const rows = INTERACTIONS.map(({ name, limit }, at): Row => {
      const ms = getMiddle(times[at] ?? []);
      return {
        name,
        figures: { ms: Math.round(ms), 'of plain': round(ms / scale, 2) },
        atMost: { 'of plain': limit },
      };
    });
    return [
      {
        title: `Interactions at ${THROTTLE}x throttle, medians of ${RUNS}`,
        rows: [{ name: PLAIN.name, figures: { ms: Math.round(scale) } }, ...rows],
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
    await plainSite.stop();
  }
}

/** A page whose button adds a thousand lines: the work of a plain event. */
const PLAIN_PAGE = `<!doctype html><title>Plain</title><button>Add</button><ul></ul><script>
  document.querySelector('button').onclick = () => {
    for (let i = 0; i < 1000; i += 1) {
      const line = document.createElement('li');
      line.textContent = 'Line ' + i;
      document.querySelector('ul').append(line);
    }
  };
</script>`;

const PLAIN: Interaction = {
  name: 'a plain page adds a thousand lines',
  path: '/',
  limit: Infinity,
  act: (page) => page.getByRole('button').click(),
};

async function measure(browser: Browser, origin: string, interaction: Interaction): Promise<number> {
  const { path, device = DESKTOP, prepare, act, seen } = interaction;
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await noteInputs(page);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    return seen === undefined ? await longestEvent(page, act) : await timeUntilSeen(page, seen, act);
  } finally {
    await context.close();
  }
}

type MeasuredWindow = Window &
  typeof globalThis & { inputAt?: number | undefined; longest?: number; seenAfter?: number };

/** Notes when the last input came, ahead of the page's own listeners: those of a sleeping demo stop the event. */
const noteInputs = (page: Page) =>
  page.addInitScript(() => {
    const note = ({ timeStamp }: Event) => ((window as MeasuredWindow).inputAt = timeStamp);
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, { capture: true });
  });

/** The longest event of an interaction, from the input to the next paint. */
async function longestEvent(page: Page, act: Interaction['act']): Promise<number> {
  await page.evaluate(() => {
    const measured: MeasuredWindow = window;
    measured.longest = 0;
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) measured.longest = Math.max(measured.longest ?? 0, duration);
    }).observe(options);
  });
  await act(page);
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => (window as MeasuredWindow).longest ?? 0);
}

/** Time from the input to the first frame with a visible element. */
async function timeUntilSeen(page: Page, selector: string, act: Interaction['act']): Promise<number> {
  await page.evaluate((wanted) => {
    const measured: MeasuredWindow = window;
    measured.inputAt = undefined;
    const look = () => {
      const isSeen = [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility());
      if (measured.inputAt !== undefined && isSeen) measured.seenAfter = performance.now() - measured.inputAt;
      else requestAnimationFrame(look);
    };
    look();
  }, selector);
  await act(page);
  await waitUntil(page, () => (window as MeasuredWindow).seenAfter !== undefined);
  return page.evaluate(() => (window as MeasuredWindow).seenAfter ?? NaN);
}

function editButton(page: Page) {
  return page
    .locator('[data-demo]')
    .first()
    .getByRole('button', { name: /^Edit / });
}

async function openEditor(page: Page): Promise<void> {
  await editButton(page).click();
  await page.locator('.cm-content').first().waitFor();
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  // The first query loads the words; what counts here is typing.
  await page.keyboard.type('rows', { delay: TYPING_MS });
  await page.locator('.find-list [href]').first().waitFor();
  await page.keyboard.press('Control+a');
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
}

/** Wakes the first demos of a page, and shows the first again. */
async function wakeSome(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  for (const demo of (await page.locator('[data-demo]').all()).slice(0, LIVE_DEMOS)) {
    await demo.scrollIntoViewIfNeeded();
    await demo.and(page.locator('[data-state="live"]')).waitFor();
  }
  const live = await page.locator('[data-demo][data-state="live"]').count();
  if (live < LIVE_DEMOS) throw new Error(`${live} demos are live, and not ${LIVE_DEMOS}.`);
}

async function choosePicker(page: Page): Promise<void> {
  await page
    .locator('[data-demo]')
    .first()
    .getByRole('button', { name: /^Choose date/ })
    .click();
  await page.getByRole('dialog').waitFor();
}
