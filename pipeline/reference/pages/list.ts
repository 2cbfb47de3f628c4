import { CHECK_KEY, pagePath } from '../../../site/addresses.ts';
import type { Locale } from '../../../site/locales.ts';
import type { Plan } from '../../../site/navigation.ts';
import type { PageLink } from '../../../site/page/page.ts';
import { productById, findProduct, type Product, type ProductId } from '../../../site/products.ts';
import type { ProductChanges, ProductReference, ReferenceEntry } from '../../../site/reference/model.ts';
import { comingChanges, guideAnchor, type ChangedGuide } from '../../../site/reference/changes.ts';
import type { ReferencePage } from '../../../site/reference/reference-page.ts';
import { formatMessage, type Messages } from '../../content/load-messages.ts';
import { getMajor } from '../versions/version-snapshot.ts';
import { findChanges, createContext, findSince } from './entry-context.ts';
import { listErrors } from './error-pages.ts';
import { ALL_KEY, changesKey, errorsKey, indexKey, nextKey, sizesKey } from '../../../site/reference/keys.ts';
import type { ListInput } from './list-input.ts';
import { listSizes } from './sizes.ts';

/** A reference page: URL, titles, and input for rendering. */
export interface ListedPage {
  key: string;
  /** Null for the index of all libraries. */
  product: ProductId | null;
  title: string;
  /** Its name in the navigation. */
  name: string;
  description: string;
  plan: Plan | null;
  packages: string[];
  page: ReferencePage;
}

/** Every page of the reference in one language. */
export function listPages(input: ListInput): ListedPage[] {
  const { loaded } = input;
  if (loaded.products.length === 0) return [];
  return [allPage(input), ...loaded.products.flatMap((reference) => productPages(input, reference))];
}

function allPage({ loaded, messages, locale }: ListInput): ListedPage {
  const products = loaded.products.map((reference) => {
    const product = productById(reference.product);
    return {
      id: product.id,
      title: getName(product, messages),
      href: pagePath(indexKey(product), locale),
      changesHref: getHref(findChanges(loaded.changes, product), changesKey(product), locale),
      nextHref: getHref(findChanges(loaded.next, product), nextKey(product), locale),
      entries: reference.entries.map(({ name, key }): PageLink => ({ title: name, href: pagePath(key, locale) })),
    };
  });
  return {
    key: ALL_KEY,
    product: null,
    title: formatMessage(messages, 'reference.all.title'),
    name: formatMessage(messages, 'reference.all.title'),
    description: formatMessage(messages, 'reference.all.description'),
    plan: null,
    packages: [],
    page: { kind: 'all', products },
  };
}

function productPages(input: ListInput, reference: ProductReference): ListedPage[] {
  const { loaded, messages, locale } = input;
  const product = productById(reference.product);
  const name = getName(product, messages);
  const shared = { product: product.id, plan: null, packages: packageNames(reference) };
  const changes = findChanges(loaded.changes, product);
  const next = findChanges(loaded.next, product);
  const errorsPage = listErrors(input, product).map((page): ListedPage => ({
    ...shared,
    key: errorsKey(product),
    title: formatMessage(messages, 'reference.errors.title', { name }),
    name: formatMessage(messages, 'reference.nav.errors'),
    description: formatMessage(messages, 'reference.errors.description', { name, count: page.messages.length }),
    page,
  }));
  const sizesPage = listSizes(loaded, product).map((page): ListedPage => ({
    ...shared,
    key: sizesKey(product),
    title: formatMessage(messages, 'reference.sizes.title', { name }),
    name: formatMessage(messages, 'reference.nav.sizes'),
    description: formatMessage(messages, 'reference.sizes.description', { name, base: page.sizes.base }),
    page,
  }));
  const index: ListedPage = {
    ...shared,
    key: indexKey(product),
    title: formatMessage(messages, 'reference.index.title', { name }),
    name: formatMessage(messages, 'reference.nav.index'),
    description: formatMessage(messages, 'reference.index.description', { name }),
    page: {
      kind: 'product',
      product: reference,
      changesHref: getHref(changes, changesKey(product), locale),
      nextHref: getHref(next, nextKey(product), locale),
      errorsHref: errorsPage.length > 0 ? pagePath(errorsKey(product), locale) : null,
      sizesHref: sizesPage.length > 0 ? pagePath(sizesKey(product), locale) : null,
      allHref: pagePath(ALL_KEY, locale),
      since: findSince(loaded, product.id),
      coming: next ? comingChanges(next, String(getMajor(next.to))) : {},
    },
  };
  return [
    index,
    ...(changes ? [changesPage(input, changes, product)] : []),
    ...(next ? [changesPage(input, next, product)] : []),
    ...errorsPage,
    ...sizesPage,
    ...reference.entries.map((entry) => entryPage(input, reference, entry)),
  ];
}

function packageNames({ packages }: ProductReference): string[] {
  return packages.map(({ name }) => name);
}

/** The page of the changes since the major version before, or of those that the next one makes. */
function changesPage(input: ListInput, changes: ProductChanges, product: Product) {
  const { loaded, messages } = input;
  const isAhead = loaded.next.includes(changes);
  const kind = isAhead ? 'next' : 'changes';
  const values = { name: getName(product, messages), from: changes.from, to: changes.to, major: getMajor(changes.to) };
  return {
    product: product.id,
    plan: null,
    packages: loaded.products.filter((one) => one.product === product.id).flatMap(packageNames),
    key: isAhead ? nextKey(product) : changesKey(product),
    title: formatMessage(messages, `reference.${kind}.title`, values),
    name: formatMessage(messages, `reference.nav.${kind}`),
    description: formatMessage(messages, `reference.${kind}.description`, values),
    page: {
      kind: 'changes',
      changes,
      isAhead,
      guideHref: migrationHref(input, product, getMajor(changes.from)),
      checkHref: checkHref(input, changes),
      guides: isAhead ? [] : changedGuides(input, product),
    },
  } satisfies ListedPage;
}

/** The guides of a library that use changed names, by title. */
function changedGuides({ guides, guideChanges, locale }: ListInput, { id }: Product): ChangedGuide[] {
  return guides
    .filter(({ key }) => findProduct(key)?.id === id)
    .map(({ key, title }): ChangedGuide => ({
      id: guideAnchor(key),
      title,
      href: pagePath(key, locale),
      list: guideChanges.get(key)?.list ?? [],
    }))
    .filter(({ list }) => list.length > 0)
    .sort((a, b) => a.title.localeCompare(b.title, locale));
}

/** The guide to leaving a major version: the site's own, or else the published one. */
function migrationHref({ guides, reference, locale }: ListInput, product: Product, from: number): string | null {
  const own = guides.find(({ key }) => isMigration(key, product, from));
  if (own) return pagePath(own.key, locale);
  const published = reference.migrationGuides[product.id] ?? '';
  return isMigration(published, product, from) ? published : null;
}

/** The form that checks code, with both versions chosen. */
function checkHref({ guides, locale }: ListInput, { from, to }: ProductChanges): string | null {
  const isThere = guides.some(({ key }) => key === CHECK_KEY);
  return isThere ? `${pagePath(CHECK_KEY, locale)}#from=${getMajor(from)}&to=${getMajor(to)}` : null;
}

/** Whether an address is that of the guide to leaving a major version: `/x/migration/migration-pickers-v7`. */
function isMigration(address: string, { apiFolder }: Product, from: number): boolean {
  const [, name = '', version] = /\/x\/migration\/migration-(.+)-v(\d+)\/?$/.exec(address) ?? [];
  return name !== '' && apiFolder.endsWith(name) && Number(version) === from;
}

function entryPage(input: ListInput, reference: ProductReference, entry: ReferenceEntry): ListedPage {
  const { messages } = input;
  const { name, key, plan, imports } = entry;
  const context = createContext(input, reference, entry);
  return {
    key,
    product: reference.product,
    title: formatMessage(messages, 'reference.title', { name }),
    name,
    description: formatMessage(messages, `reference.${entry.kind}.description`, { name }),
    plan,
    packages: [...new Set(imports.map(({ specifier }) => specifier.split('/').slice(0, 2).join('/')))],
    page: entry.kind === 'component' ? { kind: 'component', entry, context } : { kind: 'interface', entry, context },
  };
}

function getHref(page: object | undefined, key: string, locale: Locale): string | null {
  return page ? pagePath(key, locale) : null;
}

function getName({ id }: Product, messages: Messages): string {
  return formatMessage(messages, `product.${id}.name`);
}
