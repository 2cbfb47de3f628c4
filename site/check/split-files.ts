import type { CodeFile } from './parse-file.ts';

/** A line that names the file that follows: `// file: Orders.tsx`. */
const NAME_LINE = /^[ \t]*\/\/[ \t]*(?:file:[ \t]*)?([\w./@()[\]-]+\.[cm]?[jt]sx?)[ \t]*$/;

/** Splits a text at the lines that name files. Lines of a file are counted from the one after its name. */
export function splitFiles(text: string): CodeFile[] {
  const files: { name: string; lines: string[] }[] = [{ name: 'code.tsx', lines: [] }];
  for (const line of text.split(/\r?\n/)) {
    const name = NAME_LINE.exec(line)?.[1];
    if (name === undefined) files.at(-1)?.lines.push(line);
    else files.push({ name, lines: [] });
  }
  const written = files.map(({ name, lines }) => ({ name, text: lines.join('\n') }));
  return written.filter((file, at) => at > 0 || file.text.trim() !== '');
}
