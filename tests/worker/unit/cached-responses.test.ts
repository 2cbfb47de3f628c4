import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { describe, expect, it } from 'vitest';
import { createMemoryCache } from '../../../worker/cache/memory-cache.ts';
import type { WorkerEnv } from '../../../worker/environment.ts';
import { cachedResponses } from '../../../worker/cache/cached-responses.ts';

/** An application that counts how often it makes an answer. */
function createCountingApp({ remembers = true, isWhole = true, buildId = (): string | null => 'one' } = {}) {
  const counts = { made: 0 };
  const app = new Hono<WorkerEnv>();
  const content = { known: buildId };
  const answers = cachedResponses({ memory: createMemoryCache(1000), content: content as never });
  app.use(answers.remember);
  app.use(async (c, next) => {
    c.set('content', { id: buildId() } as never);
    await next();
  });
  app.use(requestId());
  app.all('*', (c) => {
    if (c.req.method === 'POST') return c.text('no', 405);
    counts.made += 1;
    const body = new Blob([`answer ${counts.made}`]);
    if (remembers) c.set('body', isWhole ? Promise.resolve(body) : Promise.reject(new Error('broke off')));
    if (c.req.header('If-None-Match') === '"tag"') return c.body(null, 304);
    return c.body(body.stream(), 200, { ETag: '"tag"', 'Content-Type': 'text/plain' });
  });
  const deferred: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void deferred.push(work);
  const context = { waitUntil, passThroughOnException: () => undefined, props: {} };
  const ask = async (path: string, init?: RequestInit) => {
    const request = new Request(`https://docs.example${path}`, init);
    const answer = answers.send(request) ?? (await app.fetch(request, {}, context));
    await Promise.all(deferred);
    return answer;
  };
  return { ask, counts };
}

describe('cachedResponses', () => {
  it('repeats an answer with its headers, but without the first request’s id', async () => {
    const { ask, counts } = createCountingApp();
    const first = await ask('/a/');
    const second = await ask('/a/');
    expect([await first.text(), await second.text(), counts.made]).toEqual(['answer 1', 'answer 1', 1]);
    expect([second.headers.get('ETag'), second.headers.get('Content-Type')]).toEqual(['"tag"', 'text/plain']);
    expect([first.headers.has('X-Request-Id'), second.headers.has('X-Request-Id')]).toEqual([true, false]);
    expect(second.headers.get('Server-Timing')).toBe('memory');
  });

  it('responds to HEAD with the headers only', async () => {
    const { ask, counts } = createCountingApp();
    await ask('/a/');
    const answer = await ask('/a/', { method: 'HEAD' });
    expect([answer.headers.get('ETag'), await answer.text(), counts.made]).toEqual(['"tag"', '', 1]);
  });

  it.each<[string, string, RequestInit]>([
    ['another address', '/b/', {}],
    ['Markdown', '/a/', { headers: { Accept: 'text/markdown' } }],
    ['another variant, by cookie', '/a/', { headers: { Cookie: 'codeVariant=JS' } }],
    ['another styling, by query', '/a/?styling=css', {}],
  ])('makes a new answer for %s', async (name, path, init) => {
    const { ask } = createCountingApp();
    await ask('/a/');
    expect(await (await ask(path, init)).text()).toBe('answer 2');
  });

  it.each<[string, string, RequestInit]>([
    ['other cookies', '/a/', { headers: { Cookie: '_ga=1; codeVariant=TS' } }],
    ['a query that decides nothing', '/a/?utm=1', {}],
    ['an Accept header of a browser', '/a/', { headers: { Accept: 'text/html,*/*;q=0.8' } }],
    ['the tag of another answer', '/a/', { headers: { 'If-None-Match': '"old"' } }],
  ])('reuses the answer for %s', async (name, path, init) => {
    const { ask } = createCountingApp();
    await ask('/a/');
    expect(await (await ask(path, init)).text()).toBe('answer 1');
  });

  it('leaves matching If-None-Match and other methods than GET to the route', async () => {
    const { ask } = createCountingApp();
    await ask('/a/');
    expect((await ask('/a/', { headers: { 'If-None-Match': '"tag"' } })).status).toBe(304);
    expect((await ask('/a/', { method: 'POST' })).status).toBe(405);
  });

  it('makes a new answer for another build', async () => {
    let build = 'one';
    const { ask } = createCountingApp({ buildId: () => build });
    await ask('/a/');
    build = 'two';
    expect(await (await ask('/a/')).text()).toBe('answer 2');
  });

  it('makes every answer anew while no build is known', async () => {
    let build: string | null = 'one';
    const { ask } = createCountingApp({ buildId: () => build });
    await ask('/a/');
    build = null;
    const answer = await ask('/a/');
    expect([answer.status, await answer.text(), answer.headers.has('X-Request-Id')]).toEqual([200, 'answer 2', true]);
  });

  it('does not cache an answer whose stream fails', async () => {
    const { ask } = createCountingApp({ isWhole: false });
    await ask('/a/');
    expect(await (await ask('/a/')).text()).toBe('answer 2');
  });

  it('only caches what the route allows', async () => {
    const { ask } = createCountingApp({ remembers: false });
    await ask('/a/');
    expect(await (await ask('/a/')).text()).toBe('answer 2');
  });
});
