import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { createContext } from '../../pipeline/context.ts';
import { serveSite } from '../../pipeline/serve.ts';
import { CHROMIUM } from '../browser/executable.ts';
import { IGNORE_CERTIFICATE, serveEdge, type Rewrite } from './edge.ts';
import type { Bench, Row } from './run.ts';

/** Changes of page of each kind; medians count. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 9);

/** Longest from a click to the heading of the next page, in milliseconds. */
const MAX_MS = 60;

/** How long a reader's pointer rests on a link before the click, and their finger before it leaves, in milliseconds. */
const HOVER = 1000;
const TOUCH = 120;

const GUIDE = '/x/react-tree-view/rich-tree-view/expansion/';
const NEXT = '.pager [rel=next]';

const markHeading: Rewrite = (html) => html.replaceAll('<h1', '<h1 elementtiming="heading"');
const removeRules: Rewrite = (html) => html.replace(/<script type="speculationrules">.*?<\/script>/, '');

/** Session storage would not reach a page that is prerendered before the click. */
const CLICKED = 'clicked';

interface Way {
  name: string;
  rewrite: Rewrite;
  /** Whether the browser says that it knows speculation rules. */
  supportsRules: boolean;
  act: (page: Page) => Promise<void>;
  isBound: boolean;
}

const WAYS: readonly Way[] = [
  { name: 'speculation rules, hover', rewrite: markHeading, supportsRules: true, act: hover, isBound: true },
  { name: 'speculation rules, touch', rewrite: markHeading, supportsRules: true, act: touch, isBound: true },
  { name: 'prefetch, hover', rewrite: (html) => removeRules(markHeading(html)), supportsRules: false, act: hover, isBound: true },
  { name: 'neither', rewrite: (html) => removeRules(markHeading(html)), supportsRules: true, act: hover, isBound: false },
];

/** Follows a link from one guide to the next, in each way, in turns. */
export async function run(): Promise<Bench[]> {
  await using stack = new AsyncDisposableStack();
  const site = await serveSite(createContext(), { hostname: '127.0.0.1', port: 0, watch: false });
  stack.defer(site.stop);
  const browser = await puppeteer.launch({ executablePath: CHROMIUM, headless: 'shell', args: ['--no-sandbox', '--disable-gpu', IGNORE_CERTIFICATE] });
  stack.defer(() => browser.close());
  const times = new Map<Way, number[]>(WAYS.map((way) => [way, []]));
  const origins = new Map<Way, string>();
  for (const way of WAYS) {
    const edge = await serveEdge(site.url.origin, way.rewrite);
    stack.defer(edge.stop);
    origins.set(way, edge.origin);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of WAYS) times.get(way)?.push(await follow(browser, way, origins.get(way) ?? ''));
  }
  return [{ title: 'Next page: from the click to its heading', rows: WAYS.map((way) => rowOf(way, times.get(way) ?? [])) }];
}

function rowOf({ name, isBound }: Way, times: readonly number[]): Row {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? NaN);
  return { name, figures: { 'median ms': at(0.5), 'least ms': at(0), 'most ms': at(1) }, ...(isBound && { atMost: { 'median ms': MAX_MS } }) };
}

/** @returns Milliseconds from the click until the heading of the next page is painted. */
async function follow(browser: Browser, { supportsRules, act }: Way, origin: string): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (!supportsRules) await page.evaluateOnNewDocument(() => Object.assign(HTMLScriptElement, { supports: () => false }));
    await page.goto(origin + GUIDE, { waitUntil: 'networkidle0' });
    await page.evaluate((key) => {
      addEventListener('click', ({ timeStamp }) => localStorage.setItem(key, String(performance.timeOrigin + timeStamp)), true);
    }, CLICKED);
    await page.locator(NEXT).hover();
    // The answer to the last input may be lost with the page that it leads away from.
    await act(page).catch(() => undefined);
    return await timeOfHeading(context, origin + GUIDE);
  } finally {
    await context.close();
  }
}

async function hover(page: Page): Promise<void> {
  await pause(HOVER);
  await page.locator(NEXT).click();
}

async function touch(page: Page): Promise<void> {
  const box = await (await page.$(NEXT))?.boundingBox();
  if (!box) throw new Error('The page has no next one.');
  await page.mouse.move(5, 5);
  await page.touchscreen.touchStart(box.x + box.width / 2, box.y + box.height / 2);
  await pause(TOUCH);
  await page.touchscreen.touchEnd();
}

/** Waits for the page that takes the place of another one: the driver does not follow a prerendered page by itself. */
async function timeOfHeading(context: BrowserContext, former: string): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    await pause(200);
    for (const page of await context.pages()) {
      const time = await page.evaluate(readTime, former, CLICKED).catch(() => null);
      if (time !== null) return time;
    }
  }
  throw new Error(`The page after ${former} does not come.`);
}

/** Runs in the page. @returns Null before the next page has painted its heading. */
async function readTime(former: string, key: string): Promise<number | null> {
  if (location.href === former) return null;
  return new Promise<number | null>((resolve) => {
    new PerformanceObserver((list) => {
      const { renderTime } = list.getEntries()[0] as PerformanceEntry & { renderTime: number };
      resolve(performance.timeOrigin + renderTime - Number(localStorage.getItem(key)));
    }).observe({ type: 'element', buffered: true });
    setTimeout(() => resolve(null), 100);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
