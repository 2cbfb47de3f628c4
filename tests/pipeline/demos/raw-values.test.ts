import { expect, it } from 'vitest';
import { findRawValue } from '../../../pipeline/demos/raw-values.ts';

it.each([
  ['<p>of <!-- -->undefined</p>', 'of undefined'],
  ['<p>1–NaN of undefined</p>', '1–NaN of undefined'],
  ['<span aria-label="null stars"></span>', 'null stars'],
  ['<img alt="[object Object]">', '[object Object]'],
  ['<td>Invalid Date</td>', 'Invalid Date'],
  ['<b>{count} rows</b>', '{count} rows'],
])('a text of %s is a value that nobody meant to show', (html, text) => {
  expect(findRawValue(html, 'const rows = [];')).toBe(text);
});

it('a demo may speak of the values in its code', () => {
  expect(findRawValue('<p>Selected: null</p>', 'useState(null)')).toBeUndefined();
  expect(findRawValue('<p>NaN, undefined</p>', "const text = 'NaN'")).toBe('NaN, undefined');
});

it('what nobody sees or hears may have them', () => {
  const html = '<style>.a{order:NaN}</style><button value="[object Object]" data-id="undefined">Nullable</button>';
  expect(findRawValue(html, '')).toBeUndefined();
});
