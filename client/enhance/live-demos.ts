import type { mountDemo } from '../demo/mount.tsx';
import { nextTask } from '../demo/next-task.ts';
import type { ProductId } from '../../site/products.ts';
import { CODE_PREFERENCES_EVENT } from '../demo/settings-event.ts';
import { readConfig } from './config.ts';
import { showFailure } from './demo-failure.ts';
import { listen } from './early-events.ts';
import type { HeldInput, HeldInputs } from './held-input.ts';

/** Address of the module that mounts demos, set by the build. */
declare const __MOUNT__: string;

/** How far from the view a demo wakes, in CSS pixels. */
const APPROACH = 200;

interface LiveDemo {
  unmount: () => void;
  /** The server HTML, to start again from. */
  html: string;
}

const live = new WeakMap<Element, LiveDemo>();

/** Tries that failed in a row, by demo. */
const failures = new WeakMap<Element, number>();

/** Demos that are awake or on the way, so that each wakes once and everybody waits for the same. */
const awake = new WeakMap<Element, Promise<void>>();

let held: HeldInputs = new Map();

const stageOf = (demo: HTMLElement) => demo.querySelector<HTMLElement>('.demo-root');

/**
 * Starts demos again at the tool for it, and where a reader chooses another styling of their code.
 *
 * @param inputs What is held back until a demo is awake, and done then.
 */
export function followDemos(inputs: HeldInputs): void {
  held = inputs;
  listen('click', ({ target }) => {
    const reset = target instanceof Element ? target.closest('[data-demo-reset]') : null;
    const demo = reset?.closest<HTMLElement>('[data-demo]');
    // While a demo is edited, its tools reset the code.
    if (demo && !demo.hasAttribute('data-editing')) resetDemo(demo);
  });
  document.addEventListener(CODE_PREFERENCES_EVENT, () => {
    for (const demo of document.querySelectorAll<HTMLElement>(
      '[data-demo][data-state=live]:is([data-demo-tailwind], [data-demo-css])',
    ))
      resetDemo(demo);
  });
}

let isWatching = false;

/** Wakes demos that come near the view from now on, one after the other. */
export function wakeOnApproach(): void {
  if (isWatching) return;
  isWatching = true;
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
  for (const demo of document.querySelectorAll('[data-demo]')) observer.observe(demo);
}

/**
 * Loads a demo and mounts it on its stage, once. Resolves when it answers to input, or has said that it cannot: then the
 * next touch tries again.
 */
export function wakeDemo(demo: HTMLElement): Promise<void> {
  const known = awake.get(demo) ?? tryToWake(demo);
  awake.set(demo, known);
  return known;
}

async function tryToWake(demo: HTMLElement): Promise<void> {
  const stage = stageOf(demo);
  if (!stage) return;
  try {
    const html = stage.innerHTML;
    live.set(demo, { unmount: await mount(demo, stage), html });
  } catch (error) {
    failures.set(demo, (failures.get(demo) ?? 0) + 1);
    awake.delete(demo);
    held.delete(demo);
    showFailure(demo, error);
    return;
  }
  demo.dataset.state = 'live';
  demo.querySelector(':scope > .demo-error')?.remove();
  const input = held.get(demo);
  held.delete(demo);
  if (input) repeatInput(input);
}

function resetDemo(demo: HTMLElement): void {
  const stage = stageOf(demo);
  const known = live.get(demo);
  if (stage && known) {
    known.unmount();
    live.delete(demo);
    awake.delete(demo);
    // The server HTML, in the place of a demo that is awake.
    stage.innerHTML = known.html;
  }
  void wakeDemo(demo);
}

/** Repeats a held input. A key that presses a native control has no effect when repeated, so the control is pressed. */
function repeatInput({ event, target: held }: HeldInput): void {
  let target = held;
  if (target instanceof Element && !target.isConnected) {
    // A picture gave way to its component, which has something else in the same place.
    const { clientX, clientY } = event as MouseEvent;
    target = event instanceof KeyboardEvent ? document.activeElement : document.elementFromPoint(clientX, clientY);
  }
  const presses = event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');
  if (presses && target instanceof HTMLElement && target.matches('button, a[href], summary')) target.click();
  else if (event instanceof KeyboardEvent) target?.dispatchEvent(new KeyboardEvent('keydown', event));
  else target?.dispatchEvent(new MouseEvent('click', event));
}

async function mount(demo: HTMLElement, stage: HTMLElement): Promise<() => void> {
  // A browser may remember that an address failed: the next try has another.
  const failed = failures.get(demo);
  const retry = failed === undefined ? '' : `?retry=${failed}`;
  const styling = document.documentElement.dataset.codeStyling;
  const { demo: system = '', demoTailwind, demoCss } = demo.dataset;
  const address = { tailwind: demoTailwind, css: demoCss }[styling ?? ''] ?? system;
  // All files are on their way together, and what they have is evaluated one after the other, each in a task of its own.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address + retry }));
  const runtime = (await import(__MOUNT__ + retry)) as { mountDemo: typeof mountDemo };
  await nextTask();
  const module = (await import(address + retry)) as { default: Parameters<typeof mountDemo>[1] };
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

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });
}
