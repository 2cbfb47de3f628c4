/**
 * The service worker: pages come from the network and, without one, from the last visit; hashed files come from the
 * cache. A reader who is online never gets a stale page (behaviour section 8).
 */
import { fromCacheFirst, fromNetworkFirst, keepCore, savePages } from './stores.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => event.waitUntil(keepCore()));

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) => {
  const { data } = event as { data: unknown };
  if (data === 'skip-waiting') event.waitUntil(worker.skipWaiting());
  if (isSaveRequest(data)) {
    event.waitUntil(savePages(data.paths).then((saved) => event.ports[0]?.postMessage(saved)));
  }
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || url.pathname === '/x/sw.js') return;
  if (url.pathname.startsWith('/static/')) event.respondWith(fromCacheFirst(request));
  else if (request.mode === 'navigate' || url.searchParams.has('variant')) event.respondWith(fromNetworkFirst(request));
});

/** A page asks for a whole product to be kept: paths of its pages. */
function isSaveRequest(data: unknown): data is { paths: string[] } {
  return typeof data === 'object' && data !== null && 'paths' in data && Array.isArray(data.paths);
}
