import type { Locale } from '../locales.ts';
import type { Heading, PageLink } from '../page/page.ts';
import { groupAnchor, type NamedGroup, type PropGroup } from '../prop-groups.ts';
import {
  isGone,
  sortChanges,
  type ChangedGuide,
  type ChangesSection,
  type ComingChange,
  type EntryHistory,
} from './changes.ts';
import type { LibraryMessage } from './errors.ts';
import type { MeasuredImport, ProductSizes } from './sizes.ts';
import {
  referenceAnchor,
  type ComponentReference,
  type InterfaceReference,
  type ProductChanges,
  type ProductReference,
  type ProductSince,
  type ReferenceEntry,
} from './model.ts';

export type ReferencePage =
  | { kind: 'component'; entry: ComponentReference; context: EntryContext }
  | { kind: 'interface'; entry: InterfaceReference; context: EntryContext }
  | {
      kind: 'product';
      product: ProductReference;
      changesHref: string | null;
      nextHref: string | null;
      errorsHref: string | null;
      sizesHref: string | null;
      allHref: string;
      since: ProductSince['names'];
      /** What the next major version does with the entries, by name. */
      coming: Readonly<Record<string, ComingChange>>;
    }
  | ChangesPageData
  | { kind: 'errors'; messages: ShownMessage[] }
  | { kind: 'sizes'; sizes: ProductSizes; version: string; since: ProductSince['names'] }
  | { kind: 'all'; products: ProductLinks[] };

/** The changes of a library between the installed version and another major version. */
interface ChangesPageData {
  kind: 'changes';
  changes: ProductChanges;
  /** Whether the other version is the next one, so that the pages show what it changes. */
  isAhead: boolean;
  /** The guide to this migration; null for none. */
  guideHref: string | null;
  /** The page that checks code for this migration; null for a site without it. */
  checkHref: string | null;
  /** The guides that use changed names; empty for the next version. */
  guides: readonly ChangedGuide[];
}

/** One library in the index of all. */
export interface ProductLinks extends PageLink {
  /** Anchor on the page. */
  id: string;
  changesHref: string | null;
  nextHref: string | null;
  entries: PageLink[];
}

/** A message with its explanation in the page's language, as Markdown. */
export interface ShownMessage extends LibraryMessage {
  /** Hand-written guide; null for a message without one. */
  guide: { cause: string; remedy: string } | null;
  /** Whether only a bug in the packages leads to it. */
  isInternal: boolean;
}

/** The size of a component, and the page that compares it with the others. */
export interface EntrySize extends Pick<ProductSizes, 'base'> {
  measured: MeasuredImport;
  href: string;
}

/** Context of a component or interface on its page. */
export interface EntryContext extends EntryHistory {
  size: EntrySize | null;
  /** The minor version that the entry came with; null if that is not known, or before the first one. */
  since: string | null;
  /** State classes shared by many components, in the page's language. */
  states: { name: string; selector: string; text: string }[];
  hasPlayground: boolean;
  /** Its props in groups; empty for a component with few. */
  propGroups: readonly NamedGroup[];
  /** Prop → address of its line in the source of a demo. */
  examples: Readonly<Record<string, string>>;
  /** The playground that shows the component, if it is another component's. */
  partOf: PageLink | null;
  guides: GuideLink[];
  /** Whether some of the packages' texts are English on a page in another language. */
  isPartlyEnglish: boolean;
  /** Props and properties on other pages that have this type. */
  usedBy: PageLink[];
}

/** A guide, with its demos that use a component. */
export interface GuideLink extends PageLink {
  demos: PageLink[];
}

/** What rendering a page needs besides its data. */
export interface ReferenceTools {
  locale: Locale;
  /** Whether a text of the packages is shown in English on a page in another language. */
  isUntranslated: (text: string) => boolean;
  /** Renders the packages' Markdown to HTML. */
  html: (markdown: string) => string;
  /** URL of the page for a type or component name; null for none. */
  href: (name: string) => string | null;
  /** Major version, shown in the marks for new and changed items: `8`. */
  major: string;
}

/** A section of a reference page; the name is its anchor and part of its message key. */
export type SectionName =
  | 'import'
  | 'playground'
  | 'props'
  | 'properties'
  | 'inherited'
  | 'slots'
  | 'classes'
  | 'theme'
  | 'removed'
  | 'used'
  | 'components'
  | 'interfaces'
  | 'unlisted'
  | 'packages'
  | ChangesSection
  | 'thrown'
  | 'logged'
  | 'checks'
  | 'imports'
  | 'measured';

/** Placeholder for the playground in a page's HTML. */
export const PLAYGROUND_MARK = '\u0000playground\u0000';

export const MESSAGE_SECTIONS = ['thrown', 'logged', 'checks'] as const satisfies SectionName[];

export function listSections(page: ReferencePage): SectionName[] {
  switch (page.kind) {
    case 'component':
      return componentSections(page.entry, page.context);
    case 'interface':
      return [
        'import',
        'properties',
        ...(hasRemoved(page.context) ? ['removed' as const] : []),
        ...usedSection(page.context),
      ];
    case 'product':
      return productSections(page.product);
    case 'errors':
      return MESSAGE_SECTIONS.filter((section) => messagesIn(page.messages, section).length > 0);
    case 'sizes':
      return ['imports', 'measured'];
    case 'all':
    case 'changes':
      return [];
  }
}

/** The messages of a section: thrown, or logged to the console, or those that no reader causes. */
export function messagesIn(
  messages: readonly ShownMessage[],
  section: (typeof MESSAGE_SECTIONS)[number],
): ShownMessage[] {
  const getSection = ({ isInternal, kind }: ShownMessage) => {
    if (isInternal) return 'checks';
    return kind === 'thrown' ? 'thrown' : 'logged';
  };
  return messages.filter((message) => getSection(message) === section);
}

function componentSections(entry: ComponentReference, context: EntryContext): SectionName[] {
  const sections: [SectionName, boolean][] = [
    ['import', true],
    ['props', entry.props.length > 0],
    // Higher than a screen: before the props, it would hide what most readers come for.
    ['playground', context.hasPlayground],
    ['inherited', entry.inherited.length > 0 || entry.ref !== null],
    ['slots', entry.slots.length > 0],
    ['classes', entry.classes.length > 0 || context.states.length > 0],
    ['theme', entry.theme !== null],
    ['removed', hasRemoved(context)],
  ];
  return [...sections.filter(([, has]) => has).map(([name]) => name), ...usedSection(context)];
}

function productSections(product: ProductReference): SectionName[] {
  const has = (kind: string) => product.entries.some((entry) => entry.kind === kind);
  const sections: [SectionName, boolean][] = [
    ['components', has('component')],
    ['interfaces', has('interface')],
    ['unlisted', product.unlisted.length > 0],
    ['packages', true],
  ];
  return sections.filter(([, isThere]) => isThere).map(([name]) => name);
}

function hasRemoved({ changes }: EntryContext): boolean {
  return changes?.changes.some(isGone) ?? false;
}

function usedSection({ guides, usedBy }: EntryContext): SectionName[] {
  return guides.length + usedBy.length > 0 ? ['used'] : [];
}

/** Key of a heading's text in the locale files. */
type HeadingKey = `reference.section.${SectionName}` | `props.group.${PropGroup}`;

/** Links from a library's index to its other pages, and to the index of all libraries, with the keys of their texts. */
export function listLinks({
  changesHref,
  nextHref,
  errorsHref,
  sizesHref,
  allHref,
}: Extract<ReferencePage, { kind: 'product' }>) {
  const links = [
    { href: changesHref, text: 'reference.changes.link' },
    { href: nextHref, text: 'reference.next.link' },
    { href: errorsHref, text: 'reference.errors.link' },
    { href: sizesHref, text: 'reference.sizes.link' },
    { href: allHref, text: 'reference.all.link' },
  ] as const;
  return links.flatMap(({ href, text }) => (href === null ? [] : [{ href, text }]));
}

type CountKey = `reference.count.${'props' | 'slots' | 'classes' | 'properties'}${'' | '.one'}`;

/** How many parts an entry has, such as `43 props · 1 slot`. `text` supplies the words in the page's language. */
export function listCounts(entry: ReferenceEntry, text: (key: CountKey, values: { count: number }) => string): string {
  const counts =
    entry.kind === 'interface'
      ? ([['properties', entry.members.length]] as const)
      : ([
          ['props', entry.props.length],
          ['slots', entry.slots.length],
          ['classes', entry.classes.length],
        ] as const);
  return counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => text(count === 1 ? `reference.count.${name}.one` : `reference.count.${name}`, { count }))
    .join(' · ');
}

/** The table of contents of a page. `text` supplies the titles in the page's language. */
export function listHeadings(page: ReferencePage, text: (key: HeadingKey) => string): Heading[] {
  if (page.kind === 'changes') {
    const { first, changed, last } = sortChanges(page.changes);
    const ofNames = ({ section }: { section: ChangesSection }): Heading => ({
      id: section,
      level: 2,
      text: text(`reference.section.${section}`),
    });
    return [
      ...first.map(ofNames),
      ...changed.map(({ name }): Heading => ({ id: name, level: 2, text: name })),
      ...last.map(ofNames),
      ...(page.guides.length > 0 ? [ofNames({ section: 'guides' })] : []),
    ];
  }
  if (page.kind === 'all') {
    return page.products.map(({ id, title }): Heading => ({ id, level: 2, text: title }));
  }
  const groups = page.kind === 'component' ? page.context.propGroups : [];
  return listSections(page).flatMap((section): Heading[] => [
    { id: section, level: 2, text: text(`reference.section.${section}`) },
    ...(section === 'props'
      ? groups.map(({ group }): Heading => ({ id: groupAnchor(group), level: 3, text: text(`props.group.${group}`) }))
      : []),
  ]);
}

export function listAnchors(page: ReferencePage): string[] {
  const sections = listHeadings(page, String).map(({ id }) => id);
  if (page.kind === 'interface')
    return [...sections, ...page.entry.members.map(({ name }) => referenceAnchor('prop', name))];
  if (page.kind === 'changes') return [...sections, ...page.guides.map(({ id }) => id)];
  if (page.kind === 'errors') return [...sections, ...page.messages.map(({ id }) => id)];
  if (page.kind !== 'component') return sections;
  const { props, slots, classes } = page.entry;
  return [
    ...sections,
    ...props.map(({ name }) => referenceAnchor('prop', name)),
    ...slots.map(({ name }) => referenceAnchor('slot', name)),
    ...[...page.context.states, ...classes].map(({ name }) => referenceAnchor('class', name)),
  ];
}
