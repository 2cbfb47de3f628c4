import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './imports.ts';

interface Locked {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/** Whether Node.js, asked from the folder `from` or any above it, finds the package `name` in the lock. */
function isLocked(packages: Locked['packages'], from: string, name: string): boolean {
  const isIn = (folder: string) => path.posix.join(folder, 'node_modules', name) in packages;
  for (let folder = from; folder !== '.'; folder = path.posix.dirname(folder)) {
    if (isIn(folder)) return true;
  }
  return isIn('.');
}

// npm leaves the builds for other systems out of the lock when the registry did not have them at the install. `npm ci`
// then refuses to install at all, and only where `node_modules` does not exist yet: in CI, and for every newcomer.
it('locks every optional package, those for other systems too', () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Locked;
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, from, name))
      .map((name) => `${name}, of ${from}`),
  );
  expect(missing).toEqual([]);
});
