import type { Locator, Page } from '@playwright/test';

/** Frames are recorded until this many milliseconds after the load event, but at least this many. */
const AFTER_LOAD = 500;
const MIN_FRAMES = 10;

/**
 * Waits until a predicate holds in the page. Its type allows no promises, which would count as true at once: for those
 * use `expect.poll(() => page.evaluate(…))`.
 *
 * @param predicate Runs in the page, so it must be self-contained.
 */
export async function waitUntil<Argument extends string | number | null = null>(
  page: Page,
  predicate: (argument: Argument) => boolean | undefined,
  argument?: Argument,
  options?: { timeout: number },
): Promise<void> {
  await page.waitForFunction(predicate as (argument: unknown) => boolean | undefined, argument, options);
}

interface Recording {
  samples: unknown[];
  isDone: boolean;
}

type RecordingWindow = Window & typeof globalThis & { recording?: Recording };

/**
 * Calls `read` in each animation frame of a page, from the first one on.
 *
 * @param read Runs in the page, so it must be self-contained. Frames for which it returns null are skipped.
 * @returns Reads the samples of the current page.
 */
export async function recordFrames<T>(page: Page, read: () => T | null): Promise<() => Promise<T[]>> {
  await page.addInitScript({
    content: `{
      const read = ${read.toString()};
      const recording = { samples: [], isDone: false };
      window.recording = recording;
      let end = Infinity;
      let frames = 0;
      addEventListener('load', () => (end = performance.now() + ${AFTER_LOAD}));
      const note = () => {
        const sample = document.body && read();
        if (sample !== null) recording.samples.push(sample);
        frames += 1;
        if (performance.now() < end || frames < ${MIN_FRAMES}) requestAnimationFrame(note);
        else recording.isDone = true;
      };
      requestAnimationFrame(note);
    }`,
  });
  return async () => {
    await waitUntil(page, () => (window as RecordingWindow).recording?.isDone);
    return (await page.evaluate(() => (window as RecordingWindow).recording?.samples ?? [])) as T[];
  };
}

/** The layout shifts of the page so far, as `value: elements`. */
export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // They are reported with a later frame. `requestAnimationFrame` may belong to a fake clock.
    for (let frame = 0; frame < 5; frame += 1)
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[];
    const getName = (node: Node | null) => (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80);
    const getPlace = ({ x, y, width, height }: DOMRect) => `${width} × ${height} at ${x}, ${y}`;
    return shifts.map(({ value, startTime, sources }) => {
      const moves = sources.map(
        (source) =>
          `${getName(source.node)} (${getPlace(source.previousRect)} → ${getPlace(source.currentRect)}, T${startTime})`,
      );
      return `${value}: ${moves.join(', ')}`;
    });
  });
}

/** Waits until the page has announced a copy: the status for screen readers stays, unlike the text of buttons. */
export function waitForCopied(page: Page): Promise<void> {
  return page.locator('#status', { hasText: 'Copied' }).waitFor({ state: 'attached' });
}

/**
 * Waits until demos have measured themselves, which charts and grids do in their first frames. Runs in the page, so it
 * is self-contained.
 */
export async function settle(): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
}

/** Perceived brightness of a colour, from 0 (black) to 255 (white). */
export function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** A computed style of an element. */
export function getStyle(locator: Locator, property: string): Promise<string> {
  return locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** The current palette, detected by the page's background. */
export async function getPalette(page: Page): Promise<'light' | 'dark'> {
  return brightness(await getStyle(page.locator('body'), 'background-color')) < 128 ? 'dark' : 'light';
}

/**
 * Moves the pointer as a first input, and waits for the module that loads
 * (`client/browser/enhance/after-first-input.ts`).
 */
export async function beginToUse(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.locator('[data-set-mode][aria-pressed]').first().waitFor({ state: 'attached' });
}

/** Wakes every demo of a page like a reader: by moving the pointer and scrolling. */
export async function wakeDemos(page: Page): Promise<void> {
  await beginToUse(page);
  for (const demo of await page.locator('[data-demo]').all()) {
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // A playground sleeps until it is touched.
    if (await demo.getAttribute('data-playground')) await demo.locator('.demo-root').dispatchEvent('pointerover');
    // Looks in every frame: a locator that waits soon looks only twice a second.
    const isAwake = (element: Element | null) => element?.hasAttribute('data-state') && element.checkVisibility();
    await page.waitForFunction(isAwake, await demo.elementHandle());
  }
}

/** Before a page is opened: stops its timers, which `page.clock.runFor` then advances. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // The clock runs until it is paused, and it cannot be paused in the past: leave time for a busy machine.
  await page.clock.pauseAt(60_000);
}
