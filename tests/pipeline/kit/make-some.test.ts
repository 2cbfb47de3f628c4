import { describe, expect, it } from 'vitest';
import { makeSome } from '../../../pipeline/kit/make-some.ts';

describe('making some values at a time', () => {
  it('never makes more than that, and keeps the order', async () => {
    let [active, most] = [0, 0];
    const waits: PromiseWithResolvers<void>[] = [];
    const made = makeSome(['a', 'b', 'c', 'd', 'e'], 2, async (name) => {
      most = Math.max(most, ++active);
      const wait = Promise.withResolvers<void>();
      waits.push(wait);
      await wait.promise;
      active--;
      return name.toUpperCase();
    });
    while (waits.length < 5) await finishNext();
    await finishNext();
    expect(await Promise.all(await made)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(most).toBe(2);

    /** The last one that has begun ends first. */
    async function finishNext(): Promise<void> {
      for (const wait of waits.toReversed()) wait.resolve();
      await new Promise(setImmediate);
    }
  });

  it('goes on after one that fails', async () => {
    const made = await makeSome([1, 0, 2], 1, async (part) => {
      await Promise.resolve();
      if (part === 0) throw new Error('Nothing to divide by.');
      return 10 / part;
    });
    expect(await Promise.allSettled(made)).toMatchObject([
      { value: 10 },
      { reason: new Error('Nothing to divide by.') },
      { value: 5 },
    ]);
  });
});
