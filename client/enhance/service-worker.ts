import { SKIP_WAITING, type KeepRequest, type SearchRequest } from '../service-worker/messages.ts';
import { readConfig } from './config.ts';

/** Path of the service worker (specification section 7). */
const SERVICE_WORKER = '/x/sw.js';

/** How often the page looks whether it has the focus, in milliseconds (specification section 9). */
const FOCUS_POLL_MS = 100;

/**
 * Sent to the document before a reload that the reader did not ask for. Whoever holds unsaved work prevents it; the
 * reader is then asked.
 */
export const BEFORE_RELOAD_EVENT = 'docs:before-reload';

/** Registers the service worker where the page says that its host is the docs domain (behaviour section 8). */
export function registerServiceWorker(): void {
  if (!readConfig().registersServiceWorker || !('serviceWorker' in navigator)) return;
  void keepForOffline();
  navigator.serviceWorker.register(SERVICE_WORKER, { scope: '/' }).then(followUpdates, (error: unknown) => {
    console.error('The service worker could not be registered. Pages are read from the network.', error);
  });
}

/** The worker is told to keep the search index, and the page of the very first visit, which came before its worker. */
async function keepForOffline(): Promise<void> {
  const isFirst = !navigator.serviceWorker.controller;
  const { active } = await navigator.serviceWorker.ready;
  if (isFirst) active?.postMessage({ keep: location.pathname } satisfies KeepRequest);
  const search = document.querySelector<HTMLElement>('[data-search]')?.dataset['search'];
  if (search) active?.postMessage({ search } satisfies SearchRequest);
}

/** A waiting worker takes over at once; when it has, the page reloads as soon as it is looked at. */
function followUpdates(registration: ServiceWorkerRegistration): void {
  const followed = new WeakSet<ServiceWorker>();
  const takeOver = (worker: ServiceWorker | null) => {
    // The first worker of a reader replaces none: there is no old page to reload.
    if (!worker || followed.has(worker) || !navigator.serviceWorker.controller) return;
    followed.add(worker);
    const advance = () => {
      if (worker.state === 'installed') worker.postMessage(SKIP_WAITING);
      if (worker.state === 'activated') reloadWhenFocused();
    };
    worker.addEventListener('statechange', advance);
    advance();
  };
  takeOver(registration.waiting);
  takeOver(registration.installing);
  registration.addEventListener('updatefound', () => takeOver(registration.installing));
}

function reloadWhenFocused(): void {
  const timer = setInterval(() => {
    if (!document.hasFocus()) return;
    clearInterval(timer);
    const mayReload = document.dispatchEvent(new Event(BEFORE_RELOAD_EVENT, { cancelable: true }));
    const { reloadQuestion = '' } = document.body.dataset;
    if (mayReload || confirm(reloadQuestion)) location.reload();
  }, FOCUS_POLL_MS);
}
