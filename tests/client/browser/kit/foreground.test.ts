import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackUserBlocking, whenNotUserBlocked } from '../../../../client/browser/kit/foreground.ts';

/** Whether a promise is resolved by now. */
async function isOver(promise: Promise<unknown>): Promise<boolean> {
  let over = false;
  void promise.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

it('work ahead of need starts at once while the reader waits for nothing', async () => {
  expect(await isOver(whenNotUserBlocked())).toBe(true);
});

it('it waits for everything that the reader waits for', async () => {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  void trackUserBlocking(first.promise);
  void trackUserBlocking(second.promise);
  const end = whenNotUserBlocked();
  second.resolve();
  expect(await isOver(end)).toBe(false);
  first.resolve();
  expect(await isOver(end)).toBe(true);
});

it('it starts after work that failed, whose caller gets the error', async () => {
  const failed = trackUserBlocking(Promise.reject(new Error('Gone.')));
  await expect(failed).rejects.toThrow('Gone.');
  expect(await isOver(whenNotUserBlocked())).toBe(true);
});

it('it waits five seconds at most', async () => {
  void trackUserBlocking(new Promise(() => undefined));
  const end = whenNotUserBlocked();
  await vi.advanceTimersByTimeAsync(4900);
  expect(await isOver(end)).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await isOver(end)).toBe(true);
});
