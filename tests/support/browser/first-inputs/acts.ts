import type { Locator, Page } from '@playwright/test';
import { expect, type OpenOptions } from '../test.ts';

/** What a reader does first on a page, and what has come of it once the page's code is there. */
export interface FirstInput {
  /** The kind of thing that it is done to. */
  kind: string;
  act: 'key' | 'text' | 'composition' | 'pointer' | 'touch' | 'wheel' | 'paste' | 'drop';
  /** What it should do, as the end of a sentence that begins with the kind and the act. */
  does: string;
  path: string;
  options?: OpenOptions;
  perform: (page: Page) => Promise<unknown>;
  expectKept: (page: Page) => Promise<unknown>;
}

export const TOUCH: OpenOptions = { hasTouch: true };
export const PHONE: OpenOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const CLIPBOARD: OpenOptions = { permissions: ['clipboard-read', 'clipboard-write'] };

/** A demo's stage, which is not the picture that covers it while its component renders. */
export function getStage(page: Page, name: string): Locator {
  return page.locator(`#${name} .demo-root:not(.demo-cover)`);
}

/** The middle of an element, in view. Playwright's `click` would wait for the live component. */
export async function getPlace(target: Locator, x = 0.5): Promise<{ x: number; y: number }> {
  // A live component may replace it meanwhile.
  await expect(() => target.scrollIntoViewIfNeeded()).toPass();
  // Rows of a reference have their real heights only a frame after they have come into view.
  for (let before = ''; ;) {
    await target.evaluate(() => new Promise(requestAnimationFrame));
    const box = await target.boundingBox();
    if (box && JSON.stringify(box) === before) return { x: box.x + box.width * x, y: box.y + box.height / 2 };
    before = JSON.stringify(box);
  }
}

/** Presses the mouse on an element, at once. */
export async function press(page: Page, target: Locator, clicks = 1): Promise<void> {
  const { x, y } = await getPlace(target);
  await page.mouse.move(x, y);
  for (let click = 1; click <= clicks; click += 1) {
    await page.mouse.down({ clickCount: click });
    await page.mouse.up({ clickCount: click });
  }
}

export async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await getPlace(target);
  await page.touchscreen.tap(x, y);
}

/** The same input, given in several ways: `use` presses a target in each of them. */
export function byEach<Act extends 'key' | 'pointer' | 'touch'>(
  acts: readonly Act[],
  input: Omit<FirstInput, 'act' | 'perform'> & {
    perform: (page: Page, use: (target: Locator) => Promise<void>, act: Act) => Promise<unknown>;
  },
): FirstInput[] {
  const useBy = (page: Page, act: Act) => (target: Locator) =>
    act === 'key' ? pressKeys(page, target, 'Enter') : (act === 'touch' ? tap : press)(page, target);
  return acts.map((act) => ({
    ...input,
    act,
    options: { ...(act === 'touch' && TOUCH), ...input.options },
    perform: (page) => input.perform(page, useBy(page, act), act),
  }));
}

/** Gives an element the focus, as Tab would, and presses keys. */
export async function pressKeys(page: Page, target: Locator, ...keys: string[]): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** Drags an element by some pixels, to the right and down. */
export async function drag(page: Page, target: Locator, by: number, down = 0): Promise<void> {
  const { x, y } = await getPlace(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y + down, { steps: 8 });
  await page.mouse.up();
}

/** Drags an element to the right by some pixels with a finger. */
export async function swipe(page: Page, target: Locator, by: number): Promise<void> {
  const { x, y } = await getPlace(target);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const part of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + by * part, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Selects the text of an element, and drags it onto another one. */
export async function dropText(page: Page, text: Locator, target: Locator): Promise<void> {
  const end = await getPlace(target);
  await text.selectText();
  const box = await text.boundingBox();
  if (!box) throw new Error('The text is not on the page.');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** Types a text with an input method, as one types Chinese: some letters, then the word that is chosen. */
export async function compose(page: Page, letters: string, word: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let end = 1; end <= letters.length; end += 1) {
    const text = letters.slice(0, end);
    await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
  await session.send('Input.insertText', { text: word });
}
