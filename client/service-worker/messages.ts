/** Asks the service worker to take over from the former one at once. */
export const SKIP_WAITING = 'skip-waiting';

/** Asks the service worker to keep the page that came before it: the path of the page. */
export interface KeepRequest {
  keep: string;
}

/** Asks the service worker to save the pages of a product with all that they need, and to answer on the port how many it saved. */
export interface SaveRequest {
  paths: string[];
  /** The product that the pages belong to; null for those of all. */
  product: string | null;
}

/** Asks the service worker to keep the search index of a language: the path of its manifest. */
export interface SearchRequest {
  search: string;
}

export function isKeepRequest(data: unknown): data is KeepRequest {
  return typeof data === 'object' && data !== null && 'keep' in data && typeof data.keep === 'string';
}

export function isSaveRequest(data: unknown): data is SaveRequest {
  return typeof data === 'object' && data !== null && 'paths' in data && Array.isArray(data.paths);
}

export function isSearchRequest(data: unknown): data is SearchRequest {
  return typeof data === 'object' && data !== null && 'search' in data && typeof data.search === 'string';
}
