import { showFailure } from './demo-failure.ts';
import type { PendingInputs } from './pending-input.ts';

/** What a reader may do to a sleeping demo; each wakes it. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'touchstart'];

/** What is held back on a demo that is not awake, and repeated when it is. */
const HELD = ['click', 'keydown'];

/** Waking is made visible after this many milliseconds. */
const SHOW_PROGRESS_AFTER = 200;

/**
 * Wakes the demo that a reader touches, and holds clicks and keys back until it is awake.
 *
 * @param pending Takes what is held back.
 * @param wake Resolves when the demo answers to input, or has said that it cannot; rejects when nothing could be loaded.
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

/** The demo whose stage an event is on, unless it is awake. */
function sleepingDemo(target: EventTarget | null): HTMLElement | null {
  const stage = target instanceof Element ? target.closest('.demo-root') : null;
  return stage && stage.closest<HTMLElement>('[data-demo]:not([data-state=live])');
}
