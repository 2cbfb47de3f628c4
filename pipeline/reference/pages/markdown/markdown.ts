import type { PageLink } from '../../../../site/page/page.ts';
import type { Change, NameChange, ReferenceEntry } from '../../../../site/reference/model.ts';
import { costText, kilobytes, sizeText } from '../../../../site/reference/sizes.ts';
import { comingChange, getHistory, isGone, sortChanges } from '../../../../site/reference/changes.ts';
import {
  MESSAGE_SECTIONS,
  listCounts,
  listLinks,
  messagesIn,
  listSections,
  type ReferencePage,
  type SectionName,
  type ShownMessage,
} from '../../../../site/reference/reference-page.ts';
import { formatMessage } from '../../../content/load-messages.ts';
import type { ListedPage } from '../list.ts';
import { changeItem, guideItem } from './markdown-changes.ts';
import {
  code,
  anchor,
  classItem,
  deprecatedText,
  noEffectLabel,
  versionLabels,
  inBrackets,
  planLabel,
  inheritedItem,
  markdownHref,
  memberText,
  upcomingChangeLabel,
  oneLine,
  propTexts,
  withLangAttribute,
  slotText,
  type MarkdownTools,
} from './markdown-members.ts';

/** The Markdown of a reference page: the same anchors, with texts in the page's language or marked as English. */
export function referenceMarkdown({ title, description, page }: ListedPage, tools: MarkdownTools): string {
  return `${[`# ${title}`, `> ${description}`, ...writeBody(page, tools)].filter(Boolean).join('\n\n')}\n`;
}

function writeBody(page: ReferencePage, tools: MarkdownTools): string[] {
  switch (page.kind) {
    case 'component':
    case 'interface':
      return [...notes(page, tools), ...sectionTexts(page, entrySections(page, tools), tools)];
    case 'product':
      return [
        linkList(listLinks(page).map(({ href, text }) => ({ href, title: formatMessage(tools.messages, text) }))),
        ...sectionTexts(page, productSections(page, tools), tools),
      ];
    case 'errors':
      return MESSAGE_SECTIONS.filter((section) => listSections(page).includes(section)).flatMap((section) => [
        heading(section, tools),
        ...messagesIn(page.messages, section).map((one) => errorText(one, tools)),
      ]);
    case 'sizes':
      return sizesText(page, tools);
    case 'changes':
      return changesText(page, tools);
    case 'all':
      return page.products.map(({ id, title, entries }) => `## ${title} ${anchor(id)}\n\n${linkList(entries)}`);
  }
}

/** Content of each section. A section without one, as a playground, is left out. */
type Sections = Partial<Record<SectionName, () => string[]>>;

function sectionTexts(page: ReferencePage, texts: Sections, tools: MarkdownTools): string[] {
  return listSections(page).flatMap((section) => {
    const text = texts[section]?.().filter(Boolean) ?? [];
    return text.length > 0 ? [heading(section, tools), ...text] : [];
  });
}

type ProductPage = Extract<ReferencePage, { kind: 'product' }>;
type EntryPage = Extract<ReferencePage, { kind: 'component' | 'interface' }>;

function entrySections({ entry, context }: EntryPage, tools: MarkdownTools): Sections {
  const { states, changes, guides, usedBy, size } = context;
  const say = (key: string, values: Record<string, string> = {}) => formatMessage(tools.messages, key, values);
  const history = (part: Change['part'], name: string) => getHistory(context, part, name, tools.major);
  const shared: Sections = {
    import: () => [importsText(entry), ...(size ? [sizeText(size, say)] : [])],
    removed: () => [
      (changes?.changes ?? [])
        .filter(isGone)
        .map((one) => changeItem(one, tools))
        .join('\n'),
    ],
    used: () => [linkList([...usedBy, ...guides])],
  };
  if (entry.kind === 'interface')
    return {
      ...shared,
      properties: () => entry.members.map((one) => memberText(one, history('prop', one.name), tools)),
    };
  const { props, inherited, ref, slots, classes, theme } = entry;
  return {
    ...shared,
    props: () => propTexts(props, context, tools),
    inherited: () => [
      ref === null ? '' : `${say('reference.ref')} ${code(ref)}`,
      inherited.map((one) => inheritedItem(one, tools)).join('\n'),
    ],
    slots: () => [slots.map((one) => slotText(one, history('slot', one.name), tools)).join('\n')],
    classes: () => [
      [
        ...states.map(({ name, selector, text }) => classItem(name, selector, text)),
        ...classes.map(({ name, className, description, plan, isWithoutEffect }) =>
          classItem(
            name,
            `.${className}`,
            withLangAttribute(oneLine(description), description, tools) +
              inBrackets([
                ...planLabel(plan, tools),
                ...noEffectLabel(isWithoutEffect, tools),
                ...versionLabels(history('class', name), tools),
              ]),
          ),
        ),
      ].join('\n'),
    ],
    theme: () => [`\`${theme?.name}\``],
  };
}

function productSections({ product, since, coming }: ProductPage, tools: MarkdownTools): Sections {
  const { entries, unlisted, packages } = product;
  const say = (key: string, values = {}) => formatMessage(tools.messages, key, values);
  const writeSince = (name: string) =>
    since[name] === undefined ? [] : [say('reference.since', { version: since[name] })];
  const item = (entry: ReferenceEntry) => {
    const change = coming[entry.name];
    const facts = [
      ...planLabel(entry.plan, tools),
      ...(entry.deprecated === null ? [] : [say('reference.deprecated')]),
      ...writeSince(entry.name),
      ...(change ? [upcomingChangeLabel(change.kind, change.major, change.to, tools)] : []),
    ];
    const counts = listCounts(entry, say);
    return `${linkItem(entry, tools)}${inBrackets(facts)}${counts && `: ${counts}`}`;
  };
  const writeList = (kind: ReferenceEntry['kind']) => [
    entries
      .filter((entry) => entry.kind === kind)
      .map(item)
      .join('\n'),
  ];
  return {
    components: () => writeList('component'),
    interfaces: () => writeList('interface'),
    unlisted: () => [unlisted.map(({ name }) => name + inBrackets(writeSince(name))).join(', ')],
    packages: () => [
      packages
        .map(({ name, version, plan }) => `- ${code(`${name}@${version}`)}${inBrackets(planLabel(plan, tools))}`)
        .join('\n'),
    ],
  };
}

function changesText(
  { changes, isAhead, guideHref, checkHref, guides }: Extract<ReferencePage, { kind: 'changes' }>,
  tools: MarkdownTools,
): string[] {
  const { first, changed, last } = sortChanges(changes);
  const say = (key: string) =>
    formatMessage(tools.messages, `reference.${key}`, { from: changes.from, to: changes.to });
  const guide = guideHref === null ? '' : ` [${say('changes.guide')}](${markdownHref(guideHref)})`;
  const check =
    checkHref === null
      ? ''
      : ` [${formatMessage(tools.messages, 'check.link')}](${markdownHref(checkHref.replace(/#.*/, ''))})`;
  const names = ({ section, names }: (typeof first)[number]) => [
    heading(section, tools),
    names.map((one) => linkItem(one, tools)).join('\n'),
  ];
  return [
    say(isAhead ? 'next.text' : 'changes.text') + guide + check,
    ...first.flatMap(names),
    ...changed.map(
      ({ name, changes: ofEntry }) =>
        `## ${name} ${anchor(name)}\n\n${ofEntry.map((one) => changeItem(one, tools)).join('\n')}`,
    ),
    ...last.flatMap(names),
    ...(guides.length > 0 ? [heading('guides', tools)] : []),
    ...guides.map(
      ({ id, title, href, list }) =>
        `### [${title}](${markdownHref(href)}) ${anchor(id)}\n\n${list.map((one) => guideItem(one, tools.href(one.entry) ?? `#${one.entry}`, tools.messages)).join('\n')}`,
    ),
  ];
}

function linkItem({ name, to }: Pick<NameChange, 'name' | 'to'>, { href }: MarkdownTools): string {
  const link = (one: string) => {
    const address = href(one);
    return address === null ? one : `[${one}](${address})`;
  };
  return `- ${link(name)}${to === undefined ? '' : ` → ${link(to)}`}`;
}

function linkList(links: readonly PageLink[]): string {
  return links.map(({ title, href }) => `- [${title}](${markdownHref(href)})`).join('\n');
}

function heading(section: SectionName, { messages }: MarkdownTools): string {
  return `## ${formatMessage(messages, `reference.section.${section}`)} ${anchor(section)}`;
}

function notes({ entry, context }: EntryPage, tools: MarkdownTools): string[] {
  const { changes, next } = context;
  const coming = next && comingChange(next, next.major);
  const since = context.since ?? (changes?.kind === 'added' ? tools.major : null);
  return [
    since === null ? '' : formatMessage(tools.messages, 'reference.since.entry', { version: since }),
    coming ? `[${upcomingChangeLabel(coming.kind, coming.major, coming.to, tools)}](${markdownHref(next.href)})` : '',
    context.isPartlyEnglish ? `> ${formatMessage(tools.messages, 'reference.language')}` : '',
    entry.deprecated === null ? '' : deprecatedText(entry.deprecated, tools),
    withLangAttribute(entry.description, entry.description, tools),
  ];
}

function importsText({ imports }: ReferenceEntry): string {
  const lines = imports.map(
    ({ name, specifier, isType, plan }) =>
      `import ${isType ? 'type ' : ''}{ ${name} } from '${specifier}';${plan ? ` // ${plan}` : ''}`,
  );
  return `\`\`\`ts\n${lines.join('\n')}\n\`\`\``;
}

/** A message and its explanation. */
function errorText(message: ShownMessage, { messages }: MarkdownTools): string {
  const { id, text, kind, isDevelopment, package: owner, plan, places, guide } = message;
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
    ...(guide ? [say('cause', guide.cause), say('remedy', guide.remedy)] : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The imports of a library, largest first. */
function sizesText(page: Extract<ReferencePage, { kind: 'sizes' }>, tools: MarkdownTools): string[] {
  const format = (key: string, values = {}) => formatMessage(tools.messages, key, values);
  const say = (key: string, values = {}) => format(`reference.sizes.${key}`, values);
  const { base, imports } = page.sizes;
  const heads = [say('import'), say('kind'), say('alone'), say('material'), say('added', { base: code(base) })];
  const rows = imports.map(({ kind, name, alone, added }) => [
    code(name) +
      inBrackets(page.since[name] === undefined ? [] : [format('reference.since', { version: page.since[name] })]),
    say(`kind.${kind}`),
    kilobytes(alone.own),
    kilobytes(alone.material),
    costText(added, format),
  ]);
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const sections: Sections = {
    imports: () => [lines.join('\n')],
    measured: () => [say('how', { version: page.version })],
  };
  return [say('text', { base: code(base) }), ...sectionTexts(page, sections, tools)];
}
