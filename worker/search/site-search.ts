import type { BuildInfo } from '../../site/config/build-info.ts';
import type { Locale } from '../../site/locales.ts';
import { openIndex, type SearchIndex } from '../../site/search/engine.ts';
import { SEARCH_FOLDER, type SearchManifest } from '../../site/search/index-files.ts';
import type { ReadJson } from '../content/json-files.ts';

/** Opens the search index of a language. */
export type SiteSearch = (locale: Locale) => Promise<SearchIndex>;

/** Reads the same index as the browser, from the assets of the worker's build. */
export function createSiteSearch({ search }: Pick<BuildInfo, 'search'>, readJson: ReadJson): SiteSearch {
  const read = <T extends object>(name: string): Promise<T> => readJson(`/${SEARCH_FOLDER}/${name}`);
  const opened = new Map<Locale, SearchIndex>();
  return async (locale) => {
    const index = opened.get(locale) ?? openIndex(await readJson<SearchManifest>(search[locale]), read);
    opened.set(locale, index);
    return index;
  };
}
