import type { MiddlewareHandler } from 'hono';
import { DEGRADED_HEADER } from '../content/failure-tracker.ts';
import type { Site, WorkerEnv } from '../environment.ts';

/** Marks responses made while content is degraded. */
export function markDegraded({ content }: Pick<Site, 'content'>): MiddlewareHandler<WorkerEnv> {
  return async function markDegraded(c, next) {
    await next();
    if (content.trouble() !== null) c.res.headers.set(DEGRADED_HEADER, 'content');
  };
}
