import { referenceAnchor, type Change, type NameChange, type ProductChanges } from '../../../site/reference/model.ts';
import type { NameFacts } from '../../../site/check/tables.ts';
import { stableName } from '../extract/components.ts';
import { getMajor, type EntrySnapshot, type Snapshot } from '../versions/version-snapshot.ts';

export type FactsByName = Map<string, NameFacts>;

/** Two neighbouring major versions of a library, and what changes from one to the other. */
export interface VersionStep {
  before: Snapshot;
  after: Snapshot;
  changes: ProductChanges;
}

/** Merges facts about a name into those that are known. */
export function addFacts(facts: FactsByName, name: string, found: NameFacts): void {
  facts.set(name, { ...facts.get(name), ...found });
}

/** What changed in the exported names of a library. */
export function exportFacts(steps: readonly VersionStep[], since: Readonly<Record<string, string>>): FactsByName {
  const facts: FactsByName = new Map();
  for (const { before, after, changes } of steps) {
    const major = String(getMajor(after.version));
    for (const { name, kind, to } of [...changes.entries, ...changes.exports]) {
      if (kind) addFacts(facts, name, toFacts({ kind, ...(to !== undefined && { to }) }, major, since[name]));
    }
    const names = new Set(listNames(after));
    for (const name of listNames(before)) {
      if (stableName(name) === name || names.has(name)) continue;
      const stable = stableName(name);
      addFacts(facts, name, { gone: major, ...(names.has(stable) && { to: stable }) });
    }
    addParameters(facts, before, after);
  }
  for (const snapshot of listVersions(steps)) {
    for (const [name, text] of Object.values(snapshot.exports).flatMap((one) => Object.entries(one))) {
      if (text !== null) addDeprecation(facts, name, snapshot, text);
    }
  }
  return facts;
}

function addParameters(facts: FactsByName, before: Snapshot, after: Snapshot): void {
  const names = new Set(listNames(after));
  for (const name of listNames(before)) {
    const [old = [], current = []] = [before.parameters[name], after.parameters[name]];
    if (!names.has(name) || old.join() === current.join()) continue;
    const parameters = { [getMajor(before.version)]: old, [getMajor(after.version)]: current };
    addFacts(facts, name, { parameters: { ...facts.get(name)?.parameters, ...parameters } });
  }
}

/** What changed in the parts of one entry, by anchor. */
export function partFacts(
  entry: string,
  steps: readonly VersionStep[],
  since: Readonly<Record<string, string>>,
): FactsByName {
  const facts: FactsByName = new Map();
  for (const step of steps) {
    const major = String(getMajor(step.after.version));
    const found = step.changes.entries.find(({ name }) => name === entry);
    const [old, current] = [step.before.entries[entry], step.after.entries[found?.to ?? entry]];
    if (!old || !current) continue;
    for (const change of found?.changes ?? []) {
      const anchor = referenceAnchor(change.part, change.name);
      if (change.kind === 'retyped') addTypes(facts, anchor, [step.before, old], [step.after, current], change.name);
      else if (change.kind !== 'deprecated')
        addFacts(facts, anchor, toFacts(change, major, since[`${entry}#${anchor}`]));
    }
    const hidden = new Set(hiddenNames(step.after, current));
    for (const name of hiddenNames(step.before, old)) {
      const stable = stableName(name);
      const isThere = name in current.props || hidden.has(name);
      if (stable !== name && !isThere && stable in current.props)
        addFacts(facts, referenceAnchor('prop', name), { gone: major, to: stable });
    }
  }
  for (const snapshot of listVersions(steps)) {
    const deprecated = Object.entries(snapshot.entries[entry]?.deprecated ?? {});
    for (const [anchor, text] of deprecated) addDeprecation(facts, anchor, snapshot, text);
  }
  return facts;
}

/** What changed in the keys of a type that has no page. */
export function keyFacts(
  type: string,
  steps: readonly VersionStep[],
  renames: Readonly<Record<string, string>>,
): FactsByName {
  const facts: FactsByName = new Map();
  for (const { before, after } of steps) {
    const [old, current] = [before.keys[type], after.keys[type]];
    if (!old || !current) continue;
    for (const name of old.filter((one) => !current.includes(one))) {
      const anchor = referenceAnchor('prop', name);
      const to = renames[`${type}#${anchor}`];
      addFacts(facts, anchor, { gone: String(getMajor(after.version)), ...(to !== undefined && { to }) });
    }
  }
  return facts;
}

function addTypes(
  facts: FactsByName,
  anchor: string,
  [before, old]: readonly [Snapshot, EntrySnapshot],
  [after, current]: readonly [Snapshot, EntrySnapshot],
  name: string,
): void {
  const write = ({ props }: EntrySnapshot) => props[name]?.[1] ?? props[name]?.[0] ?? '';
  const types = { [getMajor(before.version)]: write(old), [getMajor(after.version)]: write(current) };
  addFacts(facts, anchor, { types: { ...facts.get(anchor)?.types, ...types } });
}

function addDeprecation(facts: FactsByName, name: string, { version }: Snapshot, text: string): void {
  const deprecated = { ...facts.get(name)?.deprecated, [getMajor(version)]: text };
  addFacts(facts, name, { deprecated });
}

function toFacts({ kind, to }: Pick<Change | NameChange, 'kind' | 'to'>, major: string, since?: string): NameFacts {
  if (kind === 'added') return { since: since ?? `${major}.0` };
  return { gone: major, ...(to !== undefined && { to }) };
}

function listVersions(steps: readonly VersionStep[]): Set<Snapshot> {
  return new Set(steps.flatMap(({ before, after }) => [before, after]));
}

function listNames({ exports }: Snapshot): string[] {
  return Object.values(exports).flatMap(Object.keys);
}

function hiddenNames({ lists }: Snapshot, { others }: EntrySnapshot): string[] {
  return others.flatMap((at) => lists[at]?.split(' ') ?? []);
}
