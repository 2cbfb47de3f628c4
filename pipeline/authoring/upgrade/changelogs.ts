import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readIfPresent } from '../../kit/files.ts';
import { compareVersions, parseVersion } from '../../reference/versions/registry.ts';
import type { UpgradedPackage } from './upgraded-packages.ts';

/** What a package's own changelog says about an upgrade. */
export interface Changelog {
  /** The package, and the version whose changelog it is. */
  of: string;
  text: string;
}

/**
 * Reads what the changelogs of the installed packages say about the versions after the older one, up to the newer one.
 * Only the newer version has that, so this also has to be called before packages are taken back. Equal changelogs of
 * several packages are one.
 */
export async function readChangelogs(root: string, packages: readonly UpgradedPackage[]): Promise<Changelog[]> {
  const found = new Map<string, Changelog>();
  for (const { name, from, to } of packages) {
    const [older, newer] = [from, to].flatMap((version) => parseVersion(version) ?? []).sort(compareVersions);
    if (!older || !newer || older.text === newer.text) continue;
    const text = await readIfPresent(readFile(path.join(root, 'node_modules', name, 'CHANGELOG.md'), 'utf8'));
    const part = cutPart(text ?? '', older.text, newer.text);
    if (part !== null && !found.has(part)) found.set(part, { of: `${name} ${newer.text}`, text: part });
  }
  return [...found.values()];
}

/** From the heading of the newer version to that of the older one; null without the first. */
function cutPart(text: string, older: string, newer: string): string | null {
  const lines = text.split('\n');
  const findHeading = (version: string) => lines.findIndex((line) => line.trim() === `## ${version}`);
  const start = findHeading(newer);
  if (start < 0) return null;
  const end = findHeading(older);
  return lines
    .slice(start, end < 0 ? undefined : end)
    .join('\n')
    .trim();
}

/** The file with all of them. */
export function changelogFile(changelogs: readonly Changelog[]): string {
  return changelogs.map(({ of, text }) => `# Changelog of ${of}\n\n${text}\n`).join('\n');
}
