import { describe, expect, it } from 'vitest';
import { createResponseCache } from '../../worker/response-cache.ts';

const SIZE = 100;

/** Room for exactly this many answers of that size, each far smaller than the whole. */
const ROOM = 16;

const answer = (letter: string, size = SIZE) => new Response(letter.repeat(size), { headers: { 'Content-Type': 'text/html' } });

const cacheWith = async (...keys: string[]) => {
  const cache = createResponseCache(null, SIZE * ROOM);
  for (const key of keys) await cache.put(key, answer('a'));
  return cache;
};

const names = (count: number) => Array.from({ length: count }, (_, index) => `page-${index}`);

/** Which of some keys are known, without using them in another order. */
async function known(cache: Awaited<ReturnType<typeof cacheWith>>, keys: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const key of keys) if (await cache.match(key)) found.push(key);
  return found;
}

describe('createResponseCache', () => {
  it('knows nothing at first', async () => {
    expect(await (await cacheWith()).match('a')).toBeNull();
  });

  it('answers what was put, byte for byte, as often as it is asked', async () => {
    const bytes = Uint8Array.from({ length: 150 }, (_, index) => index);
    const cache = await cacheWith();
    await cache.put('a', new Response(bytes));
    for (let time = 0; time < 3; time += 1) {
      expect(new Uint8Array((await (await cache.match('a'))?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
    }
  });

  it('keeps the headers of the content, and none of the request', async () => {
    const content = {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Language': 'zh-CN',
      Link: '</a.css>; rel=preload',
    };
    const cache = await cacheWith();
    await cache.put(
      'a',
      new Response('text', { headers: { ...content, 'Set-Cookie': 'a=b', ETag: '"1"', 'X-Request-Id': '1' } }),
    );
    const headers = (await cache.match('a'))?.headers;
    for (const [name, value] of Object.entries(content)) expect(headers?.get(name)).toBe(value);
    for (const name of ['Set-Cookie', 'ETag', 'X-Request-Id']) expect(headers?.get(name)).toBeNull();
  });

  it('keeps answers apart by their keys', async () => {
    const cache = await cacheWith();
    await cache.put('en/a', answer('a'));
    await cache.put('zh/a', answer('b'));
    expect(await (await cache.match('en/a'))?.text()).toBe('a'.repeat(SIZE));
    expect(await (await cache.match('zh/a'))?.text()).toBe('b'.repeat(SIZE));
  });

  it('takes the newest answer for a key', async () => {
    const cache = await cacheWith('a');
    await cache.put('a', answer('b'));
    expect(await (await cache.match('a'))?.text()).toBe('b'.repeat(SIZE));
  });

  it('keeps as much as there is room for', async () => {
    expect(await known(await cacheWith(...names(ROOM)), names(ROOM))).toEqual(names(ROOM));
  });

  it('lets the oldest go when the room is used up', async () => {
    const all = names(ROOM + 3);
    expect(await known(await cacheWith(...all), all)).toEqual(all.slice(3));
  });

  it('keeps what was used last', async () => {
    const all = names(ROOM);
    const cache = await cacheWith(...all);
    await cache.match('page-0');
    await cache.put('new', answer('b'));
    expect(await known(cache, [...all, 'new'])).toEqual(['page-0', ...all.slice(2), 'new']);
  });

  it('counts an answer that is replaced once', async () => {
    const all = names(ROOM);
    const cache = await cacheWith(...all, ...Array.from({ length: ROOM * 2 }, () => 'page-0'));
    expect(await known(cache, all)).toEqual(all);
  });

  it('stays in its room, however much passes through', async () => {
    const all = names(500);
    const cache = createResponseCache(null, SIZE * ROOM);
    for (const [index, key] of all.entries()) await cache.put(key, answer('a', 1 + ((index * 37) % 150)));
    let bytes = 0;
    for (const key of all) bytes += (await (await cache.match(key))?.arrayBuffer())?.byteLength ?? 0;
    expect(bytes).toBeLessThanOrEqual(SIZE * ROOM);
    expect(bytes).toBeGreaterThan(0);
  });

  it('does not keep an answer that is too large, and loses nothing for it', async () => {
    const all = names(ROOM);
    const cache = await cacheWith(...all);
    await cache.put('large', answer('b', SIZE * ROOM + 1));
    expect(await known(cache, [...all, 'large'])).toEqual(all);
  });
});
