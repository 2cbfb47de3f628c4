import type { MiddlewareHandler } from 'hono';
import { codePreferencesFromRequest } from '../http/code-preferences.ts';
import { matchesETag } from '../http/conditional.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { DEGRADED_HEADER } from '../content/failure-tracker.ts';
import { wantsMarkdown } from '../http/accept.ts';

/** Per-request headers: the request id, and the mark for degraded content. */
const PER_REQUEST_HEADERS = ['X-Request-Id', DEGRADED_HEADER];

/** Headers that describe a body, which a 304 lacks. */
const BODY_HEADERS = ['Content-Type', 'Content-Language', 'Content-Length', 'Link'];

export interface CachedResponses {
  /** Serves a request from memory; null if the application must handle it. */
  send: (request: Request) => Response | null;
  /** Stores a response of the application, if its route set the variable `body`. */
  remember: MiddlewareHandler<WorkerEnv>;
}

/** The in-memory cache in front of the application: most requests end here, and Hono would take a tenth of their time. */
export function cachedResponses({ memory, content }: Pick<Site, 'memory' | 'content'>): CachedResponses {
  return {
    send: (request) => {
      const { method, headers: asked } = request;
      if (method !== 'GET' && method !== 'HEAD') return null;
      const build = content.known();
      const known = build === null ? undefined : memory.get(getKey(request, build));
      if (!known) return null;
      const { body, headers } = known;
      if (matchesETag(asked, headers.get('ETag') ?? ''))
        return new Response(null, { status: 304, headers: known.notModified });
      // A stream, because bytes would be copied for each response.
      return new Response(method === 'HEAD' ? null : body.stream(), { headers });
    },
    remember: async function remember(c, next) {
      await next();
      const body = c.get('body');
      const build = c.get('content')?.id;
      if (build === undefined || !body || c.res.status !== 200) return;
      const headers = new Headers(c.res.headers);
      for (const name of PER_REQUEST_HEADERS) headers.delete(name);
      headers.set('Server-Timing', 'memory');
      const notModified = new Headers(headers);
      for (const name of BODY_HEADERS) notModified.delete(name);
      const key = getKey(c.req.raw, build);
      const keep = (whole: Blob) => memory.set(key, { body: whole, headers, notModified });
      // A response that breaks off is not stored; the stream reports the failure.
      c.executionCtx.waitUntil(body.then(keep, () => undefined));
    },
  };
}

/**
 * Cache key: everything in a request that a response may depend on. URL with host and without query, format,
 * preferences.
 */
function getKey(request: Request, buildId: string): string {
  // Read once: the getter asks the runtime for the string every time.
  const { url } = request;
  const query = url.indexOf('?');
  const preferences = Object.values(codePreferencesFromRequest(request.headers, url)).join(' ');
  return `${query < 0 ? url : url.slice(0, query)} ${wantsMarkdown(request) ? 'markdown' : ''} ${preferences} ${buildId}`;
}
