import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchForAd } from '../../../client/browser/ads/blocker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Watches for an ad that is there from a try on. @returns What happened, with the time in milliseconds. */
function watch(adFromTry = Infinity) {
  const begin = Date.now();
  const tries: number[] = [];
  const verdicts: [verdict: 'blocked' | 'ad', at: number][] = [];
  const stop = watchForAd({
    hasAd: () => tries.push(Date.now() - begin) >= adFromTry,
    onBlocked: () => verdicts.push(['blocked', Date.now() - begin]),
    onAd: () => verdicts.push(['ad', Date.now() - begin]),
  });
  return { tries, verdicts, stop };
}

const HOUR = 3_600_000;

describe('the blocker watch', () => {
  it('looks at once, then every 500 ms, thirty times at most', () => {
    const { tries } = watch();
    expect(tries).toEqual([0]);
    vi.advanceTimersByTime(HOUR);
    expect(tries).toEqual(Array.from({ length: 30 }, (_, index) => index * 500));
  });

  it('assumes a blocker once more than six tries found no ad, and says so once', () => {
    const { tries, verdicts } = watch();
    vi.advanceTimersByTime(2999);
    expect(tries).toHaveLength(6);
    expect(verdicts).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(verdicts).toEqual([['blocked', 3000]]);
    vi.advanceTimersByTime(HOUR);
    expect(verdicts).toHaveLength(1);
  });

  it.each([
    [1, 0],
    [2, 500],
    [7, 3000],
  ])('sees an ad at try %d, after %d ms, and assumes no blocker', (attempt, milliseconds) => {
    const { tries, verdicts } = watch(attempt);
    vi.advanceTimersByTime(HOUR);
    expect(verdicts).toEqual([['ad', milliseconds]]);
    expect(tries).toHaveLength(attempt);
  });

  it.each([
    [8, 3500],
    [30, 14_500],
  ])('lets an ad that arrives at try %d, after %d ms, reverse the verdict', (attempt, milliseconds) => {
    const { tries, verdicts } = watch(attempt);
    vi.advanceTimersByTime(HOUR);
    expect(verdicts).toEqual([
      ['blocked', 3000],
      ['ad', milliseconds],
    ]);
    expect(tries).toHaveLength(attempt);
  });

  it('does not see an ad that arrives after the last try', () => {
    const { verdicts } = watch(31);
    vi.advanceTimersByTime(HOUR);
    expect(verdicts).toEqual([['blocked', 3000]]);
  });

  it('ends when it is stopped', () => {
    const { tries, verdicts, stop } = watch();
    vi.advanceTimersByTime(1000);
    stop();
    vi.advanceTimersByTime(HOUR);
    expect(tries).toEqual([0, 500, 1000]);
    expect(verdicts).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
