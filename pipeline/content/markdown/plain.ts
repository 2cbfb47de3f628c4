import { formatMessage, type Messages } from '../load-messages.ts';
import { CALLOUT_BY_ALERT } from './plugins/alerts.ts';
import { isCallout } from './plugins/containers.ts';

/**
 * A page's Markdown for readers who do not know our blocks: callouts become quotations, other blocks their content;
 * comments, and what fences say to the checks, are left out. The lines of demos and galleries stay, for the caller.
 */
export function plainMarkdown(markdown: string, messages: Messages): string {
  return withoutBlocks(withoutNotes(markdown), messages);
}

/** Without comments, and with no more than a title in the info strings of fences. */
function withoutNotes(markdown: string): string {
  return markdown.replace(
    /^( *)(`{3,})([^\n`]*)\n([\s\S]*?)^ *\2`* *$|^ *<!--[\s\S]*?-->[ \t]*\n(?:[ \t]*\n)?/gm,
    (block: string, indent?: string, marker?: string, info?: string) =>
      marker === undefined || info === undefined
        ? ''
        : `${indent ?? ''}${marker}${withoutAttributes(info)}${block.slice((indent ?? '').length + marker.length + info.length)}`,
  );
}

function withoutAttributes(info: string): string {
  return info.replace(/\s(?:(?:type|error)="[^"]*"|\{[\d,\s-]+\})/g, '');
}

/** A fence, a block of `containers.ts` (an outer one has more colons), or the first line of an alert. */
const BLOCKS =
  /^ *(?<fence>`{3,})[^]*?^ *\k<fence>`* *$|^(?<colons>:{3,}) *(?<name>\w+) *(?<title>.*)\n(?<content>[^]*?)^\k<colons> *(?:\n+|$)|^> \[!(?<alert>\w+)\] *$/gm;

function withoutBlocks(markdown: string, messages: Messages): string {
  const formatTitle = (callout: string, title = '') => `**${title || formatMessage(messages, `callout.${callout}`)}**`;
  return markdown.replace(BLOCKS, (block, ...rest) => {
    const { name, title, content = '', alert } = rest.at(-1) as Record<string, string | undefined>;
    const callout = alert && CALLOUT_BY_ALERT.get(alert);
    if (callout) return quoted(`${formatTitle(callout)}\n`);
    if (name === undefined) return block;
    const inner = withoutBlocks(content, messages).trimEnd();
    return `${isCallout(name) ? quoted(`${formatTitle(name, title)}\n\n${inner}`) : inner}\n\n`;
  });
}

/** As a quotation. A demo is none: it is put in later, with lines of its own. */
function quoted(markdown: string): string {
  return markdown.replace(/^(?!::\w).*$/gm, (line) => `> ${line}`.trimEnd());
}
