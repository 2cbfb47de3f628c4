import * as v from 'valibot';
import type { Locale } from '../../../site/locales.ts';
import { parseJson } from '../../kit/parse-json.ts';
import { BuildError } from '../../kit/problems.ts';

/** A table beside a demo, `Name.zh.json`: texts in its code → their translations. */
export type TextTable = Readonly<Record<string, string>>;

const TABLE = v.record(v.string(), v.string());

/** The file of a demo's table. */
export function tableName(demo: string, locale: Locale): string {
  return `${demo}.${locale}.json`;
}

/** @throws BuildError for a text that is not a table. */
export function readTable(file: string, text: string): TextTable {
  const { success, output } = v.safeParse(TABLE, parseJson(file, text));
  if (!success) {
    const remedy = 'Write { "English text": "其译文" }.';
    throw new BuildError([{ file, message: 'It is not a table of texts.', remedy }]);
  }
  return output;
}
