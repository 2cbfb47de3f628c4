import { FORMER_BUILD_PATH, type FormerBuild } from '../../../site/protocol/former-build.ts';

/** Longest delay of idle work, in milliseconds. */
const IDLE_TIMEOUT = 3000;

/** Runs `work` once the page is loaded, visible and idle. */
export function whenPageIsIdle(work: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
    else setTimeout(work, 200);
  };
  const loaded = () => {
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true });
  };
  whenActivated(loaded);
}

/** Runs `work` now, or for a prerendered page when it is activated. */
function whenActivated(work: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', work, { once: true });
  else work();
}

/** Imports a module of this build. If its file is gone, it offers a reload and still rejects. */
export async function importLate<Module>(address: string): Promise<Module> {
  try {
    return (await import(address)) as Module;
  } catch (error) {
    offerReload(address, error);
    throw error;
  }
}

/** Lets the current build report a failed file, and offer a reload if it is gone. Offline, this does nothing. */
export function offerReload(address: string, error?: unknown): void {
  (import(FORMER_BUILD_PATH) as Promise<FormerBuild>).then(
    (module) => module.offerReload(address, error),
    () => undefined,
  );
}

/** Preloads all modules of the page's demos in parallel, instead of discovering them import by import. */
export function preloadModules(): void {
  const list = document.querySelector<HTMLElement>('[data-modules]');
  for (const href of list?.dataset.modules?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  list?.removeAttribute('data-modules');
}

/** Runs `work` when an older document becomes visible: restored from the back/forward cache, or prerendered. */
export function onRestoredOrActivated(work: () => void): void {
  document.addEventListener('prerenderingchange', work);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) work();
  });
}

/** Whether the reader has reloaded the page or come back to it, rather than followed a link to it. */
export function isReturning(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && /^(?:reload|back_forward)$/.test(entry.type);
}

/** Yields to the browser, so that it can handle pending work such as input first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
