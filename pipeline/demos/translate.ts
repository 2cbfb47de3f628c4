import ts from 'typescript';
import type { Locale } from '../../site/locales.ts';
import { UserError } from '../kit/user-error.ts';
import type { DemoFiles } from './find.ts';
import { tableName, type TextTable } from './text-table.ts';

/** A demo with its texts in another language; itself where there is no table for it. @throws UserError for a text that it does not have. */
export function translateDemo(demo: DemoFiles, locale: Locale): DemoFiles {
  const table = demo.tables[locale];
  if (!table) return demo;
  const used = new Set<string>();
  const sources = Object.entries(demo.sources).map(([styling, code]) => [styling, translateCode(code, table, used)]);
  refuseUnused(demo.file.replace(/[^/]*$/, tableName(demo.name, locale)), table, used);
  return { ...demo, sources: Object.fromEntries(sources) as DemoFiles['sources'] };
}

/** A stretch of code, and what stands in its place. */
interface Replacement {
  start: number;
  end: number;
  text: string;
}

/**
 * The code of a demo with its texts in another language. A key is the whole of a string, of a template between its marks, or
 * of the text between two tags, its white space as single blanks. Imports stay.
 *
 * @param used Is given the keys that the code has.
 */
export function translateCode(code: string, table: TextTable, used: Set<string>): string {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const replacements: Replacement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const literal = literalOf(node, source);
    const translation = literal && Object.hasOwn(table, literal.key) ? table[literal.key] : undefined;
    if (literal && translation !== undefined) {
      used.add(literal.key);
      replacements.push({ start: literal.start, end: literal.end, text: literal.write(translation) });
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return replacements.reduceRight(
    (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
    code,
  );
}

/** @throws UserError that names each key of a table which stands nowhere in the demo. @param file The table. */
function refuseUnused(file: string, table: TextTable, used: ReadonlySet<string>): void {
  const unused = Object.keys(table).filter((key) => !used.has(key));
  if (unused.length === 0) return;
  throw new UserError(
    `${file} translates texts that the demo does not have: ${unused.map((key) => JSON.stringify(key)).join(', ')}. ` +
      'A key is the whole of a string, of a template, or of the text between two tags. Mend it, or remove it.',
  );
}

/** What a node says, if it is a text: where it stands, its key in a table, and how a translation is written there. */
interface Literal {
  key: string;
  start: number;
  end: number;
  write: (text: string) => string;
}

function literalOf(node: ts.Node, source: ts.SourceFile): Literal | null {
  if (ts.isJsxText(node)) {
    const key = node.text.trim();
    const start = node.pos + node.text.indexOf(key);
    return { key: key.replace(/\s+/g, ' '), start, end: start + key.length, write: String };
  }
  const place = { start: node.getStart(source), end: node.end };
  if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return { ...place, key: node.getText(source).slice(1, -1), write: (text) => `\`${text}\`` };
  if (!ts.isStringLiteral(node)) return null;
  return ts.isJsxAttribute(node.parent)
    ? { ...place, key: node.text, write: (text) => `"${text.replaceAll('"', '&quot;')}"` }
    : { ...place, key: node.text, write: (text) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'` };
}
