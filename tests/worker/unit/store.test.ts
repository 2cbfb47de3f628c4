import { describe, expect, it, vi } from 'vitest';
import { manifestAssetName, manifestPart } from '../../../site/page/manifest.ts';
import { contentFolder, currentBuildKey } from '../../../site/page/page.ts';
import { kvSource } from '../../../worker/content/kv-source.ts';
import type { PublishedSource } from '../../../worker/content/source.ts';
import { createContentStore, type ContentStore } from '../../../worker/content/store.ts';
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

/** KV as one data centre sees it: it knows for `cacheTtl` seconds what a key had, also that it had nothing. */
function openCachingKv(values: ReadonlyMap<string, string>): KVNamespace {
  const seen = new Map<string, { value: string | undefined; at: number }>();
  const get = (key: string, { type, cacheTtl = 60 }: { type?: string; cacheTtl?: number }) => {
    const known = seen.get(key);
    const isKnown = known && Date.now() - known.at < cacheTtl * 1000;
    const { value } = isKnown ? known : { value: values.get(key) };
    if (!isKnown) seen.set(key, { value, at: Date.now() });
    if (value === undefined) return Promise.resolve(null);
    return Promise.resolve(type === 'stream' ? toStream(value) : value);
  };
  return { get } as unknown as KVNamespace;
}

function toStream(text: string): ReadableStream {
  return new ReadableStream({
    type: 'bytes',
    start: (controller) => {
      controller.enqueue(encodeText(text));
      controller.close();
    },
  });
}

describe('content that is published after the worker has looked for it', () => {
  const KEY = currentBuildKey('worker');
  const FILE = `${contentFolder('own')}/${manifestAssetName('en', manifestPart('/x/react-charts'))}`;

  /** Opens isolates in one data centre. */
  function startIsolates(values: ReadonlyMap<string, string>) {
    const kv = openCachingKv(values);
    return () =>
      createContentStore({
        build: { id: 'own' },
        assets: { name: 'the assets', open: sourceWithout() },
        published: kvSource(kv, 'worker'),
        limits: { file: TRUSTED_FOR * 2, build: 300 },
        defer: (work) => void work,
      });
  }

  const visit = async (store: ContentStore) =>
    (await store.open({ locale: 'en', key: '/x/react-charts' })).entry('en', '/x/react-charts');

  it.each<[string, Record<string, string>]>([
    ['was missing', {}],
    ['was damaged', { [KEY]: 'own', [FILE]: MANIFEST.slice(0, -2) }],
  ])('is read as soon as the data centre asks again, if it %s', async (_what, before) => {
    const values = new Map(Object.entries(before));
    const open = startIsolates(values);
    const store = open();
    await visit(store);
    expect(store.trouble()).not.toBeNull();
    values.set(KEY, 'own').set(FILE, MANIFEST);
    await vi.advanceTimersByTimeAsync(70_000);
    store.known();
    await vi.advanceTimersByTimeAsync(0);
    for (const isolate of [store, open()]) {
      expect(await visit(isolate)).toEqual({ kind: 'page' });
      expect(isolate.trouble()).toBeNull();
    }
  });
});
