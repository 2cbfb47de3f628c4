import { describe, expect, it } from 'vitest';
import { createMemoryCache, type MemoryCache } from '../../../worker/cache/memory-cache.ts';

const SIZE = 100;

/** The memory fits this many answers of that size, each far smaller than the limit. */
const ROOM = 16;

const answer = (value: number, size = SIZE) => ({
  body: new Blob(['x'.repeat(size)]),
  headers: new Headers({ 'X-Value': String(value) }),
  notModified: new Headers(),
});

const valueOf = (memory: MemoryCache, key: string) => memory.get(key)?.headers.get('X-Value');

const memoryWith = (...keys: string[]) => {
  const memory = createMemoryCache(SIZE * ROOM);
  for (const key of keys) memory.set(key, answer(1));
  return memory;
};

const names = (count: number) => Array.from({ length: count }, (_, index) => `page-${index}`);

/** The keys that are in the memory, in order. */
const known = (memory: MemoryCache, keys: string[]) => keys.filter((key) => memory.get(key) !== undefined);

describe('createMemoryCache', () => {
  it('starts empty', () => {
    expect(memoryWith().get('a')).toBeUndefined();
  });

  it('returns a stored answer any number of times', () => {
    const memory = memoryWith();
    const whole = answer(7);
    memory.set('a', whole);
    for (let time = 0; time < 3; time += 1) expect(memory.get('a')).toBe(whole);
  });

  it('separates answers by key', () => {
    const memory = memoryWith();
    memory.set('en/a', answer(1));
    memory.set('zh/a', answer(2));
    expect([valueOf(memory, 'en/a'), valueOf(memory, 'zh/a')]).toEqual(['1', '2']);
  });

  it('replaces the answer for a key', () => {
    const memory = memoryWith('a');
    memory.set('a', answer(2));
    expect(valueOf(memory, 'a')).toBe('2');
  });

  it('keeps as many answers as fit', () => {
    expect(known(memoryWith(...names(ROOM)), names(ROOM))).toEqual(names(ROOM));
  });

  it('evicts the oldest answer when it is full', () => {
    const all = names(ROOM + 3);
    expect(known(memoryWith(...all), all)).toEqual(all.slice(3));
  });

  it('evicts the least recently used answer', () => {
    const all = names(ROOM);
    const memory = memoryWith(...all);
    memory.get('page-0');
    memory.set('new', answer(2));
    expect(known(memory, [...all, 'new'])).toEqual(['page-0', ...all.slice(2), 'new']);
  });

  it('counts a replaced answer once', () => {
    const all = names(ROOM);
    expect(known(memoryWith(...all, ...Array.from({ length: ROOM * 2 }, () => 'page-0')), all)).toEqual(all);
  });

  it('never exceeds its limit', () => {
    const all = names(500);
    const memory = memoryWith();
    for (const [index, key] of all.entries()) memory.set(key, answer(1, 1 + ((index * 37) % 150)));
    const bytes = all.reduce((sum, key) => sum + (memory.get(key)?.body.size ?? 0), 0);
    expect(bytes).toBeLessThanOrEqual(SIZE * ROOM);
    expect(bytes).toBeGreaterThan(0);
  });

  it('rejects an answer that is too large, without evicting others', () => {
    const all = names(ROOM);
    const memory = memoryWith(...all);
    memory.set('large', answer(2, SIZE * ROOM + 1));
    expect(known(memory, [...all, 'large'])).toEqual(all);
  });
});
