import { describe, expect, it } from 'vitest';
import { createDemoLives } from '../../../../client/browser/demos/demo-lives.ts';

interface Demo {
  id: string;
}

/** Demo lives whose mounts the test resolves or rejects, and a log of the effects. */
function setUp() {
  const log: string[] = [];
  const mounts: { resolve: () => void; reject: () => void }[] = [];
  const lives = createDemoLives<Demo>({
    mount: ({ id }, failures) => {
      log.push(`mount ${id} after ${failures} failures`);
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      mounts.push({ resolve: () => resolve(() => log.push(`end ${id}`)), reject: () => reject(new Error('gone')) });
      return promise;
    },
    onLive: ({ id }) => log.push(`live ${id}`),
    onFailed: ({ id }, error) => log.push(`failed ${id}: ${(error as Error).message}`),
  });
  return { lives, log, mounts };
}

type Step = 'wake' | 'restart' | 'update' | 'mounted' | 'failed';

/** Steps applied to one demo, the states after each, and the log of effects. */
const LIVES: [steps: Step[], states: string[], log: string[]][] = [
  [['wake', 'wake'], ['waking', 'waking'], ['mount a after 0 failures']],
  [
    ['wake', 'mounted', 'wake'],
    ['waking', 'live', 'live'],
    ['mount a after 0 failures', 'live a'],
  ],
  [
    ['wake', 'failed', 'wake', 'failed', 'wake', 'mounted'],
    ['waking', 'asleep', 'waking', 'asleep', 'waking', 'live'],
    [
      'mount a after 0 failures',
      'failed a: gone',
      'mount a after 1 failures',
      'failed a: gone',
      'mount a after 2 failures',
      'live a',
    ],
  ],
  [['restart'], ['waking'], ['mount a after 0 failures']],
  [['wake', 'restart'], ['waking', 'waking'], ['mount a after 0 failures']],
  [
    ['wake', 'mounted', 'restart', 'mounted'],
    ['waking', 'live', 'waking', 'live'],
    ['mount a after 0 failures', 'live a', 'end a', 'mount a after 0 failures', 'live a'],
  ],
  [
    ['wake', 'mounted', 'restart', 'failed', 'wake'],
    ['waking', 'live', 'waking', 'asleep', 'waking'],
    [
      'mount a after 0 failures',
      'live a',
      'end a',
      'mount a after 0 failures',
      'failed a: gone',
      'mount a after 1 failures',
    ],
  ],
  [['update'], ['asleep'], []],
  [
    ['wake', 'mounted', 'update', 'mounted'],
    ['waking', 'live', 'waking', 'live'],
    ['mount a after 0 failures', 'live a', 'end a', 'mount a after 0 failures', 'live a'],
  ],
  [
    ['wake', 'update', 'mounted', 'mounted'],
    ['waking', 'waking', 'waking', 'live'],
    ['mount a after 0 failures', 'end a', 'mount a after 0 failures', 'live a'],
  ],
  [
    ['wake', 'update', 'update', 'mounted', 'update', 'mounted', 'mounted'],
    ['waking', 'waking', 'waking', 'waking', 'waking', 'waking', 'live'],
    ['mount a after 0 failures', 'end a', 'mount a after 0 failures', 'end a', 'mount a after 0 failures', 'live a'],
  ],
  [
    ['wake', 'update', 'failed', 'wake', 'mounted'],
    ['waking', 'waking', 'asleep', 'waking', 'live'],
    ['mount a after 0 failures', 'failed a: gone', 'mount a after 1 failures', 'live a'],
  ],
];

describe('the lifecycle of a demo', () => {
  it.each(LIVES)('steps %j lead to states %j', async (steps, states, expected) => {
    const { lives, log, mounts } = setUp();
    const demo = { id: 'a' };
    expect(lives.getState(demo)).toBe('asleep');
    const seen: string[] = [];
    for (const step of steps) {
      if (step === 'wake' || step === 'restart' || step === 'update') void lives[step](demo);
      else mounts.at(-1)?.[step === 'mounted' ? 'resolve' : 'reject']();
      await new Promise((resolve) => setTimeout(resolve));
      seen.push(lives.getState(demo));
    }
    expect({ states: seen, log }).toEqual({ states, log: expected });
  });

  it('does not depend on other demos', async () => {
    const { lives, mounts } = setUp();
    const [a, b] = [{ id: 'a' }, { id: 'b' }];
    void lives.wake(a);
    const awake = lives.wake(b);
    mounts[1]?.resolve();
    await awake;
    expect([lives.getState(a), lives.getState(b)]).toEqual(['waking', 'live']);
  });

  it('resolves every pending wake and restart once the demo is live', async () => {
    const { lives, mounts } = setUp();
    const demo = { id: 'a' };
    const waiting = [lives.wake(demo), lives.wake(demo), lives.restart(demo)];
    mounts[0]?.resolve();
    await Promise.all(waiting);
    expect(lives.getState(demo)).toBe('live');
  });
});
