import { describe, expect, it, vi } from 'vitest';
import { followCurrentBuild } from '../../../worker/content/current-build.ts';
import { createFailureTracker } from '../../../worker/content/failure-tracker.ts';
import { useFakeClock } from './use-fake-clock.ts';

/** For how long an id is trusted, and when a failure is retried, in milliseconds. */
const TRUSTED_FOR = 60_000;
const RETRY_AFTER = 5_000;
const LIMIT = 300;

useFakeClock();

const never = () => new Promise<never>(() => undefined);

/** An isolate that has asked for the current build once. `source` has what KV answers from then on. */
async function follow(id: string | null) {
  const source = { answer: (): Promise<string | null> => Promise.resolve(id), asked: 0 };
  const defer = (work: Promise<unknown>) => void work;
  const trouble = createFailureTracker(defer);
  const currentBuild = () => {
    source.asked += 1;
    return source.answer();
  };
  const kv = { name: 'KV', open: () => Promise.resolve(null), currentBuild };
  const onChange = vi.fn();
  const current = followCurrentBuild({ source: kv, limit: LIMIT, trouble, onChange, defer });
  expect(current.known()).toBeUndefined();
  await current.ask();
  return { ...current, source, trouble: trouble.reason, onChange };
}

/** Time passes, and what became due is done. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the last known build', () => {
  it('is trusted for a minute', async () => {
    const { known, source } = await follow('first');
    source.answer = () => Promise.resolve('second');
    await pass(TRUSTED_FOR - 1);
    expect([known(), source.asked]).toEqual(['first', 1]);
  });

  it('serves at once when it is refreshed, behind the reader, and once for all readers', async () => {
    const { known, source } = await follow('first');
    source.answer = never;
    await pass(TRUSTED_FOR);
    expect([known(), known(), known()]).toEqual(['first', 'first', 'first']);
    expect(source.asked).toBe(2);
  });

  it('is replaced by a new one as soon as that has been read', async () => {
    const { known, source, trouble, onChange } = await follow('first');
    source.answer = () => Promise.resolve('second');
    await pass(TRUSTED_FOR);
    expect([known(), onChange.mock.calls.length]).toEqual(['first', 0]);
    await pass(0);
    expect([known(), trouble(), onChange.mock.calls.length]).toEqual(['second', null, 1]);
    // And is trusted for a minute again.
    await pass(TRUSTED_FOR - 1);
    known();
    expect(source.asked).toBe(2);
  });

  it.each<[string, () => Promise<string | null>, RegExp]>([
    ['fails', () => Promise.reject(new Error('503')), /503/],
    ['takes too long', never, /more than 300 ms/],
    ['finds none', () => Promise.resolve(null), /has none for this worker/],
    ['finds no id', () => Promise.resolve('../other'), /something else/],
  ])('stays if its refresh %s, with a reason, until a retry brings a new one', async (_, answer, reason) => {
    const { known, source, trouble } = await follow('first');
    source.answer = answer;
    await pass(TRUSTED_FOR);
    known();
    await pass(LIMIT);
    expect([known(), trouble()]).toEqual(['first', expect.stringMatching(reason)]);
    source.answer = () => Promise.resolve('second');
    await pass(RETRY_AFTER);
    expect(known()).toBe('first');
    await pass(0);
    expect([known(), trouble()]).toEqual(['second', null]);
  });
});

it('a failure is retried once at a time, however many readers come meanwhile', async () => {
  const { known, source } = await follow(null);
  source.answer = never;
  await pass(RETRY_AFTER);
  for (let reader = 0; reader < 3; reader += 1) known();
  expect(source.asked).toBe(2);
});

it('a build that was never known is none, until a retry finds one', async () => {
  const { known, source, trouble } = await follow(null);
  expect([known(), trouble()]).toEqual([null, expect.stringMatching(/has none/)]);
  source.answer = () => Promise.resolve('first');
  await pass(RETRY_AFTER);
  known();
  await pass(0);
  expect([known(), trouble()]).toEqual(['first', null]);
});
