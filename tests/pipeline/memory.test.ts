import { describe, expect, it, vi } from 'vitest';
import { createMemory, NO_MEMORY } from '../../pipeline/kit/memory.ts';

describe('the memory of a process that builds again', () => {
  it('gives what was made of the same inputs, and makes it anew of others', () => {
    const { recall } = createMemory();
    const page = { title: 'One' };
    const make = vi.fn(() => ({}));
    const first = recall('step', 'key', [page, 'text'], make);
    expect(recall('step', 'key', [page, 'text'], make)).toBe(first);
    expect(recall('step', 'key', [{ ...page }, 'text'], make)).not.toBe(first);
    expect(recall('step', 'key', [page], make)).not.toBe(first);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('keeps steps and keys apart', () => {
    const { recall } = createMemory();
    const values = [
      ['a', '1'],
      ['a', '2'],
      ['b', '1'],
    ].map(([step = '', key = '']) => recall(step, key, [], () => ({})));
    expect(new Set(values).size).toBe(3);
  });

  it('tries again what failed', async () => {
    const { recall } = createMemory();
    await expect(recall('step', 'key', [], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await recall('step', 'key', [], () => Promise.resolve('yes'))).toBe('yes');
  });

  it('is nothing for a process that builds once', () => {
    expect(NO_MEMORY.recall('step', 'key', [], () => ({}))).not.toBe(NO_MEMORY.recall('step', 'key', [], () => ({})));
  });
});
