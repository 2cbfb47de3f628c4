import { need } from '../../../site/kit/need.ts';
import { referenceAnchor, type ProductSince } from '../../../site/reference/model.ts';
import type { ProductId } from '../../../site/products.ts';
import { compareProducts } from './changes.ts';
import type { Snapshot } from './version-snapshot.ts';

/** The libraries as their packages were in one minor version; a package that was not published is not in it. */
export interface MinorSnapshot {
  major: number;
  minor: number;
  snapshot: Snapshot;
}

/**
 * Finds out which minor version each name of a library came with.
 *
 * A package's versions are compared with its own, one minor with the one before. If that one was never published, a
 * name may have come with either: then it has no version, unless the same component of a lower plan has.
 *
 * @param minors Those of one library, oldest first; the first one is where history begins.
 */
export function findSince(product: ProductId, minors: readonly MinorSnapshot[]): ProductSince {
  const names: Record<string, string> = {};
  const known = new Set<string>();
  const last = new Map<string, MinorSnapshot>();
  for (const current of minors) {
    // Lower plans first: their names are the shorter ones.
    const owners = Object.keys(current.snapshot.exports).sort((a, b) => a.length - b.length);
    const added = owners.flatMap((owner) => {
      const previous = last.get(owner);
      return previous ? additionsBetween(previous, current, owner).map((name) => ({ name, previous })) : [];
    });
    // A package that is read for the first time may have extended the other packages' types before.
    const isComplete = owners.every((owner) => last.has(owner));
    for (const { name, previous } of added) {
      if (!isComplete && name.includes('#')) continue;
      const since = previous.minor + 1 === current.minor ? getLabel(current) : likeLowerPlan(name, names, previous);
      if (since !== undefined && !known.has(name)) names[name] = since;
    }
    for (const name of allNames(current.snapshot)) known.add(name);
    for (const owner of owners) last.set(owner, current);
  }
  const version = need(minors, minors.length - 1).snapshot.version;
  return { product, version, names: Object.fromEntries(Object.entries(names).sort()) };
}

/** `8.5` */
function getLabel({ major, minor }: MinorSnapshot): string {
  return `${major}.${minor}`;
}

/** The version that brought a prop to the same component of a lower plan, if it is later than a version. */
function likeLowerPlan(
  name: string,
  names: Readonly<Record<string, string>>,
  { minor }: MinorSnapshot,
): string | undefined {
  const lower = /^(\w+?)(?:Pro|Premium)#/.exec(name)?.[1];
  const part = name.slice(name.indexOf('#'));
  const found = ['', 'Pro'].map((plan) => names[`${lower}${plan}${part}`]).find((since) => since !== undefined);
  return found !== undefined && Number(found.split('.')[1]) > minor ? found : undefined;
}

/** What a package's own names gained between two versions: names, and addresses of parts. */
function additionsBetween(before: MinorSnapshot, after: MinorSnapshot, owner: string): string[] {
  const { entries, exports } = compareProducts(pickOwner(before.snapshot, owner), pickOwner(after.snapshot, owner));
  return [
    ...[...entries, ...exports].filter(({ kind }) => kind === 'added').map(({ name }) => name),
    ...entries.flatMap(({ name: entry, changes }) =>
      changes.filter(({ kind }) => kind === 'added').map(({ part, name }) => address(entry, part, name)),
    ),
  ];
}

function address(entry: string, part: Parameters<typeof referenceAnchor>[0], name: string): string {
  return `${entry}#${referenceAnchor(part, name)}`;
}

/** A snapshot with nothing but what one package brings. */
function pickOwner(snapshot: Snapshot, owner: string): Snapshot {
  return {
    ...snapshot,
    exports: { [owner]: snapshot.exports[owner] ?? {} },
    entries: Object.fromEntries(Object.entries(snapshot.entries).filter(([, entry]) => entry.package === owner)),
  };
}

/** Every name that a version has, documented or not. */
function allNames({ exports, entries, lists }: Snapshot): string[] {
  return [
    ...Object.values(exports).flatMap(Object.keys),
    ...Object.entries(entries).flatMap(([entry, { props, slots, classes, others }]) => [
      ...Object.keys(props).map((name) => address(entry, 'prop', name)),
      ...slots.map((name) => address(entry, 'slot', name)),
      ...classes.map((name) => address(entry, 'class', name)),
      ...others.flatMap((at) => lists[at]?.split(' ') ?? []).map((name) => address(entry, 'prop', name)),
    ]),
  ];
}
