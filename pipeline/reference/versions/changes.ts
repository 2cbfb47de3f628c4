import {
  referenceAnchor,
  type Change,
  type EntryChanges,
  type NameChange,
  type ProductChanges,
} from '../../../site/reference/model.ts';
import type { Renames } from '../../../site/reference/catalog.ts';
import { stableName } from '../extract/components.ts';
import { compareNames } from '../extract/members.ts';
import type { EntrySnapshot, Snapshot } from './version-snapshot.ts';

const PARTS = ['prop', 'slot', 'class'] as const satisfies Change['part'][];

/**
 * Lists what was added, removed, renamed, retyped or deprecated in a library between two versions. `renames` are those
 * that no deprecation tells, and go before what one tells.
 */
export function compareProducts(before: Snapshot, after: Snapshot, renames: Renames = {}): ProductChanges {
  const [old, current] = [namesIn(before), namesIn(after)];
  const listChanges = (name: string, to: string) => {
    const [former, entry] = [before.entries[name], after.entries[to]];
    return former && entry ? compareEntries(name, withOthers(before, former), withOthers(after, entry), renames) : [];
  };
  const entries = Object.keys(after.entries).flatMap((name): EntryChanges[] => {
    if (name in before.entries) return [{ name, changes: listChanges(name, name) }];
    return old.has(name) ? [] : [{ name, kind: 'added', changes: [] }];
  });
  const names = compareExports(old, current, renames);
  const isEntry = ({ name, kind }: NameChange) => name in (kind === 'added' ? after : before).entries;
  const gone = names.filter((change) => change.kind !== 'added' && isEntry(change));
  return {
    product: after.product,
    from: before.version,
    to: after.version,
    entries: [...entries, ...gone.map((change) => ({ ...change, changes: listChanges(change.name, change.to ?? '') }))]
      .filter(({ kind, changes }) => kind || changes.length > 0)
      .sort((a, b) => compareNames(a.name, b.name)),
    exports: names.filter((change) => !isEntry(change)),
  };
}

/** Exported names with their deprecations. A name that loses the prefix `unstable_` is not new. */
function namesIn({ exports }: Snapshot): Map<string, string | null> {
  const names = Object.values(exports).flatMap((ofPackage) => Object.entries(ofPackage));
  return new Map([...names.map(([name, deprecated]) => [stableName(name), deprecated] as const), ...names]);
}

function compareExports(
  before: ReadonlyMap<string, string | null>,
  after: ReadonlyMap<string, string | null>,
  renames: Renames,
) {
  const isPublic = (name: string) => stableName(name) === name;
  const gone = [...before].flatMap(([name, deprecated]): NameChange[] => {
    if (after.has(name) || !isPublic(name)) return [];
    const to = successorIn([renames[name]], deprecated, (other) => after.has(other));
    return [to === undefined ? { name, kind: 'removed' } : { name, kind: 'renamed', to }];
  });
  const fresh = [...after.keys()].filter((name) => !before.has(name) && isPublic(name));
  return [...gone, ...fresh.map((name): NameChange => ({ name, kind: 'added' }))].sort((a, b) =>
    compareNames(a.name, b.name),
  );
}

/** The name that a rename lists, or the one that a deprecation says to use instead; undefined if it says several. */
function successorIn(
  renamed: readonly (string | undefined)[],
  deprecated: string | null | undefined,
  isThere: (name: string) => boolean,
): string | undefined {
  const listed = renamed.find((name) => name !== undefined && isThere(name));
  if (listed !== undefined) return listed;
  const named = [...(deprecated ?? '').matchAll(/[`[](\w+)[`\]]/g)].map(([, name = '']) => name);
  const [successor, ...others] = new Set(named.filter(isThere));
  return others.length === 0 ? successor : undefined;
}

/** An entry with the names that it has without documenting them. */
type ComparedEntry = EntrySnapshot & { undocumented: ReadonlySet<string> };

function withOthers({ lists }: Snapshot, entry: EntrySnapshot): ComparedEntry {
  return { ...entry, undocumented: new Set(entry.others.flatMap((at) => lists[at]?.split(' ') ?? [])) };
}

function compareEntries(entry: string, before: ComparedEntry, after: ComparedEntry, renames: Renames): Change[] {
  return PARTS.flatMap((part) => {
    const [old, current] = [partNames(before, part), partNames(after, part)];
    const isIn = ({ undocumented }: ComparedEntry, names: readonly string[], name: string) =>
      names.includes(name) || undocumented.has(part === 'prop' ? name : referenceAnchor(part, name));
    const isSame = (name: string) => renames[`${entry}#${referenceAnchor(part, name)}`] === name;
    const added = current.filter((name) => !isIn(before, old, name) && !isSame(name));
    const gone = old.filter((name) => !isIn(after, current, name) && !isSame(name));
    const renamed = gone.flatMap((name): Change[] => {
      const anchor = referenceAnchor(part, name);
      const listed = [renames[`${entry}#${anchor}`], renames[`#${anchor}`]];
      const to = successorIn(listed, before.deprecated[anchor], (other) => current.includes(other));
      return to === undefined ? [] : [{ kind: 'renamed', part, name, to }];
    });
    const kept = current.filter((name) => old.includes(name));
    return [
      ...kept.flatMap((name) => compareKept(part, name, before, after)),
      ...added.map((name): Change => ({ kind: 'added', part, name, ...getType(after, part, name, 'after') })),
      ...renamed,
      ...gone
        .filter((name) => !renamed.some((change) => change.name === name))
        .map((name): Change => ({ kind: 'removed', part, name, ...getType(before, part, name, 'before') })),
    ];
  });
}

function compareKept(part: Change['part'], name: string, before: EntrySnapshot, after: EntrySnapshot): Change[] {
  const [old, current] = [before.props[name], after.props[name]];
  const anchor = referenceAnchor(part, name);
  const changes: Change[] = [];
  if (part === 'prop' && old && current && isRetyped(old, current)) {
    changes.push({ kind: 'retyped', part, name, before: old[0], after: current[0] });
  }
  if (anchor in after.deprecated && !(anchor in before.deprecated)) changes.push({ kind: 'deprecated', part, name });
  return changes;
}

function partNames(entry: EntrySnapshot, part: Change['part']): readonly string[] {
  return part === 'prop' ? Object.keys(entry.props) : part === 'slot' ? entry.slots : entry.classes;
}

function getType({ props }: EntrySnapshot, part: Change['part'], name: string, key: 'before' | 'after') {
  const type = part === 'prop' ? props[name] : undefined;
  return type ? { [key]: type[0] } : {};
}

type SnapshotType = EntrySnapshot['props'][string];

/**
 * Whether a type really changed: renaming it or writing it differently does not count. Nothing can be said if either
 * version resolved to `any`, or if one is a literal that the other one also has, or both are literals: that is one of
 * several forms of the props, told apart by it.
 */
function isRetyped([old, oldMeaning = old]: SnapshotType, [current, meaning = current]: SnapshotType): boolean {
  const types = [old, current];
  if (types.some((type) => /\bany\b/.test(type))) return false;
  const literals = types.filter((type) => /^'[^']*'$/.test(type));
  if (literals.length === 2 || literals.some((literal) => types.every((type) => type.split(' | ').includes(literal)))) {
    return false;
  }
  if (normalize(old) === normalize(current)) return false;
  return normalize(oldMeaning) !== normalize(meaning);
}

function normalize(type: string): string {
  return (
    type
      .replace(/ReadonlyArray<(\w+(?:<\w+>)?)>/g, 'readonly $1[]')
      .replace(/\bReact\./g, '')
      .replace(/"/g, "'")
      // Version 7 had a type parameter for dates everywhere; version 8 has one type.
      .replace(/<(?:TDate|PickerValidDate), ?/g, '<')
      .replace(/<(?:TDate|PickerValidDate|TEnableAccessibleFieldDOMStructure)>/g, '')
      // Version 9 has a type parameter for the grid's methods in many places.
      .replace(/, GridApi(?:Community|Pro|Premium)>/g, '>')
      .replace(/\bTDate\b/g, 'PickerValidDate')
      .replace(/\bPickerValidDate \| null\b/g, 'PickerValue')
      .replace(/\bDateRange(?:<PickerValidDate>)?(?=[,;>)\s]|$)/g, 'PickerRangeValue')
      .split(' | ')
      .sort()
      .join(' | ')
  );
}
