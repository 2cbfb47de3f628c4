/** No `Accept` in `Vary`: a prefetch sends another `Accept` header than the navigation. */
const HEADERS = { Vary: 'Cookie', 'Cache-Control': 'private, max-age=30' };

/** Lets the browser reuse a prefetched page for half a minute without revalidation. */
export function keepPrefetchedPage(request: Request, { status, headers }: Response): void {
  // Prerenders also send this header, but with another value; they need no caching.
  if (request.headers.get('Sec-Purpose') !== 'prefetch' || status !== 200) return;
  if (!headers.get('Content-Type')?.startsWith('text/html')) return;
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
}
