import type { MiddlewareHandler } from 'hono';
import type { Site, WorkerEnv } from '../environment.ts';
import { createTrace } from '../telemetry/trace.ts';

/** Follows each request, and adds `Server-Timing`: what it waited for before its response began, in milliseconds. */
export function traceRequests({ build, config, content, counts }: TracedSite): MiddlewareHandler<WorkerEnv> {
  return async function traceRequests(c, next) {
    const trace = createTrace({
      requestId: c.get('requestId'),
      url: c.req.url,
      build: () => c.get('content')?.id ?? build.id,
      trouble: () => (c.get('content') ? content.trouble() : null),
      slowFrom: config.limits.slow,
      counts,
    });
    c.set('trace', trace);
    await next();
    c.res.headers.set('Server-Timing', trace.begin());
    trace.end();
  };
}

type TracedSite = Pick<Site, 'build' | 'config' | 'content' | 'counts'>;
