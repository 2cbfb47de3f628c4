import { SEARCH_PATH, mcpLocale, parseAddress } from '../../site/addresses.ts';

/** Dimensions of an event besides its kind. */
interface CountedFacts {
  /** What the kind leaves open: where a response came from, or which part of the page failed. */
  what: string;
  language: string;
  /** Page key; empty for addresses that are not pages. */
  page: string;
  milliseconds: number;
}

/** Counts in Workers Analytics Engine. `docs/operations.md` has the columns, and queries for a dashboard. */
export interface Counts {
  response: (request: Request, response: Response, from: 'memory' | 'application') => void;
  event: (kind: string, facts: CountedFacts) => void;
}

export const NO_COUNTS: Counts = { response: () => undefined, event: () => undefined };

/** Kinds of responses whose address is known to be a page. */
const KINDS_OF_PAGES = ['page', 'markdown', 'unchanged'];

/** @param build Id of the worker's build. */
export function createCounts(dataset: AnalyticsEngineDataset | undefined, build: string): Counts {
  if (!dataset) return NO_COUNTS;
  const event: Counts['event'] = (kind, { what, language, page, milliseconds }) =>
    // The index is the unit of sampling: rare kinds stay exact while pages are sampled.
    dataset.writeDataPoint({ indexes: [kind], blobs: [kind, what, language, page, build], doubles: [milliseconds] });
  return {
    event,
    response: (request, response, from) => {
      const { locale, key, path } = parseAddress(new URL(request.url).pathname);
      const kind = getKind(path, response);
      const page = KINDS_OF_PAGES.includes(kind) ? key : '';
      event(kind, { what: from, language: locale, page, milliseconds: 0 });
    },
  };
}

function getKind(path: string, { status, headers }: Response): string {
  if (status >= 500) return 'failed';
  if (status === 404) return 'not found';
  if (status >= 400) return 'refused';
  if (status === 304) return 'unchanged';
  if (status >= 300) return 'redirect';
  if (mcpLocale(path) !== null) return 'mcp';
  if (path === SEARCH_PATH) return 'search';
  const type = headers.get('Content-Type') ?? '';
  if (type.startsWith('text/html')) return 'page';
  return type.startsWith('text/markdown') ? 'markdown' : 'document';
}
