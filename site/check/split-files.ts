import type { CodeFile } from './parse-file.ts';

/**
 * A line that names the file that follows: `// file: Orders.tsx`. Without the word, it may be any comment: only a plain
 * name counts. A name begins with no space, or a long line of spaces would take very long.
 */
const NAME_LINE = /^[ \t]*\/\/[ \t]*(?:file:[ \t]*(\S.*?\.[cm]?[jt]sx?)|([\w./@()[\]-]+\.[cm]?[jt]sx?))[ \t]*$/;

/** Splits a text at the lines that name files. Lines of a file are counted from the one after its name. */
export function splitFiles(text: string): CodeFile[] {
  const files: { name: string; lines: string[] }[] = [{ name: 'code.tsx', lines: [] }];
  for (const line of text.split(/\r?\n/)) {
    const [, named, name = named] = NAME_LINE.exec(line) ?? [];
    if (name === undefined) files.at(-1)?.lines.push(line);
    else files.push({ name, lines: [] });
  }
  const written = files.map(({ name, lines }) => ({ name, text: lines.join('\n') }));
  const uses = new Map<string, number>();
  return written
    .filter((file, at) => at > 0 || file.text.trim() !== '')
    .map((file) => ({ ...file, name: findFreeName(file.name, uses) }));
}

/** A name that no file before has, if need be with a number: findings tell files by their names. */
function findFreeName(name: string, uses: Map<string, number>): string {
  const count = (uses.get(name) ?? 0) + 1;
  uses.set(name, count);
  return count === 1 ? name : findFreeName(name.replace(/(?=\.\w+$)/, ` (${count})`), uses);
}
