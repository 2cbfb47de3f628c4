import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../../site/locales.ts';
import type { PageLink } from '../../../site/page.ts';
import {
  isProse,
  referenceAnchor,
  type Change,
  type Member,
  type ProductChanges,
  type ProductReference,
  type ReferenceEntry,
  type Slot,
} from '../../../site/reference.ts';
import {
  MESSAGE_SECTIONS,
  messagesIn,
  sectionsOf,
  sortChanges,
  type ReferencePage,
  type ReferenceTools,
  type SectionName,
  type ShownMessage,
} from '../../../site/reference-page.ts';
import { formatMessage, type Messages } from '../../kit/messages.ts';
import { code } from './code.ts';
import type { ListedPage } from './list.ts';

interface MarkdownTools extends Pick<ReferenceTools, 'isUntranslated'> {
  messages: Messages;
  /** URL of the Markdown page for a name. */
  href: (name: string) => string | null;
}

/** The Markdown twin of a reference page: the same anchors, with texts in the page's language or marked as English. */
export function referenceMarkdown({ title, description, page }: ListedPage, tools: MarkdownTools): string {
  return [`# ${title}`, `> ${description}`, ...bodyOf(page, tools)].filter(Boolean).join('\n\n') + '\n';
}

function bodyOf(page: ReferencePage, tools: MarkdownTools): string[] {
  switch (page.kind) {
    case 'component':
    case 'interface':
      return [...notes(page, tools), ...sectionTexts(page, entrySections(page, tools), tools)];
    case 'product':
      return sectionTexts(page, productSections(page.product, tools), tools);
    case 'errors':
      return MESSAGE_SECTIONS.flatMap((section) => [
        heading(section, tools),
        ...messagesIn(page.messages, section).map((one) => errorText(one, tools)),
      ]);
    case 'changes':
      return changesText(page.changes, tools);
    case 'all':
      return page.products.map(({ id, title, entries }) => `## ${title} ${anchor(id)}\n\n${linkList(entries)}`);
  }
}

/** Content of each section. */
type Sections = Partial<Record<SectionName, () => string[]>>;

function sectionTexts(page: ReferencePage, texts: Sections, tools: MarkdownTools): string[] {
  return sectionsOf(page).flatMap((section) => [heading(section, tools), ...(texts[section]?.() ?? [])]);
}

type EntryPage = Extract<ReferencePage, { kind: 'component' | 'interface' }>;

function entrySections({ entry, context }: EntryPage, tools: MarkdownTools): Sections {
  const { states, changes, guides, usedBy } = context;
  const shared: Sections = {
    import: () => [importsText(entry)],
    removed: () => [
      (changes?.changes ?? [])
        .filter(({ kind }) => kind === 'removed')
        .map((one) => changeItem(one, tools))
        .join('\n'),
    ],
    used: () => [linkList([...usedBy, ...guides])],
  };
  if (entry.kind === 'interface')
    return { ...shared, properties: () => entry.members.map((one) => memberText(one, tools)) };
  const { props, inherited, slots, classes, theme } = entry;
  return {
    ...shared,
    props: () => props.map((one) => memberText(one, tools)),
    inherited: () => [
      inherited.map(({ from, package: owner, names }) => `- \`${from}\` (${owner}): ${names.join(', ')}`).join('\n'),
    ],
    slots: () => [slots.map((one) => slotText(one, tools)).join('\n')],
    classes: () => [
      [
        ...states.map(({ name, selector, text }) => classItem(name, selector, text)),
        ...classes.map(({ name, className, description }) =>
          classItem(name, `.${className}`, said(oneLine(description), description, tools)),
        ),
      ].join('\n'),
    ],
    theme: () => [`\`${theme?.name}\``],
  };
}

function productSections({ entries, unlisted, packages }: ProductReference, tools: MarkdownTools): Sections {
  const listOf = (kind: ReferenceEntry['kind']) => [
    entries
      .filter((entry) => entry.kind === kind)
      .map((entry) => linkItem(entry, tools))
      .join('\n'),
  ];
  return {
    components: () => listOf('component'),
    interfaces: () => listOf('interface'),
    unlisted: () => [unlisted.map(({ name }) => name).join(', ')],
    packages: () => [packages.map(({ name, version }) => `- ${code(`${name}@${version}`)}`).join('\n')],
  };
}

function changesText(changes: ProductChanges, tools: MarkdownTools): string[] {
  const { added, removed, changed } = sortChanges(changes);
  const names = (section: SectionName, entries: readonly { name: string }[]) =>
    entries.length > 0 ? [heading(section, tools), entries.map((one) => linkItem(one, tools)).join('\n')] : [];
  return [
    ...names('new', added),
    ...names('gone', removed),
    ...changed.map(
      ({ name, changes: ofEntry }) =>
        `## ${name} ${anchor(name)}\n\n${ofEntry.map((one) => changeItem(one, tools)).join('\n')}`,
    ),
  ];
}

/** `- Added: Prop `label`` */
function changeItem({ kind, part, name, before, after }: Change, { messages }: MarkdownTools): string {
  const say = (key: string) => formatMessage(messages, `reference.${key}`);
  return `- ${say(`change.${kind}`)}: ${say(`part.${part}`)} \`${name}\`${typeChange(before, after)}`;
}

function typeChange(before: string | undefined, after: string | undefined): string {
  if (before !== undefined && after !== undefined) return `: \`${before}\` → \`${after}\``;
  return before === undefined ? '' : `: \`${before}\``;
}

function linkItem({ name }: { name: string }, { href }: MarkdownTools): string {
  const address = href(name);
  return address === null ? `- ${name}` : `- [${name}](${address})`;
}

function linkList(links: readonly PageLink[]): string {
  return links.map(({ title, href }) => `- [${title}](${href.replace(/\/(?=#|$)/, '.md')})`).join('\n');
}

function heading(section: SectionName, { messages }: MarkdownTools): string {
  return `## ${formatMessage(messages, `reference.section.${section}`)} ${anchor(section)}`;
}

/** An anchor for links to the page. */
function anchor(id: string): string {
  return `<a id="${id}"></a>`;
}

/**
 * A text of the packages, marked if it is English on a page in another language. @param shown The text as formatted
 * here.
 */
function said(shown: string, text: string, { isUntranslated }: MarkdownTools): string {
  return isUntranslated(text) ? `<span lang="${LOCALE_NAMES[DEFAULT_LOCALE].tag}">${shown}</span>` : shown;
}

function notes({ entry, context }: EntryPage, tools: MarkdownTools): string[] {
  return [
    context.isPartlyEnglish ? `> ${formatMessage(tools.messages, 'reference.language')}` : '',
    entry.deprecated === null ? '' : deprecatedText(entry.deprecated, tools),
    said(entry.description, entry.description, tools),
  ];
}

function importsText({ imports }: ReferenceEntry): string {
  const lines = imports.map(
    ({ name, specifier, isType, plan }) =>
      `import ${isType ? 'type ' : ''}{ ${name} } from '${specifier}';${plan ? ` // ${plan}` : ''}`,
  );
  return `\`\`\`ts\n${lines.join('\n')}\n\`\`\``;
}

function deprecatedText(text: string, tools: MarkdownTools): string {
  return formatMessage(tools.messages, 'reference.deprecated.text', { text: said(text, text, tools) });
}

function memberText(member: Member, tools: MarkdownTools): string {
  const { name, type, isRequired, defaultValue, description, deprecated, plan, signature } = member;
  const say = (key: string) => formatMessage(tools.messages, key);
  const marks = [
    isRequired && say('reference.required'),
    plan && say(`mark.${plan}.name`),
    deprecated !== null && say('reference.deprecated'),
    defaultValue && defaultFact(defaultValue, tools),
  ];
  const facts = marks.filter(Boolean).join(', ');
  const parameters = signature?.parameters.map((one) =>
    `- ${code(one.name)}: ${code(one.type.expanded ?? one.type.written)} ${said(oneLine(one.description), one.description, tools)}`.trim(),
  );
  const returns =
    signature?.returns &&
    `- ${say('reference.returns')}: ${code(signature.returns.type.written)} ${said(oneLine(signature.returns.description), signature.returns.description, tools)}`.trim();
  return [
    `### ${name} ${anchor(referenceAnchor('prop', name))}`,
    `${code(type.written)}${type.expanded === null ? '' : ` = ${code(type.expanded)}`}${facts && ` (${facts})`}`,
    deprecated ? deprecatedText(deprecated, tools) : '',
    said(description, description, tools),
    [...(parameters ?? []), ...(returns ? [returns] : [])].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function slotText({ name, defaultValue, description }: Slot, tools: MarkdownTools): string {
  const fact = defaultValue === null ? '' : ` (${defaultFact(defaultValue, tools)})`;
  const id = anchor(referenceAnchor('slot', name));
  return `- \`${name}\` ${id}${fact}: ${said(oneLine(description), description, tools)}`;
}

function classItem(name: string, selector: string, text: string): string {
  return `- \`${name}\` ${anchor(referenceAnchor('class', name))} → \`${selector}\`: ${oneLine(text)}`;
}

/** A message and its explanation. */
function errorText(message: ShownMessage, { messages }: MarkdownTools): string {
  const { id, text, kind, isDevelopment, package: owner, plan, places, guide, check } = message;
  const say = (key: string, text = '') => formatMessage(messages, `reference.errors.${key}`, { text });
  const facts = [
    say(`kind.${kind}`),
    isDevelopment && say('development'),
    code(owner),
    plan && formatMessage(messages, `mark.${plan}.name`),
    ...places.map(code),
  ];
  return [
    `### ${id} ${anchor(id)}`,
    `\`\`\`text\n${text}\n\`\`\``,
    facts.filter(Boolean).join(', '),
    ...(guide ? [say('cause', guide.cause), say('remedy', guide.remedy)] : [check]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** `Default: `8`` */
function defaultFact(defaultValue: string, tools: MarkdownTools): string {
  const text = isProse(defaultValue) ? said(oneLine(defaultValue), defaultValue, tools) : code(defaultValue);
  return `${formatMessage(tools.messages, 'reference.default')}: ${text}`;
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
