import { LRUCache } from 'lru-cache';
import type { BuildInfo } from '../site/build-info.ts';
import type { Locale } from '../site/locales.ts';
import { openIndex, type SearchIndex } from '../site/search/engine.ts';
import { SEARCH_FOLDER, type SearchManifest } from '../site/search/index-files.ts';
import { ContentError } from './content/store.ts';

/** Most files of the index that an isolate keeps, parsed; each is some 10 KB. Those that were used longest ago go first. */
const MAX_FILES = 300;

/** Opens the search index of a language. */
export type SiteSearch = (locale: Locale) => Promise<SearchIndex>;

/** Where the index is, and what it is called. */
interface SearchPlace {
  assets: Fetcher;
  build: Pick<BuildInfo, 'search'>;
}

/** The index that the browser reads, read from the assets of the worker's build. */
export function createSiteSearch({ assets, build }: SearchPlace): SiteSearch {
  const files = new LRUCache<string, object>({ max: MAX_FILES });
  const read = async <T extends object>(name: string): Promise<T> => {
    const known = files.get(name);
    if (known) return known as T;
    const value = await readAsset<T>(assets, `/${SEARCH_FOLDER}/${name}`);
    files.set(name, value);
    return value;
  };
  const opened = new Map<Locale, SearchIndex>();
  return async (locale) => {
    const index = opened.get(locale) ?? openIndex(await readAsset<SearchManifest>(assets, build.search[locale]), read);
    opened.set(locale, index);
    return index;
  };
}

/** @throws ContentError when it is missing: the build wrote it. */
async function readAsset<T>(assets: Fetcher, address: string): Promise<T> {
  const response = await assets.fetch(`https://assets.local${address}`);
  if (!response.ok) throw new ContentError(address, `cannot be read: the assets answer ${response.status}`);
  return response.json<T>();
}
