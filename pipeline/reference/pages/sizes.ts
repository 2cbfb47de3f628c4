import { pagePath } from '../../../site/addresses.ts';
import type { Locale } from '../../../site/locales.ts';
import type { Product } from '../../../site/products.ts';
import type { EntrySize, ReferencePage } from '../../../site/reference/reference-page.ts';
import type { ReferenceEntry } from '../../../site/reference/model.ts';
import type { LoadedReference } from '../load-reference.ts';

/** Input for a library's page of sizes; empty for a library without sizes. */
export function listSizes(
  { products, sizes, since }: Pick<LoadedReference, 'products' | 'sizes' | 'since'>,
  { id }: Product,
): Extract<ReferencePage, { kind: 'sizes' }>[] {
  const found = sizes.find(({ product }) => product === id);
  const version = products.find(({ product }) => product === id)?.packages[0]?.version;
  if (!found || version === undefined) return [];
  return [{ kind: 'sizes', sizes: found, version, since: since.find(({ product }) => product === id)?.names ?? {} }];
}

/** The size of a component; null for an interface, which has none. */
export function findSize(
  { sizes }: Pick<LoadedReference, 'sizes'>,
  { id }: Product,
  { kind, imports }: ReferenceEntry,
  { key, locale }: { key: string; locale: Locale },
): EntrySize | null {
  const found = sizes.find(({ product }) => product === id);
  const measured = found?.imports.find((one) => one.kind === kind && one.name === imports[0]?.name);
  return found && measured ? { measured, base: found.base, href: pagePath(key, locale) } : null;
}
