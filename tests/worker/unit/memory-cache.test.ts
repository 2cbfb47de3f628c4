import { expect, it } from 'vitest';
import { createMemoryCache } from '../../../worker/cache/memory-cache.ts';

/** The memory fits eight answers of this size, which is the largest one that it takes. */
const SIZE = 100;

const answer = (size: number) => ({
  body: new Blob(['x'.repeat(size)]),
  headers: new Headers(),
  notModified: new Headers(),
});

it('keeps as many answers as fit, those that were used last, and none that is too large', () => {
  const memory = createMemoryCache(SIZE * 8);
  const names = Array.from({ length: 8 }, (_, index) => `page-${index}`);
  for (const name of names) memory.set(name, answer(SIZE));
  memory.get('page-0');
  memory.set('new', answer(SIZE));
  memory.set('large', answer(SIZE + 1));
  const known = [...names, 'new', 'large'].filter((name) => memory.get(name) !== undefined);
  expect(known).toEqual(['page-0', ...names.slice(2), 'new']);
});
