import { blockTokens } from './markdown/blocks.ts';

/** A file with texts that are marked as not written yet. */
export interface Draft {
  /** Path relative to the repository root. */
  file: string;
  /** How many texts are marked. */
  count: number;
}

/** Marks a block of a translation that is still in the original language: a line of its own before the block. */
const BLOCK_MARK = '<!-- translate -->';

/** The same after a value of the front matter, as a comment of YAML. */
const VALUE_MARK = '# translate';

const MARKS = new RegExp(`^\\s*${BLOCK_MARK}\\s*$|^(?:title|description): .* ${VALUE_MARK}$`, 'gm');

/** Directives have no text to translate, nor has a container without a title, apart from its content. */
const WITHOUT_WORDS = /^(?:::\w|:::\s*[\w-]*\s*$)/;

/** Counts the texts of a page's file that are marked as not translated. */
export function countMarks(text: string): number {
  return [...text.matchAll(MARKS)].length;
}

/** Makes the draft of a translation: the same blocks, each text marked. Code and demos are taken as they are. */
export function createDraft(page: string): string {
  const [, frontMatter = '', body = ''] = /^(---\r?\n[^]*?\r?\n---\r?\n)([^]*)$/.exec(page) ?? [];
  const rows = body.split('\n');
  const starts = textStarts(body, rows);
  return [
    frontMatter.replaceAll(/^(?:title|description): .*$/gm, `$& ${VALUE_MARK}`),
    rows.flatMap((row, at) => (starts.has(at) ? [BLOCK_MARK, row] : [row])).join('\n'),
  ].join('');
}

/** Lines on which a block with words begins. */
function textStarts(body: string, rows: readonly string[]): Set<number> {
  const starts = new Set<number>();
  let depth = 0;
  for (const { type, nesting, map } of blockTokens(body)) {
    const isContainer = type.startsWith('container_block');
    const isFirst = nesting === 1 && depth === 0;
    if (!isContainer) depth += nesting;
    const line = map?.[0];
    if (isFirst && line !== undefined && !WITHOUT_WORDS.test(rows[line] ?? '')) starts.add(line);
  }
  return starts;
}
