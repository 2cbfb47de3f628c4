import { StreamLanguage, type StreamParser } from '@codemirror/language';
import { css } from '@codemirror/legacy-modes/mode/css';
import { json } from '@codemirror/legacy-modes/mode/javascript';
import { shell } from '@codemirror/legacy-modes/mode/shell';
import { toml } from '@codemirror/legacy-modes/mode/toml';
import { html } from '@codemirror/legacy-modes/mode/xml';
import { highlightCode, tags } from '@lezer/highlight';
import { CODE_CLASSES, TSX } from '../../site/kit/tsx.ts';
import { escapeText } from '../../site/kit/escape-html.ts';

/** Fence languages and the parser for each; null for plain text. */
const PARSERS = new Map<string, Pick<typeof TSX, 'parse'> | null>([
  ['tsx', TSX],
  ['ts', TSX],
  ['jsx', TSX],
  ['js', TSX],
  ['bash', createParser(shell)],
  ['css', createParser(css)],
  ['html', createParser(html)],
  ['json', createParser(json)],
  ['toml', createParser(toml)],
  ['diff', TSX],
  ['text', null],
]);

export const LANGUAGES: readonly string[] = [...PARSERS.keys()];

function createParser(mode: StreamParser<unknown>): Pick<typeof TSX, 'parse'> {
  // The mode for TOML names keys by a word that is not among those of CodeMirror.
  const tokenTable = { property: tags.propertyName };
  return StreamLanguage.define({ ...mode, tokenTable }).parser;
}

/** Highlights code with the parsers and classes of the editor. @returns HTML of each line. */
export function highlight(code: string, language: string): string[] {
  const parser = PARSERS.get(language);
  if (!parser) return code.split('\n').map(escapeText);
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
