import { StreamLanguage, type StreamParser } from '@codemirror/language';
import { css } from '@codemirror/legacy-modes/mode/css';
import { json } from '@codemirror/legacy-modes/mode/javascript';
import { shell } from '@codemirror/legacy-modes/mode/shell';
import { toml } from '@codemirror/legacy-modes/mode/toml';
import { html } from '@codemirror/legacy-modes/mode/xml';
import { highlightCode, tags } from '@lezer/highlight';
import { LRUCache } from 'lru-cache';
import { CODE_CLASSES, TSX } from '../../site/kit/tsx.ts';
import { escapeText } from '../../site/kit/escape-html.ts';

/** Lines of HTML by code, of what was highlighted last: demos share files, and their variants have the same preview. */
type Highlighted = LRUCache<string, string[]>;

type Parser = Pick<typeof TSX, 'parse'>;

const tsx = createHighlighted(TSX);

/** Fence languages; null for plain text. */
const HIGHLIGHTED = new Map<string, Highlighted | null>([
  ['tsx', tsx],
  ['ts', tsx],
  ['jsx', tsx],
  ['js', tsx],
  ['bash', createHighlighted(createParser(shell))],
  ['css', createHighlighted(createParser(css))],
  ['html', createHighlighted(createParser(html))],
  ['json', createHighlighted(createParser(json))],
  ['toml', createHighlighted(createParser(toml))],
  ['diff', tsx],
  ['text', null],
]);

export const LANGUAGES: readonly string[] = [...HIGHLIGHTED.keys()];

function createHighlighted(parser: Parser): Highlighted {
  return new LRUCache<string, string[]>({ max: 50, memoMethod: (code) => highlightWith(parser, code) });
}

function createParser(mode: StreamParser<unknown>): Parser {
  // The mode for TOML names keys by a word that is not among those of CodeMirror.
  const tokenTable = { property: tags.propertyName };
  return StreamLanguage.define({ ...mode, tokenTable }).parser;
}

/** Highlights code with the parsers and classes of the editor. @returns HTML of each line. */
export function highlight(code: string, language: string): readonly string[] {
  return HIGHLIGHTED.get(language)?.memo(code) ?? code.split('\n').map(escapeText);
}

function highlightWith(parser: Parser, code: string): string[] {
  let runs: Run[] = [];
  const lines = [runs];
  highlightCode(
    code,
    parser.parse(code),
    CODE_CLASSES,
    (text, className) => addText(runs, text, className),
    () => lines.push((runs = [])),
  );
  return lines.map(lineHtml);
}

/** Text of one class; without a class if it is empty. */
interface Run {
  text: string;
  className: string;
}

/** Adds text to the last run if it has its class. White space joins any run: it has no colour. */
function addText(runs: Run[], text: string, className: string): void {
  const last = runs.at(-1);
  if (last && (last.className === className || text.trim() === '')) last.text += text;
  else runs.push({ text, className });
}

function lineHtml(runs: readonly Run[]): string {
  return runs
    .map(({ className, text }) => (className ? `<i class=${className}>${escapeText(text)}</i>` : escapeText(text)))
    .join('');
}
