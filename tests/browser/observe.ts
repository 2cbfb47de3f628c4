import type { Locator, Page } from 'playwright-core';

/** Frames are noted until this many milliseconds after the load event, and this many frames at least. */
const AFTER_LOAD = 500;
const MIN_FRAMES = 10;

interface Recording {
  samples: unknown[];
  isDone: boolean;
}

type RecordingWindow = Window & typeof globalThis & { recording?: Recording };

/**
 * Notes what a page shows in each animation frame, from its first one on.
 *
 * @param read Runs in the page, and uses nothing but it; frames for which it returns null are left out.
 * @returns A function that gives the samples of the page that is open now.
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
    await page.waitForFunction(() => (window as RecordingWindow).recording?.isDone);
    return (await page.evaluate(() => (window as RecordingWindow).recording?.samples ?? [])) as T[];
  };
}

/** Waits until the page has said that it copied something: to screen readers, for good, where buttons say it for a second or two. */
export function waitForCopied(page: Page): Promise<void> {
  return page.locator('#status', { hasText: 'Copied' }).waitFor({ state: 'attached' });
}

/** Where the brightness of a colour lies: 0 is black, 255 is white. */
export function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** A computed style of an element. */
export function styleOf(locator: Locator, property: string): Promise<string> {
  return locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** The palette that the page is drawn in, by its background. */
export async function paletteOf(page: Page): Promise<'light' | 'dark'> {
  return brightness(await styleOf(page.locator('body'), 'background-color')) < 128 ? 'dark' : 'light';
}

/** Moves the pointer as a reader does first, and waits until what that loads is there (`client/browser/enhance/after-first-input.ts`). */
export async function beginToUse(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.locator('[data-set-mode][aria-pressed]').first().waitFor({ state: 'attached' });
}

/** Wakes every demo of a page as a reader does: by a first movement of the pointer, and by scrolling. */
export async function wakeDemos(page: Page): Promise<void> {
  await beginToUse(page);
  for (const demo of await page.locator('[data-demo]').all()) {
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // A playground sleeps until it is touched.
    if (await demo.getAttribute('data-playground')) await demo.locator('.demo-root').dispatchEvent('pointerover');
    await demo.and(page.locator('[data-state]')).waitFor();
  }
}
