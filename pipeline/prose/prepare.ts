import type { ParsedFile } from '../pages/front-matter.ts';

/** Level of the headings that the titles of callouts become. No page goes as deep itself. */
export const CALLOUT_DEPTH = 6;

/**
 * A page as plain Markdown, line by line, so that a line of the result is the same line of the file: the title becomes
 * the first heading, the description a paragraph, the title of a callout a heading; the blocks of this site and comments
 * go.
 */
export function prepare(text: string, { frontMatter, bodyLine }: ParsedFile): string {
  const rows = text.split(/\r?\n/);
  const front = rows.slice(0, bodyLine).map((row) => {
    if (row.startsWith('title:')) return `# ${frontMatter.title}`;
    return row.startsWith('description:') ? frontMatter.description : '';
  });
  let fence: string | null = null;
  let isComment = false;
  const body = rows.slice(bodyLine).map((row) => {
    const marker = isComment ? undefined : /^ *(`{3,}|~{3,})/.exec(row)?.[1];
    if (marker && (fence === null || marker.startsWith(fence))) fence = fence === null ? marker : null;
    if (fence !== null || marker) return row;
    if (isComment || /^ *<!--/.test(row)) {
      isComment = !row.includes('-->');
      return '';
    }
    const [, title] = /^:::(?!tile)\w+ +(.+)$/.exec(row) ?? [];
    if (title) return `${'#'.repeat(CALLOUT_DEPTH)} ${title}`;
    return row.startsWith('::') ? '' : row;
  });
  return [...front, ...body].join('\n');
}
