import { localeOfTag } from '../../../site/locales.ts';
import { CODE_STYLINGS } from '../../../site/preferences.ts';
import type { ProductId } from '../../../site/products.ts';
import { bodyText, reportFailure } from '../kit/status.ts';
import { readConfig } from '../kit/config.ts';
import { type DemoProps, type DemoRuntime, listPacks } from '../kit/demo.ts';
import { listenWithReplay } from '../kit/input.ts';
import { trackUserBlocking, whenNotUserBlocked } from '../kit/foreground.ts';
import { importLate, nextTask, preloadModules } from '../kit/scheduling.ts';
import { CODE_PREFERENCES_EVENT, PLAYGROUND_PROPS_EVENT, type PlaygroundPropsEvent } from '../kit/events.ts';
import { skipOutOfView } from '../kit/dom.ts';
import { showFailure } from './demo-failure.ts';
import { createDemoLives, type DemoLives } from './demo-lives.ts';
import type { HeldInput, HeldInputs } from './held-inputs.ts';
import { takeBackCompositions } from './replay/compositions.ts';
import { rememberFocus } from './replay/remember-focus.ts';
import { replayInputs } from './replay/replay-inputs.ts';

/** URL of the module that mounts demos, defined by the build. */
declare const __MOUNT__: string;

/** Demos within this distance of the viewport wake, in CSS pixels. */
const APPROACH = 200;

/** Demos that have variants for other stylings. */
const STYLED = `[data-demo]:is(${CODE_STYLINGS.map((styling) => `[data-demo-${styling}]`).join()})`;

/** The page's demos, once the first input has loaded this module. */
export interface LiveDemos extends Pick<DemoLives<HTMLElement>, 'wake'> {
  /** From now on wakes demos near the viewport, one at a time. */
  wakeOnApproach: () => void;
}

/**
 * Wakes demos. Restarts them on reset, and mounts them again when the reader chooses another styling.
 *
 * @param held Held-back inputs, which are replayed once their demo is live.
 */
export function startDemos(held: HeldInputs): LiveDemos {
  const lives = createDemoLives<HTMLElement>({
    mount: (demo, failures) => {
      // One that was live or has failed holds back its inputs again.
      delete demo.dataset.state;
      return mount(demo, failures, () => held.get(demo) ?? []);
    },
    onLive: (demo) => {
      demo.dataset.state = 'live';
      demo.querySelector(':scope > .demo-error')?.remove();
      void replayHeld(demo, held);
    },
    onFailed: (demo, error) => {
      held.delete(demo);
      showFailure(demo, error);
    },
  });
  listenWithReplay('click', ({ target }) => {
    const reset = target instanceof Element ? target.closest('[data-demo-reset]') : null;
    const demo = reset?.closest<HTMLElement>('[data-demo]');
    // While a demo is being edited, Reset restores the code instead (`client/browser/tools/`).
    if (demo && !demo.hasAttribute('data-editing')) void lives.restart(demo);
  });
  const { dataset } = document.documentElement;
  let { codeStyling } = dataset;
  document.addEventListener(CODE_PREFERENCES_EVENT, () => {
    if (codeStyling === dataset.codeStyling) return;
    ({ codeStyling } = dataset);
    for (const demo of document.querySelectorAll<HTMLElement>(STYLED)) lives.update(demo);
  });
  // Capture phase: before the component's own listener.
  document.addEventListener(
    PLAYGROUND_PROPS_EVENT,
    (event) => playgroundProps.set(event.target as HTMLElement, (event as PlaygroundPropsEvent).detail),
    true,
  );
  let observer: IntersectionObserver | undefined;
  return {
    wake: (demo) => {
      const show = skipOutOfView();
      const awake = lives.wake(demo);
      // Work ahead of need changes blocks that are out of view, so it waits until they are back.
      void trackUserBlocking(awake.finally(show));
      return awake;
    },
    wakeOnApproach: () => (observer ??= observeApproach(lives.wake)),
  };
}

/** Replays what a demo missed. Until that is done, its inputs are held back: they come after the missed ones. */
async function replayHeld(demo: HTMLElement, held: HeldInputs): Promise<void> {
  const inputs = held.get(demo);
  if (inputs && !(await replayInputs(demo, inputs))) reportFailure('inputLost');
  held.delete(demo);
}

function observeApproach(wake: (demo: HTMLElement) => Promise<void>): IntersectionObserver {
  let queue = Promise.resolve();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        queue = queue
          .then(whenIdle)
          .then(whenNotUserBlocked)
          .then(() => wake(target as HTMLElement));
      }
    },
    { rootMargin: `${APPROACH}px` },
  );
  for (const demo of document.querySelectorAll('[data-demo]:not([data-playground])')) observer.observe(demo);
  return observer;
}

/** Props that readers chose in playgrounds. */
const playgroundProps = new WeakMap<HTMLElement, object>();

const NO_PROPS = {};

/** The props of a playground's component, kept across remounts. */
function getProps(demo: HTMLElement): DemoProps {
  return {
    read: () => playgroundProps.get(demo) ?? NO_PROPS,
    follow: (onChange) => {
      demo.addEventListener(PLAYGROUND_PROPS_EVENT, onChange);
      return () => demo.removeEventListener(PLAYGROUND_PROPS_EVENT, onChange);
    },
  };
}

/**
 * Loads a demo and mounts it on its stage.
 *
 * @param inputs Reads what is held back for the demo.
 * @returns Unmounts it and restores the server HTML.
 */
async function mount(demo: HTMLElement, failures: number, inputs: () => readonly HeldInput[]): Promise<() => void> {
  const stage = demo.querySelector<HTMLElement>('.demo-root');
  if (!stage) throw new Error(`The demo "${demo.id}" has no stage.`);
  // Browsers may cache the failure of a URL: a retry needs another one.
  const retry = failures === 0 ? '' : `?retry=${failures}`;
  const { demo: system = '' } = demo.dataset;
  const { codeStyling = '' } = document.documentElement.dataset;
  const address = demo.getAttribute(`data-demo-${codeStyling}`) ?? system;
  preloadModules();
  // Fetch all files in parallel, but evaluate them one by one, each in its own task.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address + retry }));
  // Always at the same URL: demos import React from it, and a second React could not run them.
  const runtime = await importLate<DemoRuntime<unknown, unknown>>(__MOUNT__);
  await nextTask();
  const module = await loadDefault(address + retry);
  const packs = await Promise.all(listPacks(demo).map((pack) => loadDefault(pack + retry)));
  const { lang, dataset } = document.documentElement;
  await takeBackCompositions(inputs);
  const html = stage.innerHTML;
  const restoreFocus = rememberFocus(stage);
  const unmount = await runtime.mountDemo(stage, module, {
    identifierPrefix: `${demo.id}-`,
    hydrates: address === system,
    language: localeOfTag(lang),
    product: (dataset.product ?? null) as ProductId | null,
    packs,
    failedMessage: bodyText('demoFailed'),
    licenseKey: readConfig().licenseKey,
    props: demo.dataset.playground === undefined ? undefined : getProps(demo),
  });
  restoreFocus();
  return () => {
    unmount();
    stage.innerHTML = html;
  };
}

async function loadDefault(address: string): Promise<unknown> {
  const module = await importLate<{ default: unknown }>(address);
  return module.default;
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });
}
