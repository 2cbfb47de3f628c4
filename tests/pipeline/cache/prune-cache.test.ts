import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { pruneCache } from '../../../pipeline/cache/prune-cache.ts';
import { defineStep, asIs } from '../../../pipeline/cache/step.ts';
import { createSteps } from '../../../pipeline/cache/steps.ts';
import { ROOT } from '../../architecture/imports.ts';
import { useFolder } from '../../support/folder.ts';

const inCache = useFolder();
let used: Set<string>;

beforeEach(() => void (used = new Set()));

const step = defineStep({
  name: 'step',
  code: import.meta.url,
  keep: 'disk',
  inputs: { text: asIs },
  make: ({ text }: { text: string }) => text,
});

describe('pruning the cache', () => {
  const DAY = 86_400_000;
  const now = Date.UTC(2026, 10, 22);
  const left = () => readdir(inCache('step'));

  /** Creates an entry that was last used some days ago. */
  const entry = async (name: string, days: number) => {
    const file = inCache('step', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '{}');
    await utimes(file, (now - days * DAY) / 1000, (now - days * DAY) / 1000);
    return file;
  };

  it('removes entries unused for two weeks, and keeps those of this build', async () => {
    await entry('old.json', 15);
    await entry('young.json', 13);
    used.add(await entry('used.json', 15));
    await pruneCache({ cache: inCache(), used }, now);
    expect(await left()).toEqual(['used.json', 'young.json']);
    await pruneCache({ cache: inCache(), used: new Set() }, now + 10 * DAY);
    expect(await left()).toEqual(['used.json']);
  });

  it('runs once a day', async () => {
    await pruneCache({ cache: inCache(), used }, now);
    await entry('old.json', 20);
    await pruneCache({ cache: inCache(), used }, now + DAY / 2);
    expect(await left()).toEqual(['old.json']);
    await pruneCache({ cache: inCache(), used }, now + DAY);
    expect(await left()).toEqual([]);
  });

  it('keeps the entries that a step used', async () => {
    const steps = createSteps({ root: ROOT, cache: inCache() });
    await steps.run(step, { text: 'a' });
    const kept = await left();
    await pruneCache({ cache: inCache(), used: steps.used }, Date.now() + 20 * DAY);
    expect(await left()).toEqual(kept);
  });
});
