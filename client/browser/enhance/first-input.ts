import type { PendingInputs } from '../demos/pending-input.ts';
import { whenPageIsIdle } from '../kit/idle.ts';
import { importLate } from '../kit/late-import.ts';
import type { LiveDemos } from '../demos/live-demos.ts';
import { enhanceSleepingDemos } from '../demos/sleeping-demos.ts';
import type * as afterFirstInput from './after-first-input.ts';

/** Address of `after-first-input.ts`, set by the build. */
declare const __AFTER_FIRST_INPUT__: string;

/** The root, where a reader chose a density, a spacing or colours (`client/browser/preferences/show-theme-settings.ts`). */
const OWN_LOOKS = '[data-dense], [style*="--unit"], [style*="--accent"]';

/** What a reader may do first. */
const INPUTS = ['pointermove', 'pointerdown', 'focusin', 'click', 'keydown', 'wheel'];

/** What is kept until the behaviour that answers it is loaded. */
const KEPT = ['click', 'change', 'keydown'];

/**
 * Loads what answers a reader's inputs (`after-first-input.ts`) at the first of them, and keeps the inputs that come before
 * it is there.
 */
export function loadAtFirstInput(): void {
  const early: Event[] = [];
  const pending: PendingInputs = new Map();
  let loading: Promise<LiveDemos> | undefined;
  let failures = 0;

  const keep = (event: Event) => {
    early.push(event);
    if (failures > 0) begin();
  };
  const load = () => {
    preloadModules();
    loading ??= importModule(failures).then(
      ({ startBehaviours }) => {
        for (const type of KEPT) document.removeEventListener(type, keep);
        return startBehaviours(early.splice(0), pending);
      },
      (error: unknown) => {
        loading = undefined;
        failures += 1;
        // An input that nothing answered is not repeated later, when it would surprise.
        early.length = 0;
        throw error;
      },
    );
    return loading;
  };
  // From now on, demos near the view wake. Where this fails, the next input tries again.
  const begin = () =>
    void load().then(
      ({ wakeOnApproach }) => wakeOnApproach(),
      () => undefined,
    );

  for (const type of KEPT) document.addEventListener(type, keep);
  enhanceSleepingDemos(pending, async (demo) => (await load()).wake(demo));
  onFirstInput(begin);
  // Server HTML has the density, spacing and colours of the defaults: who chose others sees them as soon as the page is quiet.
  if (document.documentElement.matches(OWN_LOOKS) && document.querySelector('[data-demo]')) whenPageIsIdle(begin);
}

/** @param failures Tries that failed: a browser may remember that an address failed, so the next try has another. */
function importModule(failures: number): Promise<typeof afterFirstInput> {
  return importLate(__AFTER_FIRST_INPUT__ + (failures > 0 ? `?retry=${failures}` : ''));
}

/** Fetches everything that the page's demos import at once, instead of file after file. */
function preloadModules(): void {
  const list = document.querySelector<HTMLElement>('[data-modules]');
  const modules = list?.dataset.modules?.split(' ') ?? [];
  list?.removeAttribute('data-modules');
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/**
 * Runs work at the reader's first input. The press of a link is none: who presses one is about to leave. Nor is a pointer
 * that rests: browsers say where it is, as a movement by nothing, once a page is laid out below it.
 */
function onFirstInput(run: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  const once = (event: Event) => {
    const { type, target } = event;
    if (type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY) return;
    if (!/move|key|wheel/.test(type) && target instanceof Element && target.closest('a[href]:not([href^="#"])')) return;
    controller.abort();
    run();
  };
  for (const type of INPUTS) addEventListener(type, once, { signal, passive: true, capture: true });
}
