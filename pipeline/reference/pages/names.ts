import type { ProductId } from '../../../site/products.ts';
import type { LoadedReference } from '../load-reference.ts';

export interface NameTarget {
  key: string;
  /** Anchor on the page; empty for none. */
  hash: string;
}

/** Resolves names of components and types to pages. */
export interface Names {
  /** @param product Library to look in; null for any. */
  of: (product: ProductId | null, name: string) => NameTarget | undefined;
  /** Major version of the packages. */
  major: string;
}

/** Section of a component's page, by suffix of the type name. */
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
      // `BarSeries` is a `BarSeriesType` with an optional `type`.
      if (name.endsWith('SeriesType')) names.set(name.slice(0, -'Type'.length), { key, hash: '' });
    }
    byProduct.set(product, names);
  }
  const all = new Map([...byProduct.values()].flatMap((names) => [...names]));
  return {
    of: (product, name) => (product === null ? all.get(name) : byProduct.get(product)?.get(name)),
    // Empty on a site without a reference.
    major: products[0]?.packages[0]?.version.split('.')[0] ?? '',
  };
}
