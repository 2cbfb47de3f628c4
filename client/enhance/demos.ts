import { CODE_PREFERENCES_EVENT } from '../demo/settings-event.ts';
import { whenPageIsIdle } from './idle.ts';
import type * as waker from './wake-demo.ts';

/** Address of `wake-demo.ts`, set by the build. */
declare const __WAKE__: string;

/** The root, where a reader chose a density, a spacing or colours (`client/preferences/show-theme-settings.ts`). */
const OWN_LOOKS = '[data-dense], [style*="--unit"], [style*="--accent"]';

/** Waking is made visible after this many milliseconds. */
const SHOW_PROGRESS_AFTER = 200;

/** What a reader may do to a sleeping demo; each wakes it. */
const INPUTS = ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const;

/** Demos that are awake or on the way, so that each wakes once and everybody waits for the same. */
const awake = new WeakMap<Element, Promise<void>>();

/** By demo, what ends the holding of inputs and gives the last one. */
const releases = new WeakMap<Element, () => waker.HeldInput | undefined>();

/**
 * Brings demos to life: the one that a reader touches at once, those near the view one after the other, and none of them
 * before the reader's first input anywhere. Until then nothing is loaded that does it.
 */
export function enhanceDemos(): void {
  const demos = [...document.querySelectorAll<HTMLElement>('[data-demo]')];
  if (demos.length === 0) return;
  for (const demo of demos) wakeOnInput(demo);
  document.addEventListener('click', ({ target }) => {
    const reset = target instanceof Element ? target.closest('[data-demo-reset]') : null;
    const demo = reset?.closest<HTMLElement>('[data-demo]');
    // While a demo is edited, its tools reset the code.
    if (demo && !demo.hasAttribute('data-editing')) void resetDemo(demo);
  });
  document.addEventListener(CODE_PREFERENCES_EVENT, () => {
    for (const demo of demos) if (isLive(demo) && (demo.dataset.demoTailwind ?? demo.dataset.demoCss)) void resetDemo(demo);
  });
  // Server HTML has the density, spacing and colours of the defaults: who chose others sees them as soon as the page is quiet.
  const begin = document.documentElement.matches(OWN_LOOKS) ? whenPageIsIdle : onFirstInput;
  // Where this fails, the touch of a demo tries again, and says so.
  begin(() => void loadWaker().then(({ wakeOnApproach }) => wakeOnApproach(demos, wakeDemo), () => undefined));
}

const stageOf = (demo: HTMLElement) => demo.querySelector<HTMLElement>('.demo-root');
const isLive = (demo: HTMLElement) => demo.dataset.state === 'live';

function wakeOnInput(demo: HTMLElement): void {
  const stage = stageOf(demo);
  if (!stage) return;
  releases.set(demo, holdInput(stage));
  const wake = () => {
    if (!isLive(demo)) void wakeDemo(demo);
  };
  for (const type of INPUTS) stage.addEventListener(type, wake, { passive: true });
}

/** Holds clicks and keys back on a demo that is not awake yet. @returns Ends that, and gives the last one. */
function holdInput(stage: HTMLElement): () => waker.HeldInput | undefined {
  let last: waker.HeldInput | undefined;
  const hold = (event: Event) => {
    if (event instanceof KeyboardEvent && (event.key === 'Tab' || event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    last = { event, target: event.target };
  };
  const types = ['click', 'keydown'];
  for (const type of types) stage.addEventListener(type, hold, { capture: true });
  return () => {
    for (const type of types) stage.removeEventListener(type, hold, { capture: true });
    const held = last;
    last = undefined;
    return held;
  };
}

/** Wakes a demo, once; resolves when it answers to input, or has said that it cannot. */
function wakeDemo(demo: HTMLElement): Promise<void> {
  const known = awake.get(demo) ?? tryToWake(demo);
  awake.set(demo, known);
  return known;
}

async function tryToWake(demo: HTMLElement): Promise<void> {
  const stage = stageOf(demo);
  if (!stage) return;
  const progress = setTimeout(() => demo.setAttribute('data-waking', ''), SHOW_PROGRESS_AFTER);
  try {
    await (await loadWaker()).wakeDemo(demo, stage, releases.get(demo));
    demo.querySelector(':scope > .demo-error')?.remove();
  } catch (error) {
    demo.dataset.state = 'failed';
    // The next touch tries again. After a deployment the old file may be gone: then only a reload helps, and the line says so.
    awake.delete(demo);
    showFailure(demo);
    console.error(`The demo "${demo.id}" could not be loaded.`, error);
  } finally {
    clearTimeout(progress);
    demo.removeAttribute('data-waking');
  }
}

function showFailure(demo: HTMLElement): void {
  if (demo.querySelector(':scope > .demo-error')) return;
  const line = document.createElement('p');
  line.className = 'demo-error';
  line.role = 'alert';
  line.textContent = document.body.dataset.demoFailed ?? '';
  demo.querySelector('.demo-stage')?.after(line);
}

async function resetDemo(demo: HTMLElement): Promise<void> {
  const stage = stageOf(demo);
  if (stage && isLive(demo) && (await loadWaker()).endDemo(demo, stage)) awake.delete(demo);
  await wakeDemo(demo);
}

let loading: Promise<typeof waker> | undefined;
let failed = 0;

/** What brings demos to life, loaded beside everything that they import. A browser may remember that an address failed: the next try has another. */
function loadWaker(): Promise<typeof waker> {
  preloadModules();
  loading ??= (import(__WAKE__ + (failed ? `?retry=${failed}` : '')) as Promise<typeof waker>).catch((error: unknown) => {
    loading = undefined;
    failed += 1;
    throw error;
  });
  return loading;
}

/** Fetches everything that the page's demos import at once, instead of file after file. */
function preloadModules(): void {
  const list = document.querySelector<HTMLElement>('[data-modules]');
  const modules = list?.dataset.modules?.split(' ').filter(Boolean) ?? [];
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
    if (type === 'pointerdown' && target instanceof Element && target.closest('a[href]:not([href^="#"])')) return;
    controller.abort();
    run();
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel']) {
    addEventListener(type, once, { signal, passive: true });
  }
}
