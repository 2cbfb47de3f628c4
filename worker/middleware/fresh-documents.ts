import type { MiddlewareHandler } from 'hono';
import { codePreferencesFromRequest } from '../code-preferences.ts';
import { hasAnswer } from '../conditional.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { openContent } from '../open-content.ts';

/**
 * Documents for programs: whoever has one already gets a 304. The tag names everything that they are made of, so it is
 * known before the document is: build, configuration, content, address with host and query, and code preferences.
 */
export function freshDocuments(site: Site): MiddlewareHandler<WorkerEnv> {
  return async function freshDocuments(c, next) {
    const { codeVariant, codeStyling } = codePreferencesFromRequest(c.req.raw.headers, c.req.url);
    const tag = fingerprintOf(site.fingerprint, (await openContent(c, site)).id, c.req.url, codeVariant, codeStyling);
    const headers = { ETag: `W/"${tag}"`, Vary: 'Cookie', 'Cache-Control': 'public, max-age=0, must-revalidate' };
    if (hasAnswer(c.req.raw.headers, headers.ETag)) return c.body(null, 304, headers);
    await next();
    if (c.res.ok) for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    return;
  };
}
