import type { HeldInputs } from '../demos/held-inputs.ts';
import { catchEarlyText } from '../kit/input.ts';
import { importLate, preloadModules, whenPageIsIdle } from '../kit/scheduling.ts';
import type { LiveDemos } from '../demos/live-demos.ts';
import { enhanceSleepingDemos } from '../demos/sleeping-demos.ts';
import type * as afterFirstInput from './after-first-input.ts';

/** URL of `after-first-input.ts`, defined by the build. */
declare const __AFTER_FIRST_INPUT__: string;

/**
 * Matches the root if the reader has chosen a density, spacing or colours
 * (`client/browser/preferences/show-theme-settings.ts`).
 */
const CUSTOM_APPEARANCE = '[data-dense], [style*="--unit"], [style*="--accent"]';

/** Demos that wake on approach. */
const DEMOS = '[data-demo]:not([data-playground])';

/** Events that count as a first input. */
const INPUTS = ['pointermove', 'pointerdown', 'focusin', 'click', 'keydown', 'wheel'];

/** Events that are queued until the behaviours are loaded. */
const QUEUED_EVENTS = ['click', 'change', 'keydown'];

/** Lazy-loads the behaviours (`after-first-input.ts`) at the first input, and queues events until they are loaded. */
export function loadAtFirstInput(): void {
  const early: Event[] = [];
  const held: HeldInputs = new Map();
  let loading: Promise<LiveDemos> | undefined;
  let failures = 0;

  const keep = (event: Event) => {
    early.push(event);
    if (event.type === 'click') catchEarlyText(event.target);
    // On the button of a menu, the replayed key opens it: it must not scroll the page now.
    if (/^(Arrow|Home|End)/.test((event as KeyboardEvent).key) && (event.target as Element).closest('.menu > summary'))
      event.preventDefault();
    if (failures) begin();
  };
  const load = () => {
    // A playground sleeps until a reader interacts with it.
    if (document.querySelector(DEMOS)) preloadModules();
    loading ??= importModule(failures).then(
      ({ startBehaviours }) => {
        for (const type of QUEUED_EVENTS) document.removeEventListener(type, keep);
        return startBehaviours(early.splice(0), held);
      },
      (error: unknown) => {
        loading = undefined;
        failures += 1;
        // Do not replay stale inputs later: that would surprise the reader.
        early.length = 0;
        throw error;
      },
    );
    return loading;
  };
  // From now on, demos near the viewport wake. On failure the next input retries.
  const begin = () =>
    void load().then(
      ({ wakeOnApproach }) => wakeOnApproach(),
      () => undefined,
    );

  for (const type of QUEUED_EVENTS) document.addEventListener(type, keep);
  enhanceSleepingDemos(held, async (demo) => (await load()).wake(demo));
  onFirstInput(begin);
  // Server HTML has the default density, spacing and colours: with others, wake the demos as soon as the page is idle.
  if (document.documentElement.matches(CUSTOM_APPEARANCE) && document.querySelector('[data-demo]'))
    whenPageIsIdle(begin);
}

/** @param failures Earlier failed attempts: browsers may cache the failure of a URL, so a retry needs another one. */
function importModule(failures: number): Promise<typeof afterFirstInput> {
  return importLate(__AFTER_FIRST_INPUT__ + (failures ? `?retry=${failures}` : ''));
}

/**
 * Runs `run` at the first input. Ignores presses on links, since the page is about to be left, and pointer moves by
 * zero pixels: browsers send one when a page is laid out under a resting pointer.
 */
function onFirstInput(run: () => void): void {
  const once = (event: Event) => {
    const { type, target } = event;
    if (type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY) return;
    if (!/move|key|wheel/.test(type) && target instanceof Element && target.closest('a[href]:not([href^="#"])')) return;
    for (const input of INPUTS) removeEventListener(input, once, true);
    run();
  };
  for (const type of INPUTS) addEventListener(type, once, { passive: true, capture: true });
}
