import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCodeHashes } from '../../../pipeline/cache/code-hash.ts';
import { createMemory } from '../../../pipeline/cache/memory.ts';
import { byContent, defineStep, asIs, notCompared, type Compare, type Step } from '../../../pipeline/cache/step.ts';
import { createSteps } from '../../../pipeline/cache/steps.ts';
import { ROOT, getSources } from '../../architecture/imports.ts';
import { useFolder } from '../../support/folder.ts';

const made = vi.fn();

type DeclaredStep = Pick<Step<never, unknown>, 'name' | 'code' | 'keep'> & { inputs: object };

/** Every step of the pipeline. */
const STEPS = await findSteps();

async function findSteps(): Promise<DeclaredStep[]> {
  const texts = (await getSources('pipeline')).map(async (file) => ({ file, text: await readFile(file, 'utf8') }));
  const modules = (await Promise.all(texts)).filter(({ text }) => text.includes('= defineStep({'));
  const exported = modules.map(async ({ file, text }) => {
    const names = [...text.matchAll(/^export const (\w+) = defineStep\(\{/gm)].map(([, name = '']) => name);
    const module = (await import(pathToFileURL(file).href)) as Record<string, DeclaredStep>;
    return names.flatMap((name) => module[name] ?? []);
  });
  return (await Promise.all(exported)).flat();
}

interface Input {
  title: string;
  list: { id: string }[];
  place: string;
}

const declaration = {
  code: import.meta.url,
  inputs: { title: asIs, list: byContent, place: notCompared },
};

/** Returns everything that `make` was given. */
function make<Given extends object>(input: Given): Given {
  made();
  return { ...input };
}

const diskStep = defineStep({ ...declaration, name: 'disk', keep: 'disk', make: make<Input> });
const memoryStep = defineStep({
  ...declaration,
  name: 'memory',
  keep: 'memory',
  of: ({ place }) => place,
  make: make<Input>,
});
const folderStep = defineStep({
  ...declaration,
  name: 'folder',
  keep: 'folder',
  make: async (input: Input, { folder }) => {
    await writeFile(path.join(folder, 'title'), input.title);
    made();
    return true;
  },
});

const INPUT: Input = { title: 'One', list: [{ id: 'a' }], place: 'here' };

const inCache = useFolder();

beforeEach(() => void made.mockClear());

const newProcess = () => createSteps({ root: ROOT, cache: inCache() });

describe('a step cached on disk', () => {
  it('runs once, whichever process asks', async () => {
    const first = await newProcess().run(diskStep, INPUT);
    expect(await newProcess().run(diskStep, { ...INPUT, list: [{ id: 'a' }] })).toEqual(first);
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('receives only declared inputs', async () => {
    const more = { ...INPUT, secret: 'text' };
    expect(await newProcess().run(diskStep, more)).toEqual(INPUT);
  });

  it('runs once for concurrent requests, and leaves one file', async () => {
    const { run } = newProcess();
    await Promise.all(Array.from({ length: 20 }, () => run(diskStep, INPUT)));
    expect(made).toHaveBeenCalledTimes(1);
    expect(await readdir(inCache('disk'))).toHaveLength(1);
  });

  it('runs again if its cache file is truncated', async () => {
    await newProcess().run(diskStep, INPUT);
    const [name = ''] = await readdir(inCache('disk'));
    await writeFile(inCache('disk', name), '{"title":');
    expect(await newProcess().run(diskStep, INPUT)).toEqual(INPUT);
  });

  it('rejects an input that JSON cannot represent', async () => {
    const step = defineStep({
      name: 'map',
      code: import.meta.url,
      keep: 'disk',
      inputs: { names: asIs },
      make: ({ names }: { names: Map<string, string> }) => names.size,
    });
    await expect(newProcess().run(step, { names: new Map() })).rejects.toThrow(/"map" compares its input "names"/);
  });
});

describe('a step whose code has changed', () => {
  it('stores nothing for other processes: a thread loads the code as it is now', async () => {
    const file = inCache('code/step.ts');
    const write = (made: string) => writeFile(file, `export const step = { name: 'threaded', make: () => '${made}' };`);
    const step = defineStep({
      name: 'threaded',
      code: pathToFileURL(file).href,
      keep: 'disk',
      inThread: true,
      inputs: { title: asIs },
      make: ({ title }: Pick<Input, 'title'>) => title,
    });
    await mkdir(inCache('code'));
    await write('before');
    const watching = newProcess();
    await watching.getCode(step);
    await write('after');
    watching.noteChange(file);
    expect(await watching.run(step, INPUT)).toBe('after');
    await write('before');
    await newProcess().run(step, INPUT);
    expect(await readdir(inCache('threaded'))).toHaveLength(2);
  });
});

describe('a step cached in a folder', () => {
  it('fills the folder once', async () => {
    const { folder } = await newProcess().run(folderStep, INPUT);
    expect(await readFile(path.join(folder, 'title'), 'utf8')).toBe('One');
    expect((await newProcess().run(folderStep, INPUT)).folder).toBe(folder);
    expect(made).toHaveBeenCalledTimes(1);
  });
});

describe('a step cached in memory', () => {
  const newWatch = () => createSteps({ root: ROOT, cache: inCache(), memory: createMemory() });

  it('returns the same object while its inputs stay the same', () => {
    const { run } = newWatch();
    const first = run(memoryStep, INPUT);
    expect(run(memoryStep, { ...INPUT, list: [{ id: 'a' }] })).toBe(first);
    expect(run(memoryStep, { ...INPUT, title: 'Two' })).not.toBe(first);
  });

  it('keeps one value for each subject', () => {
    const { run } = newWatch();
    const [here, there] = ['here', 'there'].map((place) => run(memoryStep, { ...INPUT, place }));
    expect(run(memoryStep, INPUT)).toBe(here);
    expect(run(memoryStep, { ...INPUT, place: 'there' })).toBe(there);
  });

  it('always runs in a process that builds once', () => {
    const { run } = newProcess();
    expect(run(memoryStep, INPUT)).not.toBe(run(memoryStep, INPUT));
  });
});

describe('the code hash of a step', () => {
  const getHash = () => createCodeHashes(inCache('code')).getHash(pathToFileURL(inCache('code/step.ts')).href);
  const write = (name: string, text: string) => writeFile(inCache('code', name), text);

  beforeEach(async () => {
    await mkdir(inCache('code/node_modules/named'), { recursive: true });
    await write('package.json', '{ "dependencies": { "named": "1.0.0" } }');
    await write('node_modules/named/package.json', '{ "version": "1.0.0" }');
    await write(
      'step.ts',
      "import { half } from './near.ts';\nimport type { Far } from './far.ts';\nexport const a: Far = half;",
    );
    await write('near.ts', "import named from 'named';\nexport const half = named / 2;");
    await write('far.ts', 'export type Far = number;');
  });

  it.each([
    ['the module', 'step.ts', "import { half } from './near.ts';\nexport const a = half + 1;"],
    ['what it imports', 'near.ts', "import named from 'named';\nexport const half = named / 3;"],
    ['a package that it imports', 'node_modules/named/package.json', '{ "version": "1.0.1" }'],
  ])('changes with %s', async (what, name, text) => {
    const before = await getHash();
    expect(await getHash()).toBe(before);
    await write(name, text);
    expect(await getHash()).not.toBe(before);
  });

  it.each([
    ['an imported type', 'far.ts', 'export type Far = number | string;'],
    ['a comment', 'near.ts', "import named from 'named';\n// Half.\nexport const half = named / 2;"],
    [
      'an unused export',
      'near.ts',
      "import named from 'named';\nexport const half = named / 2;\nexport const third = 3;",
    ],
  ])('does not change with %s', async (what, name, text) => {
    const before = await getHash();
    await write(name, text);
    expect(await getHash()).toBe(before);
  });
});

describe('the steps of the pipeline', { timeout: 60_000 }, () => {
  it('have names of their own', () => {
    expect(new Set(STEPS.map(({ name }) => name)).size).toBe(STEPS.length);
  });

  it('declare their own module as their code', async () => {
    for (const { name, code } of STEPS)
      expect(await readFile(fileURLToPath(code), 'utf8')).toContain(`name: '${name}'`);
  });

  it.each([
    ['renders', 'pipeline/demos/css/logical.ts'],
    ['vendor', 'pipeline/demos/vendor/pictures.ts'],
    ['search', 'site/search/words.ts'],
  ])('%s include %s in their code', async (name, file) => {
    const step = STEPS.find((one) => one.name === name);
    expect(await createCodeHashes(ROOT).listFiles(step?.code ?? '')).toContain(file);
  });
});

/** Two values of each input that has a comparison of its own. */
const OWN_COMPARISONS: Record<string, [before: unknown, after: unknown]> = {
  // In memory.
  browser: [
    { folder: '/a', files: [] },
    { folder: '/b', files: [] },
  ],
  server: [
    { folder: '/a', files: [] },
    { folder: '/b', files: [] },
  ],
  imports: [new Map([['a', new Set(['A'])]]), new Map([['a', new Set(['B'])]])],
  playground: [
    { playground: { address: '/a' }, modules: {} },
    { playground: { address: '/b' }, modules: {} },
  ],
  guideAnchors: [new Map([['a', new Set(['A'])]]), new Map([['a', new Set(['B'])]])],
  guideChanges: [new Map([['a', { from: '7', list: [] }]]), new Map([['a', { from: '8', list: [] }]])],
  // On disk.
  demo: [{ name: 'A' }, { name: 'B' }],
  packs: [['/a/pack-1.js'], ['/a/pack-2.js']],
  renderer: ['a.js', 'b.js'],
  current: [[{ catalog: 1, packages: [] }], [{ catalog: 2, packages: [] }]],
  facts: [{ hash: 'a' }, { hash: 'b' }],
};

const COMMON: readonly Compare<unknown>[] = [asIs, byContent, notCompared];

describe('the inputs of a step', () => {
  const getInputs = ({ inputs }: DeclaredStep) => Object.entries(inputs) as [string, Compare<unknown>][];

  it('have samples here, if they have a comparison of their own', () => {
    const own = STEPS.flatMap(getInputs).filter(([, compare]) => !COMMON.includes(compare));
    expect([...new Set(own.map(([name]) => name))].sort()).toEqual(Object.keys(OWN_COMPARISONS).sort());
  });

  it.each(STEPS.map((step) => [step.name, step] as const))(
    'of %s make it run again, each of them',
    async (name, step) => {
      const samples = getInputs(step).map(([input, compare]) => {
        const [before, after] = COMMON.includes(compare) ? [['before'], ['after']] : (OWN_COMPARISONS[input] ?? []);
        return { input, before, after, times: compare === notCompared ? 0 : 1 };
      });
      const before = Object.fromEntries(samples.map((sample) => [sample.input, sample.before]));
      const shared = { name, code: step.code, inputs: step.inputs as Record<string, Compare<unknown>>, make };
      type Inputs = Record<string, unknown>;
      const probe: Step<Inputs, unknown> =
        step.keep === 'memory'
          ? defineStep<Inputs, unknown>({ ...shared, keep: 'memory' })
          : defineStep<Inputs, unknown>({ ...shared, keep: 'disk' });
      const { run } = createSteps({ root: ROOT, cache: inCache(), memory: createMemory() });
      for (const { input, after, times } of samples) {
        await run(probe, before);
        made.mockClear();
        await run(probe, { ...before });
        expect(made).not.toHaveBeenCalled();
        await run(probe, { ...before, [input]: after });
        expect(made, input).toHaveBeenCalledTimes(times);
      }
    },
  );
});
