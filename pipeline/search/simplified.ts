import { Converter } from 'opencc-js/t2cn';

/** Unicode block of the common Chinese characters. */
const FIRST = 0x4e00;
const LAST = 0x9fff;

/**
 * Traditional forms of the characters in a text, for `createFold`: each followed by its simplified form.
 *
 * Only these characters can be found, so the table need not cover the whole script.
 */
export function traditionalForms(text: string): string {
  const simplify = Converter({ from: 't', to: 'cn' });
  const known = new Set(text);
  let pairs = '';
  for (let code = FIRST; code <= LAST; code += 1) {
    const character = String.fromCharCode(code);
    const simple = simplify(character);
    if (simple !== character && known.has(simple)) pairs += character + simple;
  }
  return pairs;
}
