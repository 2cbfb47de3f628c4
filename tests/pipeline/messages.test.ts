import { expect, it } from 'vitest';
import { parseMessages } from '../../pipeline/kit/messages.ts';
import { UserError } from '../../pipeline/kit/user-error.ts';

it.each([
  ['a comma too many', '{\n  "a": "b",\n}', 'locales/zh.json:3 is no JSON: '],
  ['a text that does not end', '{\n  "a": "b\n}', 'locales/zh.json:2 is no JSON: '],
  ['nothing', '', 'locales/zh.json:1 is no JSON: '],
])('a locale file with %s is rejected with file and line', (_name, text, message) => {
  expect(() => parseMessages('zh', text)).toThrow(UserError);
  expect(() => parseMessages('zh', text)).toThrow(message);
});
