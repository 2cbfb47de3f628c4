import { SEARCH_FOLDER, packFileName, type PackFile, type SearchManifest } from '../../site/search/index-files.ts';

const SEARCH = 'search-v1';
const FOLDER = `/${SEARCH_FOLDER}/`;

/**
 * Limit of precached packs per language, a megabyte each at most. Of a larger index, only the files that were used are
 * cached.
 */
const MAX_PACKS = 24;

/** Parsed packs by path. Does not last long: browsers stop idle workers. */
const unpacked = new Map<string, PackFile>();

export function isSearchFile(pathname: string): boolean {
  return pathname.startsWith(FOLDER);
}

/**
 * Caches the whole index of a language and evicts the previous one. With `saveData` on, only used files are cached.
 *
 * @param address Path of the manifest.
 */
export async function keepSearch(address: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!isSearchFile(address) || connection?.saveData) return;
  const cache = await caches.open(SEARCH);
  const manifest = (await (await keptOrFetched(cache, address)).json()) as SearchManifest;
  const scopes = Object.values(manifest.scopes);
  const packs = scopes.flatMap(({ folder, packs: count }) =>
    Array.from({ length: count }, (_, at) => packFileName(folder, at)),
  );
  if (packs.length > MAX_PACKS) return;
  const { characters, words, messages } = manifest;
  for (const name of [characters, words, messages, ...packs]) await keptOrFetched(cache, FOLDER + name);
  const locale = getLocale(address);
  const folders = scopes.map(({ folder }) => `${FOLDER}${folder}/`);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const isCurrent =
      pathname === address ||
      [characters, words, messages].some((name) => pathname === FOLDER + name) ||
      folders.some((folder) => pathname.startsWith(folder));
    if (getLocale(pathname) === locale && !isCurrent) await cache.delete(url);
  }
}

/** Returns a file of the index: from the cache, from a cached pack, or from the network. */
export async function fromSearchIndex(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(SEARCH);
  const kept = (await cache.match(pathname)) ?? (await fromPack(cache, pathname));
  if (kept) return kept;
  try {
    return await keptOrFetched(cache, pathname);
  } catch (error) {
    // A page of an older build wants an index that no longer exists: use the cached one instead.
    const other = (await cache.keys()).find(({ url }) => isManifestLike(new URL(url).pathname, pathname));
    const answer = other && (await cache.match(other));
    if (!answer) throw error;
    return answer;
  }
}

async function keptOrFetched(cache: Cache, path: string): Promise<Response> {
  const kept = await cache.match(path);
  if (kept) return kept;
  const response = await fetch(path);
  // If storage is full, still return the response.
  if (response.ok) await cache.put(path, response.clone()).catch(() => undefined);
  return response;
}

/** Finds a file in the packs of its folder: `/static/search/en-x-charts-1a2b/t3.json`. */
async function fromPack(cache: Cache, pathname: string): Promise<Response | undefined> {
  const [folder = '', name = ''] = pathname.slice(FOLDER.length).split('/');
  for (let at = 0; at < MAX_PACKS; at += 1) {
    const path = FOLDER + packFileName(folder, at);
    const pack = unpacked.get(path) ?? ((await (await cache.match(path))?.json()) as PackFile | undefined);
    if (!pack) return undefined;
    unpacked.set(path, pack);
    const text = pack[name];
    if (text !== undefined) return new Response(text, { headers: { 'Content-Type': 'application/json' } });
  }
  return undefined;
}

/** Whether both are manifests (`en-<hash>.json`) of the same language. */
function isManifestLike(a: string, b: string): boolean {
  const isManifest = (path: string) => /^[a-z]+-[0-9a-f]+\.json$/.test(path.slice(FOLDER.length));
  return isManifest(a) && isManifest(b) && getLocale(a) === getLocale(b);
}

function getLocale(pathname: string): string {
  return pathname.slice(FOLDER.length).split('-')[0] ?? '';
}
