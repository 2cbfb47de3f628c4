/**
 * The service worker: pages come from the network and, without one, from the last visit; hashed files come from the
 * cache. A reader who is online never gets a stale page (behaviour section 8).
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Set by the build. */
declare const __BUILD_ID__: string;
declare const __CORE__: readonly string[];

const PAGES = 'pages-v1';
const FILES = 'files-v1';
const OFFLINE = '/offline.html';

/** Most pages and files that are kept; the oldest go first. */
const LIMITS: Record<string, number> = { [PAGES]: 400, [FILES]: 600 };

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll([...__CORE__, OFFLINE])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') void worker.skipWaiting();
  if (data === 'build-id') console.info(`Service worker of build ${__BUILD_ID__}.`);
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/static/')) event.respondWith(fromCache(request));
  else if (request.mode === 'navigate') event.respondWith(fromNetwork(request));
});

async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await keep(FILES, request, response.clone());
  return response;
}

async function fromNetwork(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await keep(PAGES, request, response.clone());
    return response;
  } catch (error) {
    const known = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
    const offline = known ?? (await caches.match(OFFLINE));
    if (!offline) throw error;
    return offline;
  }
}

async function keep(name: string, request: Request, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - (LIMITS[name] ?? keys.length)));
  await Promise.all(surplus.map((key) => cache.delete(key)));
}

export {};
