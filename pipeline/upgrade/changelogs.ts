import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compareVersions, parseVersion } from '../reference/versions/registry.ts';
import type { Changelog, UpgradedPackage } from './report.ts';

/** Finds what the installed packages' own changelogs say about an upgrade. Equal ones of several packages are one. */
export async function findChangelogs(root: string, packages: readonly UpgradedPackage[]): Promise<Changelog[]> {
  const found = new Map<string, Changelog>();
  for (const upgraded of packages) {
    const file = `node_modules/${upgraded.name}/CHANGELOG.md`;
    const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
    const lines = linesOf(text, upgraded);
    if (lines && !found.has(text)) found.set(text, { file, ...lines });
  }
  return [...found.values()];
}

/** The lines from the heading of the newer version to that of the older one. */
function linesOf(text: string, { from, to }: UpgradedPackage): Pick<Changelog, 'from' | 'to'> | null {
  const [older, newer] = [from, to].flatMap((version) => parseVersion(version) ?? []).sort(compareVersions);
  if (!older || !newer || older.text === newer.text) return null;
  const lines = text.split('\n');
  const headingOf = (version: string) => lines.findIndex((line) => line.trim() === `## ${version}`) + 1;
  const start = headingOf(newer.text);
  if (start === 0) return null;
  return { from: start, to: headingOf(older.text) || lines.length };
}
