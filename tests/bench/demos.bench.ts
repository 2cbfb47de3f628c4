import { chromium, type Browser, type Page } from '@playwright/test';
import { createContext } from '../../pipeline/kit/context.ts';
import { serveSite } from '../../pipeline/commands/serve.ts';
import { CHROMIUM } from '../support/browser/executable.ts';
import { servePlainDemo } from './plain-demo.ts';
import type { Bench, Row } from './run.ts';
import { logProgress } from './log-progress.ts';

/** CPU slowdown that simulates the reader's machine. */
const THROTTLE = 4;

/** Runs of each demo; the median counts. */
const RUNS = 5;

const DEMOS = [
  { family: 'tree', page: '/x/react-tree-view/rich-tree-view/expansion/', demo: 'BasicExpansion', budget: 200 },
  { family: 'grid', page: '/x/react-data-grid/row-selection/', demo: 'SingleSelection', budget: 400 },
  { family: 'charts', page: '/x/react-charts/bars/', demo: null, budget: null },
  { family: 'pickers', page: '/x/react-date-pickers/date-calendar/', demo: null, budget: null },
] as const;

/** Long tasks (50 ms or more) in milliseconds. */
interface Tasks {
  longest: number;
  sum: number;
}

/** Wakes one demo of each family on a slow CPU, and compares that with plain hydration of the same demo. */
export async function run(): Promise<Bench[]> {
  const context = createContext();
  const site = await serveSite(context, { hostname: '127.0.0.1', port: 0, watch: false });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  const rows: Row[] = [];
  try {
    for (const [at, { family, page, demo, budget }] of DEMOS.entries()) {
      logProgress(at, DEMOS.length, 'demo');
      const id = demo ?? (await firstDemoOf(site.url.origin + page));
      const plain = await servePlainDemo(context, page, id);
      const ours: Tasks[] = [];
      const theirs: Tasks[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        ours.push(await measure(browser, site.url.origin + page, (opened) => wake(opened, id)));
        theirs.push(await measure(browser, plain.origin, hydrate));
      }
      await plain.stop();
      rows.push({
        name: `${family}: ${id}`,
        figures: figures(middle(ours), middle(theirs)),
        ...(budget !== null && { atMost: { 'longest task ms': budget } }),
      });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return [{ title: `Waking a demo at ${THROTTLE}x throttle, beside a plain hydration of it`, rows }];
}

function figures(ours: Tasks, theirs: Tasks): Row['figures'] {
  const ratio = (a: number, b: number) => Number((a / Math.max(b, 1)).toFixed(2));
  return {
    'longest task ms': Math.round(ours.longest),
    'plain longest ms': Math.round(theirs.longest),
    'longest ratio': ratio(ours.longest, theirs.longest),
    'all ratio': ratio(ours.sum, theirs.sum),
  };
}

async function firstDemoOf(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  const id = /<figure class="demo" id="(\w+)"/.exec(html)?.[1];
  if (id === undefined) throw new Error(`${address} has no demo.`);
  return id;
}

/** Opens a page in a new context, runs `act` with CPU throttling, and records long tasks until it is done. */
async function measure(browser: Browser, address: string, act: (page: Page) => Promise<void>): Promise<Tasks> {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await act(page);
  // Long tasks are reported after they end, and the first frames of a component count as waking.
  await page.waitForTimeout(1500);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await page.context().close();
  return { longest: Math.max(0, ...tasks), sum: tasks.reduce((total, task) => total + task, 0) };
}

/**
 * Hovers a demo and waits until it is live. The page does the waiting: polling by Playwright would add work on its main
 * thread.
 */
async function wake(page: Page, id: string): Promise<void> {
  await page.evaluate(async (demo) => {
    const figure = document.querySelector(`#${demo}`);
    figure?.querySelector('.demo-root')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise<void>((resolve) => {
      const look = () => {
        if (figure?.getAttribute('data-state') === 'live') resolve();
      };
      new MutationObserver(look).observe(document, {
        attributes: true,
        subtree: true,
        attributeFilter: ['data-state'],
      });
      look();
    });
  }, id);
}

/** Loads the plain page's script, which hydrates immediately. */
async function hydrate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: '/plain.js' }));
    await new Promise((resolve) => {
      new MutationObserver(resolve).observe(document.documentElement, {
        attributes: true,
        attributeFilter: ['data-hydrated'],
      });
    });
  });
}

function middle(runs: readonly Tasks[]): Tasks {
  const sorted = runs.toSorted((a, b) => a.longest - b.longest);
  return sorted[Math.floor(sorted.length / 2)] ?? { longest: 0, sum: 0 };
}
