import { expect, it } from 'vitest';
import { createMemory } from '../../../pipeline/cache/memory.ts';

it('the memory of a watching process does not keep failures', async () => {
  const { recall } = createMemory();
  await expect(recall('step', 'key', [], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await recall('step', 'key', [], () => Promise.resolve('yes'))).toBe('yes');
});
