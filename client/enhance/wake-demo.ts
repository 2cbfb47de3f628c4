import type { mountDemo } from '../demo/mount.tsx';
import { nextTask } from '../demo/next-task.ts';
import type { ProductId } from '../../site/products.ts';
import { readConfig } from './config.ts';

/** Address of the module that mounts demos, set by the build. */
declare const __MOUNT__: string;

/** How far from the view a demo wakes, in CSS pixels. */
const APPROACH = 200;

/** A click or a key that came before its demo was awake. */
export interface HeldInput {
  event: Event;
  target: EventTarget | null;
}

interface LiveDemo {
  unmount: () => void;
  /** The server HTML, to start again from. */
  html: string;
}

const live = new WeakMap<Element, LiveDemo>();

/** Tries that failed in a row, by demo. */
const failures = new WeakMap<Element, number>();

/**
 * Loads a demo and mounts it on its stage.
 *
 * @param release Gives the input that was held back, which is done once the demo is awake, and holds no more.
 * @throws what the browser throws when a module cannot be loaded; a next call tries again.
 */
export async function wakeDemo(demo: HTMLElement, stage: HTMLElement, release?: () => HeldInput | undefined): Promise<void> {
  try {
    const html = stage.innerHTML;
    live.set(demo, { unmount: await mount(demo, stage), html });
  } catch (error) {
    failures.set(demo, (failures.get(demo) ?? 0) + 1);
    throw error;
  }
  demo.dataset.state = 'live';
  const held = release?.();
  if (held) repeatInput(held);
}

/** Puts the server HTML in the place of a demo that is awake. @returns Whether it was. */
export function endDemo(demo: HTMLElement, stage: HTMLElement): boolean {
  const known = live.get(demo);
  if (!known) return false;
  known.unmount();
  live.delete(demo);
  stage.innerHTML = known.html;
  return true;
}

/** Wakes demos that come near the view, one after the other. */
export function wakeOnApproach(demos: readonly HTMLElement[], wake: (demo: HTMLElement) => Promise<void>): void {
  let queue = Promise.resolve();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        queue = queue.then(whenIdle).then(() => wake(target as HTMLElement));
      }
    },
    { rootMargin: `${APPROACH}px` },
  );
  for (const demo of demos) observer.observe(demo);
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
  else target?.dispatchEvent(new MouseEvent('click', event as MouseEvent));
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
