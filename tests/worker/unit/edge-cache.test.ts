import { describe, expect, it, vi } from 'vitest';
import { createEdgeCache } from '../../../worker/answers/edge-cache.ts';

/** More questions than an isolate asks without a sign of an answer. */
const MANY = 300;

/** How long a reader waits, in milliseconds. */
const LIMIT = 50;

const answer = {
  body: new Blob(['<p>数据</p>']),
  headers: { 'Content-Type': 'text/html', Link: '</a>; rel=preload', 'X-Own': 'no' },
};

/** What isolates of a data centre share, and what it was asked for. */
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

/** Asks for so many answers that are not there. */
async function age(edge: ReturnType<typeof createEdgeCache>): Promise<void> {
  for (let at = 0; at < MANY; at += 1) expect(await edge.match(`nothing-${at}`)).toBeNull();
}

describe('the cache of a data centre', () => {
  it('has what another isolate put there, with the headers that describe it', async () => {
    const { open } = createDataCentre();
    await open().put('a', answer);
    const found = await open().match('a');
    expect(await found?.body.text()).toBe('<p>数据</p>');
    expect(found?.headers).toEqual({ 'Content-Type': 'text/html', Link: '</a>; rel=preload' });
  });

  it('is asked by an old isolate for what it has put there or found there, and for nothing else', async () => {
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

  it('is asked for what is known as often as it is wanted: that leaves the other questions to a young isolate', async () => {
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
  ])('has nothing where it %s, and is not asked again blindly', async (_, fail) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const match = vi.fn(fail);
    const edge = createEdgeCache({ match, put: fail }, LIMIT);
    expect(await edge.match('a')).toBeNull();
    expect(await edge.match('b')).toBeNull();
    expect(match).toHaveBeenCalledTimes(1);
  });

  it('that takes nothing costs its reader nothing', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const put = () => Promise.reject(new Error('The cache is full.'));
    await expect(
      createEdgeCache({ match: () => Promise.resolve(undefined), put }, LIMIT).put('a', answer),
    ).resolves.toBeUndefined();
  });
});
