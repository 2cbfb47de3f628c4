import { describe, expect, it } from 'vitest';
import { need } from '../../../site/kit/need.ts';

describe('need', () => {
  it.each([
    ['a map', need(new Map([['a', 1]]), 'a')],
    ['an object', need({ a: 1 }, 'a')],
    ['a list', need([0, 1], 1)],
  ])('returns the value of %s', (_, value) => {
    expect(value).toBe(1);
  });

  it('returns empty values that exist', () => {
    expect([need({ a: '' }, 'a'), need([null], 0)]).toEqual(['', null]);
  });

  it.each([
    ['a map', () => need(new Map<string, number>(), 'missing')],
    ['an object', () => need<number>({ a: 1 }, 'missing')],
    ['a list', () => need([1], 1)],
    ['an object that has nothing of its own', () => need<number>({}, 'toString')],
    ['an object whose value is undefined', () => need<number>({ a: undefined }, 'a')],
  ])('throws an error with the key that %s lacks', (_, take) => {
    expect(take).toThrow(/"(?:missing|1|toString|a)"/);
  });
});
