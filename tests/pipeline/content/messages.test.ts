import { expect, it } from 'vitest';
import { parseMessages } from '../../../pipeline/content/load-messages.ts';
import { BuildError } from '../../../pipeline/kit/problems.ts';

it.each([
  ['a comma too many', '{\n  "a": "b",\n}', 'locales/zh.json:3: It is not JSON: '],
  ['a text that does not end', '{\n  "a": "b\n}', 'locales/zh.json:2: It is not JSON: '],
  ['nothing', '', 'locales/zh.json:1: It is not JSON: '],
])('a locale file with %s is rejected with file and line', (_name, text, message) => {
  expect(() => parseMessages('zh', text)).toThrow(BuildError);
  expect(() => parseMessages('zh', text)).toThrow(message);
});
