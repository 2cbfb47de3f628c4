import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

/** Stands for an import without names, which is made for its effects: `import 'dayjs/locale/de'`. */
export const EFFECT = '';

/** Names that are imported from each package entry point: `@mui/material/Button` → `default`. */
export type PackageImports = Map<string, Set<string>>;

/** The value imports of a demo, its relative files included. */
export async function collectImports(entry: string, into: PackageImports, seen = new Set<string>()): Promise<void> {
  if (seen.has(entry)) return;
  seen.add(entry);
  const source = ts.createSourceFile(entry, await readFile(entry, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const specifier = statement.moduleSpecifier.text;
    if (specifier.endsWith('.css')) continue;
    if (specifier.startsWith('.')) {
      await collectImports(await resolveRelative(entry, specifier), into, seen);
      continue;
    }
    const names = into.get(specifier) ?? new Set<string>();
    for (const name of importedNames(statement, source)) names.add(name);
    into.set(specifier, names);
  }
  addJsxRuntime(into);
}

/** The file that a relative import names. @throws Error when there is none. */
export async function resolveRelative(from: string, specifier: string): Promise<string> {
  const base = path.resolve(path.dirname(from), specifier);
  for (const file of [base, `${base}.tsx`, `${base}.ts`]) {
    const exists = await readFile(file).then(() => true, () => false);
    if (exists) return file;
  }
  throw new Error(`${from} imports "${specifier}", which is not a file beside it. Check the path.`);
}

function importedNames(statement: ts.ImportDeclaration, source: ts.SourceFile): string[] {
  const clause = statement.importClause;
  if (!clause) return [EFFECT];
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const names: string[] = clause.name ? ['default'] : [];
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) names.push(...namesUsedOf(bindings.name.text, source));
  if (bindings && ts.isNamedImports(bindings)) {
    for (const element of bindings.elements) {
      if (!element.isTypeOnly) names.push((element.propertyName ?? element.name).text);
    }
  }
  return names;
}

/** Properties read of a namespace in value positions: `React.useState`, not the type `React.MouseEvent`. */
function namesUsedOf(namespace: string, source: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === namespace) {
      names.push(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function addJsxRuntime(into: PackageImports): void {
  into.set('react/jsx-runtime', new Set(['jsx', 'jsxs', 'Fragment']));
}
