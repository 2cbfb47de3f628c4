import { localeOfTag } from '../../../site/locales.ts';
import type { ProductId } from '../../../site/products.ts';
import { readConfig } from '../kit/config.ts';
import { listen } from '../kit/early-events.ts';
import { importLate } from '../kit/late-import.ts';
import type { DemoRuntime } from '../kit/mount-demo.ts';
import { nextTask } from '../kit/next-task.ts';
import { CODE_PREFERENCES_EVENT } from '../kit/settings-event.ts';
import { showFailure } from './demo-failure.ts';
import { createDemoLives, type DemoLives } from './demo-lives.ts';
import { repeatInput, type PendingInputs } from './pending-input.ts';

/** Address of the module that mounts demos, set by the build. */
declare const __MOUNT__: string;

/** How far from the view a demo wakes, in CSS pixels. */
const APPROACH = 200;

/** Demos that look different in another styling of their code. */
const STYLED = '[data-demo][data-state=live]:is([data-demo-tailwind], [data-demo-css])';

/** The demos of the page, as they live from the first input on. */
export interface LiveDemos extends Pick<DemoLives<HTMLElement>, 'wake'> {
  /** Wakes demos that come near the view from now on, one after the other. */
  wakeOnApproach: () => void;
}

/**
 * Wakes demos, and starts them again at the tool for it and where a reader chooses another styling of their code.
 *
 * @param pending Inputs that came before their demo was awake: each is repeated once its demo is live.
 */
export function startDemos(pending: PendingInputs): LiveDemos {
  const lives = createDemoLives<HTMLElement>({
    mount,
    onLive: (demo) => {
      demo.dataset.state = 'live';
      demo.querySelector(':scope > .demo-error')?.remove();
      const input = pending.get(demo);
      pending.delete(demo);
      if (input) repeatInput(input);
    },
    onFailed: (demo, error) => {
      pending.delete(demo);
      showFailure(demo, error);
    },
  });
  listen('click', ({ target }) => {
    const reset = target instanceof Element ? target.closest('[data-demo-reset]') : null;
    const demo = reset?.closest<HTMLElement>('[data-demo]');
    // While a demo is edited, its tools reset the code.
    if (demo && !demo.hasAttribute('data-editing')) void lives.restart(demo);
  });
  document.addEventListener(CODE_PREFERENCES_EVENT, () => {
    for (const demo of document.querySelectorAll<HTMLElement>(STYLED)) void lives.restart(demo);
  });
  let observer: IntersectionObserver | undefined;
  return {
    wake: lives.wake,
    wakeOnApproach: () => (observer ??= observeApproach(lives.wake)),
  };
}

function observeApproach(wake: (demo: HTMLElement) => Promise<void>): IntersectionObserver {
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
  for (const demo of document.querySelectorAll('[data-demo]')) observer.observe(demo);
  return observer;
}

/** Loads a demo and mounts it on its stage. @returns What ends it and puts the server HTML back. */
async function mount(demo: HTMLElement, failures: number): Promise<() => void> {
  const stage = demo.querySelector<HTMLElement>('.demo-root');
  if (!stage) throw new Error(`The demo "${demo.id}" has no stage.`);
  const html = stage.innerHTML;
  // A browser may remember that an address failed: the next try has another.
  const retry = failures === 0 ? '' : `?retry=${failures}`;
  const styling = document.documentElement.dataset.codeStyling;
  const { demo: system = '', demoTailwind, demoCss } = demo.dataset;
  const address = { tailwind: demoTailwind, css: demoCss }[styling ?? ''] ?? system;
  // All files are on their way together, and what they have is evaluated one after the other, each in a task of its own.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address + retry }));
  const runtime = await importLate<DemoRuntime<unknown>>(__MOUNT__ + retry);
  await nextTask();
  const module = await importLate<{ default: unknown }>(address + retry);
  const { lang, dataset } = document.documentElement;
  const unmount = await runtime.mountDemo(stage, module.default, {
    identifierPrefix: `${demo.id}-`,
    hydrates: address === system,
    language: localeOfTag(lang),
    product: (dataset.product ?? null) as ProductId | null,
    failedMessage: document.body.dataset.demoFailed ?? '',
    licenseKey: readConfig().licenseKey,
  });
  return () => {
    unmount();
    stage.innerHTML = html;
  };
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });
}
