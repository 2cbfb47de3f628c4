import { fetchJsonOnce } from './fetch-json.ts';
import { openIndex, type SearchIndex } from '../../../site/search/engine.ts';
import { SEARCH_FOLDER, type SearchManifest } from '../../../site/search/index-files.ts';

let loaded: { address: string; index: Promise<SearchIndex> } | undefined;

/**
 * Loads the index: the manifest now, other files when a query needs them. A failed request is retried by the next
 * query.
 *
 * @param address URL of the manifest: another one under `npm run dev`, once the index is built again.
 */
export function loadIndex(address: string): Promise<SearchIndex> {
  if (loaded?.address === address) return loaded.index;
  const index = fetchJsonOnce<SearchManifest>(address).then((manifest) =>
    openIndex(manifest, (name) => fetchJsonOnce(`/${SEARCH_FOLDER}/${name}`)),
  );
  loaded = { address, index };
  index.catch(() => {
    if (loaded?.index === index) loaded = undefined;
  });
  return index;
}
