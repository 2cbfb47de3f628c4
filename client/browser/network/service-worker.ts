import type { KeepRequest, SearchRequest } from '../../service-worker/worker-messages.ts';
import { readConfig } from '../kit/config.ts';
import type * as updates from './service-worker-updates.ts';

const SERVICE_WORKER = '/x/sw.js';

/** URL of `service-worker-updates.ts`, defined by the build. */
declare const __UPDATES__: string;

/**
 * Registers the service worker if the page's configuration says so: on the docs domain.
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
      console.error('The service worker could not be registered.', error);
    },
  );
}

/**
 * Asks the worker to cache the current page if it did not serve it. A worker that is still installing gets the message
 * too, since the reader may leave before it is active.
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

/** A first worker has no predecessor. Later ones have precached the module imported here. */
function followUpdates(registration: ServiceWorkerRegistration): void {
  const follow = () => {
    if (!navigator.serviceWorker.controller) return;
    // Capture the workers now: another tab may activate them while the module loads. If it fails to load, the next page
    // retries.
    const workers = [registration.waiting, registration.installing];
    (import(__UPDATES__) as Promise<typeof updates>).then(
      (module) => module.takeOver(workers),
      () => undefined,
    );
  };
  follow();
  registration.addEventListener('updatefound', follow);
}
