import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ContentError } from '../http/content-error.ts';
import type { Site, WorkerEnv } from '../environment.ts';

/**
 * Handles the request again if reading the published build failed and the store has switched to the worker's own build:
 * a response must not mix two builds.
 */
export function retryWithOwnBuild({ content }: Pick<Site, 'content'>, app: Hono<WorkerEnv>) {
  return createMiddleware<WorkerEnv>(async function retryWithOwnBuild(c, next) {
    await next();
    const failed = c.error instanceof ContentError && c.get('content');
    if (!failed || failed.id === content.known() || c.req.raw.bodyUsed) return;
    // Otherwise Hono merges the previous response's headers into the new one.
    c.res = undefined;
    c.res = await app.fetch(c.req.raw, c.env, c.executionCtx);
  });
}
