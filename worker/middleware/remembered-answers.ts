import type { Context, MiddlewareHandler } from 'hono';
import { codePreferencesFromRequest } from '../code-preferences.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { wantsMarkdown } from '../wants-markdown.ts';

/**
 * Sends again what the isolate remembers, whole and with every header: nothing that stands behind this is asked. A route
 * says by the variable `remembers` that its answer depends on nothing beside build, configuration and what `keyOf` names.
 *
 * An answer that is asked for a second time is shared: to do so costs a quarter of making it, and most are never asked again.
 */
export function rememberedAnswers({ memory, content }: Pick<Site, 'memory' | 'content'>): MiddlewareHandler<WorkerEnv> {
  return async function rememberedAnswers(c, next) {
    const build = await content.buildId().catch(() => null);
    // Whoever needs the content asks again, and fails where a failure has an id and the page's headers.
    if (build === null) return next();
    const key = keyOf(c, build);
    const known = c.req.method === 'GET' || c.req.method === 'HEAD' ? memory.get(key) : null;
    // A reader who has the page gets a 304, and that is for the route to make.
    if (known && !isNamed(known.headers, c.req.header('If-None-Match'))) {
      const { body, headers, share } = known;
      if (share) {
        known.share = undefined;
        c.executionCtx.waitUntil(share());
      }
      // Bytes would be copied for each answer.
      return new Response(body.stream(), { headers });
    }
    await next();
    const remembers = c.get('remembers');
    if (!remembers || c.res.status !== 200) return;
    const { body, share } = remembers;
    const headers = new Headers(c.res.headers);
    // The id is that of the request for which the answer was made.
    headers.delete('X-Request-Id');
    const isAskedAgain = memory.hadLately(key);
    memory.put(key, { body, headers, share: isAskedAgain ? undefined : share });
    if (isAskedAgain && share) c.executionCtx.waitUntil(share());
  };
}

/** Everything of a request that an answer may depend on: address with host and without query, format, and code preferences. */
function keyOf(c: Context<WorkerEnv>, buildId: string): string {
  // Its getter asks the runtime for the text anew.
  const { url } = c.req;
  const query = url.indexOf('?');
  const { codeVariant, codeStyling } = codePreferencesFromRequest(c);
  return `${query < 0 ? url : url.slice(0, query)} ${wantsMarkdown(c) ? 'markdown' : ''} ${codeVariant} ${codeStyling} ${buildId}`;
}

function isNamed(headers: Headers, tags: string | undefined): boolean {
  const tag = tags && headers.get('ETag');
  return Boolean(tag && tags.includes(tag));
}
