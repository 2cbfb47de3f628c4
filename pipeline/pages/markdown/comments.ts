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

/** A page's Markdown as published: without comments, and without the checks' attributes in info strings. */
export function withoutNotes(markdown: string): string {
  return markdown.replace(
    /^( *)(`{3,})([^\n`]*)\n([\s\S]*?)^ *\2`* *$|^ *<!--[\s\S]*?-->[ \t]*\n(?:[ \t]*\n)?/gm,
    (block: string, indent?: string, marker?: string, info?: string) =>
      marker === undefined || info === undefined
        ? ''
        : `${indent ?? ''}${marker}${withoutChecks(info)}${block.slice((indent ?? '').length + marker.length + info.length)}`,
  );
}

function withoutChecks(info: string): string {
  return info.replace(/\s(?:type|error)="[^"]*"/g, '');
}
