import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContext } from '../../pipeline/kit/context.ts';
import { listFiles } from '../../pipeline/kit/files.ts';
import { LOCALES } from '../../site/locales.ts';
import { CODE_PREFERENCES, CODE_STYLINGS } from '../../site/preferences.ts';
import { PRODUCTS } from '../../site/products.ts';
import { OLDER_VERSIONS } from '../../site/versions.ts';
import { addAll } from '../setup/additions.ts';
import { copySite, type SiteCopy } from '../setup/builds.ts';

const { root } = createContext();

/** Where a contributor adds a row. */
const TABLES: readonly (readonly string[])[] = [
  LOCALES,
  PRODUCTS.map(({ id }) => id),
  OLDER_VERSIONS,
  CODE_PREFERENCES,
  CODE_STYLINGS,
];

/** Whether a test names every row of a table: one that expects the whole table to be what it is today does. */
function writesOutTable(text: string): boolean {
  const words = new Set(text.split(/[^\w-]+/));
  return TABLES.some((rows) => rows.every((row) => words.has(row)));
}

/** They name the rows as samples, expect no table to be what it is, and take longer than all others together. */
const LEFT_OUT = ['mistakes', 'new/new', 'prose/prose', 'reference/errors', 'reference/sizes', 'steps'].map((name) =>
  path.join(root, `tests/pipeline/${name}.test.ts`),
);

/** The unit tests that a new row may break. Those of `tests/architecture` are about files of the repository. */
async function testsOfTables(): Promise<string[]> {
  const folders = ['site', 'client', 'pipeline', 'worker/unit'].map((name) => path.join(root, 'tests', name));
  const files = (await Promise.all(folders.map(listFiles))).flat().filter((file) => file.endsWith('.test.ts'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return files
    .filter((file, at) => !LEFT_OUT.includes(file) && writesOutTable(texts[at] ?? ''))
    .map((file) => path.relative(root, file));
}

let copy: SiteCopy;

/** Runs a package's program in the copy; what it prints, also if it fails. */
function run(program: string, ...values: string[]): Promise<string> {
  const file = path.join(copy.root, 'node_modules', program);
  return promisify(execFile)(process.execPath, [file, ...values], { cwd: copy.root, maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout || error.stderr,
  );
}

beforeAll(async () => {
  copy = await copySite();
  for (const name of ['tests', 'vitest.config.ts'])
    await cp(path.join(root, name), path.join(copy.root, name), { recursive: true });
  await addAll(copy.root);
}, 60_000);

afterAll(() => copy.remove());

it('a language, a library, a version, a preference and a styling compile', { timeout: 600_000 }, async () => {
  // Between them they import everything that has a table of languages, libraries or versions.
  for (const project of ['tests', 'worker'])
    expect(await run('typescript/bin/tsc', '-p', project, '--pretty', 'false')).toBe('');
});

it('and the unit tests that name a table’s rows pass with them', { timeout: 600_000 }, async () => {
  const files = await testsOfTables();
  expect(files).toEqual(
    expect.arrayContaining(['tests/site/preferences.test.ts', 'tests/pipeline/pages/outdated.test.ts']),
  );
  const file = path.join(copy.root, 'report.json');
  const report = ['--reporter=json', `--outputFile=${file}`, '--cache=false'];
  // A busy machine is slow, and this is about what they expect.
  const patience = ['--maxWorkers=1', '--testTimeout=60000'];
  const printed = await run('vitest/vitest.mjs', 'run', '--project=unit', ...report, ...patience, ...files);
  const { testResults, numPassedTests } = JSON.parse(await readFile(file, 'utf8').catch(() => printed)) as {
    numPassedTests: number;
    testResults: { name: string; message: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  expect(testResults.map(({ name }) => path.relative(copy.root, name)).sort()).toEqual(files.sort());
  const failed = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message && assertionResults.length === 0 ? [`${name}: ${message}`] : []),
    ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name}: ${fullName}`),
  ]);
  expect(failed).toEqual([]);
  expect(numPassedTests).toBeGreaterThan(0);
});
