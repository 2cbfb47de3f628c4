import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../kit/user-error.ts';
import { installedCopies, type LockFile } from '../kit/lock-file.ts';
import { compareVersions, parseVersion, type Version } from '../reference/versions/registry.ts';

const USAGE = "Usage: npm run upgrade -- '@mui/x-*@<version>', with a released version: 8.29.3";

/** A package, and its versions before and after an upgrade. */
export interface UpgradedPackage {
  name: string;
  from: string;
  to: string;
}

/** What to install: packages by a pattern, and their version. */
export interface UpgradeTarget {
  /** Whether a package is meant. */
  accepts: (name: string) => boolean;
  version: Version;
}

/** Reads `@mui/x-*@8.29.3`. @throws UserError for anything else. */
export function parseTarget(words: readonly string[]): UpgradeTarget {
  const [, pattern = '', text = ''] = /^(@?[^@]+)@([^@]+)$/.exec(words.join(' ')) ?? [];
  const version = parseVersion(text);
  if (!version) throw new UserError(USAGE);
  return { accepts: (name) => path.matchesGlob(name, pattern), version };
}

/**
 * Picks the version of each package: the one that is asked for, or the newest before it where a package did not change
 * and has no release of its own.
 *
 * @param releases The released versions of a package, oldest first.
 * @throws UserError if a package has none of that major version.
 */
export function pickVersions(
  installed: Readonly<Record<string, string>>,
  { accepts, version }: UpgradeTarget,
  releases: ReadonlyMap<string, readonly Version[]>,
): UpgradedPackage[] {
  return Object.entries(installed)
    .filter(([name]) => accepts(name))
    .map(([name, from]) => {
      const found = releases
        .get(name)
        ?.findLast((one) => one.major === version.major && compareVersions(one, version) <= 0);
      if (!found)
        throw new UserError(`${name} has no release ${version.text}, nor one before it of the same major version.`);
      return { name, from, to: found.text };
    });
}

/** Maximum number of versions that a message proposes. */
const PROPOSED = 3;

/**
 * Refuses versions of which npm would install two copies of a package. A paid package needs the exact version of the
 * package that it extends, and components of two copies do not find each other's context.
 *
 * @param lock What npm would install.
 * @param releases The released versions of each package, oldest first.
 * @throws UserError with versions that do fit.
 */
export function refuseCopies(
  lock: LockFile,
  { version }: UpgradeTarget,
  releases: ReadonlyMap<string, readonly Version[]>,
): void {
  const copied = [...releases.keys()]
    .map((name) => ({ name, copies: installedCopies(lock, name) }))
    .filter(({ copies }) => copies.length > 1);
  if (copied.length === 0) return;
  const lines = copied.map(({ name, copies }) => {
    const ofOwners = copies.flatMap((copy) => (copy.owner === null ? [] : `${copy.version} for ${copy.owner}`));
    return `  ${name} ${copies.find(({ owner }) => owner === null)?.version ?? ''}, and ${ofOwners.join(', ')}`;
  });
  const involved = new Set(copied.flatMap(({ name, copies }) => [name, ...copies.flatMap(({ owner }) => owner ?? [])]));
  const all = [...involved].flatMap((name) => releases.get(name)?.map(({ text }) => text) ?? []);
  const fitting = (releases.get([...involved][0] ?? '') ?? [])
    .filter(({ text, major }) => major === version.major && all.filter((one) => one === text).length === involved.size)
    .map(({ text }) => text);
  const lacking = [...involved].filter((name) => !releases.get(name)?.some(({ text }) => text === version.text));
  throw new UserError(
    [
      'npm would install several versions of a package, whose components do not work together:',
      ...lines,
      ...(lacking.length > 0 ? [`The registry has no ${version.text} of ${lacking.join(', ')}.`] : []),
      fitting.length > 0
        ? `Choose a version that it has of all these: ${fitting.slice(-PROPOSED).reverse().join(', ')}. Nothing has changed.`
        : `It has no version ${version.major} of all these: wait for one. Nothing has changed.`,
    ].join('\n'),
  );
}

/** The packages that the site depends on, with their exact versions. */
export async function installedVersions(root: string): Promise<Record<string, string>> {
  const { dependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies;
}
