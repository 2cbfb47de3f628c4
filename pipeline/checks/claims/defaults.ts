import { codesIn, nameIn, type ClaimBlock, type Statement } from './text.ts';

/** A default that a page states. */
export interface StatedDefault {
  name: string;
  /** Its values: more than one for a list. */
  values: readonly string[];
  /** Place in the text. */
  index: number;
}

const PROP = '`([^`]+)`';
const CODES = '`[^`]+`(?:(?:, and |, | and |、| ?和 ?)`[^`]+`)*';
const VALUE = `(${CODES}|-?\\d[\\d,.]*(?<![,.]))`;
const UNIT = '(?: [a-z%]+){0,3}';
const GAP = '[^`.;()（）。；|]{0,70}?';

const PATTERNS = [
  // `prop` is 100 by default
  `${PROP}(?:[^\`.;。；]|; ){0,90}?(?<![\\w.])${VALUE}${UNIT},? by default`,
  `${PROP}${GAP}\\bdefaults? to ${VALUE}`,
  `${PROP}[^\`。；]{0,90}?\\bdefault (?:value )?(?:is|of) ${VALUE}`,
  `\\b[Bb]y default,? (?:the )?${PROP} (?:is|has|equals) ${VALUE}`,
  `${PROP}[^\`。；]{0,60}?(?<!如果)默认(?:值)?(?:为|是|：)? ?${VALUE}`,
  `默认情况下，?${PROP} ?(?:为|是) ?${VALUE}`,
].map((pattern) => new RegExp(pattern, 'g'));

/** What holds only then is no default, and what "both" have is that of others. */
const CONDITION = /\b(?:when|if|unless|both)\b|如果|[时后]，|除非|都/i;

/** Head of a column that states defaults. */
const DEFAULT_COLUMN = /^(?:Default|By default|默认|默认值)$/;

/** Finds the defaults that a statement names. */
export function statedDefaults({ text, cells }: Statement, { head }: Pick<ClaimBlock, 'head'>): StatedDefault[] {
  const column = head.findIndex((cell) => DEFAULT_COLUMN.test(cell));
  if (column > 0) return inRow(cells, column);
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(
        ({ 0: match, index }) =>
          !CONDITION.test(
            text
              .slice(0, index)
              .split(/[.。;；|]\s*/)
              .at(-1) + match,
          ),
      )
      .flatMap(({ 1: prop = '', 2: value = '', index }) => stated(prop, value, index)),
  );
}

/** In the row of a table, the name is the last lone code before the default. */
function inRow(cells: readonly string[], column: number): StatedDefault[] {
  const prop = cells.slice(0, column).findLast((cell) => /^`[a-z]\w*`$/.test(cell));
  const [, value] = new RegExp(`^${VALUE}${UNIT}$`).exec(cells[column] ?? '') ?? [];
  return prop === undefined || value === undefined ? [] : stated(prop.slice(1, -1), value, 0);
}

function stated(prop: string, value: string, index: number): StatedDefault[] {
  const name = nameIn(prop);
  const codes = codesIn(value);
  return name === null ? [] : [{ name, values: codes.length > 0 ? codes : [value], index }];
}

/**
 * Whether a documented default is the stated one.
 *
 * @returns null if the documented one is a sentence or an expression, which cannot be compared.
 */
export function isDefault(documented: string, values: readonly string[]): boolean | null {
  const text = documented.trim();
  if (/^\[.*\]$/s.test(text) && values.length > 1) {
    const listed = [...text.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, single, double]) => single ?? double ?? '');
    return listed.length === values.length && values.every((value) => listed.includes(plain(value)));
  }
  if (!/^(?:'[^']*'|"[^"]*"|-?[\d_.]+|\w+|\{.*\}|\[.*\])$/s.test(text)) return null;
  return values.length === 1 && plain(values[0] ?? '') === plain(text);
}

function plain(value: string): string {
  return value
    .trim()
    .replace(/^(['"])(.*)\1$/s, '$2')
    .replace(/(?<=\d)[,_](?=\d{3})/g, '')
    .replace(/(?<=\d)px$/, '')
    .replace(/["']/g, "'")
    .replace(/\s+/g, '');
}
