import { codePreferencesFromCookie } from '../../site/preferences.ts';

/** Set by the build: files that every page needs. */
declare const __CORE__: readonly string[];

const PAGES = 'pages-v1';
const FILES = 'files-v1';

/** Shown without a network for a page that was never read. */
const OFFLINE = '/offline.html';

/** Most entries that are kept; the oldest go first. */
const LIMITS: Record<string, number> = { [PAGES]: 600, [FILES]: 800 };

/** Hashed files that a page names: its styles, scripts and demo modules. */
const HASHED_FILE = /\/static\/[\w.-]+\.(?:js|css)/g;

/** How many pages are fetched at the same time when a product is saved. */
const CONCURRENCY = 4;

/** Keeps what every page needs, and the offline page. */
export async function keepCore(): Promise<void> {
  const cache = await caches.open(FILES);
  await cache.addAll([...__CORE__, OFFLINE]);
}

/** A hashed file never changes: the first answer serves for good. */
export async function fromCacheFirst(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await keep(FILES, request.url, response.clone());
  return response;
}

/** A page is asked of the network; without one the kept page answers, in the reader's code variant where that was kept. */
export async function fromNetworkFirst(request: Request): Promise<Response> {
  const key = await pageKey(request.url);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await keep(PAGES, key, response.clone());
    return response;
  } catch (error) {
    const options = { ignoreVary: true };
    const kept =
      (await caches.match(key, options)) ??
      (await caches.match(key, { ...options, ignoreSearch: true })) ??
      (await caches.match(OFFLINE));
    if (!kept) throw error;
    return kept;
  }
}

/** Keeps pages and the hashed files that they name. @returns How many pages were kept. */
export async function savePages(paths: readonly string[]): Promise<number> {
  const waiting = [...paths];
  let saved = 0;
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      // One page that fails does not end the others; the reader is told how many were kept.
      const isSaved = await savePage(path).catch(() => false);
      if (isSaved) saved += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return saved;
}

async function savePage(path: string): Promise<boolean> {
  const url = new URL(path, self.location.origin).href;
  const response = await fetch(url);
  if (!response.ok) return false;
  const html = await response.clone().text();
  await keep(PAGES, await pageKey(url), response);
  const files = new Set(html.match(HASHED_FILE));
  for (const file of files) await fromCacheFirst(new Request(file));
  return true;
}

/** A page's address with the code preferences that its HTML depends on: the query's, else the cookies'. */
async function pageKey(address: string): Promise<string> {
  const url = new URL(address);
  const asked = { variant: url.searchParams.get('variant'), styling: url.searchParams.get('styling') };
  const kept = codePreferencesFromCookie(await readCookies());
  url.search = '';
  url.hash = '';
  url.searchParams.set('variant', asked.variant ?? kept.codeVariant.toLowerCase());
  url.searchParams.set('styling', asked.styling ?? kept.codeStyling);
  return url.href;
}

/** Cookies as a header has them. Browsers without a cookie store in workers keep one variant a page. */
async function readCookies(): Promise<string> {
  const store = (self as unknown as { cookieStore?: { getAll: () => Promise<{ name: string; value: string }[]> } }).cookieStore;
  const cookies = (await store?.getAll()) ?? [];
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function keep(name: string, key: string, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(key, response);
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - (LIMITS[name] ?? keys.length)));
  await Promise.all(surplus.map((oldest) => cache.delete(oldest)));
}
