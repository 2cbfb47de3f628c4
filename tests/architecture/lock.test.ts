import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installedCopies, type LockFile } from '../../pipeline/kit/lock-file.ts';
import { ROOT } from './imports.ts';

const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;

/** Whether Node.js would resolve the package `name` from the folder `from` according to the lock file. */
function isLocked(packages: LockFile['packages'], from: string, name: string): boolean {
  const isIn = (folder: string) => path.posix.join(folder, 'node_modules', name) in packages;
  for (let folder = from; folder !== '.'; folder = path.posix.dirname(folder)) {
    if (isIn(folder)) return true;
  }
  return isIn('.');
}

// npm omits optional builds for other systems from the lock file if the registry lacked them at install time. `npm ci`
// then refuses to install, but only without an existing `node_modules`: in CI, and for newcomers.
it('package-lock.json has every optional package, including those for other systems', () => {
  const { packages } = lock;
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, from, name))
      .map((name) => `${name}, of ${from}`),
  );
  expect(missing).toEqual([]);
});

// Components of two copies do not find each other's context. npm installs two if a paid package needs another version.
it('package-lock.json has each documented package once', () => {
  const names = Object.keys(lock.packages).flatMap(
    (folder) => /^node_modules\/(@mui\/x-[\w-]+)$/.exec(folder)?.[1] ?? [],
  );
  expect(names).toEqual(expect.arrayContaining(['@mui/x-data-grid', '@mui/x-date-pickers-pro', '@mui/x-internals']));
  expect(names.filter((name) => installedCopies(lock, name).length !== 1)).toEqual([]);
});
