import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cached } from '../../pipeline/kit/cache.ts';
import { createContext, type BuildContext } from '../../pipeline/kit/context.ts';
import { pruneCache } from '../../pipeline/kit/prune-cache.ts';

let context: BuildContext;

beforeEach(async () => {
  context = createContext({ cache: await mkdtemp(path.join(tmpdir(), 'cache-')) });
});
afterEach(() => rm(context.cache, { recursive: true, force: true }));

describe('a cached step', () => {
  it('is made once for the same inputs, and anew for others', async () => {
    let made = 0;
    const make = () => ({ made: (made += 1) });
    expect(await cached(context, 'step', ['a'], make)).toEqual({ made: 1 });
    expect(await cached(context, 'step', ['a'], make)).toEqual({ made: 1 });
    expect(await cached(context, 'step', ['b'], make)).toEqual({ made: 2 });
  });

  it('may be asked for many times at once, and leaves one file', async () => {
    const asked = Array.from({ length: 20 }, () => cached(context, 'step', ['a'], () => Promise.resolve('value')));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['value']));
    expect(await readdir(path.join(context.cache, 'step'))).toHaveLength(1);
  });
});

describe('pruning', () => {
  const DAY = 86_400_000;
  const now = Date.UTC(2026, 10, 22);
  const left = () => readdir(path.join(context.cache, 'step'));

  /** An entry that was changed some days ago. */
  const entry = async (name: string, days: number) => {
    const file = path.join(context.cache, 'step', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '{}');
    await utimes(file, (now - days * DAY) / 1000, (now - days * DAY) / 1000);
    return file;
  };

  it('removes what no build has used for two weeks, and keeps what this one uses', async () => {
    await entry('old.json', 15);
    await entry('young.json', 13);
    context.used.add(await entry('used.json', 15));
    await pruneCache(context, now);
    expect(await left()).toEqual(['used.json', 'young.json']);
    await pruneCache({ ...context, used: new Set() }, now + 10 * DAY);
    expect(await left()).toEqual(['used.json']);
  });

  it('looks through the cache once a day', async () => {
    await pruneCache(context, now);
    await entry('old.json', 20);
    await pruneCache(context, now + DAY / 2);
    expect(await left()).toEqual(['old.json']);
    await pruneCache(context, now + DAY);
    expect(await left()).toEqual([]);
  });

  it('knows what a cached step uses', async () => {
    await cached(context, 'step', ['a'], () => 'value');
    const used = await left();
    await pruneCache(context, Date.now() + 20 * DAY);
    expect(await left()).toEqual(used);
  });
});
