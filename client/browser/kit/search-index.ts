import { fetchJson } from './fetch-json.ts';
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
  loaded ??= fetchJson<SearchManifest>(address).then((manifest) => openIndex(manifest, createReader()));
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

function createReader(): <T>(name: string) => Promise<T> {
  const files = new Map<string, Promise<unknown>>();
  return <T>(name: string) => {
    const known = files.get(name) ?? fetchJson<T>(`/${SEARCH_FOLDER}/${name}`);
    files.set(name, known);
    known.catch(() => files.delete(name));
    return known as Promise<T>;
  };
}
