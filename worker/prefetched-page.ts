/** Who fetches ahead does not say what a navigation accepts, so the answer may not depend on it. */
const HEADERS = { Vary: 'Cookie', 'Cache-Control': 'private, max-age=30' };

/** Lets a page that is fetched because a reader is about to open it be opened without asking again, for half a minute. */
export function keepPrefetchedPage(request: Request, { status, headers }: Response): void {
  // A page that is prerendered says so too, and is never kept.
  if (request.headers.get('Sec-Purpose') !== 'prefetch' || status !== 200) return;
  if (!headers.get('Content-Type')?.startsWith('text/html')) return;
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
}
