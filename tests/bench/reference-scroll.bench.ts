import { stat } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readBuildInfo } from '../../pipeline/kit/build-info.ts';
import { createContext } from '../../pipeline/kit/context.ts';
import { serveSite } from '../../pipeline/commands/serve.ts';
import { DEFAULT_LOCALE } from '../../site/locales.ts';
import { contentFolder, pageAssetName } from '../../site/page.ts';
import { CHROMIUM } from '../support/browser/executable.ts';
import { middleOf, round } from './figures.ts';
import type { Bench, Row } from './run.ts';
import { readSitePages } from '../support/site-addresses.ts';
import { THROTTLE } from '../support/browser/visit.ts';
import { logProgress } from './log-progress.ts';

/** A narrow phone. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A short guide as baseline. */
const GUIDE = '/x/introduction/support/';

/** Scroll speed in CSS pixels per second, and distance in CSS pixels. */
const SPEED = 4000;
const DISTANCE = 8000;

const ROUNDS = 3;

/** A frame longer than this counts as dropped, in milliseconds. */
const MISSED_MS = 50;

/** How many more frames the reference may drop than the guide, in percentage points. */
const MAX_MORE_MISSED = 2;

/** Durations of frames while scrolling, in milliseconds. */
type Frames = number[];

/** The English reference page with the largest file. */
async function heaviestReference(): Promise<string> {
  const { out } = createContext();
  const { id } = await readBuildInfo({ out });
  const folder = path.join(out, 'assets', contentFolder(id));
  let heaviest = { html: '', size: 0 };
  for (const { locale, key, html } of await readSitePages(out)) {
    if (locale !== DEFAULT_LOCALE || !key.startsWith('/x/api/')) continue;
    const { size } = await stat(path.join(folder, pageAssetName(locale, key)));
    if (size > heaviest.size) heaviest = { html, size };
  }
  return heaviest.html;
}

/** Scrolls the heaviest reference page by touch on a slow phone, and a short guide for comparison. */
export async function run(): Promise<Bench[]> {
  const site = await serveSite(createContext(), { hostname: '127.0.0.1', port: 0, watch: false });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  try {
    const pages = { reference: await heaviestReference(), guide: GUIDE };
    const rounds: Record<keyof typeof pages, Frames[]> = { reference: [], guide: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      logProgress(round, ROUNDS);
      for (const name of ['reference', 'guide'] as const)
        rounds[name].push(await scroll(browser, site.url.origin + pages[name]));
    }
    const guide = figures(rounds.guide);
    const reference = figures(rounds.reference);
    const more = round(reference['missed %'] - guide['missed %']);
    const rows: Row[] = [
      {
        name: pages.reference,
        figures: { ...reference, 'more missed %': more },
        atMost: { 'more missed %': MAX_MORE_MISSED },
      },
      { name: pages.guide, figures: guide },
    ];
    return [{ title: `Scrolling on a phone at ${THROTTLE}x throttle`, rows }];
  } finally {
    await browser.close();
    await site.stop();
  }
}

function figures(rounds: readonly Frames[]) {
  const of = (measure: (frames: Frames) => number) => round(middleOf(rounds.map(measure)));
  return {
    frames: of((frames) => frames.length),
    'middle ms': of(middleOf),
    'longest ms': of((frames) => Math.max(...frames)),
    'missed %': of((frames) => (100 * frames.filter((time) => time > MISSED_MS).length) / frames.length),
  };
}

async function scroll(browser: Browser, address: string): Promise<Frames> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.evaluate(() => {
      const frames: number[] = [];
      Object.assign(window, { frames });
      let last = performance.now();
      const note = () => {
        const now = performance.now();
        frames.push(now - last);
        last = now;
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    const gesture = { x: 195, y: 600, speed: SPEED, gestureSourceType: 'touch' as const };
    await session.send('Input.synthesizeScrollGesture', { ...gesture, yDistance: -DISTANCE });
    await session.send('Input.synthesizeScrollGesture', { ...gesture, y: 200, yDistance: DISTANCE });
    const { frames, top } = await page.evaluate(() => ({
      frames: (window as unknown as { frames: number[] }).frames,
      top: document.documentElement.scrollHeight,
    }));
    if (top < DISTANCE / 10) throw new Error(`${address} is too short to scroll.`);
    return frames;
  } finally {
    await context.close();
  }
}
