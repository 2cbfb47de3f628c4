import type { PageLink } from '../page/page.ts';
import {
  referenceAnchor,
  type Change,
  type ChangeKind,
  type EntryChanges,
  type GuideChange,
  type NameChange,
  type ProductChanges,
} from './model.ts';

export type ChangesSection = 'gone' | 'new' | 'exportsGone' | 'exportsNew' | 'guides';

/** What other versions have of a component or interface. */
export interface EntryHistory {
  /** Null without an older version to compare with, or without changes. */
  changes: EntryChanges | null;
  /** What the next major version changes; null for nothing. */
  next: NextChanges | null;
  /** The minor version that each prop, slot and class came with, by anchor. */
  partsSince: Readonly<Record<string, string>>;
}

/** What the next major version changes in an entry. */
export interface NextChanges extends EntryChanges {
  /** `9` */
  major: string;
  /** Where the page of the next version lists them. */
  href: string;
}

/** What other versions have of a prop, slot or class. */
export interface PartHistory {
  /** The version that it came with: a minor one, or the major one; null if it is older. */
  since: string | null;
  retyped: Change | null;
  next: { change: Change; major: string; href: string } | null;
}

/** A guide, with what changed in the names that it uses. */
export interface ChangedGuide extends PageLink {
  /** Anchor on the page. */
  id: string;
  list: readonly GuideChange[];
}

/** Where the page of the changes lists those of a guide: `react-data-grid-sorting`. */
export function guideAnchor(key: string): string {
  return key.replace(/^\/x\//, '').replaceAll('/', '-');
}

/** What the next major version does with an entry: with its name, or else with its parts. */
export interface ComingChange {
  kind: ChangeKind | 'parts';
  /** The new name. */
  to: string;
  /** `9` */
  major: string;
}

/** What the next major version does with an entry that the installed one has; null for nothing, or only additions. */
export function comingChange({ kind, to = '', changes }: EntryChanges, major: string): ComingChange | null {
  if (kind === 'added') return null;
  if (kind) return { kind, to, major };
  return changes.some((change) => change.kind !== 'added') ? { kind: 'parts', to, major } : null;
}

/** What the next major version does with the entries of a library, by name. */
export function comingChanges({ entries }: ProductChanges, major: string): Record<string, ComingChange> {
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const change = comingChange(entry, major);
      return change ? [[entry.name, change] as const] : [];
    }),
  );
}

/** Whether a change took a name away. */
export function isGone({ kind }: Pick<Change, 'kind'>): boolean {
  return kind === 'removed' || kind === 'renamed';
}

/** A list of names that are gone or new. */
export interface NameSection {
  section: Exclude<ChangesSection, 'guides'>;
  names: readonly Pick<NameChange, 'name' | 'to'>[];
}

/** Groups changes as a page shows them: components that are gone or new, changed ones, and then the other exports. */
export function sortChanges({ entries, exports }: ProductChanges) {
  const removed = entries.filter(({ kind }) => kind && isGone({ kind }));
  const added = entries.filter(({ kind }) => kind === 'added');
  const sections = (list: NameSection[]) => list.filter(({ names }) => names.length > 0);
  return {
    removed,
    added,
    // A renamed component may change otherwise, too.
    changed: entries.filter(({ kind, changes }) => kind === undefined || changes.length > 0),
    first: sections([
      { section: 'gone', names: removed },
      { section: 'new', names: added },
    ]),
    last: sections([
      { section: 'exportsGone', names: exports.filter(isGone) },
      { section: 'exportsNew', names: exports.filter(({ kind }) => kind === 'added') },
    ]),
  };
}

/** The same component in a lower plan: changes of both are listed only once. */
export function findLowerPlan({ name }: { name: string }, entries: readonly EntryChanges[]): EntryChanges | undefined {
  const stem = name.replace(/(?:Pro|Premium)$/, '');
  return stem === name ? undefined : entries.find((entry) => entry.name === stem);
}

/** The changes of a component that the lower plan does not list. */
export function changesBeyond(lower: EntryChanges | undefined, { changes }: EntryChanges): Change[] {
  const known = new Set(lower?.changes.map((change) => JSON.stringify(change)));
  return changes.filter((change) => !known.has(JSON.stringify(change)));
}

/** What other versions have of a prop, slot or class. */
export function getHistory(
  { changes, next, partsSince }: EntryHistory,
  part: Change['part'],
  name: string,
  major: string,
): PartHistory {
  const own = changes?.changes.filter((change) => change.part === part && (change.to ?? change.name) === name) ?? [];
  const isAdded = own.some(({ kind }) => kind === 'added' || kind === 'renamed');
  const coming = next?.changes.find((one) => one.part === part && one.name === name && one.kind !== 'added');
  return {
    since: partsSince[referenceAnchor(part, name)] ?? (isAdded ? major : null),
    retyped: own.find(({ kind }) => kind === 'retyped') ?? null,
    next: next && coming ? { change: coming, major: next.major, href: next.href } : null,
  };
}
