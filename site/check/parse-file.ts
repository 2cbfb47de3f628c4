import { parser } from '@lezer/javascript';
import { TSX } from '../kit/tsx.ts';

/** A file to check. */
export interface CodeFile {
  name: string;
  text: string;
}

export type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** A parsed file. */
export interface ParsedFile extends CodeFile {
  top: SyntaxNode;
  /** Whether it has types, by its name. */
  isTyped: boolean;
  /** Where its lines start. */
  starts: readonly number[];
}

const TS = parser.configure({ dialect: 'ts' });

/** Parses a file: TypeScript without JSX if its name ends in `.ts`, else with both. */
export function parseFile({ name, text }: CodeFile): ParsedFile {
  const language = /\.[cm]?ts$/.test(name) ? TS : TSX;
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return { name, text, top: language.parse(text).topNode, isTyped: !/\.[cm]?jsx?$/.test(name), starts };
}

export const readText = (file: ParsedFile, { from, to }: Pick<SyntaxNode, 'from' | 'to'>): string =>
  file.text.slice(from, to);

export function listChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The expression after a sign: of a declaration after `=`, of a property after `:`. */
export function getValue(node: SyntaxNode, sign: 'Equals' | ':'): SyntaxNode | null {
  return node.getChild(sign)?.nextSibling ?? null;
}

/** The text of a string without its quotes. */
export function readString(file: ParsedFile, node: SyntaxNode): string {
  return readText(file, node).slice(1, -1);
}

/** A key of an object: as it is written, or in quotes; null for a computed one and for a spread. */
export function getKey(file: ParsedFile, property: SyntaxNode): { node: SyntaxNode; name: string } | null {
  const [node] = listChildren(property);
  if (node?.name === 'PropertyDefinition') return { node, name: readText(file, node) };
  if (node?.name === 'String') return { node, name: readString(file, node) };
  return null;
}

/** The arguments of a call. */
export function listArguments(call: SyntaxNode): SyntaxNode[] {
  const list = call.getChild('ArgList');
  return list ? listChildren(list).filter(({ name }) => !/^[(),]$/.test(name)) : [];
}

/** Line and column of an offset, from 1. */
export function findPosition({ starts }: ParsedFile, offset: number): { line: number; column: number } {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
