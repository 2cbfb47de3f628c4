import type { Token } from 'markdown-it';
import type { Problem } from '../../kit/problems.ts';
import type { ParsedFile } from '../../content/front-matter.ts';
import { blockTokens } from '../../content/markdown/blocks.ts';

/** Nesting level of blocks inside a callout. */
const INSIDE_CALLOUT = 1;

/** A part of a page that its translation must have too. */
interface Block {
  /** What it is, in words; equal in the page and its translation. */
  name: string;
  /** 1-based line in the file. */
  line: number;
  /** Content of a fence. */
  code?: string;
}

/**
 * A translation must have the blocks of the English page in the same order: headings, paragraphs, demos, fences with
 * their code, callouts, tables by rows and columns, and list items. Only the first difference is reported, because the
 * blocks after it no longer align.
 */
export function lintBlocks(english: ParsedFile, chinese: ParsedFile): Omit<Problem, 'file'>[] {
  const expected = listBlocks(english);
  const found = listBlocks(chinese);
  const at = expected.findIndex(({ name }, index) => name !== found[index]?.name);
  if (at >= 0 || found.length > expected.length) {
    const index = at >= 0 ? at : expected.length;
    return [outOfStep(expected[index], found[index])];
  }
  return expected.flatMap(({ code, line: englishLine }, index) => {
    const translated = found[index];
    if (code === undefined || translated?.code === undefined || isSameCode(code, translated.code)) return [];
    return {
      line: translated.line,
      message: `The code differs from the English page's, from its line ${englishLine} on.`,
      remedy: 'Copy the fence. Only words within a line may be Chinese.',
    };
  });
}

function outOfStep(expected: Block | undefined, found: Block | undefined): Omit<Problem, 'file'> {
  const wanted = expected ? `${expected.name} of line ${expected.line}` : 'end';
  return {
    ...(found && { line: found.line }),
    message: `The English page has its ${wanted} here, the translation its ${found?.name ?? 'end'}.`,
    remedy: 'Translate what is missing, take out what the English page no longer has, and keep the order.',
  };
}

/** Whether a fence equals the English one, apart from runs of Chinese in place of words on the same line. */
function isSameCode(english: string, chinese: string): boolean {
  const runs = /[\p{Script=Han}，。：；？！、（）“”《》](?:[^\n'"`<>{}]*[\p{Script=Han}，。：；？！、（）“”《》])?/gu;
  const pattern = chinese
    .split(runs)
    .map((part) => RegExp.escape(part))
    .join('[^\\n]+?');
  return new RegExp(`^${pattern}$`).test(english);
}

function listBlocks({ body, bodyLine }: ParsedFile): Block[] {
  const tokens = blockTokens(body);
  return tokens.flatMap((token, index) => {
    const name = getName(token, index, tokens);
    if (name === null) return [];
    return { name, line: bodyLine + (token.map?.[0] ?? 0) + 1, ...(token.type === 'fence' && { code: token.content }) };
  });
}

function getName(token: Token, index: number, tokens: readonly Token[]): string | null {
  switch (token.type) {
    case 'heading_open':
      return `heading ${token.markup}`;
    case 'fence':
      return `fence "${token.info.trim().split(/\s/)[0] ?? ''}"`;
    case 'container_block_open':
      return `block ":::${containerName(token.info)}"`;
    case 'list_item_open':
      return 'list item';
    case 'table_open':
      return tableName(tokens.slice(index));
    case 'paragraph_open':
      return paragraphName(token, tokens[index + 1]?.content ?? '');
    default:
      return null;
  }
}

/** With what it shows, if that is named; the title of any other block is translated. */
function containerName(info: string): string {
  return /^\s*(?:(?:tile|diagram)\s+)?\S*/.exec(info)?.[0].trim() ?? '';
}

/** A demo is named by its line; a paragraph in a list item belongs to the item. */
function paragraphName({ level }: Token, text: string): string | null {
  if (text.startsWith('::demo')) return text;
  return level <= INSIDE_CALLOUT ? 'paragraph' : null;
}

/** @param tokens From the table's opening token on. */
function tableName(tokens: readonly Token[]): string {
  const inside = tokens.slice(
    0,
    tokens.findIndex(({ type }) => type === 'table_close'),
  );
  const count = (type: string) => inside.filter((token) => token.type === type).length;
  return `table of ${count('tr_open')} rows and ${count('th_open')} columns`;
}
