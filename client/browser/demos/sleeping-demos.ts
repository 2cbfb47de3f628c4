import { showFailure } from './demo-failure.ts';
import type { PendingInputs } from './pending-input.ts';

/** Events on a sleeping demo that wake it. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'touchstart'];

/**
 * Events held back until the demo is live, and then replayed. Not the wheel, which scrolls the page and must not wait: a
 * pointer wakes the demo before its wheel can turn over it.
 */
const HELD = ['click', 'keydown'];

/** Delay before the progress line appears, in milliseconds. */
const SHOW_PROGRESS_AFTER = 200;

/**
 * Wakes demos on hover, touch or focus, and holds back clicks and keys until they are live.
 *
 * @param pending Receives the held-back inputs.
 * @param wake Resolves when the demo is live or shows its own error; rejects if the code itself could not be loaded.
 */
export function enhanceSleepingDemos(pending: PendingInputs, wake: (demo: HTMLElement) => Promise<void>): void {
  const touch = async ({ target }: Event) => {
    const demo = sleepingDemo(target);
    if (!demo) return;
    const progress = setTimeout(() => demo.setAttribute('data-waking', ''), SHOW_PROGRESS_AFTER);
    await wake(demo).catch((error: unknown) => {
      pending.delete(demo);
      showFailure(demo, error);
    });
    clearTimeout(progress);
    demo.removeAttribute('data-waking');
  };
  const hold = (event: Event) => {
    const demo = sleepingDemo(event.target);
    if (!demo || (event instanceof KeyboardEvent && (event.key === 'Tab' || event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pending.set(demo, { event, target: event.target });
  };
  for (const type of TOUCHES) document.addEventListener(type, (event) => void touch(event), { passive: true });
  for (const type of HELD) document.addEventListener(type, hold, { capture: true });
}

/** The demo whose stage is the target of an event, unless it is live. */
function sleepingDemo(target: EventTarget | null): HTMLElement | null {
  const stage = target instanceof Element ? target.closest('.demo-root') : null;
  return stage && stage.closest<HTMLElement>('[data-demo]:not([data-state=live])');
}
