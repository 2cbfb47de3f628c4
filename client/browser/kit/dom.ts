import { nextTask } from './scheduling.ts';

/** Adds a stylesheet to the document. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Creates an element with properties and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The element that a hash names; null for none, and for a hash with a stray percent sign. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Leaves the blocks of an article that are out of view out of style and layout; they keep their heights. Another
 * direction would compute the styles of all elements on the page, and a demo that starts does so several times, with each
 * round of styles that it inserts.
 *
 * Ends when the page is scrolled: blocks that come into view only when they are painted would be blank for a frame, and
 * Chromium counts them as layout shifts.
 *
 * @returns Ends that, a task for each block. Resolves once they are painted, which is never in a hidden tab.
 */
export function skipOutOfView(): () => Promise<void> {
  const skipped = [...document.querySelectorAll<HTMLElement>('article > *')]
    .map((block) => ({ block, box: block.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom < 0 || box.top > innerHeight);
  for (const { block, box } of skipped)
    Object.assign(block.style, { contentVisibility: 'auto', height: `${box.height}px` });
  const show = ({ block }: (typeof skipped)[number]) =>
    Object.assign(block.style, { contentVisibility: '', height: '' });
  const showAll = () => skipped.splice(0).forEach(show);
  addEventListener('scroll', showAll, { once: true });
  return async () => {
    while (skipped.length > 0) {
      // The block stays in the list while it waits, so that a scroll shows it, too.
      await nextTask();
      skipped.splice(0, 1).forEach(show);
    }
    removeEventListener('scroll', showAll);
    // A block that is skipped has paint offsets of its own, from which Chromium would count what else changes in the frame
    // of its return as a layout shift.
    await new Promise(requestAnimationFrame);
    await nextTask();
  };
}

/** Number of frames until blocks coming into view have their real heights. */
const FRAMES = 10;

/** By which readers scroll, or press what must not move away. */
const SCROLLING_INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
const SCROLLING_KEYS = /^(?:Arrow|Page|Home|End|Tab| )/;

/**
 * Keeps an element in its place until the reader presses something or scrolls: blocks above it get their real heights
 * (`content-visibility`) only after the browser has scrolled, so this scrolls again for some frames.
 *
 * @param ready Scrolling begins once it is resolved.
 */
export function stayAt(find: () => Element | null, options?: ScrollIntoViewOptions, ready?: Promise<unknown>): void {
  const controller = new AbortController();
  const { signal } = controller;
  const leave = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || SCROLLING_KEYS.test(event.key)) controller.abort();
  };
  for (const input of SCROLLING_INPUTS) addEventListener(input, leave, { signal, passive: true, capture: true });
  const scroll = (frames: number) => {
    if (signal.aborted) return;
    find()?.scrollIntoView(options);
    if (frames > 0) requestAnimationFrame(() => scroll(frames - 1));
    else controller.abort();
  };
  if (ready) void ready.then(() => scroll(FRAMES));
  else scroll(FRAMES);
}

/** Keeps the target of the hash in its place. */
export function stayAtTarget(): void {
  // Before the load event there may be no `:target` yet.
  const loaded = new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else addEventListener('load', resolve, { once: true });
  });
  stayAt(() => document.querySelector('main :target'), {}, loaded);
}
