import type { ExecutionContext, MiddlewareHandler } from 'hono';
import { codePreferencesFromRequest } from '../code-preferences.ts';
import { hasAnswer } from '../conditional.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { wantsMarkdown } from '../wants-markdown.ts';

export interface RememberedAnswers {
  /** Sends again what the isolate remembers, whole and with every header; null where the application has to answer. */
  send: (request: Request, context: ExecutionContext) => Promise<Response | null>;
  /**
   * Remembers an answer of the application. A route says by the variable `remembers` that its answer depends on nothing
   * beside build, configuration and what `keyOf` names.
   */
  remember: MiddlewareHandler<WorkerEnv>;
}

/**
 * The memory before the application: most requests end here, and Hono would take a tenth of their time.
 *
 * An answer that is asked for a second time is shared: to do so costs a quarter of making it, and most are never asked again.
 */
export function rememberedAnswers({ memory, content }: Pick<Site, 'memory' | 'content'>): RememberedAnswers {
  // Who needs the content asks again, and fails where a failure has an id and the page's headers.
  const readBuild = () => content.buildId().catch(() => null);
  return {
    send: async (request, context) => {
      const { method, headers: asked } = request;
      if (method !== 'GET' && method !== 'HEAD') return null;
      const build = await readBuild();
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
      // Before: the content may be another one when the answer is made.
      const build = await readBuild();
      await next();
      const remembers = c.get('remembers');
      if (build === null || !remembers || c.res.status !== 200) return;
      const { body, share } = remembers;
      const headers = new Headers(c.res.headers);
      // The id is that of the request for which the answer was made.
      headers.delete('X-Request-Id');
      const key = keyOf(c.req.raw, build);
      const isAskedAgain = memory.wasSeen(key);
      memory.put(key, { body, headers, share: isAskedAgain ? undefined : share });
      if (isAskedAgain && share) c.executionCtx.waitUntil(share());
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
