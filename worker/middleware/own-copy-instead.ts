import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ContentError } from '../content/content-error.ts';
import type { Site, WorkerEnv } from '../environment.ts';

/**
 * Makes an answer once more where the published build could not be read, and the worker's own is read from now on: an answer
 * is never made of two builds.
 */
export function ownCopyInstead({ content }: Pick<Site, 'content'>, app: Hono<WorkerEnv>) {
  return createMiddleware<WorkerEnv>(async function ownCopyInstead(c, next) {
    await next();
    const failed = c.error instanceof ContentError && c.get('content');
    if (!failed || failed.id === content.known() || c.req.raw.bodyUsed) return;
    // Otherwise it would get the headers of the answer before.
    c.res = undefined;
    c.res = await app.fetch(c.req.raw, c.env, c.executionCtx);
  });
}
