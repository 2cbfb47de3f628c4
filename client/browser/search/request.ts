import { SCOPES, type Filters, type Scope } from '../../../site/search/documents.ts';
import type { SearchPart } from '../../../site/search/engine.ts';

/** Limits of pages in the first part of the results and in the second. */
const LIMIT = 7;
const ELSEWHERE_LIMIT = 4;

/** The scopes to search: the reader's product first, then all others; or only the product chosen as filter. */
export function listParts(chosen: Scope | null, own: Scope | null): SearchPart[] {
  if (chosen) return [{ scopes: [chosen], limit: LIMIT }];
  if (!own) return [{ scopes: SCOPES, limit: LIMIT }];
  const others = SCOPES.filter((scope) => scope !== own);
  return [
    { scopes: [own], limit: LIMIT },
    { scopes: others, limit: ELSEWHERE_LIMIT },
  ];
}

/** URL of the page with all results, with the filters as query parameters. */
export function resultsAddress(form: HTMLFormElement, query: string, filters: Filters): string {
  const parameters = new URLSearchParams({ q: query });
  for (const [name, value] of Object.entries(filters) as [keyof Filters, string | null][])
    if (value) parameters.set(name, value);
  return `${form.action}?${parameters}`;
}
