import { SCOPES, type Filters, type Scope } from '../../../site/search/documents.ts';
import type { SearchPart } from '../../../site/search/engine.ts';

/** Most pages of what is asked first, and of what comes after. */
const LIMIT = 7;
const ELSEWHERE_LIMIT = 4;

/** The reader's product first, then the others; one product alone where the reader chose it. */
export function partsOf(chosen: Scope | null, own: Scope | null): SearchPart[] {
  if (chosen) return [{ scopes: [chosen], limit: LIMIT }];
  if (!own) return [{ scopes: SCOPES, limit: LIMIT }];
  const others = SCOPES.filter((scope) => scope !== own);
  return [
    { scopes: [own], limit: LIMIT },
    { scopes: others, limit: ELSEWHERE_LIMIT },
  ];
}

/** Address of the page with all results: the form's answer, with the filters as parameters. */
export function resultsAddress(form: HTMLFormElement, query: string, filters: Filters): string {
  const parameters = new URLSearchParams({ q: query });
  for (const [name, value] of Object.entries(filters) as [keyof Filters, string | null][])
    if (value) parameters.set(name, value);
  return `${form.action}?${parameters}`;
}
