import type { mountDemo } from '../demo/mount.tsx';
import { CODE_PREFERENCES_EVENT } from '../demo/settings-event.ts';
import { readConfig } from './config.ts';
import { whenPageIsIdle } from './idle.ts';
import type { ProductId } from '../../site/products.ts';

/** Address of the module that mounts demos, set by the build. */
declare const __MOUNT__: string;

/** How far from the view a demo wakes, in CSS pixels. */
const APPROACH = 200;

/** The root, where a reader chose a density, a spacing or colours (`client/preferences/show-theme-settings.ts`). */
const OWN_LOOKS = '[data-dense], [style*="--unit"], [style*="--accent"]';

/** Waking is made visible after this many milliseconds. */
const SHOW_PROGRESS_AFTER = 200;

/** What a reader may do to a sleeping demo; each wakes it. */
const INPUTS = ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const;

interface LiveDemo {
  unmount: () => void;
  /** The server HTML, to start again from. */
  html: string;
}

const live = new WeakMap<Element, LiveDemo>();
/** Clicks and keys that were held back, by demo. */
const missedInputs = new WeakMap<Element, { replay: () => void }>();

/** Tries that failed in a row, by demo. */
const failures = new WeakMap<Element, number>();

/** Demos that are awake or on the way, so that each wakes once and everybody waits for the same. */
const awake = new WeakMap<Element, Promise<void>>();

/**
 * Brings demos to life: the one that a reader touches at once, those near the view one after the other, and none of them
 * before the reader's first input anywhere.
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
    for (const demo of demos) if (live.has(demo) && (demo.dataset.demoTailwind ?? demo.dataset.demoCss)) void resetDemo(demo);
  });
  // Server HTML has the density, spacing and colours of the defaults: who chose others sees them as soon as the page is quiet.
  const begin = document.documentElement.matches(OWN_LOOKS) ? whenPageIsIdle : onFirstInput;
  begin(() => wakeOnApproach(demos));
}

function wakeOnInput(demo: HTMLElement): void {
  const stage = demo.querySelector<HTMLElement>('.demo-root');
  if (!stage) return;
  missedInputs.set(demo, collectMissedInput(stage));
  const wake = () => {
    if (!live.has(demo)) void wakeDemo(demo);
  };
  for (const type of INPUTS) stage.addEventListener(type, wake, { passive: true });
}

/** Clicks and keys on a demo that is not awake yet: held back, and done once it is. */
function collectMissedInput(stage: HTMLElement): { replay: () => void } {
  let last: { event: Event; target: EventTarget | null } | undefined;
  const hold = (event: Event) => {
    if (event instanceof KeyboardEvent && (event.key === 'Tab' || event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    last = { event, target: event.target };
  };
  const types = ['click', 'keydown'];
  for (const type of types) stage.addEventListener(type, hold, { capture: true });
  return {
    replay: () => {
      for (const type of types) stage.removeEventListener(type, hold, { capture: true });
      if (!last) return;
      const { event, target } = last;
      last = undefined;
      repeatInput(event, target);
    },
  };
}

/** Repeats a held input. A key that presses a native control has no effect when repeated, so the control is pressed. */
function repeatInput(event: Event, target: EventTarget | null): void {
  if (target instanceof Element && !target.isConnected) {
    // A picture gave way to its component, which has something else in the same place.
    const { clientX, clientY } = event as MouseEvent;
    target = event instanceof KeyboardEvent ? document.activeElement : document.elementFromPoint(clientX, clientY);
  }
  const presses = event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');
  if (presses && target instanceof HTMLElement && target.matches('button, a[href], summary')) target.click();
  else if (event instanceof KeyboardEvent) target?.dispatchEvent(new KeyboardEvent('keydown', event));
  else target?.dispatchEvent(new MouseEvent('click', event as MouseEvent));
}

function wakeOnApproach(demos: readonly HTMLElement[]): void {
  let queue = Promise.resolve();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        queue = queue.then(whenIdle).then(() => wakeDemo(target as HTMLElement));
      }
    },
    { rootMargin: `${APPROACH}px` },
  );
  for (const demo of demos) observer.observe(demo);
}

/** Loads a demo and mounts it, once; resolves when it answers to input. */
function wakeDemo(demo: HTMLElement): Promise<void> {
  const known = awake.get(demo) ?? loadDemo(demo);
  awake.set(demo, known);
  return known;
}

async function loadDemo(demo: HTMLElement): Promise<void> {
  const stage = demo.querySelector<HTMLElement>('.demo-root');
  if (!stage) return;
  const progress = setTimeout(() => demo.setAttribute('data-waking', ''), SHOW_PROGRESS_AFTER);
  try {
    const html = stage.innerHTML;
    live.set(demo, { unmount: await mount(demo, stage), html });
    demo.dataset.state = 'live';
    missedInputs.get(demo)?.replay();
    demo.querySelector(':scope > .demo-error')?.remove();
  } catch (error) {
    demo.dataset.state = 'failed';
    // The next touch tries again. After a deployment the old file may be gone: then only a reload helps, and the line says so.
    awake.delete(demo);
    failures.set(demo, (failures.get(demo) ?? 0) + 1);
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

async function mount(demo: HTMLElement, stage: HTMLElement): Promise<() => void> {
  preloadModules();
  // A browser may remember that an address failed: the next try has another.
  const failed = failures.get(demo);
  const retry = failed === undefined ? '' : `?retry=${failed}`;
  const styling = document.documentElement.dataset.codeStyling;
  const { demo: system = '', demoTailwind, demoCss } = demo.dataset;
  const address = { tailwind: demoTailwind, css: demoCss }[styling ?? ''] ?? system;
  const [runtime, module] = await Promise.all([
    import(__MOUNT__ + retry) as Promise<{ mountDemo: typeof mountDemo }>,
    import(address + retry) as Promise<{ default: Parameters<typeof mountDemo>[1] }>,
  ]);
  const { lang, dataset } = document.documentElement;
  return runtime.mountDemo(stage, module.default, {
    identifierPrefix: `${demo.id}-`,
    hydrates: address === system,
    language: lang.slice(0, 2),
    product: (dataset.product ?? null) as ProductId | null,
    failedMessage: document.body.dataset.demoFailed ?? '',
    licenseKey: readConfig().licenseKey,
  });
}

async function resetDemo(demo: HTMLElement): Promise<void> {
  const stage = demo.querySelector<HTMLElement>('.demo-root');
  const known = live.get(demo);
  if (stage && known) {
    known.unmount();
    live.delete(demo);
    awake.delete(demo);
    stage.innerHTML = known.html;
  }
  await wakeDemo(demo);
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

function onFirstInput(run: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  const once = () => {
    controller.abort();
    run();
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(type, once, { signal, passive: true });
  }
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });
}
