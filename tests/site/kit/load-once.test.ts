import { expect, it, vi } from 'vitest';
import { loadOnce } from '../../../site/kit/load-once.ts';

it('what has been loaded is not loaded again', async () => {
  const load = vi.fn(() => Promise.resolve('words'));
  const get = loadOnce(load);
  expect([await get(), await get()]).toEqual(['words', 'words']);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([
  ['never settled', () => new Promise<string>(() => {})],
  ['failed', () => Promise.reject<string>(new Error('no network'))],
])('what was waited for is loaded again if it %s', async (_, first) => {
  const load = vi.fn(() => Promise.resolve('words')).mockImplementationOnce(first);
  const get = loadOnce(load);
  void get().catch(() => {});
  expect(await get()).toBe('words');
});
