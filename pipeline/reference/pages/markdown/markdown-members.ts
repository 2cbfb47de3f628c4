import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../../../site/locales.ts';
import type { Plan } from '../../../../site/navigation.ts';
import { groupAnchor } from '../../../../site/prop-groups.ts';
import {
  isProse,
  referenceAnchor,
  type InheritedProps,
  type Member,
  type Slot,
} from '../../../../site/reference/model.ts';
import { getHistory, type ComingChange, type PartHistory } from '../../../../site/reference/changes.ts';
import type { EntryContext, ReferenceTools } from '../../../../site/reference/reference-page.ts';
import { formatMessage, type Messages } from '../../../content/load-messages.ts';

export interface MarkdownTools extends Pick<ReferenceTools, 'isUntranslated' | 'major' | 'locale'> {
  messages: Messages;
  /** URL of the Markdown page for a name. */
  href: (name: string) => string | null;
}

/** The Markdown twin of a page; another site's page has none. */
export function markdownHref(href: string): string {
  return !href.startsWith('/') ? href : href.replace(/\/(?=#|$)/, '.md');
}

/** An anchor for links to the page. */
export function anchor(id: string): string {
  return `<a id="${id}"></a>`;
}

/**
 * A text of the packages, marked if it is English on a page in another language. @param shown The text as formatted
 * here.
 */
export function withLangAttribute(shown: string, text: string, { isUntranslated }: MarkdownTools): string {
  return isUntranslated(text) ? `<span lang="${LOCALE_NAMES[DEFAULT_LOCALE].tag}">${shown}</span>` : shown;
}

export function deprecatedText(text: string, tools: MarkdownTools): string {
  return formatMessage(tools.messages, 'reference.deprecated.text', { text: withLangAttribute(text, text, tools) });
}

/** The props of a component, below the headings of their groups. */
export function propTexts(props: readonly Member[], context: EntryContext, tools: MarkdownTools): string[] {
  const { propGroups, examples } = context;
  const texts = (shown: readonly Member[]) =>
    shown.map((one) => memberText(one, getHistory(context, 'prop', one.name, tools.major), tools, examples[one.name]));
  if (propGroups.length === 0) return texts(props);
  return propGroups.flatMap(({ group, names }) => [
    `### ${formatMessage(tools.messages, `props.group.${group}`)} ${anchor(groupAnchor(group))}`,
    ...texts(props.filter(({ name }) => names.includes(name))),
  ]);
}

/** What other versions have of a prop, slot or class, in a few words each. */
export function versionLabels({ since, retyped, next }: PartHistory, tools: MarkdownTools): string[] {
  const say = (key: string, version: string) => formatMessage(tools.messages, `reference.${key}`, { version });
  return [
    ...(since === null ? [] : [say('since', since)]),
    ...(retyped ? [say('changed', tools.major)] : []),
    ...(next ? [upcomingChangeLabel(next.change.kind, next.major, next.change.to, tools)] : []),
  ];
}

/** `Gone in 9` */
export function upcomingChangeLabel(
  kind: ComingChange['kind'],
  version: string,
  to = '',
  { messages }: MarkdownTools,
): string {
  return formatMessage(messages, `reference.next.${kind}`, { version, name: to });
}

/** Its type in the versions before and after, where it differs. */
function otherTypes({ retyped, next }: PartHistory, { messages }: MarkdownTools): string {
  const types = [
    { label: formatMessage(messages, 'reference.before'), type: retyped?.before },
    { label: formatMessage(messages, 'reference.next.type', { version: next?.major ?? '' }), type: next?.change.after },
  ];
  return types.flatMap(({ label, type }) => (type === undefined ? [] : [`${label} ${code(type)}`])).join('\n\n');
}

/** The name of a plan; nothing for the community's. */
export function planLabel(plan: Plan | null, { messages }: MarkdownTools): string[] {
  return plan === null ? [] : [formatMessage(messages, `mark.${plan}.name`)];
}

/** That nothing renders a slot or class. */
export function noEffectLabel(isWithoutEffect: boolean | undefined, { messages, major }: MarkdownTools): string[] {
  return isWithoutEffect ? [formatMessage(messages, 'reference.withoutEffect', { version: major })] : [];
}

export function inBrackets(facts: readonly string[]): string {
  return facts.length > 0 ? ` (${facts.join(', ')})` : '';
}

/** @param example Address of its line in the source of a demo. */
export function memberText(member: Member, history: PartHistory, tools: MarkdownTools, example?: string): string {
  const { name, type, isRequired, defaultValue, description, deprecated, plan, signature } = member;
  const say = (key: string) => formatMessage(tools.messages, key);
  const marks = [
    isRequired && say('reference.required'),
    ...planLabel(plan, tools),
    deprecated !== null && say('reference.deprecated'),
    defaultValue && defaultFact(defaultValue, tools),
    ...versionLabels(history, tools),
  ];
  const facts = marks.filter((mark): mark is string => Boolean(mark));
  const parameters = signature?.parameters.map((one) =>
    `- ${code(one.name)}: ${code(one.type.expanded ?? one.type.written)} ${withLangAttribute(oneLine(one.description), one.description, tools)}`.trim(),
  );
  const returns =
    signature?.returns &&
    `- ${say('reference.returns')}: ${code(signature.returns.type.written)} ${withLangAttribute(oneLine(signature.returns.description), signature.returns.description, tools)}`.trim();
  return [
    `### ${name} ${anchor(referenceAnchor('prop', name))}`,
    `${code(type.written)}${type.expanded === null ? '' : ` = ${code(type.expanded)}`}${inBrackets(facts)}`,
    otherTypes(history, tools),
    deprecated ? deprecatedText(deprecated, tools) : '',
    withLangAttribute(description, description, tools),
    [...(parameters ?? []), ...(returns ? [returns] : [])].join('\n'),
    example ? exampleText(example, say('reference.example')) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The Markdown of a guide has no anchors for its demos. @param example `/x/guide/#Demo:prop` */
function exampleText(example: string, text: string): string {
  const [page = '', demo = ''] = example.split('#');
  return `[${text}](${markdownHref(page)}) (${code(demo.replace(/:.*/, ''))})`;
}

/** Names of a group up to this many are all listed: those of Material UI's components. */
const MOST_INHERITED = 12;

/** Of the hundreds of props that React declares for every element, those that applications use. */
const FAMILIAR = new Set([
  ...['className', 'dir', 'hidden', 'id', 'lang', 'role', 'style', 'tabIndex', 'title'],
  ...['onBlur', 'onClick', 'onFocus', 'onKeyDown', 'onMouseEnter', 'onMouseLeave', 'onPointerDown'],
  ...['aria-describedby', 'aria-hidden', 'aria-label', 'aria-labelledby', 'aria-live'],
  ...['fill', 'height', 'opacity', 'stroke', 'strokeWidth', 'transform', 'width'],
]);

/** Inherited props: of large groups the number, the familiar names, and a link to all. */
export function inheritedItem(
  { from, package: owner, href, names }: InheritedProps,
  { messages }: MarkdownTools,
): string {
  const familiar = names.filter((name) => FAMILIAR.has(name));
  if (names.length <= MOST_INHERITED || familiar.length === 0 || href === null) {
    return `- \`${from}\` (${owner}): ${names.join(', ')}`;
  }
  const among = { count: names.length, names: familiar.join(', ') };
  const link = formatMessage(messages, 'reference.inherited.link', { name: from });
  return `- \`${from}\` (${owner}): ${formatMessage(messages, 'reference.inherited.among', among)} ([${link}](${href}))`;
}

export function slotText(
  { name, defaultValue, description, plan, isWithoutEffect }: Slot,
  history: PartHistory,
  tools: MarkdownTools,
): string {
  const facts = [
    ...planLabel(plan, tools),
    ...noEffectLabel(isWithoutEffect, tools),
    ...(defaultValue === null ? [] : [defaultFact(defaultValue, tools)]),
    ...versionLabels(history, tools),
  ];
  const id = anchor(referenceAnchor('slot', name));
  const says = description === '' ? '' : `: ${withLangAttribute(oneLine(description), description, tools)}`;
  return `- \`${name}\` ${id}${inBrackets(facts)}${says}`;
}

export function classItem(name: string, selector: string, text: string): string {
  const says = text === '' ? '' : `: ${oneLine(text)}`;
  return `- \`${name}\` ${anchor(referenceAnchor('class', name))} → \`${selector}\`${says}`;
}

/** `Default: `8`` */
function defaultFact(defaultValue: string, tools: MarkdownTools): string {
  const text = isProse(defaultValue)
    ? withLangAttribute(oneLine(defaultValue), defaultValue, tools)
    : code(defaultValue);
  return `${formatMessage(tools.messages, 'reference.default')}: ${text}`;
}

export function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** Formats text as Markdown code, with a delimiter longer than any backticks in it. */
export function code(text: string): string {
  const mark = text.includes('`') ? '``' : '`';
  return `${mark}${text}${mark}`;
}
