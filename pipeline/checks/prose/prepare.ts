import type { ParsedFile } from '../../content/front-matter.ts';

/** Heading level that callout titles are converted to. No page nests as deep. */
export const CALLOUT_DEPTH = 6;

/**
 * Converts a page to plain Markdown with unchanged line numbers: the title becomes the first heading, the description a
 * paragraph, and callout titles become headings. Directives and comments are blanked.
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
    const [, title] = /^:::(?!tile|diagram)\w+ +(.+)$/.exec(row) ?? [];
    if (title) return `${'#'.repeat(CALLOUT_DEPTH)} ${title}`;
    return row.startsWith('::') ? '' : row;
  });
  return [...front, ...body].join('\n');
}
