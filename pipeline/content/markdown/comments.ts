import type { MarkdownIt } from 'markdown-it';

/** Drops comments that stand alone: they are for the page's authors and the checks. */
export function comments(md: MarkdownIt): void {
  md.core.ruler.after('block', 'comments', (state) => {
    state.tokens = state.tokens.filter(({ type, content }) => type !== 'html_block' || !isComment(content));
  });
}

function isComment(html: string): boolean {
  return /^\s*<!--(?:(?!-->)[\s\S])*-->\s*$/.test(html);
}
