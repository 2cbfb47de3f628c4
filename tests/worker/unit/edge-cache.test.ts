import { describe, expect, it, vi } from 'vitest';
import { createEdgeCache } from '../../../worker/cache/edge-cache.ts';

/** More requests than a new isolate makes without a hit. */
const MANY = 300;

/** Timeout in milliseconds. */
const LIMIT = 50;

const answer = {
  body: new Blob(['<p>数据</p>']),
  headers: { 'Content-Type': 'text/html', Link: '</a>; rel=preload', 'X-Own': 'no' },
};

/** The cache that isolates of a data centre share, with a log of requests. */
function createDataCentre() {
  const kept = new Map<string, Response>();
  const asked: string[] = [];
  const cache = {
    match: (key: RequestInfo | URL) => {
      asked.push(key as string);
      return Promise.resolve(kept.get(key as string)?.clone());
    },
    put: (key: RequestInfo | URL, response: Response) => {
      kept.set(key as string, response);
      return Promise.resolve();
    },
  };
  return { open: () => createEdgeCache(cache, LIMIT), asked };
}

/** Requests so many missing answers that the isolate stops asking for unknown keys. */
async function age(edge: ReturnType<typeof createEdgeCache>): Promise<void> {
  for (let at = 0; at < MANY; at += 1) expect(await edge.match(`nothing-${at}`)).toBeNull();
}

describe('the edge cache', () => {
  it('returns what another isolate stored, with its content headers', async () => {
    const { open } = createDataCentre();
    await open().put('a', answer);
    const found = await open().match('a');
    expect(await found?.body.text()).toBe('<p>数据</p>');
    expect(found?.headers).toEqual({ 'Content-Type': 'text/html', Link: '</a>; rel=preload' });
  });

  it('is only asked for known keys by an old isolate: what it stored or found there', async () => {
    const { open, asked } = createDataCentre();
    await open().put('of another', answer);
    const edge = open();
    expect(await edge.match('of another')).not.toBeNull();
    await edge.put('its own', answer);
    await age(edge);
    const before = asked.length;
    expect(before).toBeLessThan(MANY);
    expect(await edge.match('of another')).not.toBeNull();
    expect(await edge.match('its own')).not.toBeNull();
    expect(await edge.match('never seen')).toBeNull();
    expect(asked.length).toBe(before + 2);
  });

  it('does not count requests for known keys, which leaves a young isolate its requests for others', async () => {
    const { open } = createDataCentre();
    const edge = open();
    await edge.put('its own', answer);
    for (let at = 0; at < MANY; at += 1) expect(await edge.match('its own')).not.toBeNull();
    await open().put('of another', answer);
    expect(await edge.match('of another')).not.toBeNull();
  });

  it.each<[string, () => Promise<never>]>([
    ['fails', () => Promise.reject(new Error('The cache is down.'))],
    ['never answers', () => new Promise(() => undefined)],
  ])('is a miss if it %s, and is not asked for unknown keys again', async (_, fail) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const match = vi.fn(fail);
    const edge = createEdgeCache({ match, put: fail }, LIMIT);
    expect(await edge.match('a')).toBeNull();
    expect(await edge.match('b')).toBeNull();
    expect(match).toHaveBeenCalledTimes(1);
  });

  it('that rejects an answer does not fail the request', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const put = () => Promise.reject(new Error('The cache is full.'));
    await expect(
      createEdgeCache({ match: () => Promise.resolve(undefined), put }, LIMIT).put('a', answer),
    ).resolves.toBeUndefined();
  });
});
