import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../pipeline/cli/run-command.ts';
import { createContext } from '../../pipeline/cache/context.ts';
import { UserError } from '../../pipeline/kit/user-error.ts';
import { runTool } from './run-tool.ts';

// `npm run test:all`: runs the groups of `tests/nightly`, or those named, one after the other.

const { root } = createContext();
const FOLDER = 'tests/nightly';

/** Traces and screenshots of what failed or was retried, as in `playwright.config.ts`. */
const TRACES = '.cache/browser-tests';

/** Groups that check the site of the tests, as the gate does. The others check the site with its content. */
const ON_FIXTURE = new Set(['deployments', 'engines', 'inputs', 'media']);

const RUNNERS = [
  { ending: '.test.ts', words: () => ['vitest', 'run', '--passWithNoTests'] },
  {
    ending: '.spec.ts',
    // Playwright empties the folder of its traces first: each group has its own.
    words: (group: string) => ['playwright', 'test', '--pass-with-no-tests', `--output=${TRACES}/${group}`],
  },
];

/** @throws UserError for an unknown group or option, and for a shard that is none. */
function readWords(groups: readonly string[]) {
  const usage = `Usage: npm run test:all -- [groups] [--since <ref>] [--shard <number>/<count>]\nGroups: ${groups.join(', ')}`;
  const refuse = (why: string) => new UserError(`${why}\n${usage}`);
  const options = { since: { type: 'string' }, shard: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const unknown = positionals.find((name) => !groups.includes(name));
    if (unknown !== undefined) throw refuse(`There is no group "${unknown}".`);
    const [number = NaN, count = NaN] = (values.shard ?? '1/1').split('/').map(Number);
    if (!(number >= 1 && number <= count)) throw refuse('--shard takes a number and a count, such as 1/4.');
    return { ...values, chosen: positionals.length > 0 ? groups.filter((name) => positionals.includes(name)) : groups };
  } catch (error) {
    throw error instanceof UserError ? error : refuse(error instanceof Error ? error.message : String(error));
  }
}

await runCommand(async () => {
  const folders = await readdir(path.join(root, FOLDER), { withFileTypes: true });
  const groups = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const { chosen, since, shard } = readWords(groups.sort());
  const ofFixture = { ...process.env, ...(since !== undefined && { SINCE: since }) };
  const ofContent = { ...ofFixture, TEST_CONTENT: 'true' };
  const results: string[] = [];
  for (const group of chosen) {
    const began = performance.now();
    const env = ON_FIXTURE.has(group) ? ofFixture : ofContent;
    const files = await readdir(path.join(root, FOLDER, group), { recursive: true });
    let hasPassed = true;
    for (const { ending, words } of RUNNERS) {
      if (!files.some((file) => file.endsWith(ending))) continue;
      const tool = words(group);
      console.log(`\n${group}: ${tool[0]}`);
      const part = shard === undefined ? [] : [`--shard=${shard}`];
      // All of a group runs, whatever fails.
      hasPassed = (await runTool([...tool, '--project=nightly', ...part, `${FOLDER}/${group}/`], { env })) && hasPassed;
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    results.push(`${hasPassed ? 'passed' : 'FAILED'}  ${group}, ${seconds} s`);
    console.log(`\n${results.at(-1)}`);
    if (!hasPassed) process.exitCode = 1;
  }
  console.log(`\n${results.join('\n')}`);
});
