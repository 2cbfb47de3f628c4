import {
  isSentence,
  type ClassRule,
  type ComponentReference,
  type Member,
  type ReferenceEntry,
  type Slot,
} from '../../../site/reference.ts';
import {
  MESSAGE_SECTIONS,
  messagesIn,
  type EntryContext,
  type ReferencePage,
  type SectionName,
  type ShownMessage,
} from '../../../site/reference-page.ts';
import { formatMessage, type Messages } from '../../kit/messages.ts';
import { code } from './code.ts';
import type { ListedPage } from './list.ts';

interface MarkdownTools {
  messages: Messages;
  /** URL of the Markdown page for a name. */
  href: (name: string) => string | null;
}

/** The Markdown twin of a reference page. */
export function referenceMarkdown({ title, description, page }: ListedPage, tools: MarkdownTools): string {
  return [`# ${title}`, `> ${description}`, ...bodyOf(page, tools)].filter(Boolean).join('\n\n') + '\n';
}

function bodyOf(page: ReferencePage, tools: MarkdownTools): string[] {
  switch (page.kind) {
    case 'component':
      return [
        languageNote(page.context, tools),
        ...entryBody(page.entry, tools),
        ...componentBody(page.entry, tools),
        guidesOf(page.context.guides, tools),
      ];
    case 'interface':
      return [
        languageNote(page.context, tools),
        ...entryBody(page.entry, tools),
        heading('properties', tools),
        ...page.entry.members.map((one) => memberText(one, tools)),
      ];
    case 'product':
      return [page.product.entries.map((entry) => linkItem(entry, tools)).join('\n')];
    case 'errors':
      return MESSAGE_SECTIONS.flatMap((section) => [
        heading(section, tools),
        ...messagesIn(page.messages, section).map((one) => errorText(one, tools)),
      ]);
    case 'changes':
      return page.changes.entries.map(
        ({ name, kind, changes }) =>
          `## ${name}\n\n${[...(kind ? [`- ${kind}`] : []), ...changes.map((one) => `- ${one.kind} ${one.part} \`${one.name}\`${typeChange(one.before, one.after)}`)].join('\n')}`,
      );
    case 'all':
      return page.products.map(
        ({ title, entries }) =>
          `## ${title}\n\n${entries.map((one) => `- [${one.title}](${one.href.slice(0, -1)}.md)`).join('\n')}`,
      );
  }
}

function typeChange(before: string | undefined, after: string | undefined): string {
  if (before !== undefined && after !== undefined) return `: \`${before}\` → \`${after}\``;
  return before === undefined ? '' : `: \`${before}\``;
}

function linkItem({ name }: ReferenceEntry, { href }: MarkdownTools): string {
  const address = href(name);
  return address === null ? `- ${name}` : `- [${name}](${address})`;
}

function heading(section: SectionName, { messages }: MarkdownTools): string {
  return `## ${formatMessage(messages, `reference.section.${section}`)}`;
}

function languageNote({ isPartlyEnglish }: EntryContext, { messages }: MarkdownTools): string {
  return isPartlyEnglish ? `> ${formatMessage(messages, 'reference.language')}` : '';
}

function entryBody(entry: ReferenceEntry, tools: MarkdownTools): string[] {
  const lines = entry.imports.map(
    ({ name, specifier, isType, plan }) =>
      `import ${isType ? 'type ' : ''}{ ${name} } from '${specifier}';${plan ? ` // ${plan}` : ''}`,
  );
  return [
    entry.deprecated === null ? '' : deprecatedText(entry.deprecated, tools),
    entry.description,
    `\`\`\`ts\n${lines.join('\n')}\n\`\`\``,
  ];
}

function componentBody(entry: ComponentReference, tools: MarkdownTools): string[] {
  const { props, inherited, slots, classes, theme } = entry;
  return [
    ...(props.length > 0 ? [heading('props', tools), ...props.map((prop) => memberText(prop, tools))] : []),
    ...(inherited.length > 0
      ? [
          heading('inherited', tools),
          inherited
            .map(({ from, package: owner, names }) => `- \`${from}\` (${owner}): ${names.join(', ')}`)
            .join('\n'),
        ]
      : []),
    ...(slots.length > 0 ? [heading('slots', tools), slots.map(slotText).join('\n')] : []),
    ...(classes.length > 0 ? [heading('classes', tools), classes.map(classText).join('\n')] : []),
    ...(theme ? [heading('theme', tools), `\`${theme.name}\``] : []),
  ];
}

function deprecatedText(text: string, { messages }: MarkdownTools): string {
  return formatMessage(messages, 'reference.deprecated.text', { text });
}

function memberText(member: Member, tools: MarkdownTools): string {
  const { name, type, isRequired, defaultValue, description, deprecated, plan, signature } = member;
  const marks = [
    isRequired && 'required',
    plan,
    deprecated !== null && 'deprecated',
    defaultValue && `default: ${defaultText(defaultValue)}`,
  ];
  const facts = marks.filter(Boolean).join(', ');
  const parameters = signature?.parameters.map((one) =>
    `- ${code(one.name)}: ${code(one.type.expanded ?? one.type.written)} ${oneLine(one.description)}`.trim(),
  );
  const returns =
    signature?.returns &&
    `- returns ${code(signature.returns.type.written)} ${oneLine(signature.returns.description)}`.trim();
  return [
    `### ${name}`,
    `${code(type.written)}${type.expanded === null ? '' : ` = ${code(type.expanded)}`}${facts && ` (${facts})`}`,
    deprecated ? deprecatedText(deprecated, tools) : '',
    description,
    [...(parameters ?? []), ...(returns ? [returns] : [])].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function slotText({ name, defaultValue, description }: Slot): string {
  return `- \`${name}\`${defaultValue === null ? '' : ` (default: ${defaultText(defaultValue)})`}: ${oneLine(description)}`;
}

function classText({ name, className, description }: ClassRule): string {
  return `- \`${name}\` → \`.${className}\`: ${oneLine(description)}`;
}

function guidesOf(guides: readonly { title: string; href: string }[], tools: MarkdownTools): string {
  if (guides.length === 0) return '';
  return `${heading('used', tools)}\n\n${guides.map(({ title, href }) => `- [${title}](${href.slice(0, -1)}.md)`).join('\n')}`;
}

/** A message and its explanation. */
function errorText(message: ShownMessage, { messages }: MarkdownTools): string {
  const { id, text, kind, isDevelopment, package: owner, plan, places, guide, check } = message;
  const say = (key: string, text = '') => formatMessage(messages, `reference.errors.${key}`, { text });
  const facts = [say(`kind.${kind}`), isDevelopment && say('development'), code(owner), plan, ...places.map(code)];
  return [
    `### ${id}`,
    `\`\`\`text\n${text}\n\`\`\``,
    facts.filter(Boolean).join(', '),
    ...(guide ? [say('cause', guide.cause), say('remedy', guide.remedy)] : [check]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function defaultText(defaultValue: string): string {
  return isSentence(defaultValue) ? oneLine(defaultValue) : code(defaultValue);
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
