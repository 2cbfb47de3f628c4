import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PublishedSource } from '../../../worker/content/source.ts';
import { createContentStore } from '../../../worker/content/store.ts';
import { bytesOf } from '../../../worker/render/bytes.ts';

const LINE = `${JSON.stringify(['/x/react-charts', { kind: 'page' }])}\n`;
const MANIFEST = `${JSON.stringify({ slices: [], bytes: LINE.length })}\n${LINE}`;

/** For how long an isolate trusts the current build, in milliseconds. */
const TRUSTED_FOR = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Has the manifest of every build but `broken`. */
const open: PublishedSource['open'] = (path) => {
  const portions = async function* () {
    yield Promise.resolve(bytesOf(MANIFEST));
  };
  return Promise.resolve(path.includes('broken') ? null : portions());
};

it('a rollback ends what the broken build lacked', async () => {
  let current = 'broken';
  const store = createContentStore({
    build: { id: 'own' },
    assets: { name: 'the assets', open },
    published: { name: 'KV', open, currentBuild: () => Promise.resolve(current) },
    limits: { file: 1000, build: 300 },
    defer: (work) => void work,
  });
  const read = async () => (await store.open()).entry('en', '/x/react-charts');
  await expect(read()).rejects.toThrow('is missing');
  expect([store.trouble(), store.known()]).toEqual([expect.stringContaining('/broken/'), 'own']);
  expect(await read()).toEqual({ kind: 'page' });

  current = 'former';
  await vi.advanceTimersByTimeAsync(TRUSTED_FOR);
  await read();
  await vi.advanceTimersByTimeAsync(0);
  expect([store.trouble(), store.known()]).toEqual([null, 'former']);
  expect(await read()).toEqual({ kind: 'page' });
});
