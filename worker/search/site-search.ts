import { LRUCache } from 'lru-cache';
import type { BuildInfo } from '../../site/config/build-info.ts';
import type { Locale } from '../../site/locales.ts';
import { openIndex, type SearchIndex } from '../../site/search/engine.ts';
import { SEARCH_FOLDER, type SearchManifest } from '../../site/search/index-files.ts';
import type { Config } from '../../site/config/config.ts';
import { assetsSource } from '../content/assets-source.ts';
import { readWhole, type Reading } from '../content/reading.ts';

/** Maximum number of parsed index files in the LRU cache, some 3 KB each. */
const MAX_FILES = 1000;

/** Opens the search index of a language. */
export type SiteSearch = (locale: Locale) => Promise<SearchIndex>;

/** Location of the index. */
interface SearchPlace {
  assets: Fetcher;
  build: Pick<BuildInfo, 'search'>;
  config: Pick<Config, 'limits'>;
}

/** Reads the same index as the browser, from the assets of the worker's build. */
export function createSiteSearch({ assets, build, config }: SearchPlace): SiteSearch {
  const files = new LRUCache<string, object>({ max: MAX_FILES });
  // A failing search does not mean that content is degraded: report nothing.
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
