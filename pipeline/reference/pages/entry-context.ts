import { pagePath } from '../../../site/addresses.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../site/locales.ts';
import type { PageLink } from '../../../site/page/page.ts';
import type { PlaygroundCatalog } from '../../../site/demo/playground.ts';
import { productById, type Product, type ProductId } from '../../../site/products.ts';
import {
  referenceAnchor,
  type ProductChanges,
  type ProductReference,
  type ProductSince,
  type ReferenceEntry,
} from '../../../site/reference/model.ts';
import type { EntryContext } from '../../../site/reference/reference-page.ts';
import { groupProps } from '../groups.ts';
import type { LoadedReference } from '../load-reference.ts';
import { listTexts } from '../texts.ts';
import { getMajor } from '../versions/version-snapshot.ts';
import { nextKey, sizesKey } from '../../../site/reference/keys.ts';
import type { ListInput } from './list-input.ts';
import type { Names } from './names.ts';
import { findSize } from './sizes.ts';

/** Maximum number of usages listed for a type. */
const MOST_USES = 24;

/** What the page of an entry shows beside the entry itself. */
export function createContext(
  { loaded, untranslated, reference: { states }, playgrounds, propGroups, usage, examples, locale, names }: ListInput,
  reference: ProductReference,
  entry: ReferenceEntry,
): EntryContext {
  const product = productById(reference.product);
  const changesTo = (all: readonly ProductChanges[]) =>
    findChanges(all, product)?.entries.find(({ name }) => name === entry.name);
  const next = changesTo(loaded.next);
  const since = findSince(loaded, product.id);
  const ownPart = `${entry.name}#`;
  return {
    changes: changesTo(loaded.changes) ?? null,
    next: next
      ? {
          ...next,
          major: String(getMajor(findChanges(loaded.next, product)?.to ?? '')),
          href: `${pagePath(nextKey(product), locale)}#${next.kind ? 'gone' : entry.name}`,
        }
      : null,
    since: since[entry.name] ?? null,
    partsSince: Object.fromEntries(
      Object.entries(since).flatMap(([name, version]) =>
        name.startsWith(ownPart) ? [[name.slice(ownPart.length), version]] : [],
      ),
    ),
    size: findSize(loaded, product, entry, { key: sizesKey(product), locale }),
    states: (states[entry.name] ?? []).map(({ name, selector, text: texts }) => ({
      name,
      selector,
      text: texts[locale] ?? texts[DEFAULT_LOCALE],
    })),
    ...findPlayground(playgrounds, reference, entry, locale),
    propGroups: entry.kind === 'component' ? groupProps(propGroups, entry.props) : [],
    examples: entry.kind === 'component' ? examples(entry) : {},
    guides: usage(entry.name, entry.guides),
    isPartlyEnglish: listTexts(entry).some(({ text }) => untranslated.has(text)),
    usedBy: entry.kind === 'interface' ? listUses(reference, entry, names, locale) : [],
  };
}

/** The playground of a component, or else of the component that shows it. */
function findPlayground(
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
function listUses(
  reference: ProductReference,
  { name, key }: ReferenceEntry,
  names: Names,
  locale: Locale,
): PageLink[] {
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

/** The changes of one library. */
export function findChanges(all: readonly ProductChanges[], { id }: Product): ProductChanges | undefined {
  return all.find(({ product }) => product === id);
}

/** The versions in which the names of a library came, by name. */
export function findSince({ since }: LoadedReference, id: ProductId): ProductSince['names'] {
  return since.find(({ product }) => product === id)?.names ?? {};
}
