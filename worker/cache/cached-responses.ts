import type { ExecutionContext, MiddlewareHandler } from 'hono';
import { codePreferencesFromRequest } from '../code-preferences.ts';
import { matchesETag } from '../conditional.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { DEGRADED_HEADER } from '../content/failure-tracker.ts';
import { wantsMarkdown } from '../wants-markdown.ts';

/** Per-request headers: the request id, and the mark for degraded content. */
const PER_REQUEST_HEADERS = ['X-Request-Id', DEGRADED_HEADER];

/** Headers that describe a body, which a 304 lacks. */
const BODY_HEADERS = ['Content-Type', 'Content-Language', 'Content-Length', 'Link'];

export interface CachedResponses {
  /** Serves a request from memory; null if the application must handle it. */
  send: (request: Request, context: ExecutionContext) => Response | null;
  /** Stores a response of the application, if its route set the variable `remembers`. */
  remember: MiddlewareHandler<WorkerEnv>;
}

/**
 * The in-memory cache in front of the application: most requests end here, and Hono would take a tenth of their time.
 *
 * A response goes to the data centre's cache when it is requested a second time: that costs a quarter of rendering it,
 * and most are never requested again.
 */
export function cachedResponses({ memory, content }: Pick<Site, 'memory' | 'content'>): CachedResponses {
  return {
    send: (request, context) => {
      const { method, headers: asked } = request;
      if (method !== 'GET' && method !== 'HEAD') return null;
      const build = content.known();
      const known = build === null ? null : memory.get(keyOf(request, build));
      if (!known) return null;
      const { body, headers, share } = known;
      if (matchesETag(asked, headers.get('ETag') ?? ''))
        return new Response(null, { status: 304, headers: known.notModified });
      if (share) {
        known.share = undefined;
        context.waitUntil(share());
      }
      // A stream, because bytes would be copied for each response.
      return new Response(method === 'HEAD' ? null : body.stream(), { headers });
    },
    remember: async function remember(c, next) {
      await next();
      const remembers = c.get('remembers');
      const build = c.get('content')?.id;
      if (build === undefined || !remembers || c.res.status !== 200) return;
      const headers = new Headers(c.res.headers);
      for (const name of PER_REQUEST_HEADERS) headers.delete(name);
      headers.set('Server-Timing', 'memory');
      const notModified = new Headers(headers);
      for (const name of BODY_HEADERS) notModified.delete(name);
      const key = keyOf(c.req.raw, build);
      const isAskedAgain = memory.wasSeen(key);
      const keep = async (body: Blob) => {
        const share = remembers.share && (() => remembers.share?.(body) ?? Promise.resolve());
        memory.put(key, { body, headers, notModified, share: isAskedAgain ? undefined : share });
        if (isAskedAgain) await share?.();
      };
      // A response that breaks off is not stored; the stream reports the failure.
      c.executionCtx.waitUntil(remembers.body.then(keep, () => undefined));
    },
  };
}

/**
 * Cache key: everything in a request that a response may depend on. URL with host and without query, format,
 * preferences.
 */
function keyOf(request: Request, buildId: string): string {
  // Read once: the getter asks the runtime for the string every time.
  const { url } = request;
  const query = url.indexOf('?');
  const preferences = Object.values(codePreferencesFromRequest(request.headers, url)).join(' ');
  return `${query < 0 ? url : url.slice(0, query)} ${wantsMarkdown(request) ? 'markdown' : ''} ${preferences} ${buildId}`;
}
