import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cached } from '../../pipeline/cache.ts';
import { createContext, type BuildContext } from '../../pipeline/context.ts';

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
