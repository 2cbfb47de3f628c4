import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../kit/user-error.ts';
import { compareVersions, parseVersion, type Version } from '../reference/versions/registry.ts';
import type { UpgradedPackage } from './report.ts';

const USAGE = "Usage: npm run upgrade -- '@mui/x-*@<version>', with a released version: 8.29.3";

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

/** The packages that the site depends on, with their exact versions. */
export async function installedVersions(root: string): Promise<Record<string, string>> {
  const { dependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies;
}
