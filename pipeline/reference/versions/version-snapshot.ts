import type { ProductId } from '../../../site/products.ts';
import { need } from '../../../site/kit/need.ts';
import {
  referenceAnchor,
  type Change,
  type Member,
  type ProductReference,
  type ReferenceEntry,
} from '../../../site/reference/model.ts';

/** What a version of a library is compared by: its public names, their types and their deprecations. */
export interface Snapshot {
  product: ProductId;
  version: string;
  /** Package → its exported names, each with what its deprecation says; null if it is not deprecated. */
  exports: Record<string, Record<string, string | null>>;
  /** Package → what can be imported from below it. */
  entryPoints: Record<string, readonly string[]>;
  /** Exported type → its own keys, or the values of a union of strings. Not of types that go with an entry. */
  keys: Record<string, readonly string[]>;
  /** Exported type or function → the names of its type parameters, if it has any. */
  parameters: Record<string, readonly string[]>;
  /** Lists of names that several entries share. */
  lists: string[];
  entries: Record<string, EntrySnapshot>;
}

export interface EntrySnapshot {
  /** The package whose types it was read from: the lowest plan's, or for an interface the highest plan's. */
  package: string;
  /** Prop or property → its type as written, and what it stands for if that is something else. */
  props: Record<string, readonly [written: string, expanded?: string]>;
  slots: string[];
  classes: string[];
  /** Anchor → what its deprecation says. */
  deprecated: Record<string, string>;
  /** Positions in `lists` of what it has without documenting it: inherited props, and internal anchors. */
  others: number[];
}

/** Types whose keys the entries have, or which nobody writes objects of. */
const KEYS_ELSEWHERE = /(?:Slots?|SlotProps|SlotsComponent|Class(?:es|Key)|Api\w*|Lookup|Overrides|(?<!Owner)State)$/;

/** Reduces the reference of a library to what versions are compared by. */
export function createSnapshot({ product, packages, exports, entries }: ProductReference): Snapshot {
  const lists: string[] = [];
  const getPosition = (names: readonly string[]) => {
    const text = names.join(' ');
    return lists.includes(text) ? lists.indexOf(text) : lists.push(text) - 1;
  };
  const ofEntries = new Set(entries.flatMap(({ name }) => [name, `${name}Props`]));
  const byPackage: Snapshot['exports'] = {};
  for (const { name, package: owner, deprecated } of exports) (byPackage[owner] ??= {})[name] = deprecated;
  return {
    product,
    version: need(packages, 0).version,
    exports: byPackage,
    entryPoints: Object.fromEntries(packages.map((one) => [one.name, one.entryPoints])),
    keys: listTexts(
      exports.filter(({ name }) => !KEYS_ELSEWHERE.test(name) && !ofEntries.has(name)),
      'keys',
    ),
    parameters: listTexts(exports, 'parameters'),
    lists,
    entries: Object.fromEntries(entries.map((entry) => [entry.name, entrySnapshot(entry, getPosition)])),
  };
}

/** One of the lists of each exported name, where it is not empty. */
function listTexts(
  exports: ProductReference['exports'],
  field: 'keys' | 'parameters',
): Record<string, readonly string[]> {
  return Object.fromEntries(exports.flatMap((one) => (one[field].length > 0 ? [[one.name, one[field]]] : [])));
}

function entrySnapshot(entry: ReferenceEntry, getPosition: (names: readonly string[]) => number): EntrySnapshot {
  const isComponent = entry.kind === 'component';
  const props: readonly Member[] = isComponent ? entry.props : entry.members;
  const parts: Record<Change['part'], readonly { name: string; deprecated: string | null }[]> = {
    prop: props,
    slot: isComponent ? entry.slots : [],
    class: isComponent ? entry.classes : [],
  };
  const others = [...(isComponent ? entry.inherited.map(({ names }) => names) : []), entry.hidden];
  const source = need(entry.imports, isComponent ? 0 : entry.imports.length - 1);
  return {
    package: source.specifier.split('/').slice(0, 2).join('/'),
    props: Object.fromEntries(
      props.map(({ name, type: { written, expanded } }) => [name, expanded === null ? [written] : [written, expanded]]),
    ),
    slots: parts.slot.map(({ name }) => name),
    classes: parts.class.map(({ name }) => name),
    deprecated: Object.fromEntries(
      (['prop', 'slot', 'class'] as const).flatMap((part) =>
        parts[part].flatMap(({ name, deprecated }) =>
          deprecated === null ? [] : [[referenceAnchor(part, name), deprecated] as const],
        ),
      ),
    ),
    others: others.filter((names) => names.length > 0).map(getPosition),
  };
}

/** `8.29.3` → 8 */
export function getMajor(version: string): number {
  return Number(version.split('.')[0]);
}
