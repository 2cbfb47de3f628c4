import { codePreferencesFromCookie } from '../../site/preferences.ts';

/** Set by the build: files that every page needs. */
declare const __CORE__: readonly string[];

const PAGES = 'pages-v1';
const FILES = 'files-v1';

/** Shown without a network for a page that was never read. */
const OFFLINE = '/offline.html';

/** Most entries that are kept beside the core; the oldest go first. */
const LIMITS = { [PAGES]: 600, [FILES]: 2000 };

/** Hashed files that a page names: its styles, scripts, demo modules and their programs. */
const HASHED_FILE = /\/static\/[\w.-]+\.(?:json|js|css)\b/g;

/** A link to a page, without what stands behind its path. */
const PAGE_LINK = /\shref="(\/(?:[a-z]+\/)?x\/[^"#?]*\/)["#?]/g;

/** How many pages are fetched at the same time when a product is saved. */
const CONCURRENCY = 4;

/** Keeps what every page needs, and the offline page. */
export async function keepCore(): Promise<void> {
  const cache = await caches.open(FILES);
  await cache.addAll([...__CORE__, OFFLINE]);
}

/** Goes on after the answer: what is to be kept delays no reader. */
type Later = (work: Promise<unknown>) => void;

/** A hashed file never changes: the first answer serves for good. */
export async function fromCacheFirst(request: Request, later: Later): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) later(keep(FILES, request.url, response.clone()));
  return response;
}

/** A page is asked of the network; without one the kept page answers, in the reader's code variant where that was kept. */
export async function fromNetworkFirst(request: Request, later: Later): Promise<Response> {
  const key = pageKey(request.url);
  try {
    const response = await fetch(request);
    if (mayKeep(response)) {
      const copy = response.clone();
      later(key.then((name) => keep(PAGES, name, copy)).then(tidy));
    }
    return response;
  } catch (error) {
    const options = { ignoreVary: true };
    const kept =
      (await caches.match(await key, options)) ??
      (await caches.match(await key, { ...options, ignoreSearch: true })) ??
      (await caches.match(OFFLINE));
    if (!kept) throw error;
    return kept;
  }
}

/** Search results answer one question, and some answers say that nobody is to store them. */
function mayKeep({ ok, redirected, headers, url }: Response): boolean {
  const isForEveryone =
    !new URL(url).searchParams.has('q') && !(headers.get('Cache-Control') ?? '').includes('no-store');
  return ok && !redirected && isForEveryone;
}

/** Keeps a page as it is now. @returns Its HTML; null where it could not be kept. */
export async function keepPage(path: string): Promise<string | null> {
  const url = new URL(path, self.location.origin).href;
  const response = await fetch(url);
  if (!mayKeep(response)) return null;
  const html = await response.clone().text();
  return (await keep(PAGES, await pageKey(url), response)) ? html : null;
}

/**
 * Keeps the pages of a product, those that their articles link to, and the hashed files that all of them name. Pages of
 * the product that stand in no navigation are found by these links; other pages are as far as it goes.
 *
 * @returns How many pages were kept.
 */
export async function savePages(paths: readonly string[], product: string | null): Promise<number> {
  const found = new Set(paths);
  let saved = 0;
  const save = async (path: string) => {
    const html = await savePage(path);
    if (html === null) return;
    saved += 1;
    if (productOf(html) === product) for (const link of linksOf(html)) found.add(link);
  };
  for (let begun = 0; begun < found.size;) {
    const round = [...found].slice(begun);
    begun = found.size;
    await together(round, save);
  }
  await tidy();
  return saved;
}

/** Works on a few at the same time. One that fails does not end the others. */
async function together(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = paths.values();
  const worker = async () => {
    for (const path of waiting) await work(path).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** The library that a page belongs to; null for the pages of all. */
function productOf(html: string): string | null {
  return /<html[^>]* data-product="([^"]*)"/.exec(html)?.[1] ?? null;
}

/** Pages that an article links to. */
function linksOf(html: string): string[] {
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  return [...article.matchAll(PAGE_LINK)].map(([, path = '']) => path);
}

/** @returns The page's HTML; null where it or a file of it could not be kept. */
async function savePage(path: string): Promise<string | null> {
  const html = await keepPage(path);
  if (html === null) return null;
  for (const file of new Set(html.match(HASHED_FILE))) {
    if (!(await caches.match(file)) && !(await keep(FILES, file, await fetch(file)))) return null;
  }
  return html;
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
  const store = (self as unknown as { cookieStore?: { getAll: () => Promise<{ name: string; value: string }[]> } })
    .cookieStore;
  const cookies = (await store?.getAll()) ?? [];
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Keeps an answer. @returns Whether there was room; where there was none, the oldest entries made some for the next. */
async function keep(name: keyof typeof LIMITS, key: string, response: Response): Promise<boolean> {
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

/** Removes what is beyond the limits. */
export function tidy(): Promise<void> {
  return removeOldest((count, limit) => Math.max(0, count - limit));
}

/** Removes the oldest entries of each cache, as many as `surplus` says. The core stays: no kept page works without it. */
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
