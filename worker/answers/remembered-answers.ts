import type { ExecutionContext, MiddlewareHandler } from 'hono';
import { codePreferencesFromRequest } from '../code-preferences.ts';
import { hasAnswer } from '../conditional.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { DEGRADED_HEADER } from '../content/trouble.ts';
import { wantsMarkdown } from '../wants-markdown.ts';

/** Headers of one request alone: its id, and that content could not be read as it should. */
const OF_ONE_REQUEST = ['X-Request-Id', DEGRADED_HEADER];

export interface RememberedAnswers {
  /** Sends again what the isolate remembers, whole and with every header; null where the application has to answer. */
  send: (request: Request, context: ExecutionContext) => Response | null;
  /** Remembers an answer of the application whose route says so by the variable `remembers`. */
  remember: MiddlewareHandler<WorkerEnv>;
}

/**
 * The memory before the application: most requests end here, and Hono would take a tenth of their time.
 *
 * An answer that is asked for a second time is shared: to do so costs a quarter of making it, and most are never asked again.
 */
export function rememberedAnswers({ memory, content }: Pick<Site, 'memory' | 'content'>): RememberedAnswers {
  return {
    send: (request, context) => {
      const { method, headers: asked } = request;
      if (method !== 'GET' && method !== 'HEAD') return null;
      const build = content.known();
      const known = build === null ? null : memory.get(keyOf(request, build));
      // A reader who has the page gets a 304, and that is for the route to make.
      if (!known || hasAnswer(asked, known.headers.get('ETag') ?? '')) return null;
      const { body, headers, share } = known;
      if (share) {
        known.share = undefined;
        context.waitUntil(share());
      }
      // Bytes would be copied for each answer.
      return new Response(method === 'HEAD' ? null : body.stream(), { headers });
    },
    remember: async function remember(c, next) {
      await next();
      const remembers = c.get('remembers');
      const build = c.get('content')?.id;
      if (build === undefined || !remembers || c.res.status !== 200) return;
      const headers = new Headers(c.res.headers);
      for (const name of OF_ONE_REQUEST) headers.delete(name);
      const key = keyOf(c.req.raw, build);
      const isAskedAgain = memory.wasSeen(key);
      const keep = async (body: Blob) => {
        const share = remembers.share && (() => remembers.share?.(body) ?? Promise.resolve());
        memory.put(key, { body, headers, share: isAskedAgain ? undefined : share });
        if (isAskedAgain) await share?.();
      };
      // What breaks off is not remembered, and its failure is for the stream to report.
      c.executionCtx.waitUntil(remembers.body.then(keep, () => undefined));
    },
  };
}

/** Everything of a request that an answer may depend on: address with host and without query, format, and code preferences. */
function keyOf(request: Request, buildId: string): string {
  // Its getter asks the runtime for the text anew.
  const { url } = request;
  const query = url.indexOf('?');
  const { codeVariant, codeStyling } = codePreferencesFromRequest(request.headers, url);
  return `${query < 0 ? url : url.slice(0, query)} ${wantsMarkdown(request) ? 'markdown' : ''} ${codeVariant} ${codeStyling} ${buildId}`;
}
