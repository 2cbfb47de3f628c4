import type { Locale } from './locales.ts';
import type { Heading, PageLink } from './page.ts';
import { groupAnchor, type NamedGroup, type PropGroup } from './prop-groups.ts';
import type { LibraryMessage } from './reference-errors.ts';
import type { MeasuredImport, ProductSizes } from './reference-sizes.ts';
import {
  referenceAnchor,
  type Change,
  type ComponentReference,
  type EntryChanges,
  type GuideChange,
  type InterfaceReference,
  type NameChange,
  type ProductChanges,
  type ProductReference,
  type ProductSince,
} from './reference.ts';

/** Input for rendering a reference page. */
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
    }
  | ChangesPageData
  | { kind: 'errors'; messages: ShownMessage[] }
  | { kind: 'sizes'; sizes: ProductSizes; version: string }
  | { kind: 'all'; products: ProductLinks[] };

/** The changes of a library between the installed version and another major version. */
interface ChangesPageData {
  kind: 'changes';
  changes: ProductChanges;
  /** Whether the other version is the next one, so that the pages show what it changes. */
  isAhead: boolean;
  /** The guide to this migration; null for none. */
  guideHref: string | null;
  /** The guides that use changed names; empty for the next version. */
  guides: readonly ChangedGuide[];
}

/** A guide, with what changed in the names that it uses. */
export interface ChangedGuide extends PageLink {
  /** Anchor on the page. */
  id: string;
  list: readonly GuideChange[];
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
  /** The check in words; empty if unreadable. */
  check: string;
}

/** The size of a component, and the page that compares it with the others. */
export interface EntrySize extends Pick<ProductSizes, 'base'> {
  measured: MeasuredImport;
  href: string;
}

/** Context of a component or interface on its page. */
export interface EntryContext {
  /** Null without an older version to compare with, or without changes. */
  changes: EntryChanges | null;
  size: EntrySize | null;
  /** What the next major version changes; null for nothing. */
  next: NextChanges | null;
  /** The minor version that the entry came with; null if that is not known, or before the first one. */
  since: string | null;
  /** The same of its props, slots and classes, by anchor. */
  partsSince: Readonly<Record<string, string>>;
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

/** What the next major version changes in an entry. */
export interface NextChanges extends EntryChanges {
  /** `9` */
  major: string;
  /** Where the page of the next version lists them. */
  href: string;
}

/** What other versions have of a prop, slot or class. */
export interface PartHistory {
  /** The version that it came with: a minor one, or the major one; null if it is older. */
  since: string | null;
  retyped: Change | null;
  next: { change: Change; major: string; href: string } | null;
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
  | 'new'
  | 'gone'
  | 'exportsGone'
  | 'exportsNew'
  | 'guides'
  | 'thrown'
  | 'logged'
  | 'imports'
  | 'measured';

/** Placeholder for the playground in a page's HTML. */
export const PLAYGROUND_MARK = '\u0000playground\u0000';

/** The sections of a page of messages. */
export const MESSAGE_SECTIONS = ['thrown', 'logged'] as const satisfies SectionName[];

/** The sections of a page, in order. */
export function sectionsOf(page: ReferencePage): SectionName[] {
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

/** The messages of a section: thrown, or logged to the console. */
export function messagesIn(
  messages: readonly ShownMessage[],
  section: (typeof MESSAGE_SECTIONS)[number],
): ShownMessage[] {
  return messages.filter(({ kind }) => (kind === 'thrown') === (section === 'thrown'));
}

function componentSections(entry: ComponentReference, context: EntryContext): SectionName[] {
  const sections: [SectionName, boolean][] = [
    ['import', true],
    ['playground', context.hasPlayground],
    ['props', entry.props.length > 0],
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

/** Whether a change took a name away. */
export function isGone({ kind }: Pick<Change, 'kind'>): boolean {
  return kind === 'removed' || kind === 'renamed';
}

function usedSection({ guides, usedBy }: EntryContext): SectionName[] {
  return guides.length + usedBy.length > 0 ? ['used'] : [];
}

/** Key of a heading's text in the locale files. */
type HeadingKey = `reference.section.${SectionName}` | `props.group.${PropGroup}`;

/** The table of contents of a page. `text` supplies the titles in the page's language. */
export function headingsOf(page: ReferencePage, text: (key: HeadingKey) => string): Heading[] {
  if (page.kind === 'changes') {
    const { first, changed, last } = sortChanges(page.changes);
    const ofNames = ({ section }: Pick<NameSection, 'section'>): Heading => ({
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
  return sectionsOf(page).flatMap((section): Heading[] => [
    { id: section, level: 2, text: text(`reference.section.${section}`) },
    ...(section === 'props'
      ? groups.map(({ group }): Heading => ({ id: groupAnchor(group), level: 3, text: text(`props.group.${group}`) }))
      : []),
  ]);
}

/** Every anchor of a page. */
export function anchorsOf(page: ReferencePage): string[] {
  const sections = headingsOf(page, String).map(({ id }) => id);
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

/** Where the page of the changes lists those of a guide: `react-data-grid-sorting`. */
export function guideAnchor(key: string): string {
  return key.replace(/^\/x\//, '').replaceAll('/', '-');
}

/** A list of names that are gone or new. */
interface NameSection {
  section: SectionName;
  names: readonly Pick<NameChange, 'name' | 'to'>[];
}

/** Groups changes as a page shows them: components that are gone or new, changed ones, and then the other exports. */
export function sortChanges({ entries, exports }: ProductChanges) {
  const removed = entries.filter(({ kind }) => kind && isGone({ kind }));
  const added = entries.filter(({ kind }) => kind === 'added');
  const sections = (list: NameSection[]) => list.filter(({ names }) => names.length > 0);
  return {
    removed,
    added,
    changed: entries.filter(({ kind }) => kind === undefined),
    first: sections([
      { section: 'gone', names: removed },
      { section: 'new', names: added },
    ]),
    last: sections([
      { section: 'exportsGone', names: exports.filter(isGone) },
      { section: 'exportsNew', names: exports.filter(({ kind }) => kind === 'added') },
    ]),
  };
}

/** The same component in a lower plan: changes of both are listed only once. */
export function lowerPlanOf({ name }: { name: string }, entries: readonly EntryChanges[]): EntryChanges | undefined {
  const stem = name.replace(/(?:Pro|Premium)$/, '');
  return stem === name ? undefined : entries.find((entry) => entry.name === stem);
}

/** The changes of a component that the lower plan does not list. */
export function changesBeyond(lower: EntryChanges | undefined, { changes }: EntryChanges): Change[] {
  const known = new Set(lower?.changes.map((change) => JSON.stringify(change)));
  return changes.filter((change) => !known.has(JSON.stringify(change)));
}

/** What other versions have of a prop, slot or class. */
export function historyOf(
  { changes, next, partsSince }: Pick<EntryContext, 'changes' | 'next' | 'partsSince'>,
  part: Change['part'],
  name: string,
  major: string,
): PartHistory {
  const own = changes?.changes.filter((change) => change.part === part && (change.to ?? change.name) === name) ?? [];
  const isAdded = own.some(({ kind }) => kind === 'added' || kind === 'renamed');
  const coming = next?.changes.find((one) => one.part === part && one.name === name && one.kind !== 'added');
  return {
    since: partsSince[referenceAnchor(part, name)] ?? (isAdded ? major : null),
    retyped: own.find(({ kind }) => kind === 'retyped') ?? null,
    next: next && coming ? { change: coming, major: next.major, href: next.href } : null,
  };
}
