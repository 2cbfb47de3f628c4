import { markdownPath } from '../../../../site/addresses.ts';
import type { Locale } from '../../../../site/locales.ts';
import type { Change, GuideChange, GuideChanges } from '../../../../site/reference/model.ts';
import { formatMessage, type Messages } from '../../../content/load-messages.ts';
import type { MarkdownTools } from './markdown-members.ts';

/** The end of a guide's Markdown: what changed in the names that it uses. */
export function guideChangesMarkdown({ from, list }: GuideChanges, locale: Locale, messages: Messages): string {
  const items = list.map((one) => guideItem(one, markdownPath(one.key, locale), messages));
  return `## ${formatMessage(messages, 'guide.changes', { from })}\n\n${items.join('\n')}\n`;
}

export function guideItem({ entry, version, change }: GuideChange, href: string, messages: Messages): string {
  const say = (key: string) => formatMessage(messages, `reference.${key}`, { version });
  if (!change) return `- [${entry}](${href}): ${say('since')}`;
  const { kind, part, name, to, before, after } = change;
  const facts = [
    kind === 'added' ? say('since') : say(`change.${kind}`),
    `${say(`part.${part}`)} \`${name}\`${to === undefined ? '' : ` → \`${to}\``}`,
  ];
  return `- [${entry}](${href}): ${facts.join(': ')}${kind === 'retyped' ? typeChange(before, after) : ''}`;
}

/** `- Added: Prop `label`` */
export function changeItem({ kind, part, name, to, before, after }: Change, { messages }: MarkdownTools): string {
  const say = (key: string) => formatMessage(messages, `reference.${key}`);
  const renamed = to === undefined ? '' : ` → \`${to}\``;
  return `- ${say(`change.${kind}`)}: ${say(`part.${part}`)} \`${name}\`${renamed}${typeChange(before, after)}`;
}

function typeChange(before: string | undefined, after: string | undefined): string {
  if (before !== undefined && after !== undefined) return `: \`${before}\` → \`${after}\``;
  return before === undefined ? '' : `: \`${before}\``;
}
