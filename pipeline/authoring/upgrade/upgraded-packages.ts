import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../kit/user-error.ts';
import { installedCopies, type LockFile } from '../../kit/lock-file.ts';
import { compareVersions, parseVersion, type Version } from '../../reference/versions/registry.ts';

const USAGE = "Usage: npm run upgrade -- '@mui/x-*@<version>', with a released version: 8.29.3";

/** A package, and its versions before and after an upgrade. */
export interface UpgradedPackage {
  name: string;
  from: string;
  to: string;
}

/** Packages that this site documents. They are installed in one version. */
export const DOCUMENTED = /^@mui\/x-/;

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
 * @param releases The released versions of every documented package, also of those that stay as they are.
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
    const versions = copies.map((copy) => copy.version + (copy.owner === null ? '' : ` for ${copy.owner}`));
    return `  ${name}: ${versions.join(', ')}`;
  });
  const involved = new Set(copied.flatMap(({ name, copies }) => [name, ...copies.flatMap(({ owner }) => owner ?? [])]));
  throw new UserError(
    [
      'npm would install several versions of a package, whose components do not work together:',
      ...lines,
      `${adviceOn(version, new Map([...releases].filter(([name]) => involved.has(name))))} Nothing has changed.`,
    ].join('\n'),
  );
}

/** @param releases The released versions of the packages that have to be of one version. */
function adviceOn(version: Version, releases: ReadonlyMap<string, readonly Version[]>): string {
  const has = (list: readonly Version[] | undefined, text: string) => list?.some((one) => one.text === text) ?? false;
  const lacking = [...releases.keys()].filter((name) => !has(releases.get(name), version.text));
  if (lacking.length === 0) return `Install all of them in one version: npm run upgrade -- '@mui/x-*@${version.text}'.`;
  const lists = [...releases.values()];
  const fitting = lists
    .flat()
    .filter(({ text, major }, at, all) => major === version.major && all.findIndex((one) => one.text === text) === at)
    .filter(({ text }) => lists.every((list) => has(list, text)))
    .sort(compareVersions)
    .map(({ text }) => text);
  const lack = `The registry has no ${version.text} of ${lacking.join(', ')}.`;
  return fitting.length > 0
    ? `${lack} Choose a version that it has of all these: ${fitting.slice(-PROPOSED).reverse().join(', ')}.`
    : `${lack} It has no version ${version.major} of all these: wait for one.`;
}

/** The packages that the site depends on, with their exact versions. */
export async function installedVersions(root: string): Promise<Record<string, string>> {
  const { dependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies;
}
