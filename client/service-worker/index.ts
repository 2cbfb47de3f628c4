/**
 * The service worker. Pages are network first, with the last visited copy as fallback; hashed files are cache first.
 * Online readers never get a stale page.
 */
import { SKIP_WAITING, isKeepRequest, isSaveRequest, isSearchRequest } from './worker-messages.ts';
import { fromSearchIndex, isSearchFile, keepSearch } from './offline-search.ts';
import { fromCacheFirst, fromNetworkFirst, keepCore, keepPage, savePages, tidy } from './stores.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => event.waitUntil(keepCore()));

worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([worker.clients.claim(), tidy()])));

worker.addEventListener('message', (event) => {
  const { data } = event as { data: unknown };
  if (data === SKIP_WAITING) event.waitUntil(worker.skipWaiting());
  if (isKeepRequest(data)) event.waitUntil(keepPage(data.keep));
  if (isSearchRequest(data)) event.waitUntil(keepSearch(data.search));
  if (isSaveRequest(data)) {
    event.waitUntil(savePages(data.paths, data.product).then((saved) => event.ports[0]?.postMessage(saved)));
  }
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const answer = (strategy: typeof fromCacheFirst) =>
    event.respondWith(strategy(request, (work) => event.waitUntil(work)));
  if (request.method !== 'GET' || url.origin !== worker.location.origin || url.pathname === '/x/sw.js') return;
  if (isSearchFile(url.pathname)) answer(fromSearchIndex);
  else if (url.pathname.startsWith('/static/') && !isThumbnail(url.pathname)) answer(fromCacheFirst);
  else if (request.mode === 'navigate' || url.searchParams.has('variant')) answer(fromNetworkFirst);
});

/** Thumbnails stay in the browser's own cache: the page with all demos has more than the files kept here. */
function isThumbnail(path: string): boolean {
  return path.endsWith('.svg');
}
