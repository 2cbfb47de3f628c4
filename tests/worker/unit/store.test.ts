import { describe, expect, it, vi } from 'vitest';
import type { PublishedSource } from '../../../worker/content/source.ts';
import { createContentStore } from '../../../worker/content/store.ts';
import { encodeText } from '../../../worker/http/bytes.ts';
import { useFakeClock } from './use-fake-clock.ts';

const LINE = `${JSON.stringify(['/x/react-charts', { kind: 'page' }])}\n`;
const MANIFEST = `${JSON.stringify({ slices: [], bytes: LINE.length })}\n${LINE}`;

/** For how long an isolate trusts the current build, in milliseconds. */
const TRUSTED_FOR = 60_000;

useFakeClock();

/** Has the manifest of every build but `broken`, and says so of that one when asked to. */
function sourceWithout(say: Promise<unknown> = Promise.resolve()): PublishedSource['open'] {
  const portions = async function* () {
    yield Promise.resolve(encodeText(MANIFEST));
  };
  return async (path) => {
    if (!path.includes('broken')) return portions();
    await say;
    return null;
  };
}

/** An isolate. `kv.current` is the build that KV names. */
function start(open: PublishedSource['open']) {
  const kv = { current: 'broken' };
  const store = createContentStore({
    build: { id: 'own' },
    assets: { name: 'the assets', open },
    published: { name: 'KV', open, currentBuild: () => Promise.resolve(kv.current) },
    limits: { file: TRUSTED_FOR * 2, build: 300 },
    defer: (work) => void work,
  });
  const read = async () => (await store.open()).entry('en', '/x/react-charts');
  /** The isolate asks again, and hears of the rollback. */
  const rollBack = async () => {
    kv.current = 'former';
    await vi.advanceTimersByTimeAsync(TRUSTED_FOR);
    store.known();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, read, rollBack, state: () => [store.trouble(), store.known()] };
}

describe('a rollback', () => {
  it('ends what the broken build lacked', async () => {
    const { read, rollBack, state } = start(sourceWithout());
    await expect(read()).rejects.toThrow('is missing');
    expect(state()).toEqual([expect.stringContaining('/broken/'), 'own']);
    expect(await read()).toEqual({ kind: 'page' });
    await rollBack();
    expect(state()).toEqual([null, 'former']);
    expect(await read()).toEqual({ kind: 'page' });
  });

  it('also ends what a read that had begun before it finds out afterwards', async () => {
    let say = () => {};
    const { read, rollBack, state } = start(sourceWithout(new Promise<void>((resolve) => (say = resolve))));
    const late = read();
    const refused = expect(late).rejects.toThrow('is missing');
    await vi.advanceTimersByTimeAsync(0);
    await rollBack();
    say();
    await refused;
    expect(state()).toEqual([null, 'former']);
  });
});
