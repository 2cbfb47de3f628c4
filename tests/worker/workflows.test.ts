import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createContext } from '../../pipeline/kit/context.ts';
import { need } from '../../site/need.ts';
import { startCloudflareApi, type CloudflareApi } from '../setup/cloudflare-api.ts';

// Runs the commands of `.github/workflows` as they stand there: what would upload something or take minutes, with
// `--dry-run` or against a mock. They run in a copy of the repository: links to its files, and what the commands write.

const run = promisify(execFile);
const { root } = createContext();
const FOLDER = path.join(root, '.github/workflows');

interface Workflow {
  jobs: Record<string, Job>;
}

interface Job {
  container?: string;
  strategy?: { matrix: { shard: number[] } };
  steps: { run?: string; shell?: string }[];
}

/** A command of a workflow. */
interface Command {
  file: string;
  script: string;
  /** Program and options that GitHub runs it with. */
  shell: string;
  /** Jobs that the matrix makes of its job. */
  shards: number[];
}

/** GitHub's shells: that of a step that names none depends on whether its job runs in a container. */
const SHELLS = { bash: 'bash -eo pipefail', none: 'bash -e', container: 'sh -e' };

function commandsOf(file: string, { container, strategy, steps }: Job): Command[] {
  const shards = strategy?.matrix.shard ?? [];
  return steps.flatMap(({ run: script, shell = container === undefined ? 'none' : 'container' }) =>
    script === undefined ? [] : [{ file, script: script.trim(), shell: need(SHELLS, shell), shards }],
  );
}

const commands = (
  await Promise.all(
    (await readdir(FOLDER)).map(async (file) => {
      const { jobs } = parse(await readFile(path.join(FOLDER, file), 'utf8')) as Workflow;
      return Object.values(jobs).flatMap((job) => commandsOf(file, job));
    }),
  )
).flat();
const different = [...new Map(commands.map((command) => [`${command.shell} ${command.script}`, command])).values()];

let api: CloudflareApi;
let copy: string;
beforeAll(async () => {
  api = await startCloudflareApi();
  for (const build of ['former', 'current']) api.deploy(build);
  copy = await mkdtemp(path.join(tmpdir(), 'workflows-'));
  const linked = (await readdir(root)).filter((name) => !['.git', '.cache', 'bench', 'package.json'].includes(name));
  await Promise.all(linked.map((name) => symlink(path.join(root, name), path.join(copy, name))));
  await cp(path.join(root, 'package.json'), path.join(copy, 'package.json'));
});
afterAll(async () => {
  await api.stop();
  await rm(copy, { recursive: true, force: true });
});

const saved = (name: string) => readFile(path.join(copy, name), 'utf8');

/** Runs a script in the copy as GitHub does, which puts values in the place of expressions. */
async function sh(script: string, { shell = SHELLS.none, shard = 1 } = {}): Promise<string> {
  const values: Record<string, string> = { 'matrix.shard': `${shard}`, 'github.event.number': '17' };
  const filled = script.replace(/\$\{\{ ([\w.]+) \}\}/g, (_expression, name: string) => need(values, name));
  const [program = '', ...options] = shell.split(' ');
  const { stdout } = await run(program, [...options, '-c', filled], {
    cwd: copy,
    env: { ...process.env, ...api.environment, GITHUB_WORKSPACE: '/workspace', CI: 'true' },
  });
  return stdout;
}

const readScripts = async () =>
  (JSON.parse(await saved('package.json')) as { scripts: Record<string, string> }).scripts;

/** All scripts of `package.json` that a script runs, itself included. */
async function partsOf(name: string): Promise<string[]> {
  const all = await readScripts();
  const words = need(all, name).split(/[\s&]+/);
  const others = words.filter((word) => word !== name && Object.hasOwn(all, word));
  return [name, ...(await Promise.all(others.map(partsOf))).flat()];
}

/** What a script of `package.json` does itself, after others. */
async function ownPart(name: string): Promise<string> {
  const parts = need(await readScripts(), name).split(' && ');
  return parts.at(-1) ?? '';
}

const optionsOf = (script: string) => script.replace(/^.*? -- /, '');

/** What a bench writes, and what wrangler prints of a preview. */
const RESULTS = '{"results":{}}';
const UPLOADED = 'Version Preview Alias URL: https://pr-17-x-docs-preview.example.workers.dev\n';

/** Each command of the workflows, and how it is tried. */
const TRIALS: [command: RegExp, trial: (command: Command) => Promise<unknown>][] = [
  [
    // npm asks for the dependency that has a tag for a version, unless its cache has the answer.
    /^npm ci$/,
    async ({ script }) => expect(await sh(`${script} --dry-run --prefer-offline`)).toMatch(/added \d+ packages/),
  ],
  [
    // They take minutes. CI runs them, by the README's check command.
    /^npm run (?:types|lint|build)$/,
    async ({ script }) => {
      expect(await saved('.ci/run')).toMatch(/^npm run check$/m);
      expect(await partsOf('check')).toContain(script.slice('npm run '.length));
    },
  ],
  [/^npm test -- --shard=/, tryShards],
  [
    /^git config --global /,
    async ({ script, shell }) => {
      const config = `HOME=$PWD; ${script}; git config --global --get safe.directory`;
      expect(await sh(config, { shell })).toBe('/workspace\n');
    },
  ],
  [
    /^npx wrangler versions upload .* \| tee upload\.txt$/,
    async ({ script, shell }) => {
      await sh(script, { shell });
      expect(await saved('upload.txt')).toContain(UPLOADED);
      expect(shell).toBe(SHELLS.bash);
    },
  ],
  [
    /^npm run -s budgets > budgets\.txt$/,
    async ({ script }) => {
      await sh(script);
      expect(await saved('budgets.txt')).toMatch(/^(?:ok +\w[\w ]+ \d+ of \d+ bytes\n)+$/);
    },
  ],
  [
    // Only loads the bench, which takes minutes.
    /^npm run -s bench -- lighthouse \|\| true$/,
    ({ script }) => sh(script.replace(' || true', ' --dry-run')),
  ],
  [
    /^cp bench\/results\.json lighthouse\.json$/,
    async ({ script }) => {
      await sh(`mkdir -p bench && echo '${RESULTS}' > bench/results.json && ${script}`);
      expect(await saved('lighthouse.json')).toBe(`${RESULTS}\n`);
    },
  ],
  [
    /^mkdir figures-main && cp budgets\.txt lighthouse\.json figures-main$/,
    async ({ script }) => {
      await sh(`rm -rf figures-main; echo > budgets.txt; echo '${RESULTS}' > lighthouse.json; ${script}`);
      expect(await saved('figures-main/lighthouse.json')).toBe(`${RESULTS}\n`);
    },
  ],
  [/^node tests\/bench\/preview-comment\.ts /, tryComment],
  [
    // Whether GitHub's program has these options can only be seen there: this shows what it is given.
    /^gh pr comment /,
    async ({ script }) => {
      await writeFile(path.join(copy, 'gh'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
      expect(await sh(`PATH=.:$PATH; ${script}`)).toBe(
        'pr comment 17 --edit-last --create-if-none --body-file comment.md\n',
      );
    },
  ],
  [
    // Without the types and the build before it, which take minutes: see `npm run types` and `npm run build`.
    /^npm run deploy -- /,
    async ({ script }) => {
      expect(await partsOf('deploy')).toEqual(expect.arrayContaining(['types', 'build']));
      const own = `${await ownPart('deploy')} ${optionsOf(script)}`;
      const changes = [...api.changes];
      expect(await sh(`${own} --dry-run`)).toContain('Nothing was uploaded.');
      expect(api.changes).toEqual(changes);
    },
  ],
  [
    /^npm run rollback -- /,
    async ({ script }) => {
      expect(await sh(script)).toContain('Readers get build former again.');
      expect(api.deployed()).toBe('former');
    },
  ],
];

/** Lists the files of each shard instead of running them. */
async function tryShards({ script, shell, shards }: Command): Promise<void> {
  expect(await partsOf('test')).toContain('ready');
  expect(await ownPart('test')).toBe('vitest run');
  const list = `npx vitest list --filesOnly ${optionsOf(script)}`;
  const listed = await Promise.all(shards.map((shard) => sh(list, { shell, shard })));
  const files = await readdir(path.join(root, 'tests'), { recursive: true });
  expect((listed.join('').match(/tests\/.*/g) ?? []).sort()).toEqual(
    files
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => `tests/${file}`)
      .sort(),
  );
}

/** Files that the comment is made of, as the commands before it write them. */
async function writeFigures(folder: string, enhancer: number, performance: number, lcp: number | null): Promise<void> {
  const rows = [
    {
      name: 'guide, en',
      figures: { performance, 'LCP ms': lcp },
      atLeast: { performance: 100 },
      atMost: { 'LCP ms': 1000 },
    },
  ];
  await mkdir(path.join(copy, folder), { recursive: true });
  await writeFile(path.join(copy, folder, 'budgets.txt'), `ok   enhancer               ${enhancer} of 6000 bytes\n`);
  await writeFile(
    path.join(copy, folder, 'lighthouse.json'),
    JSON.stringify({ results: { 'Lighthouse, phone': { rows } } }),
  );
}

async function tryComment({ script, shell }: Command): Promise<void> {
  const comment = async () => {
    await sh(script, { shell });
    return saved('comment.md');
  };
  await sh('rm -rf figures-main budgets.txt lighthouse.json');
  await writeFile(path.join(copy, 'upload.txt'), `Uploaded\n${UPLOADED}`);
  expect(await comment()).toMatch(/^Preview: .*\n\nBudget: not measured, .*\n\nLighthouse: not measured, /);
  await writeFigures('.', 5900, 99, null);
  expect(await comment()).toContain(`
| enhancer | 5900 | 6000 |

Budget: \`main\` has no figures yet.`);
  expect(await comment()).toContain('\n| guide, en | **99** | **not measured** |\n');
  await writeFigures('.', 5900, 100, 1040);
  await writeFigures('figures-main', 5856, 100, 950);
  expect(await comment()).toBe(`Preview: https://pr-17-x-docs-preview.example.workers.dev

| Budget | bytes | at most |
| --- | --: | --: |
| enhancer | 5856 → 5900 (+44) | 6000 |

| Lighthouse | performance | LCP ms |
| --- | --: | --: |
| guide, en | 100 | **950 → 1040 (+90)** |

What differs from \`main\` is shown as main → here. **Bold** misses its limit.
`);
}

describe('the commands of the workflows', { timeout: 180_000 }, () => {
  it.each(different)('$file: $script', async (command) => {
    const trial = TRIALS.find(([pattern]) => pattern.test(command.script))?.[1];
    if (!trial)
      throw new Error(
        `.github/workflows/${command.file} runs "${command.script}", which no trial here runs. Add one to TRIALS, with --dry-run or against a mock.`,
      );
    await trial(command);
  });

  it('are all that is tried', () => {
    const unused = TRIALS.filter(([pattern]) => !commands.some(({ script }) => pattern.test(script)));
    expect(unused.map(([pattern]) => pattern.source)).toEqual([]);
  });
});
