import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchForAd } from '../../../../client/browser/ads/blocker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Watches for an ad that appears at the given try. @returns What happened, with times in milliseconds. */
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
  it('polls at once, then every 500 ms, thirty times at most', () => {
    const { tries } = watch();
    expect(tries).toEqual([0]);
    vi.advanceTimersByTime(HOUR);
    expect(tries).toEqual(Array.from({ length: 30 }, (_, index) => index * 500));
  });

  it('reports a blocker once, after more than six tries without an ad', () => {
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
  ])('an ad at try %d, after %d ms, means that there is no blocker', (attempt, milliseconds) => {
    const { tries, verdicts } = watch(attempt);
    vi.advanceTimersByTime(HOUR);
    expect(verdicts).toEqual([['ad', milliseconds]]);
    expect(tries).toHaveLength(attempt);
  });

  it.each([
    [8, 3500],
    [30, 14_500],
  ])('an ad at try %d, after %d ms, revokes the report of a blocker', (attempt, milliseconds) => {
    const { tries, verdicts } = watch(attempt);
    vi.advanceTimersByTime(HOUR);
    expect(verdicts).toEqual([
      ['blocked', 3000],
      ['ad', milliseconds],
    ]);
    expect(tries).toHaveLength(attempt);
  });

  it('ignores an ad that appears after the last try', () => {
    const { verdicts } = watch(31);
    vi.advanceTimersByTime(HOUR);
    expect(verdicts).toEqual([['blocked', 3000]]);
  });

  it('can be stopped', () => {
    const { tries, verdicts, stop } = watch();
    vi.advanceTimersByTime(1000);
    stop();
    vi.advanceTimersByTime(HOUR);
    expect(tries).toEqual([0, 500, 1000]);
    expect(verdicts).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
