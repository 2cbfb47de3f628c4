import { LRUCache } from 'lru-cache';
import type { BuildInfo } from '../site/build-info.ts';
import type { Locale } from '../site/locales.ts';
import { openIndex, type SearchIndex } from '../site/search/engine.ts';
import { SEARCH_FOLDER, type SearchManifest } from '../site/search/index-files.ts';
import type { Config } from '../site/config.ts';
import { assetsSource } from './content/assets-source.ts';
import { readWhole, type Reading } from './content/reading.ts';

/** Most files of the index that an isolate keeps, parsed; each is some 3 KB. Those that were used longest ago go first. */
const MAX_FILES = 1000;

/** Opens the search index of a language. */
export type SiteSearch = (locale: Locale) => Promise<SearchIndex>;

/** Where the index is, and what it is called. */
interface SearchPlace {
  assets: Fetcher;
  build: Pick<BuildInfo, 'search'>;
  config: Pick<Config, 'limits'>;
}

/** The index that the browser reads, read from the assets of the worker's build. */
export function createSiteSearch({ assets, build, config }: SearchPlace): SiteSearch {
  const files = new LRUCache<string, object>({ max: MAX_FILES });
  // What fails here is the search's trouble, and not the content's.
  const reading: Reading = { sources: [assetsSource(assets)], limit: config.limits.file, report: () => undefined };
  const readJson = async <T>(path: string) =>
    readWhole(reading, path, (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as T);
  const read = async <T extends object>(name: string): Promise<T> => {
    const known = files.get(name);
    if (known) return known as T;
    const value = await readJson<T>(`${SEARCH_FOLDER}/${name}`);
    files.set(name, value);
    return value;
  };
  const opened = new Map<Locale, SearchIndex>();
  return async (locale) => {
    const index = opened.get(locale) ?? openIndex(await readJson<SearchManifest>(build.search[locale].slice(1)), read);
    opened.set(locale, index);
    return index;
  };
}
