import { chromium, type Page } from '@playwright/test';
import { createContext } from '../../pipeline/kit/context.ts';
import { serveSite } from '../../pipeline/commands/serve.ts';
import { CHROMIUM } from '../support/browser/executable.ts';
import { QUESTIONS } from '../nightly/content/questions.ts';
import type { Bench } from './run.ts';
import { logProgress } from './log-progress.ts';

/** CPU slowdown that simulates the reader's machine. */
const THROTTLE = 4;

/** Limit of a query in milliseconds. */
const BUDGET = 30;

const EVERY = 3;

/** Runs of each query. */
const RUNS = 5;

/**
 * Asks questions in the dialog on a slow CPU, and measures the time from input to results. Each question is asked
 * twice, so that the second run has the index files and does not measure the network.
 */
export async function run(): Promise<Bench[]> {
  const site = await serveSite(createContext(), { hostname: '127.0.0.1', port: 0, watch: false });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${site.url.origin}/x/react-data-grid/`);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    const queries = QUESTIONS.filter(({ locale }, at) => locale === 'en' && at % EVERY === 0).map(({ query }) => query);
    for (const query of queries) await ask(page, query);
    const base = await times(page, queries);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const slow = await times(page, queries);
    const figures = (sorted: readonly number[]) => ({
      'query ms': Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      'slowest ms': Math.round(sorted.at(-1) ?? 0),
    });
    const rows = [
      { name: 'this machine', figures: figures(base) },
      { name: `${THROTTLE}x throttle`, figures: figures(slow), atMost: { 'slowest ms': BUDGET } },
    ];
    return [{ title: `Search: ${queries.length} queries in the dialog`, rows }];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Sorted query times in milliseconds; the median of several runs, to exclude garbage collection. */
async function times(page: Page, queries: readonly string[]): Promise<number[]> {
  const all: number[] = [];
  for (const [at, query] of queries.entries()) {
    logProgress(at, queries.length, 'query');
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await ask(page, query));
    all.push(runs.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0);
  }
  return all.sort((a, b) => a - b);
}

/** Types a query. @returns Milliseconds until the dialog shows the results. */
function ask(page: Page, query: string): Promise<number> {
  return page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>('.find-field');
    const list = document.querySelector('.find-list');
    if (!field || !list) throw new Error('The search dialog is not open.');
    list.replaceChildren();
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(list, { childList: true });
    });
    field.value = text;
    const start = performance.now();
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await shown;
    return performance.now() - start;
  }, query);
}
