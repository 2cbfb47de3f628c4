import type { ProductId } from '../../../site/products.ts';
import type { LoadedReference } from '../load.ts';

/** Where a name leads. */
export interface NameTarget {
  key: string;
  /** Anchor on the page; empty for none. */
  hash: string;
}

/** Names of components and types, and the pages that they lead to. */
export interface Names {
  /** @param product Library whose name is meant; null where any will do. */
  of: (product: ProductId | null, name: string) => NameTarget | undefined;
  /** Major version of the packages. */
  major: string;
}

/** What the name of a component's type says about the place on its page. */
const HASHES: readonly [suffix: string, hash: string][] = [
  ['SlotProps', 'slots'],
  ['Slots', 'slots'],
  ['Props', 'props'],
];

export function createNames({ products }: LoadedReference): Names {
  const byProduct = new Map<ProductId, Map<string, NameTarget>>();
  for (const { product, entries } of products) {
    const names = new Map<string, NameTarget>();
    for (const entry of entries) {
      if (entry.kind !== 'component') continue;
      for (const type of entry.typeNames) {
        const hash = HASHES.find(([suffix]) => type.endsWith(suffix))?.[1] ?? '';
        const isThere = hash === 'slots' ? entry.slots.length > 0 : entry.props.length > 0;
        names.set(type, { key: entry.key, hash: isThere ? hash : '' });
      }
    }
    for (const { name, key } of entries) {
      names.set(name, { key, hash: '' });
      // `BarSeries` is a `BarSeriesType` whose `type` may be left out.
      if (name.endsWith('SeriesType')) names.set(name.slice(0, -'Type'.length), { key, hash: '' });
    }
    byProduct.set(product, names);
  }
  const all = new Map([...byProduct.values()].flatMap((names) => [...names]));
  return {
    of: (product, name) => (product === null ? all.get(name) : byProduct.get(product)?.get(name)),
    major: products[0]?.packages[0]?.version.split('.')[0] ?? '',
  };
}
