import { describe, expect, it, vi } from 'vitest';
import { createMemory, NO_MEMORY } from '../../../pipeline/cache/memory.ts';

describe('the in-memory cache of steps', () => {
  it('returns the same value for the same inputs, and makes a new one for others', () => {
    const { recall } = createMemory();
    const page = { title: 'One' };
    const make = vi.fn(() => ({}));
    const first = recall('step', 'key', [page, 'text'], make);
    expect(recall('step', 'key', [page, 'text'], make)).toBe(first);
    expect(recall('step', 'key', [{ ...page }, 'text'], make)).not.toBe(first);
    expect(recall('step', 'key', [page], make)).not.toBe(first);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('separates steps and keys', () => {
    const { recall } = createMemory();
    const values = [
      ['a', '1'],
      ['a', '2'],
      ['b', '1'],
    ].map(([step = '', key = '']) => recall(step, key, [], () => ({})));
    expect(new Set(values).size).toBe(3);
  });

  it('does not cache failures', async () => {
    const { recall } = createMemory();
    await expect(recall('step', 'key', [], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await recall('step', 'key', [], () => Promise.resolve('yes'))).toBe('yes');
  });

  it('caches nothing in a process that builds once', () => {
    expect(NO_MEMORY.recall('step', 'key', [], () => ({}))).not.toBe(NO_MEMORY.recall('step', 'key', [], () => ({})));
  });
});
