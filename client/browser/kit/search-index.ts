import { fetchJsonOnce } from './fetch-json.ts';
import { openIndex, type SearchIndex } from '../../../site/search/engine.ts';
import { SEARCH_FOLDER, type SearchManifest } from '../../../site/search/index-files.ts';

let loaded: Promise<SearchIndex> | undefined;

/**
 * Loads the index: the manifest now, other files when a query needs them. A failed request is retried by the next
 * query.
 *
 * @param address URL of the manifest.
 */
export function loadIndex(address: string): Promise<SearchIndex> {
  loaded ??= fetchJsonOnce<SearchManifest>(address).then((manifest) =>
    openIndex(manifest, (name) => fetchJsonOnce(`/${SEARCH_FOLDER}/${name}`)),
  );
  loaded.catch(() => (loaded = undefined));
  return loaded;
}
