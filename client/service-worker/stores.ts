import { canonicalPath } from '../../site/address-rules.ts';
import { codePreferencesFromCookie, codePreferencesFromQuery, queryOfCodePreferences } from '../../site/preferences.ts';

/** Files that every page needs, defined by the build. */
declare const __CORE__: readonly string[];

const PAGES = 'pages-v1';
const FILES = 'files-v1';

/** The script of the service worker. It names the files that every page of its build needs. */
const SCRIPT = '/x/sw.js';

/** Offline fallback for pages that are not cached. */
const OFFLINE = '/offline.html';

/** Limits per cache, not counting the core files; the oldest entries are evicted first. */
const LIMITS = { [PAGES]: 600, [FILES]: 2000 };

/** Hashed files referenced by a page: styles, scripts, demo modules and programs. */
const HASHED_FILE = /\/static\/[\w.-]+\.(?:json|js|css)\b/g;

/** A link to a page; captures the path without query and hash. */
const PAGE_LINK = /\shref="(\/(?:[a-z]+\/)?x\/[^"#?]*\/)["#?]/g;

/** Where the list of all demos begins (`client/components/article/DemoTopics.tsx`). */
const ALL_DEMOS = 'class="gallery demo-topics"';

/** How many pages are fetched in parallel when a product is saved. */
const CONCURRENCY = 4;

/** Precaches the files that every page needs, and the offline page. */
export async function keepCore(): Promise<void> {
  const cache = await caches.open(FILES);
  await cache.addAll([...__CORE__, OFFLINE]);
}

/** Extends the event (`waitUntil`), so that caching does not delay the response. */
type Later = (work: Promise<unknown>) => void;

/** Cache first: hashed files are immutable. */
export async function fromCacheFirst(request: Request, later: Later): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) later(cacheResponse(FILES, request.url, response.clone()));
  return response;
}

/**
 * Network first. Offline, the cached page responds, in the reader's code variant if that was cached. Another spelling of
 * an address is redirected, as by the site: also to the offline page, which has the language of its address.
 */
export async function fromNetworkFirst(request: Request, later: Later): Promise<Response> {
  const key = pageKey(request.url);
  try {
    const response = await fetch(request);
    if (isCacheable(response)) {
      const copy = response.clone();
      later(key.then((name) => cacheResponse(PAGES, name, copy)).then(tidy));
    }
    return response;
  } catch (error) {
    const url = new URL(request.url);
    const path = canonicalPath(url.pathname);
    if (path !== url.pathname) return Response.redirect(`${url.origin}${path}${url.search}`);
    const answer = (await keptPage(await key)) ?? (await caches.match(OFFLINE));
    if (!answer) throw error;
    return answer;
  }
}

async function keptPage(key: string): Promise<Response | undefined> {
  const options = { ignoreVary: true };
  return (await caches.match(key, options)) ?? (await caches.match(key, { ...options, ignoreSearch: true }));
}

/** Whether a response may be cached: not search results, redirects, errors or `no-store` responses. */
function isCacheable({ ok, redirected, headers, url }: Response): boolean {
  const isForEveryone =
    !new URL(url).searchParams.has('q') && !(headers.get('Cache-Control') ?? '').includes('no-store');
  return ok && !redirected && isForEveryone;
}

/** Fetches and caches a page. @returns Its HTML; null if it could not be cached. */
export async function keepPage(path: string): Promise<string | null> {
  const url = new URL(path, self.location.origin).href;
  const response = await fetch(url);
  if (!isCacheable(response)) return null;
  const html = await response.clone().text();
  return (await cacheResponse(PAGES, await pageKey(url), response)) ? html : null;
}

/**
 * Caches the pages of a product, the pages that their articles link to, and all hashed files that these use. Links are
 * followed from pages of the product only, which also finds those in no navigation.
 *
 * @returns How many pages were cached.
 */
export async function savePages(paths: readonly string[], product: string | null): Promise<number> {
  const renewed = new Set<string>();
  // Saved pages are of the current build, which may be newer than this service worker.
  await keepCurrentCore(renewed).catch(() => undefined);
  const found = new Set(paths);
  let saved = 0;
  const save = async (path: string) => {
    const html = await savePage(path, renewed);
    if (html === null) return;
    saved += 1;
    if (findProduct(html) === product) for (const link of findLinks(html)) found.add(link);
  };
  for (let begun = 0; begun < found.size;) {
    const round = [...found].slice(begun);
    begun = found.size;
    await forEachConcurrently(round, save);
  }
  await tidy();
  return saved;
}

async function keepCurrentCore(renewed: Set<string>): Promise<void> {
  const response = await fetch(SCRIPT);
  await keepFiles(await response.text(), renewed);
}

/** Processes paths with limited concurrency; a failure does not stop the others. */
async function forEachConcurrently(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = paths.values();
  const worker = async () => {
    for (const path of waiting) await work(path).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** The product of a page; null for general pages. */
function findProduct(html: string): string | null {
  return /<html[^>]* data-product="([^"]*)"/.exec(html)?.[1] ?? null;
}

/** The pages that an article links to, without those that only the list of all demos names: it names nearly every page. */
function findLinks(html: string): string[] {
  const [article = ''] = html.slice(html.indexOf('<article'), html.indexOf('</article>')).split(ALL_DEMOS);
  return [...article.matchAll(PAGE_LINK)].map(([, path = '']) => path);
}

/** @returns The page's HTML; null if it or one of its files could not be cached. */
async function savePage(path: string, renewed: Set<string>): Promise<string | null> {
  const html = await keepPage(path);
  return html !== null && (await keepFiles(html, renewed)) ? html : null;
}

/**
 * Caches the hashed files that a text names. Those that are cached become the newest, once while a product is saved:
 * making room must not evict what its pages share with those saved before.
 *
 * @returns Whether all of them are cached.
 */
async function keepFiles(text: string, renewed: Set<string>): Promise<boolean> {
  for (const file of new Set(text.match(HASHED_FILE))) {
    const known = await caches.match(file);
    if (known && renewed.has(file)) continue;
    renewed.add(file);
    if (!(await cacheResponse(FILES, file, known ?? (await fetch(file))))) return false;
  }
  return true;
}

/** Cache key of a page: its canonical URL with the code preferences from the query or, failing that, from the cookies. */
async function pageKey(address: string): Promise<string> {
  const url = new URL(address);
  const kept = codePreferencesFromCookie(await readCookies());
  url.pathname = canonicalPath(url.pathname);
  url.search = queryOfCodePreferences(codePreferencesFromQuery((parameter) => url.searchParams.get(parameter), kept));
  url.hash = '';
  return url.href;
}

/** Cookies in header format. Browsers without `cookieStore` in workers cache one variant per page. */
async function readCookies(): Promise<string> {
  const store = (self as unknown as { cookieStore?: { getAll: () => Promise<{ name: string; value: string }[]> } })
    .cookieStore;
  const cookies = (await store?.getAll()) ?? [];
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/**
 * Caches a response. @returns Whether it was stored. If storage is full, evicts the oldest quarter to make room for the
 * next.
 */
async function cacheResponse(name: keyof typeof LIMITS, key: string, response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const cache = await caches.open(name);
  try {
    await cache.put(key, response);
    return true;
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (isFull) await removeOldest((count) => Math.ceil(count / 4));
    return false;
  }
}

/** Evicts entries beyond the limits. */
export function tidy(): Promise<void> {
  return removeOldest((count, limit) => Math.max(0, count - limit));
}

/**
 * Evicts the oldest entries of each cache; `surplus` says how many. Never the core: no cached page works without it.
 */
async function removeOldest(surplus: (count: number, limit: number) => number): Promise<void> {
  const core = new Set([...__CORE__, OFFLINE]);
  for (const [name, limit] of Object.entries(LIMITS)) {
    const cache = await caches.open(name);
    const entries = (await cache.keys()).filter(({ url }) => !core.has(new URL(url).pathname));
    await Promise.all(
      entries.slice(0, surplus(entries.length, limit)).map((entry) => cache.delete(entry, { ignoreVary: true })),
    );
  }
}
