import { Converter } from 'opencc-js/t2cn';

/** The block of the characters that are common in Chinese text. */
const FIRST = 0x4e00;
const LAST = 0x9fff;

/**
 * The traditional forms of the characters that a text has, for `createFold`: each before its simplified form.
 *
 * Only these can be found, so the table of the whole script is not needed.
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
