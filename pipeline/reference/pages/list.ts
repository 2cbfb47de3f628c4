import { pagePath } from '../../../site/addresses.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../site/locales.ts';
import type { Plan } from '../../../site/navigation.ts';
import type { PageLink } from '../../../site/page.ts';
import type { PlaygroundCatalog } from '../../../site/playground.ts';
import { productById, type Product, type ProductId } from '../../../site/products.ts';
import { referenceAnchor, type ProductReference, type ReferenceEntry } from '../../../site/reference.ts';
import type { StateClass } from '../../../site/reference-catalog.ts';
import type { ErrorGuide } from '../../../site/reference-errors.ts';
import type { EntryContext, ReferencePage } from '../../../site/reference-page.ts';
import { formatMessage, type Messages } from '../../kit/messages.ts';
import type { LoadedReference } from '../load.ts';
import { textsOf } from '../texts.ts';
import { listErrors } from './errors.ts';
import type { Names } from './names.ts';
import type { GuideUsage } from './usage.ts';

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

export interface ListInput {
  loaded: LoadedReference;
  /** Texts of the packages shown in English for lack of a translation. */
  untranslated: ReadonlySet<string>;
  names: Names;
  messages: Messages;
  states: Readonly<Record<string, readonly StateClass[]>>;
  playgrounds: PlaygroundCatalog;
  errorGuides: readonly ErrorGuide[];
  locale: Locale;
  usage: GuideUsage;
}

/** Key of the index of all libraries, which is served at `/api/`. */
export const ALL_KEY = '/api-docs';

/** Most usages listed for a type. */
const MOST_USES = 24;

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
      title: nameOf(product, messages),
      href: pagePath(indexKey(product), locale),
      changesHref: hasChanges(loaded, product) ? pagePath(changesKey(product), locale) : null,
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
  const name = nameOf(product, messages);
  const shared = { product: product.id, plan: null, packages: reference.packages.map((pack) => pack.name) };
  const changes = loaded.changes.find((one) => one.product === product.id);
  const errorsPage = listErrors(input, product).map((page): ListedPage => ({
    ...shared,
    key: errorsKey(product),
    title: formatMessage(messages, 'reference.errors.title', { name }),
    name: formatMessage(messages, 'reference.nav.errors'),
    description: formatMessage(messages, 'reference.errors.description', { name, count: page.messages.length }),
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
      changesHref: changes ? pagePath(changesKey(product), locale) : null,
      errorsHref: errorsPage.length > 0 ? pagePath(errorsKey(product), locale) : null,
      allHref: pagePath(ALL_KEY, locale),
    },
  };
  const range = changes && { from: changes.from, to: changes.to };
  const changesPage: ListedPage[] = changes
    ? [
        {
          ...shared,
          key: changesKey(product),
          title: formatMessage(messages, 'reference.changes.title', { name, ...range }),
          name: formatMessage(messages, 'reference.nav.changes'),
          description: formatMessage(messages, 'reference.changes.description', { ...range }),
          page: { kind: 'changes', changes },
        },
      ]
    : [];
  return [
    index,
    ...changesPage,
    ...errorsPage,
    ...reference.entries.map((entry) => entryPage(input, reference, entry)),
  ];
}

function entryPage(input: ListInput, reference: ProductReference, entry: ReferenceEntry): ListedPage {
  const { messages } = input;
  const { name, key, plan, imports } = entry;
  const context = contextOf(input, reference, entry);
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

function contextOf(
  { loaded, untranslated, states, playgrounds, usage, locale, names }: ListInput,
  reference: ProductReference,
  entry: ReferenceEntry,
): EntryContext {
  const changes = loaded.changes.find(({ product }) => product === reference.product);
  return {
    changes: changes?.entries.find(({ name }) => name === entry.name) ?? null,
    states: (states[entry.name] ?? []).map(({ name, selector, text: texts }) => ({
      name,
      selector,
      text: texts[locale] ?? texts[DEFAULT_LOCALE],
    })),
    ...playgroundOf(playgrounds, reference, entry, locale),
    guides: usage(entry.name, entry.guides),
    isPartlyEnglish: textsOf(entry).some((text) => untranslated.has(text)),
    usedBy: entry.kind === 'interface' ? usesOf(reference, entry, names, locale) : [],
  };
}

/** Whether a component has a playground, or else in whose it can be seen. */
function playgroundOf(
  { playgrounds, parts }: PlaygroundCatalog,
  { product, entries }: ProductReference,
  { name }: ReferenceEntry,
  locale: Locale,
): Pick<EntryContext, 'hasPlayground' | 'partOf'> {
  const owner = parts[product]?.[name];
  const page = entries.find((entry) => entry.name === owner);
  return {
    hasPlayground: playgrounds[product]?.some(({ component }) => component === name) ?? false,
    partOf: page ? { title: page.name, href: `${pagePath(page.key, locale)}#playground` } : null,
  };
}

/** Props and properties whose type names an interface. */
function usesOf(reference: ProductReference, { name, key }: ReferenceEntry, names: Names, locale: Locale): PageLink[] {
  const pattern = new RegExp(`\\b${name}\\b`);
  const isMeant = (type: string) => pattern.test(type) && names.of(reference.product, name)?.key === key;
  return reference.entries
    .filter((other) => other.name !== name)
    .flatMap((other) =>
      (other.kind === 'component' ? other.props : other.members)
        .filter(({ type }) => isMeant(type.written))
        .map((member): PageLink => ({
          title: `${other.name} ${member.name}`,
          href: `${pagePath(other.key, locale)}#${referenceAnchor('prop', member.name)}`,
        })),
    )
    .slice(0, MOST_USES);
}

/** `/x/api/data-grid` */
export function indexKey({ apiFolder }: Product): string {
  return `/x/api/${apiFolder}`;
}

export function changesKey(product: Product): string {
  return `${indexKey(product)}/changes`;
}

export function errorsKey(product: Product): string {
  return `${indexKey(product)}/errors`;
}

function hasChanges({ changes }: LoadedReference, { id }: Product): boolean {
  return changes.some(({ product }) => product === id);
}

function nameOf({ id }: Product, messages: Messages): string {
  return formatMessage(messages, `product.${id}.name`);
}
