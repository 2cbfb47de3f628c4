import type { MiddlewareHandler } from 'hono';
import { codePreferencesFromRequest } from '../http/code-preferences.ts';
import { matchesETag } from '../http/conditional.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { getFingerprint } from '../http/fingerprint.ts';
import { openContent } from '../content/open-content.ts';

/**
 * Conditional requests for machine-readable documents. The ETag covers everything that a document depends on: build,
 * configuration, content, URL with host and query, and code preferences. So a 304 needs no document.
 */
export function conditionalDocuments(site: Site): MiddlewareHandler<WorkerEnv> {
  return async function conditionalDocuments(c, next) {
    const preferences = Object.values(codePreferencesFromRequest(c.req.raw.headers, c.req.url));
    const tag = getFingerprint(site.fingerprint, (await openContent(c, site)).id, c.req.url, ...preferences);
    const headers = { ETag: `W/"${tag}"`, Vary: 'Cookie', 'Cache-Control': 'public, max-age=0, must-revalidate' };
    if (matchesETag(c.req.raw.headers, headers.ETag)) return c.body(null, 304, headers);
    await next();
    if (c.res.ok) for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    return;
  };
}
