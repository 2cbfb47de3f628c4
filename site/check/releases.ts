import type { NameFacts } from './tables.ts';

/** The versions that code is for and goes to: a major version, or a minor one. */
export interface Upgrade {
  from: string;
  to: string;
}

/** What the change from one version to another means for a name. */
export interface Verdict {
  kind: 'gone' | 'renamed' | 'deprecated' | 'type' | 'newer';
  isBroken: boolean;
  version: string;
  note?: string;
}

/** `8` is the newest minor of its major version. */
function toNumbers(version: string): readonly [major: number, minor: number] {
  const [major = '0', minor = 'Infinity'] = version.split('.');
  return [Number(major), Number(minor)];
}

export const getMajor = (version: string): string => version.split('.')[0] ?? version;

function isAfter(a: string, b: string): boolean {
  const [[major, minor], [otherMajor, otherMinor]] = [toNumbers(a), toNumbers(b)];
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

/** Whether a name came with a version between the two, or later. */
export function isNewer(facts: NameFacts, { from }: Upgrade): boolean {
  return facts.since !== undefined && isAfter(facts.since, from);
}

/** What becomes of a name; null if it stays as it is. */
export function judge(facts: NameFacts, upgrade: Upgrade): Verdict | null {
  const { since, gone, to, deprecated } = facts;
  if (gone !== undefined && !isAfter(`${gone}.0`, upgrade.to)) {
    return { kind: to === undefined ? 'gone' : 'renamed', isBroken: true, version: gone };
  }
  if (since !== undefined && isAfter(since, upgrade.to)) return { kind: 'newer', isBroken: true, version: since };
  const note = deprecated?.[getMajor(upgrade.to)];
  if (note !== undefined) return { kind: 'deprecated', isBroken: false, version: getMajor(upgrade.to), note };
  if (isNewer(facts, upgrade)) return { kind: 'newer', isBroken: false, version: since ?? '' };
  return null;
}

/** The types of a name in both versions, if they differ. */
export function getTypes({ types }: NameFacts, { from, to }: Upgrade): { before: string; after: string } | null {
  return pick(types, from, to);
}

/** The parameters of a type in both versions, if they differ. */
export function getParameters({ parameters }: NameFacts, { from, to }: Upgrade) {
  return pick(parameters, from, to);
}

/** What is known of both; a version that a list leaves out is as the nearest one before it. */
function pick<T>(byMajor: Record<string, T> | undefined, from: string, to: string): { before: T; after: T } | null {
  if (!byMajor) return null;
  const at = (version: string) => {
    const majors = Object.keys(byMajor).sort((a, b) => Number(a) - Number(b));
    const known = majors.findLast((major) => Number(major) <= Number(getMajor(version))) ?? majors[0];
    return known === undefined ? undefined : byMajor[known];
  };
  const [before, after] = [at(from), at(to)];
  return before === undefined || after === undefined || String(before) === String(after) ? null : { before, after };
}

/** The name that an export has in the version that code goes to: a name may change twice. */
export function findNewName(name: string, exports: Readonly<Record<string, NameFacts>>, upgrade: Upgrade): string {
  const facts = exports[name];
  const next = facts && judge(facts, upgrade)?.kind === 'renamed' ? facts.to : undefined;
  return next === undefined || next === name ? name : findNewName(next, exports, upgrade);
}
