import path from 'node:path';
import { LRUCache } from 'lru-cache';
import ts from 'typescript';
import { BuildError } from '../kit/problems.ts';
import type { Sources } from '../cache/sources.ts';

/** Stands for a side-effect import, which has no names: `import 'dayjs/locale/de'`. */
export const EFFECT = '';

/** Names imported from each package entry point: `@mui/material/Button` → `default`. */
export type PackageImports = Map<string, Set<string>>;

/** What a demo depends on. */
export interface DemoImports {
  packages: PackageImports;
  /** The demo and every file of ours that it imports, as absolute paths. */
  files: string[];
}

/** Value imports of a demo and of its relative imports. */
export async function readImports(sources: Sources, entry: string): Promise<DemoImports> {
  const packages: PackageImports = new Map([['react/jsx-runtime', new Set(['jsx', 'jsxs', 'Fragment'])]]);
  const files = new Set([entry]);
  for (const file of files) {
    const text = await sources.read(file);
    for (const [specifier, names] of parseImports(file, text)) {
      if (specifier.startsWith('.')) files.add(await resolveRelative(sources, file, specifier));
      else addNames(packages, specifier, names);
    }
  }
  return { packages, files: [...files] };
}

/** Merges the imports of one demo into those of all. */
export function addImports(into: PackageImports, imports: PackageImports): void {
  for (const [specifier, names] of imports) addNames(into, specifier, names);
}

function addNames(into: PackageImports, specifier: string, names: Iterable<string>): void {
  const known = into.get(specifier) ?? new Set<string>();
  for (const name of names) known.add(name);
  into.set(specifier, known);
}

/** Specifier and names of each import statement of a file, except stylesheets. */
export type ParsedImports = readonly (readonly [specifier: string, names: readonly string[]])[];

/** By text: most files are read for several demos, for each language, and again at every change. */
const known = new LRUCache<string, ParsedImports>({ max: 5000 });

export function parseImports(file: string, text: string): ParsedImports {
  const imports = known.get(text) ?? parse(file, text);
  known.set(text, imports);
  return imports;
}

function parse(file: string, text: string): ParsedImports {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return source.statements.flatMap((statement): [string, string[]][] => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const specifier = statement.moduleSpecifier.text;
    return specifier.endsWith('.css') ? [] : [[specifier, importedNames(statement, source)]];
  });
}

/** Resolves a relative import. @throws BuildError if there is no such file. */
export async function resolveRelative(sources: Sources, from: string, specifier: string): Promise<string> {
  const base = path.resolve(path.dirname(from), specifier);
  for (const file of [base, `${base}.tsx`, `${base}.ts`]) {
    const exists = await sources.read(file).then(
      () => true,
      () => false,
    );
    if (exists) return file;
  }
  const [before = ''] = (await sources.read(from)).split(`'${specifier}'`);
  throw new BuildError([
    {
      file: path.relative('', from),
      line: before.split('\n').length,
      message: `It imports "${specifier}", which is not a file beside it.`,
      remedy: 'Check the path.',
    },
  ]);
}

function importedNames(statement: ts.ImportDeclaration, source: ts.SourceFile): string[] {
  const clause = statement.importClause;
  if (!clause) return [EFFECT];
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const names: string[] = clause.name ? ['default'] : [];
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) names.push(...listNamesUsed(bindings.name.text, source));
  if (bindings && ts.isNamedImports(bindings)) {
    for (const element of bindings.elements) {
      if (!element.isTypeOnly) names.push((element.propertyName ?? element.name).text);
    }
  }
  return names;
}

/** Properties read from a namespace in value positions: `React.useState`, but not the type `React.MouseEvent`. */
function listNamesUsed(namespace: string, source: ts.SourceFile): string[] {
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
