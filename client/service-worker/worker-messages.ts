import { isRecord } from '../../site/kit/need.ts';

/** Tells a waiting service worker to activate at once. */
export const SKIP_WAITING = 'skip-waiting';

/** Asks the service worker to cache the page at a path that loaded before the worker was active. */
export interface KeepRequest {
  keep: string;
}

/**
 * Asks the service worker to save the pages of a product with all their files. It posts the number saved to the port.
 */
export interface SaveRequest {
  paths: string[];
  /** The product that the pages belong to; null for general pages. */
  product: string | null;
}

/** Asks the service worker to cache the search index whose manifest is at this path. */
export interface SearchRequest {
  search: string;
}

export function isKeepRequest(data: unknown): data is KeepRequest {
  return isRecord(data) && typeof data.keep === 'string';
}

export function isSaveRequest(data: unknown): data is SaveRequest {
  return isRecord(data) && Array.isArray(data.paths);
}

export function isSearchRequest(data: unknown): data is SearchRequest {
  return isRecord(data) && typeof data.search === 'string';
}
