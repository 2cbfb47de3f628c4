import MarkdownIt, { type Token } from 'markdown-it';
import container from 'markdown-it-container';
import { comments } from './comments.ts';

const markdown = new MarkdownIt({ html: true }).use(comments).use(container, 'block', { validate: () => true });

/** Block structure of a page's body, without comments. Callouts and code groups are containers named `block`. */
export function blockTokens(body: string): Token[] {
  return markdown.parse(body, {});
}

/** A heading, paragraph, list, table, fence or demo, or the first line of a callout. */
export interface TextBlock {
  text: string;
  /** Line of the body where it begins, 0-based. */
  line: number;
}

/** Splits a body's Markdown into blocks. */
export function textBlocks(body: string): TextBlock[] {
  const rows = body.split(/\r?\n/);
  let depth = 0;
  return blockTokens(body).flatMap(({ type, nesting, map }) => {
    const isContainer = type.startsWith('container_block');
    const isFirst = nesting >= 0 && depth === 0;
    if (!isContainer) depth += nesting;
    if (!isFirst || !map) return [];
    const [from, to] = map;
    const text = rows.slice(from, isContainer ? from + 1 : to).join('\n');
    return [{ text: text.trim(), line: from }];
  });
}
