// `npm run setup`, which the other scripts run first: installs the packages if the lock file is newer than they are.
// JavaScript without packages, because on a fresh clone it runs on whatever Node the system has.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The Node that can install the packages. They bring their own, which runs everything else. */
const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const oldest = Number(/\d+/.exec(engines.node)?.[0]);

process.exitCode = setUp();

function setUp() {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < oldest)
    return refuse(`Node ${node} is too old. Install Node ${oldest} or newer: https://nodejs.org/en/download`);
  if (!isInstalled()) {
    console.error('Installing the packages.');
    const { status } = runInShell('npm ci --loglevel=error', 'inherit');
    if (status !== 0) return status ?? 1;
  }
  if (!process.features.typescript && runInShell('node --print process.features.typescript').stdout.trim() !== 'strip')
    return refuse(
      'The Node that comes with the packages is missing: npm did not run install scripts. Run `npm rebuild node`, or use Node 24.',
    );
  return 0;
}

function isInstalled() {
  const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return changedAt('node_modules/.package-lock.json') > changedAt('package-lock.json');
}

/** By the shell of the system, which finds `npm.cmd` and `node.cmd` on Windows. */
function runInShell(command, stdio = 'pipe') {
  return spawnSync(command, { shell: true, stdio, encoding: 'utf8' });
}

function refuse(message) {
  console.error(message);
  return 1;
}
