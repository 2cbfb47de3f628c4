import * as v from 'valibot';
import type { Locale } from '../../site/locales.ts';
import { UserError } from '../kit/user-error.ts';

/** A table beside a demo, `Name.zh.json`: what a text of its code is in the other language. */
export type TextTable = Readonly<Record<string, string>>;

const TABLE = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** The file of a demo's table. */
export function tableName(demo: string, locale: Locale): string {
  return `${demo}.${locale}.json`;
}

/** @throws UserError for a text that is no table. */
export function readTable(file: string, text: string): TextTable {
  const { success, output } = v.safeParse(TABLE, text);
  if (!success) throw new UserError(`${file} is no table of texts. Write { "English text": "其译文" }.`);
  return output;
}
