import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './imports.ts';

interface Locked {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/** Whether Node.js would resolve the package `name` from the folder `from` according to the lock file. */
function isLocked(packages: Locked['packages'], from: string, name: string): boolean {
  const isIn = (folder: string) => path.posix.join(folder, 'node_modules', name) in packages;
  for (let folder = from; folder !== '.'; folder = path.posix.dirname(folder)) {
    if (isIn(folder)) return true;
  }
  return isIn('.');
}

// npm omits optional builds for other systems from the lock file if the registry lacked them at install time. `npm ci`
// then refuses to install, but only without an existing `node_modules`: in CI, and for newcomers.
it('package-lock.json has every optional package, including those for other systems', () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Locked;
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, from, name))
      .map((name) => `${name}, of ${from}`),
  );
  expect(missing).toEqual([]);
});
