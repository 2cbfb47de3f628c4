/** A row of the table of terms in `docs/writing.md`. */
export interface Term {
  english: string;
  /** All accepted Chinese forms; the first is preferred. */
  chinese: readonly string[];
  /** Forms to avoid: English ones in English pages, Chinese ones in Chinese pages. */
  avoid: readonly string[];
}

const HEADER = '| English | Chinese | Not |';

/**
 * Parses the table of terms.
 *
 * @param writing The text of `docs/writing.md`.
 * @throws Error if the table or a Chinese term is missing.
 */
export function parseGlossary(writing: string): Term[] {
  const lines = writing.split('\n');
  const start = lines.indexOf(HEADER);
  if (start === -1) throw new Error(`docs/writing.md has no table that begins with "${HEADER}".`);
  const rows = lines.slice(start + 2);
  const end = rows.findIndex((row) => !row.startsWith('|'));
  return rows.slice(0, end === -1 ? undefined : end).map((row) => {
    const [english = '', chinese = '', avoid = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (english === '' || chinese === '')
      throw new Error(`docs/writing.md: the term "${row}" needs English and Chinese.`);
    return { english, chinese: forms(chinese), avoid: avoid.split(', ').filter(Boolean) };
  });
}

/** `数据表格 (Data Grid)`: with the English name on first use, then either form alone. */
function forms(cell: string): string[] {
  const [, chinese, english] = /^(.*?) \((.*)\)$/.exec(cell) ?? [];
  return chinese && english ? [chinese, english] : [cell];
}

/** Whether a text contains Han characters. A form to avoid that does is meant for Chinese pages. */
export function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** Forms to avoid, as `textlint-rule-terminology` takes them: pattern and replacement, plurals included. */
export function terminology(glossary: readonly Term[]): [pattern: string, replacement: string][] {
  return glossary.flatMap(({ english, avoid }) =>
    avoid
      .filter((form) => !isChinese(form))
      .map((form): [string, string] => [`${RegExp.escape(form)}(e?s)?`, `${english}$1`]),
  );
}
