import { LRUCache } from 'lru-cache';
import ts from 'typescript';

/** Sources by their text: each of a demo's few is looked at several times, one demo after the other. */
const parsed = new LRUCache<string, ts.SourceFile>({ max: 10 });

/** A demo's source, of which `getText` and positions may be asked. */
export function parseDemo(code: string): ts.SourceFile {
  const source =
    parsed.get(code) ?? ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  parsed.set(code, source);
  return source;
}

/** The component that a demo shows: the function that it exports by default. */
export function findComponent(source: ts.SourceFile): ts.FunctionDeclaration | undefined {
  return source.statements.find(
    (node): node is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(node) &&
      (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword),
  );
}
