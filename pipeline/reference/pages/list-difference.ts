import type { ReferenceEntry } from '../../../site/reference/model.ts';
import type { ListedReferencePage } from '../../../site/reference/catalog.ts';
import type { LoadedReference } from '../load-reference.ts';

/** Number of props, slots or classes of a page, as listed and as found in the packages. */
export interface CountDifference {
  key: string;
  part: 'props' | 'slots' | 'classes';
  listed: number;
  found: number;
}

/** Differences between the list that the site was planned with and the packages. */
export interface ListDifference {
  /** Listed names whose component or interface is not exported. */
  missing: string[];
  /** Names with a page that are not in the list. */
  extra: string[];
  /** Counts that differ by more than a tenth. */
  counts: CountDifference[];
}

/** Share of a count that may differ without being reported. */
const TOLERANCE = 0.1;

export function compareWithList(list: readonly ListedReferencePage[], { products }: LoadedReference): ListDifference {
  const entries = new Map(products.flatMap((product) => product.entries.map((entry) => [entry.key, entry] as const)));
  const listed = new Set(list.map(({ key }) => key));
  return {
    missing: list.filter(({ key }) => !entries.has(key)).map(({ name }) => name),
    extra: [...entries.values()].filter(({ key }) => !listed.has(key)).map(({ name }) => name),
    counts: list.flatMap((page) => {
      const entry = entries.get(page.key);
      if (!entry) return [];
      const found = countParts(entry);
      return (['props', 'slots', 'classes'] as const)
        .filter((part) => Math.abs(found[part] - page[part]) > TOLERANCE * page[part])
        .map((part): CountDifference => ({ key: page.key, part, listed: page[part], found: found[part] }));
    }),
  };
}

function countParts(entry: ReferenceEntry): Record<CountDifference['part'], number> {
  if (entry.kind === 'interface') return { props: entry.members.length, slots: 0, classes: 0 };
  return { props: entry.props.length, slots: entry.slots.length, classes: entry.classes.length };
}
