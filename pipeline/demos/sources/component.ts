import ts from 'typescript';

/** A demo's source, of which `getText` and positions may be asked. */
export function parseDemo(code: string): ts.SourceFile {
  return ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** The component that a demo shows: the function that it exports by default. */
export function findComponent(source: ts.SourceFile): ts.FunctionDeclaration | undefined {
  return source.statements.find(
    (node): node is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(node) &&
      (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword),
  );
}
