import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { npmCommand } from '../../kit/npm.ts';

const run = promisify(execFile);

export interface Version {
  text: string;
  major: number;
  minor: number;
  patch: number;
}

/** Reads a version; undefined for a pre-release. */
export function parseVersion(text: string): Version | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  if (patch === undefined) return undefined;
  return { text, major: Number(major), minor: Number(minor), patch: Number(patch) };
}

export function compareVersions(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}

/** The released versions of a package, oldest first. */
export async function listReleases(name: string): Promise<Version[]> {
  const { stdout } = await run(...npmCommand(['view', name, 'versions', '--json']));
  const found: unknown = JSON.parse(stdout);
  // A package with a single version has it as a string.
  return [found]
    .flat()
    .flatMap((text) => parseVersion(String(text)) ?? [])
    .sort(compareVersions);
}

/**
 * Installs packages with their dependencies into an empty folder. Their scripts do not run. A dependency in a version
 * that the registry does not have, as mirrors may lack some, is installed in the newest one before it.
 */
export async function installPackages(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
  overrides: Readonly<Record<string, string>> = {},
): Promise<void> {
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, overrides }));
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  try {
    await run(...npmCommand(['install', ...quiet]), { cwd: folder });
  } catch (error) {
    const missing = /No matching version found for (\S+)@(\d+\.\d+\.\d+)\./.exec(String(error));
    const [, name = '', text = ''] = missing ?? [];
    const wanted = parseVersion(text);
    if (!wanted || name in overrides) throw error;
    const before = (await listReleases(name)).findLast((version) => compareVersions(version, wanted) < 0);
    if (!before) throw error;
    await installPackages(folder, dependencies, { ...overrides, [name]: before.text });
  }
}
