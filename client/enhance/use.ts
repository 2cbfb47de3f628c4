import type { HeldInputs } from './held-input.ts';
import { whenPageIsIdle } from './idle.ts';
import { enhanceSleepingDemos } from './sleeping-demos.ts';
import type * as whenUsed from './when-used.ts';

/** Address of `when-used.ts`, set by the build. */
declare const __WHEN_USED__: string;

/** The root, where a reader chose a density, a spacing or colours (`client/preferences/show-theme-settings.ts`). */
const OWN_LOOKS = '[data-dense], [style*="--unit"], [style*="--accent"]';

/** What a reader may do first. */
const INPUTS = ['pointermove', 'pointerdown', 'focusin', 'click', 'keydown', 'wheel'];

/** What is kept until the behaviour that answers it is loaded. */
const KEPT = ['click', 'change', 'keydown'];

const early: Event[] = [];
const held: HeldInputs = new Map();
let loading: Promise<typeof whenUsed> | undefined;
let failed = 0;

/** Loads what a reader needs who does something (`when-used.ts`) at the first input, and keeps what is done until it is there. */
export function enhanceUse(): void {
  for (const type of KEPT) document.addEventListener(type, keep);
  enhanceSleepingDemos(held, async (demo) => (await loadWhenUsed()).wakeDemo(demo));
  onFirstInput(begin);
  // Server HTML has the density, spacing and colours of the defaults: who chose others sees them as soon as the page is quiet.
  if (document.documentElement.matches(OWN_LOOKS) && document.querySelector('[data-demo]')) whenPageIsIdle(begin);
}

/** From now on, demos near the view wake. Where this fails, what the reader does next tries again. */
function begin(): void {
  void loadWhenUsed().then(
    ({ wakeOnApproach }) => wakeOnApproach(),
    () => undefined,
  );
}

function keep(event: Event): void {
  early.push(event);
  if (failed > 0) begin();
}

/** Loads it beside everything that the page's demos import. A browser may remember that an address failed: the next try has another. */
function loadWhenUsed(): Promise<typeof whenUsed> {
  preloadModules();
  loading ??= (import(__WHEN_USED__ + (failed > 0 ? `?retry=${failed}` : '')) as Promise<typeof whenUsed>).then(
    (module) => {
      for (const type of KEPT) document.removeEventListener(type, keep);
      module.takeUp(early.splice(0), held);
      return module;
    },
    (error: unknown) => {
      loading = undefined;
      failed += 1;
      // Nobody expects later what nothing came of.
      early.length = 0;
      throw error;
    },
  );
  return loading;
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
