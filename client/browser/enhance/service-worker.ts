import type { KeepRequest, SearchRequest } from '../../service-worker/messages.ts';
import { readConfig } from '../kit/config.ts';
import type * as updates from './service-worker-updates.ts';

/** Path of the service worker (spec 7 in `docs/specification-map.md`). */
const SERVICE_WORKER = '/x/sw.js';

/** Address of `service-worker-updates.ts`, set by the build. */
declare const __UPDATES__: string;

/**
 * Registers the service worker where the page says that its host is the docs domain (behaviour 8 in
 * `docs/specification-map.md`).
 */
export function registerServiceWorker(): void {
  if (!readConfig().registersServiceWorker || !('serviceWorker' in navigator)) return;
  void keepSearchForOffline();
  navigator.serviceWorker.register(SERVICE_WORKER, { scope: '/' }).then(
    (registration) => {
      keepPageForOffline(registration);
      followUpdates(registration);
    },
    (error: unknown) => {
      console.error('The service worker could not be registered. Pages are read from the network.', error);
    },
  );
}

/**
 * The worker is told to keep a page that it has not answered. One that is still being installed listens too: the reader
 * may be gone before it is ready.
 */
function keepPageForOffline({ active, waiting, installing }: ServiceWorkerRegistration): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isKept = navigation instanceof PerformanceNavigationTiming && navigation.workerStart > 0;
  const worker = active ?? waiting ?? installing;
  if (!isKept) worker?.postMessage({ keep: location.pathname } satisfies KeepRequest);
}

async function keepSearchForOffline(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const search = document.querySelector<HTMLElement>('[data-search]')?.dataset['search'];
  if (search) active?.postMessage({ search } satisfies SearchRequest);
}

/** The first worker of a reader replaces none. A later one has the module in its cache that follows it. */
function followUpdates(registration: ServiceWorkerRegistration): void {
  const follow = () => {
    if (!navigator.serviceWorker.controller) return;
    // Read now: another tab may have the worker take over while this one loads. Where it cannot be loaded, the next
    // page tries again.
    const workers = [registration.waiting, registration.installing];
    (import(__UPDATES__) as Promise<typeof updates>).then(
      (module) => module.takeOver(workers),
      () => undefined,
    );
  };
  follow();
  registration.addEventListener('updatefound', follow);
}
