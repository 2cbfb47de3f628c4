import type { MarkdownIt, Token } from 'markdown-it';
import { escapeHtml } from '../../../../site/kit/escape-html.ts';

/** Tables that scroll sideways. The names of code in them can break at capitals, which phones make use of. */
export function tables(md: MarkdownIt): void {
  md.core.ruler.push('breakable names', ({ tokens }) => {
    let isInTable = false;
    for (const { type, children } of tokens) {
      if (type === 'table_open' || type === 'table_close') isInTable = type === 'table_open';
      if (isInTable) for (const token of children ?? []) makeBreakable(token);
    }
  });
  md.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
}

/** Length of a name that has no room in a column on a phone. */
const LONG_NAME = 12;

function makeBreakable(token: Token): void {
  if (token.type !== 'code_inline' || token.content.length < LONG_NAME) return;
  const html = escapeHtml(token.content).replace(/(?<=[a-z])(?=[A-Z])/g, '<wbr>');
  token.type = 'html_inline';
  token.content = `<code>${html}</code>`;
}
