import type { ParsedFile } from '../../content/front-matter.ts';
import { textBlocks } from '../../content/markdown/blocks.ts';
import type { Problem } from '../../kit/problems.ts';

/** A problem in the file that is being read. */
export type Found = Omit<Problem, 'file'>;

/** A part of a page that makes one claim: a paragraph, a list item, a row of a table. */
export interface Statement {
  /** One line of text: each line break of the file is a space. */
  text: string;
  /** Cells of a row; empty for anything else. */
  cells: readonly string[];
  /** Line in the file of a place in the text, 1-based. */
  getLine: (index: number) => number;
}

/** A block of a page. */
export interface ClaimBlock {
  text: string;
  /** 1-based line in the file. */
  line: number;
  isFence: boolean;
  /** What stands after `keys:` in a comment before it. */
  keys: string | null;
  /** The heading that it stands under. */
  heading: string;
  /** Head of a table; empty for anything else. */
  head: readonly string[];
  statements: readonly Statement[];
}

const KEYS = /^ *<!-- *keys: *(.+?) *-->$/m;

/** Blocks with their statements. */
export function readBlocks({ body, bodyLine }: Pick<ParsedFile, 'body' | 'bodyLine'>): ClaimBlock[] {
  const rows = body.split(/\r?\n/);
  let heading = '';
  let end = 0;
  return textBlocks(body).map(({ text, line }) => {
    const keys = KEYS.exec(rows.slice(end, line).join('\n'))?.[1] ?? null;
    end = line + text.split('\n').length;
    if (text.startsWith('#')) heading = text;
    const place = { text, line: line + bodyLine + 1, heading, keys };
    if (/^(?:```|~~~)/.test(text)) return { ...place, isFence: true, head: [], statements: [] };
    const isTable = text.startsWith('|');
    return {
      ...place,
      isFence: false,
      head: isTable ? splitCells(text.split('\n', 1).join('')) : [],
      statements: splitStatements(text, isTable, place.line),
    };
  });
}

function splitStatements(text: string, isTable: boolean, line: number): Statement[] {
  const rows = text.split('\n');
  // Rows of a table, or what begins with a list marker.
  const starts = rows.flatMap((row, at) => (at === 0 || isTable || /^ *(?:[-*]|\d+\.) /.test(row) ? [at] : []));
  return (isTable ? starts.slice(2) : starts).map((from) => {
    const to = starts.find((start) => start > from) ?? rows.length;
    const lines = rows.slice(from, to);
    const statement = lines.join(' ');
    return {
      text: statement,
      cells: isTable ? splitCells(statement) : [],
      getLine: (index) => line + from + lines.join('\n').slice(0, index).split('\n').length - 1,
    };
  });
}

/** `\|` belongs to a cell. */
function splitCells(row: string): string[] {
  return row
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** Pieces of inline code. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** `` `prop={…}` ``, `` `slots.name` `` and `` `method()` `` → the name */
export function nameIn(code: string): string | null {
  return (
    /^(?:slots\.|slotProps\.|apiRef\.current\.)?([a-z]\w*)\s*(?:$|[=(:{])/.exec(
      code.replace(/^['"]|['"]$/g, ''),
    )?.[1] ?? null
  );
}

/** How a block says that it names what is not to be used any more. */
const OLD_WORDS =
  /deprecat|renamed|replaced|removed|no longer|\bold(?:er)?\b|\bformer|earlier|弃用|改名|重命名|更名|取代|替换|移除|不再|旧|以前|原来/i;
const OTHER_VERSION = /\b(?:version|v) ?[1-7]\b|版本 ?[1-7]\b|[1-7] ?版|@mui\/lab|\balpha\b/i;

/** Whether a block says that it names something old. */
export function isAboutOld(text: string): boolean {
  return OLD_WORDS.test(text) || isAboutOtherVersion(text);
}

/** Whether a block is about another major version than the installed one. */
export function isAboutOtherVersion(text: string): boolean {
  return OTHER_VERSION.test(text);
}
