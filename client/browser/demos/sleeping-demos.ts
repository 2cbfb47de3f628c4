import { showFailure } from './demo-failure.ts';
import { holdInput, type HeldInputs } from './held-inputs.ts';

/** Events on a sleeping demo that wake it. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'touchstart'];

/**
 * Events held back until the demo is live, and then replayed in their order. Not the wheel, which scrolls the page and
 * must not wait: a pointer wakes the demo before its wheel can turn over it.
 */
const HELD = [
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel'],
  ...['mousedown', 'mousemove', 'mouseup', 'click', 'dblclick', 'keydown'],
];

/** Delay before the progress line appears, in milliseconds. */
const SHOW_PROGRESS_AFTER = 200;

/**
 * Wakes demos on hover, touch or focus, and holds back all other input until they are live.
 *
 * @param held Receives the held-back inputs.
 * @param wake Resolves when the demo is live or shows its own error; rejects if the code itself could not be loaded.
 */
export function enhanceSleepingDemos(held: HeldInputs, wake: (demo: HTMLElement) => Promise<void>): void {
  /** The demo that was pressed last: keys belong to it if nothing has the focus, as in a picture. */
  let pressed: HTMLElement | null = null;

  const touch = async ({ target }: Event) => {
    const demo = demoOf(target);
    if (!demo || isLive(demo)) return;
    const progress = setTimeout(() => demo.setAttribute('data-waking', ''), SHOW_PROGRESS_AFTER);
    await wake(demo).catch((error: unknown) => {
      held.delete(demo);
      showFailure(demo, error);
    });
    clearTimeout(progress);
    demo.removeAttribute('data-waking');
  };
  const hold = (event: Event) => {
    const { type, target } = event;
    if (type === 'pointerdown') pressed = demoOf(target);
    const isKey = event instanceof KeyboardEvent;
    const demo = isKey && target === document.body ? pressed : demoOf(target);
    if (!demo || !event.isTrusted || (isLive(demo) && !held.has(demo))) return;
    if (isKey && isForBrowser(event)) return;
    event.stopPropagation();
    // A press moves the focus as usual.
    if (/key|click/.test(type)) event.preventDefault();
    const inputs = held.get(demo) ?? [];
    held.set(demo, inputs);
    holdInput(inputs, event);
  };
  for (const type of TOUCHES) addEventListener(type, (event) => void touch(event), { passive: true, capture: true });
  for (const type of HELD) document.addEventListener(type, hold, { capture: true });
}

/** Whether a key is for the browser: Tab moves on, and of the shortcuts only that to select all belongs to a field. */
function isForBrowser({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Tab' || ((ctrlKey || metaKey) && key !== 'a');
}

/** The demo whose stage is the target of an event. */
function demoOf(target: EventTarget | null): HTMLElement | null {
  const stage = target instanceof Element ? target.closest('.demo-root') : null;
  return stage && stage.closest<HTMLElement>('[data-demo]');
}

function isLive(demo: HTMLElement): boolean {
  return demo.dataset.state === 'live';
}
