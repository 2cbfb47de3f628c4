/** Path of the service worker (specification section 7). */
const SERVICE_WORKER = '/x/sw.js';

/** Registers the service worker where the page says that its host is the docs domain (behaviour section 8). */
export function enhanceServiceWorker(): void {
  if (document.body.dataset.serviceWorker === undefined || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(SERVICE_WORKER, { scope: '/' }).catch((error: unknown) => {
      console.error('The service worker could not be registered. Pages are read from the network.', error);
    });
  });
}
