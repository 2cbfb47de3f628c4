import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { createContext, relativePath } from '../cache/context.ts';
import type { LockFile } from '../kit/lock-file.ts';
import { npmCommand } from '../kit/npm.ts';
import { UserError } from '../kit/user-error.ts';
import { listReleases } from '../reference/versions/registry.ts';
import { changelogFile, readChangelogs } from '../authoring/upgrade/changelogs.ts';
import { compareSnapshots } from '../authoring/upgrade/compare.ts';
import {
  DOCUMENTED,
  installedVersions,
  parseTarget,
  pickVersions,
  refuseCopies,
} from '../authoring/upgrade/upgraded-packages.ts';
import { reportUpgrade, shortened, type Check } from '../authoring/upgrade/report.ts';
import { takeContentSnapshot, type Snapshot } from '../authoring/upgrade/snapshot.ts';
import { runCommand } from '../cli/run-command.ts';

/** Commands that check the site against the new packages; the first two record what the packages and other versions have. */
const CHECKS = ['record', 'versions', 'build', 'types'];

const context = createContext();

// `npm run upgrade -- '@mui/x-*@8.29.3'`: installs a version of the documented packages, and reports what changes.
await runCommand(async () => {
  const target = parseTarget(process.argv.slice(2));
  const installed = await installedVersions(context.root);
  const names = Object.keys(installed).filter(target.accepts);
  if (names.length === 0) throw new UserError('No dependency in package.json has such a name.');
  const known = Object.keys(installed).filter((name) => target.accepts(name) || DOCUMENTED.test(name));
  const releases = new Map(await Promise.all(known.map(async (name) => [name, await listReleases(name)] as const)));
  const packages = pickVersions(installed, target, releases);
  const specifiers = packages.map(({ name, to }) => `${name}@${to}`);
  refuseCopies(await resolve(specifiers), target, releases);

  console.log('Looking at what the installed packages have.');
  const before = await snapshot();
  // They have what an older version does not know of.
  const formerChangelogs = await readChangelogs(context.root, packages);
  await install(specifiers, context.root);
  await writeExamplesVersion(target.version.text);
  console.log('Looking at what the new ones have.');
  const found = compareSnapshots(before, await snapshot(), await takeContentSnapshot(context));
  const checks: Check[] = [];
  for (const script of CHECKS) checks.push(await check(script));

  const file = path.join(context.out, 'upgrade.md');
  const changelogs = [...formerChangelogs, ...(await readChangelogs(context.root, packages))];
  const report = reportUpgrade({ version: target.version.text, packages, changelogs }, found, checks);
  await mkdir(context.out, { recursive: true });
  await writeFile(file, report);
  await writeFile(path.join(context.out, 'upgrade-changelog.md'), changelogFile(changelogs));
  console.log(`\n${shortened(report)}\nThe whole report is in ${relativePath(context, file)}.`);
  const failed = checks.filter(({ failure }) => failure !== null).map(({ command }) => command);
  if (failed.length > 0)
    throw new UserError(
      `Not ready to commit: ${failed.join(', ')} failed. To go on, fix what is listed under Checks, and run that again. ` +
        'To go back: git stash --include-untracked && npm ci',
    );
});

/** Takes a snapshot in a thread of its own, which shares no module with the one before the installation. */
function snapshot(): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('../authoring/upgrade/snapshot-thread.ts', import.meta.url));
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

/** What npm would install: resolved in an empty folder, so that nothing changes. */
async function resolve(specifiers: readonly string[]): Promise<LockFile> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'upgrade-'));
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    await cp(path.join(context.root, name), path.join(folder.path, name));
  await install(specifiers, folder.path, '--package-lock-only', '--ignore-scripts');
  return JSON.parse(await readFile(path.join(folder.path, 'package-lock.json'), 'utf8')) as LockFile;
}

async function install(specifiers: readonly string[], folder: string, ...options: string[]): Promise<void> {
  const { code, output } = await run(['install', '--save-exact', ...options, ...specifiers], { folder });
  if (code !== 0) throw new UserError(`${output}\nnpm cannot install these versions. Nothing has changed.`);
}

/** The version that the pages name: the only one outside `package.json`. */
async function writeExamplesVersion(version: string): Promise<void> {
  const file = path.join(context.root, 'site/versions.ts');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace(/(EXAMPLES_VERSION = ')[^']+/, `$1${version}`));
}

async function check(script: string): Promise<Check> {
  console.log(`Running npm run ${script}.`);
  // It reads each former minor version, which takes ten minutes the first time.
  const isShown = script === 'versions';
  const { code, output } = await run(['run', '-s', script], { isShown });
  return { command: `npm run ${script}`, failure: code === 0 ? null : output };
}

/** Runs npm. @param options.isShown Prints what it prints to its output, too. */
async function run(
  words: readonly string[],
  { folder = context.root, isShown = false } = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(...npmCommand(words), { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  if (isShown) child.stdout.pipe(process.stdout, { end: false });
  const closed = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject));
  const [code, out, errors] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
  return { code, output: errors + out };
}
