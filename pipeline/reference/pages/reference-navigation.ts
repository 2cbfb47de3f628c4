import { DEFAULT_LOCALE, type Locale } from '../../../site/locales.ts';
import type { NavigationEntry } from '../../../site/navigation.ts';
import { PRODUCTS, type Product } from '../../../site/products.ts';
import type { ProductReference, ReferenceEntry } from '../../../site/reference/model.ts';
import { formatMessage, type Messages } from '../../content/load-messages.ts';
import type { LoadedReference } from '../load-reference.ts';
import { ALL_KEY, changesKey, errorsKey, indexKey, nextKey, sizesKey } from '../../../site/reference/keys.ts';

export function referenceKeys({ products, changes, next, errors, sizes }: LoadedReference): Set<string> {
  if (products.length === 0) return new Set();
  const ofProducts = products.flatMap(({ product, entries }) => [
    ...PRODUCTS.filter(({ id }) => id === product).map(indexKey),
    ...entries.map(({ key }) => key),
  ]);
  const ofChanges = PRODUCTS.filter(({ id }) => isAbout(changes, id)).map(changesKey);
  const ofNext = PRODUCTS.filter(({ id }) => isAbout(next, id)).map(nextKey);
  const ofErrors = PRODUCTS.filter(({ id }) => hasErrors(errors, id)).map(errorsKey);
  const ofSizes = PRODUCTS.filter(({ id }) => hasSizes(sizes, id)).map(sizesKey);
  return new Set([ALL_KEY, ...ofProducts, ...ofChanges, ...ofNext, ...ofErrors, ...ofSizes]);
}

/** Adds each library's reference to its group (`/x/api/data-grid-group`). The pages follow from the packages. */
export function withReference(entries: readonly NavigationEntry[], loaded: LoadedReference): NavigationEntry[] {
  return entries.map((entry) => {
    const product = PRODUCTS.find(({ apiFolder }) => entry.pathname === `/x/api/${apiFolder}-group`);
    const reference = loaded.products.find((one) => one.product === product?.id);
    if (product && reference) return { ...entry, children: createGroup(product, reference, loaded) };
    return entry.children ? { ...entry, children: withReference(entry.children, loaded) } : entry;
  });
}

function createGroup(
  product: Product,
  { entries }: ProductReference,
  { changes, next, errors, sizes }: LoadedReference,
): NavigationEntry[] {
  const listPages = (kind: ReferenceEntry['kind']) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map(({ name, key, plan }): NavigationEntry => ({ pathname: key, title: name, ...(plan && { plan }) }));
  return [
    { pathname: indexKey(product), title: 'All API pages' },
    ...(isAbout(changes, product.id) ? [{ pathname: changesKey(product), title: 'What changed' }] : []),
    ...(isAbout(next, product.id) ? [{ pathname: nextKey(product), title: 'The next version' }] : []),
    ...(hasErrors(errors, product.id) ? [{ pathname: errorsKey(product), title: 'Errors and warnings' }] : []),
    ...(hasSizes(sizes, product.id) ? [{ pathname: sizesKey(product), title: 'Bundle sizes' }] : []),
    { pathname: `${indexKey(product)}-components-group`, subheader: 'Components', children: listPages('component') },
    { pathname: `${indexKey(product)}-interfaces-group`, subheader: 'Interfaces', children: listPages('interface') },
  ];
}

function isAbout(changes: LoadedReference['changes'], id: Product['id']): boolean {
  return changes.some(({ product }) => product === id);
}

function hasErrors(errors: LoadedReference['errors'], id: Product['id']): boolean {
  return errors.some(({ product, messages }) => product === id && messages.length > 0);
}

function hasSizes(sizes: LoadedReference['sizes'], id: Product['id']): boolean {
  return sizes.some(({ product }) => product === id);
}

/** Titles of these entries in a language. */
export function referenceTitles(messages: Messages, locale: Locale): Record<string, string> {
  if (locale === DEFAULT_LOCALE) return {};
  const title = (key: string) => formatMessage(messages, `reference.nav.${key}`);
  return Object.fromEntries(
    PRODUCTS.flatMap((product) => [
      [indexKey(product), title('index')],
      [changesKey(product), title('changes')],
      [nextKey(product), title('next')],
      [errorsKey(product), title('errors')],
      [sizesKey(product), title('sizes')],
      [`${indexKey(product)}-group`, title('group')],
      [`${indexKey(product)}-components-group`, title('components')],
      [`${indexKey(product)}-interfaces-group`, title('interfaces')],
    ]),
  );
}
