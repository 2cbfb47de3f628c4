import ts from 'typescript';
import type { Locale } from '../../../site/locales.ts';
import { BuildError } from '../../kit/problems.ts';
import type { DemoFiles } from '../find-demos.ts';
import { tableName, type TextTable } from './text-table.ts';

export interface ImportedFile {
  text: string;
  /** The table's path, relative to the repository root. */
  tableFile: string;
  table: TextTable;
}

/**
 * A demo with its texts in another language; itself where there is no table for it. The demo's code has the texts of the
 * files that it imports too, so that it finds in their data what it looks for.
 *
 * @param imported The imported files that have a table, by absolute path.
 * @throws BuildError for a text that no code has, and for one that two tables translate differently.
 */
export function translateDemo(
  demo: DemoFiles,
  locale: Locale,
  imported: ReadonlyMap<string, ImportedFile> = new Map(),
): DemoFiles {
  const own = demo.tables[locale];
  if (!own && imported.size === 0) return demo;
  const ownFile = demo.file.replace(/[^/]*$/, tableName(demo.name, locale));
  const table = mergeTables([...[...imported.values()], ...(own ? [{ tableFile: ownFile, table: own }] : [])]);
  const used = new Set<string>();
  const sources = Object.entries(demo.sources).map(([styling, code]) => [styling, translateCode(code, table, used)]);
  refuseUnused(ownFile, own ?? {}, used);
  const texts = [...imported].map(([file, one]) => [file, translateImported(one)] as const);
  return {
    ...demo,
    sources: Object.fromEntries(sources) as DemoFiles['sources'],
    ...(demo.runs !== undefined && { runs: translateCode(demo.runs, table, used) }),
    imported: new Map(texts),
  };
}

function translateImported({ text, tableFile, table }: ImportedFile): string {
  const used = new Set<string>();
  const translated = translateCode(text, table, used);
  refuseUnused(tableFile, table, used);
  return translated;
}

/** @throws BuildError for a text that has two translations: code and data would no longer be equal. */
function mergeTables(tables: readonly Pick<ImportedFile, 'tableFile' | 'table'>[]): TextTable {
  const merged = new Map<string, { text: string; tableFile: string }>();
  for (const { tableFile, table } of tables) {
    for (const [key, text] of Object.entries(table)) {
      const other = merged.get(key);
      if (other && other.text !== text)
        throw new BuildError([
          {
            file: tableFile,
            message: `It translates ${JSON.stringify(key)} as "${text}", and ${other.tableFile} as "${other.text}".`,
            remedy: 'Use one translation, because the demo looks for this text in the data.',
          },
        ]);
      merged.set(key, { text, tableFile });
    }
  }
  return Object.fromEntries([...merged].map(([key, { text }]) => [key, text]));
}

/** A range of code, and its replacement. */
interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Full-width punctuation has its space in itself, so none stands beside it. */
const FULL_WIDTH = '[，。、：；？！（）《》“”]';
const BEGINS_FULL_WIDTH = new RegExp(`^${FULL_WIDTH}`);
const ENDS_FULL_WIDTH = new RegExp(`${FULL_WIDTH}$`);

/**
 * The code of a demo with its texts in another language. A key is the whole of a string, of a template between its marks, of
 * the text between two tags, its white space as single spaces, or of a property's name that begins with a capital: a record
 * is looked up by words (`{ Open: 'success' }`). Imports are not translated. Between full-width punctuation at either end of
 * a translated text between tags and what stands beside it, white space is dropped.
 *
 * @param used Receives the keys found in the code.
 */
export function translateCode(code: string, table: TextTable, used: Set<string>): string {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const replacements: Replacement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const literal = toLiteral(node, source);
    const translation = findTranslation(literal, table);
    if (literal && translation !== undefined) {
      used.add(literal.key);
      const range = ts.isJsxText(node) ? withSpaces(node, literal, translation) : literal;
      replacements.push({ start: range.start, end: range.end, text: literal.write(translation) });
    } else if (isDroppedSpace(node, source, table)) {
      replacements.push({ start: node.getStart(source), end: node.end, text: '' });
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

function findTranslation(literal: Literal | null, table: TextTable): string | undefined {
  return literal && Object.hasOwn(table, literal.key) ? table[literal.key] : undefined;
}

/** The range of a text between tags, with the white space that its translation has no use for. */
function withSpaces(node: ts.JsxText, { start, end }: Literal, translation: string): { start: number; end: number } {
  // White space with a line break shows nothing, and is the code's indentation.
  const [before, after] = [node.text.slice(0, start - node.pos), node.text.slice(end - node.pos)];
  return {
    start: BEGINS_FULL_WIDTH.test(translation) && !before.includes('\n') ? node.pos : start,
    end: ENDS_FULL_WIDTH.test(translation) && !after.includes('\n') ? node.end : end,
  };
}

/** Whether a node is `{' '}` beside full-width punctuation of a translated text. */
function isDroppedSpace(node: ts.Node, source: ts.SourceFile, table: TextTable): boolean {
  const isSpace =
    ts.isJsxExpression(node) &&
    !!node.expression &&
    ts.isStringLiteral(node.expression) &&
    !node.expression.text.trim();
  if (!isSpace || !(ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) return false;
  const { children } = node.parent;
  const index = children.indexOf(node);
  const translate = (beside: ts.JsxChild | undefined) =>
    (beside && ts.isJsxText(beside) && findTranslation(toLiteral(beside, source), table)) || '';
  return ENDS_FULL_WIDTH.test(translate(children[index - 1])) || BEGINS_FULL_WIDTH.test(translate(children[index + 1]));
}

/** @throws BuildError that names each key of a table that is not in the code. @param file The table. */
export function refuseUnused(file: string, table: TextTable, used: ReadonlySet<string>): void {
  const unused = Object.keys(table).filter((key) => !used.has(key));
  if (unused.length === 0) return;
  throw new BuildError([
    {
      file,
      message: `It translates texts that the code does not have: ${unused.map((key) => JSON.stringify(key)).join(', ')}.`,
      remedy:
        'A key is the whole of a string, of a template, of the text between two tags, or of a property’s capitalized name. Fix it, or remove it.',
    },
  ]);
}

/** A text in the code: its position, its key in a table, and how to write a translation there. */
interface Literal {
  key: string;
  start: number;
  end: number;
  write: (text: string) => string;
}

function toLiteral(node: ts.Node, source: ts.SourceFile): Literal | null {
  if (ts.isJsxText(node)) {
    const key = node.text.trim();
    const start = node.pos + node.text.indexOf(key);
    return { key: key.replace(/\s+/g, ' '), start, end: start + key.length, write: String };
  }
  const place = { start: node.getStart(source), end: node.end };
  if (isCapitalizedName(node)) return { ...place, key: node.text, write: quoted };
  if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return { ...place, key: node.getText(source).slice(1, -1), write: (text) => `\`${text}\`` };
  if (!ts.isStringLiteral(node)) return null;
  return ts.isJsxAttribute(node.parent)
    ? { ...place, key: node.text, write: (text) => `"${text.replaceAll('"', '&quot;')}"` }
    : { ...place, key: node.text, write: quoted };
}

/** Props and options begin with a small letter, and are never translated. */
function isCapitalizedName(node: ts.Node): node is ts.Identifier {
  return (
    ts.isIdentifier(node) &&
    ts.isPropertyAssignment(node.parent) &&
    node.parent.name === node &&
    /^[A-Z]/.test(node.text)
  );
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}
