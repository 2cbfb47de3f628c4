import { need } from '../../site/need.ts';
import type {
  Change,
  EntryChanges,
  ProductChanges,
  ProductReference,
  ReferenceEntry,
  TypeText,
} from '../../site/reference.ts';
import { compareNames } from './members.ts';

/** A prop, slot or class of an entry, reduced to what versions are compared by. */
interface Part {
  name: string;
  type: TypeText | null;
  isDeprecated: boolean;
}

type Parts = Record<Change['part'], Part[]>;

/** Lists what was added, removed, retyped or deprecated in a library since an older version. */
export function compareProducts(before: ProductReference, after: ProductReference): ProductChanges {
  const older = new Map(before.entries.map((entry) => [entry.name, entry]));
  const newer = new Set(after.entries.map(({ name }) => name));
  const wasExported = new Set(before.unlisted.map(({ name }) => name));
  const isExported = new Set(after.unlisted.map(({ name }) => name));
  const entries: EntryChanges[] = after.entries.flatMap((entry): EntryChanges[] => {
    const old = older.get(entry.name);
    if (old) return [{ name: entry.name, changes: compareEntries(old, entry) }];
    return wasExported.has(entry.name) ? [] : [{ name: entry.name, kind: 'added', changes: [] }];
  });
  for (const { name } of before.entries) {
    if (!newer.has(name) && !isExported.has(name)) entries.push({ name, kind: 'removed', changes: [] });
  }
  return {
    product: after.product,
    from: need(before.packages, 0).version,
    to: need(after.packages, 0).version,
    entries: entries
      .filter(({ kind, changes }) => kind || changes.length > 0)
      .sort((a, b) => compareNames(a.name, b.name)),
  };
}

function compareEntries(before: ReferenceEntry, after: ReferenceEntry): Change[] {
  const [old, current] = [partsOf(before), partsOf(after)];
  return (['prop', 'slot', 'class'] as const).flatMap((part) => compareParts(part, old[part], current[part]));
}

function compareParts(part: Change['part'], before: readonly Part[], after: readonly Part[]): Change[] {
  const older = new Map(before.map((one) => [one.name, one]));
  const newer = new Set(after.map(({ name }) => name));
  const changes = after.flatMap((one): Change[] => {
    const { name, type } = one;
    const old = older.get(name);
    if (!old) return [{ kind: 'added', part, name, ...(type && { after: type.written }) }];
    const found: Change[] = [];
    if (type && old.type && isRetyped(old.type, type)) {
      found.push({ kind: 'retyped', part, name, before: old.type.written, after: type.written });
    }
    if (one.isDeprecated && !old.isDeprecated) found.push({ kind: 'deprecated', part, name });
    return found;
  });
  const removed = before
    .filter(({ name }) => !newer.has(name))
    .map(({ name, type }): Change => ({ kind: 'removed', part, name, ...(type && { before: type.written }) }));
  return [...changes, ...removed];
}

function partsOf(entry: ReferenceEntry): Parts {
  const props = entry.kind === 'component' ? entry.props : entry.members;
  const [slots, classes] = entry.kind === 'component' ? [entry.slots, entry.classes] : [[], []];
  const toPart = ({ name, deprecated }: { name: string; deprecated: string | null }): Part => {
    return { name, type: null, isDeprecated: deprecated !== null };
  };
  return {
    prop: props.map((prop) => ({ ...toPart(prop), type: prop.type })),
    slot: slots.map(toPart),
    class: classes.map(toPart),
  };
}

/**
 * Whether a type really changed: renaming it or writing it differently does not count. If the older version resolved to
 * `any`, nothing can be said.
 */
function isRetyped(before: TypeText, after: TypeText): boolean {
  if (normalize(before.written) === normalize(after.written) || /\bany\b/.test(before.written)) return false;
  return normalize(before.expanded ?? before.written) !== normalize(after.expanded ?? after.written);
}

function normalize(type: string): string {
  return (
    type
      .replace(/ReadonlyArray<(\w+(?:<\w+>)?)>/g, 'readonly $1[]')
      .replace(/\bReact\./g, '')
      .replace(/"/g, "'")
      // Version 7 had a type parameter for dates everywhere; version 8 has one type.
      .replace(/<(?:TDate|PickerValidDate)(?:, ?\w+)?>/g, '')
      .replace(/\bTDate\b/g, 'PickerValidDate')
      .replace(/\bPickerValidDate \| null\b/g, 'PickerValue')
      .replace(/\bDateRange(?:<PickerValidDate>)?(?=[,;>)\s]|$)/g, 'PickerRangeValue')
      .split(' | ')
      .sort()
      .join(' | ')
  );
}
