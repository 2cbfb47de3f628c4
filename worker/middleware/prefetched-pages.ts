import type { MiddlewareHandler } from 'hono';
import type { WorkerEnv } from '../environment.ts';

/** Who fetches ahead does not say what a navigation accepts, so the answer may not depend on it. */
const HEADERS = { Vary: 'Cookie', 'Cache-Control': 'private, max-age=30' };

/** A page that is fetched because a reader is about to open it is opened without asking again, for half a minute. */
export function prefetchedPages(): MiddlewareHandler<WorkerEnv> {
  return async function prefetchedPages(c, next) {
    // A page that is prerendered says so too, and is never kept.
    if (c.req.header('Sec-Purpose') !== 'prefetch') return next();
    await next();
    if (c.res.status !== 200) return;
    if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
    for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
  };
}
