import { showFailure } from './demo-failure.ts';
import type { HeldInput, HeldInputs } from './held-inputs.ts';

/** Events on a sleeping demo that wake it. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'dragenter'];

/**
 * Events held back until the demo is live, and then replayed in their order. Of those of editing, `beforeinput` has what no
 * key has typed, such as a paste.
 */
const HELD = (
  'beforeinput compositionstart compositionend paste pointerdown pointermove pointerup pointercancel ' +
  'mousedown mousemove mouseup click dblclick keydown dragstart dragenter dragover drop dragend ' +
  'touchstart touchmove touchend touchcancel'
).split(' ');

/** What turns the wheel into something else than scrolling, in the picture of a chart that zooms. */
const WHEEL_AREAS = '[data-wheel]';

/** Delay before the progress line appears, in milliseconds. */
const SHOW_PROGRESS_AFTER = 200;

/**
 * Wakes demos on hover, touch or focus, and holds back all other input until they are live.
 *
 * @param held Receives the held-back inputs.
 * @param wake Resolves when the demo is live or shows its own error; rejects if the code itself could not be loaded.
 */
export function enhanceSleepingDemos(held: HeldInputs, wake: (demo: HTMLElement) => Promise<void>): void {
  /**
   * The demo that was pressed or focused last: a press goes on there, wherever the pointer is, and keys belong to it if
   * nothing has the focus, as in a picture.
   */
  let last: HTMLElement | null = null;

  const touch = async ({ type, target }: Event) => {
    const demo = findDemo(target);
    // A press may move the focus to what contains the demo.
    if (!/enter|over/.test(type) && (demo || !(target as Node).contains(last))) last = demo;
    if (!demo || isLive(demo)) return;
    const progress = setTimeout(() => (demo.dataset.waking = ''), SHOW_PROGRESS_AFTER);
    await wake(demo).catch((error: unknown) => {
      held.delete(demo);
      showFailure(demo, error);
    });
    clearTimeout(progress);
    delete demo.dataset.waking;
  };
  const hold = (event: Event) => {
    const { type, target } = event;
    const isKey = /key/.test(type);
    const isElsewhere = isKey ? target === document.body : (event as MouseEvent).buttons || /^dr|up/.test(type);
    const demo = isElsewhere ? last : findDemo(target);
    // Chromium does not trust its own `compositionend`.
    if (!demo || !(event.isTrusted || type === 'compositionend') || (isLive(demo) && !held.has(demo))) return;
    // Where a demo has failed, wheel and keys scroll again.
    if (/key|wheel/.test(type) && demo.dataset.state === 'failed') return;
    if (isKey && isForBrowser(event as KeyboardEvent)) return;
    event.stopPropagation();
    // A press moves the focus as usual, a drag begins, and a composition cannot be prevented. A drop comes only where
    // entering was, too: the picture may appear under what is dragged.
    if (/enter|over|drop|key|click|before|wheel/.test(type)) event.preventDefault();
    if (/start/.test(type)) (event as HeldInput).before = (target as Element).textContent;
    if (!held.has(demo)) held.set(demo, []);
    held.get(demo)?.push(event);
  };
  for (const type of TOUCHES) addEventListener(type, (event) => void touch(event), true);
  for (const type of HELD) document.addEventListener(type, hold, true);
  // Everywhere else the wheel scrolls, and must not wait for a script.
  for (const area of document.querySelectorAll(WHEEL_AREAS)) area.addEventListener('wheel', hold, { passive: false });
}

/**
 * Whether a key is for the browser: Tab moves on, F5 reloads, Alt with an arrow goes back, and of the shortcuts only that to
 * select all belongs to a field.
 */
function isForBrowser({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  // `wL` and `wR` are of the arrows to the left and right.
  return ctrlKey || metaKey ? key !== 'a' : /Tab|F\d/.test(key) || (altKey && /w[LR]/.test(key));
}

/** The demo whose stage is the target of an event. */
function findDemo(target: EventTarget | null): HTMLElement | null {
  // A text has no `closest`.
  return (target as Partial<Element>).closest?.('.demo-root')?.closest<HTMLElement>('[data-demo]') ?? null;
}

function isLive(demo: HTMLElement): boolean {
  return demo.dataset.state === 'live';
}
