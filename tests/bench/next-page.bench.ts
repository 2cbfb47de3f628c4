import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { createContext } from '../../pipeline/cache/context.ts';
import { serveSite } from '../../pipeline/cli/serve.ts';
import { CHROMIUM } from '../support/browser/executable.ts';
import { MEASURE_PATH, REPORT_PATH, serveEdge, trustEdge } from '../support/edge.ts';
import { getMiddle, round } from './figures.ts';
import type { Bench, Row } from './run.ts';
import { logProgress } from './log-progress.ts';

/** Navigations of each kind; the median counts. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 9);

/** Limit from the click to the paint of the next page's heading, as a share of what it takes without any preparation. */
const MAX_SHARE = 0.6;

/**
 * How long a mouse hovers a link before the click, how long a link is visible before a touch, and how long the touch
 * lasts, in milliseconds.
 */
const HOVER = 1000;
const SIGHT = 1000;
const TOUCH = 120;

/** Round-trip time to the server in milliseconds. */
const DELAY = 100;

const GUIDE = '/x/react-tree-view/rich-tree-view/expansion/';
const NEXT = '.pager [rel=next]';
const OTHER = '.prose li a[href^="/"]';

const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** Element Timing reports when the heading is painted: https://w3c.github.io/element-timing/ */
const observe = (html: string): string =>
  html
    .replaceAll('<h1', '<h1 elementtiming="heading"')
    .replace('</head>', `<script async src="${MEASURE_PATH}"></script></head>`);

const removeRules = (html: string): string => html.replace(/<script type="speculationrules">.*?<\/script>/, '');

/**
 * Runs in every page, prerendered ones too. Uses local storage: a prerendered page has no session storage before it is
 * activated.
 */
const MEASURE = `
  addEventListener('click', ({ timeStamp }) => localStorage.setItem('clicked', performance.timeOrigin + timeStamp), true);
  new PerformanceObserver((list) => {
    const clicked = Number(localStorage.getItem('clicked'));
    if (clicked) fetch('${REPORT_PATH}?ms=' + (performance.timeOrigin + list.getEntries()[0].renderTime - clicked));
  }).observe({ type: 'element', buffered: true });
`;

interface Way {
  name: string;
  rewrite: (html: string) => string;
  /** Whether the browser claims to support speculation rules. */
  supportsRules: boolean;
  /** Follows a link that is in view. */
  act: (page: Page, link: string) => Promise<void>;
  link?: string;
  isPhone?: boolean;
  /** The way without preparation that the limit compares with: only for pages that are rendered before the click. */
  unprepared?: string;
}

const WAYS: readonly Way[] = [
  { name: 'speculation rules, hover', rewrite: observe, supportsRules: true, act: hover, unprepared: 'neither, hover' },
  {
    name: 'speculation rules, touch',
    rewrite: observe,
    supportsRules: true,
    act: touch,
    isPhone: true,
    unprepared: 'neither, touch',
  },
  {
    name: 'speculation rules, touch of another link',
    rewrite: observe,
    supportsRules: true,
    act: touch,
    link: OTHER,
    isPhone: true,
  },
  {
    name: 'prefetch, hover',
    rewrite: (html) => removeRules(observe(html)),
    supportsRules: false,
    act: hover,
  },
  {
    name: 'neither, hover',
    rewrite: (html) => removeRules(observe(html)),
    supportsRules: true,
    act: hover,
  },
  {
    name: 'neither, touch',
    rewrite: (html) => removeRules(observe(html)),
    supportsRules: true,
    act: touch,
    isPhone: true,
  },
];

/** Follows a link from one guide to the next in each way, alternating between ways. */
export async function run(): Promise<Bench[]> {
  await using stack = new AsyncDisposableStack();
  const site = await serveSite(createContext(), { hostname: '127.0.0.1', port: 0 });
  stack.defer(site.stop);
  const browser = await puppeteer.launch({
    executablePath: CHROMIUM,
    headless: 'shell',
    args: ['--no-sandbox', '--disable-gpu', await trustEdge()],
  });
  stack.defer(() => browser.close());
  const times = new Map<string, number[]>(WAYS.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    logProgress(round, ROUNDS);
    for (const way of WAYS) times.get(way.name)?.push(await follow(browser, way, site.url.origin));
  }
  return [
    {
      title: `Next page: from the click to its heading, ${DELAY} ms from the server`,
      rows: WAYS.map((way) => getRow(way, times)),
    },
  ];
}

function getRow({ name, unprepared }: Way, getTimes: ReadonlyMap<string, number[]>): Row {
  const times = getTimes.get(name) ?? [];
  const median = getMiddle(times);
  const figures = {
    'median ms': Math.round(median),
    'least ms': Math.round(Math.min(...times)),
    'most ms': Math.round(Math.max(...times)),
  };
  if (unprepared === undefined) return { name, figures };
  const share = round(median / getMiddle(getTimes.get(unprepared) ?? []), 2);
  return { name, figures: { ...figures, 'of unprepared': share }, atMost: { 'of unprepared': MAX_SHARE } };
}

/** @returns Milliseconds from the click to the paint of the next page's heading. */
async function follow(
  browser: Browser,
  { rewrite, supportsRules, act, link = NEXT, isPhone }: Way,
  site: string,
): Promise<number> {
  const { promise: measured, resolve } = Promise.withResolvers<number>();
  const edge = await serveEdge(site, {
    rewrite,
    delay: DELAY,
    measure: MEASURE,
    onReport: (query) => resolve(Number(query.get('ms'))),
  });
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (isPhone) await page.setViewport(PHONE);
    if (!supportsRules)
      await page.evaluateOnNewDocument(() => Object.assign(HTMLScriptElement, { supports: () => false }));
    await page.goto(edge.origin + GUIDE, { waitUntil: 'networkidle0' });
    await page.$eval(link, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // When a prerendered page takes over, the response to the last input is lost.
    act(page, link).catch(() => undefined);
    return await Promise.race([measured, pause(15_000).then(() => NaN)]);
  } finally {
    await context.close();
    await edge.stop();
  }
}

async function hover(page: Page, link: string): Promise<void> {
  await page.locator(link).hover();
  await pause(HOVER);
  await page.locator(link).click();
}

async function touch(page: Page, link: string): Promise<void> {
  await pause(SIGHT);
  const box = await (await page.$(link))?.boundingBox();
  if (!box) throw new Error(`The page has no ${link}.`);
  await page.touchscreen.touchStart(box.x + box.width / 2, box.y + box.height / 2);
  await pause(TOUCH);
  await page.touchscreen.touchEnd();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
