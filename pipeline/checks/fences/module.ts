import ts from 'typescript';
import type { Excerpt, Fence } from './find.ts';
import { getFrame, wrap, type Form } from './form.ts';
import type { FreeNames } from './names.ts';

export interface FenceModule {
  text: string;
  /** Ambient declarations of packages that are not installed, for a separate file; empty for none. */
  ambient: string;
  /** Maps a position in the text to a line of the page's file. */
  getLine: (position: number) => number;
}

export interface Surroundings {
  packages: readonly string[];
  placeholders: ReadonlyMap<string, string>;
  names: FreeNames;
  isInstalled: (module: string) => boolean;
}

/**
 * Turns a fence into a module. The declarations from its comments come first, and a hidden line before them imports or
 * declares free names. A whole file may have no free names; a fence with imports gets placeholders only.
 */
export function createModule(fence: Fence, form: Form, around: Surroundings): FenceModule {
  const frame = getFrame(form, fence.type);
  const { ambient, declarations } = splitDeclarations(fence, around);
  const code = read(wrap(fence.code.text, frame), fence.language);
  const declared = read(declarations.map(({ text }) => text).join('\n'), 'ts');
  const isOwn = (name: string) => code.own.has(name) || declared.own.has(name);
  const free = [...declared.used, ...(form === 'module' ? [] : code.used)].filter((name) => !isOwn(name));
  const importable = new Set(form === 'imports' ? declared.used : free);
  const prelude = [...new Set(free)].map(
    (name) =>
      around.placeholders.get(name) ?? (importable.has(name) ? around.names.findImport(name, around.packages) : ''),
  );
  const excerpts = [
    { text: prelude.filter(Boolean).join(' '), line: fence.line },
    ...declarations,
    { text: frame.before, line: fence.line },
    fence.code,
    { text: frame.after, line: fence.line },
  ];
  return { ...join(excerpts), ambient };
}

function join(excerpts: readonly Excerpt[]): Pick<FenceModule, 'text' | 'getLine'> {
  const starts: number[] = [];
  let text = '';
  for (const excerpt of excerpts) {
    starts.push(text.length);
    text += `${excerpt.text}\n`;
  }
  return {
    text,
    getLine: (position) => {
      const at = starts.findLastIndex((start) => start <= position);
      const { text: own, line } = excerpts[at] ?? { text: '', line: 1 };
      return line + (own.slice(0, position - (starts[at] ?? 0)).match(/\n/g)?.length ?? 0);
    },
  };
}

/** Splits off packages that are not installed: TypeScript allows declaring them only in a file without imports. */
function splitDeclarations({ declarations }: Fence, { isInstalled }: Surroundings) {
  let ambient = '';
  const kept = declarations.map(({ text, line }): Excerpt => {
    const source = ts.createSourceFile('declarations.ts', text, ts.ScriptTarget.ESNext);
    const missing = source.statements.filter(
      (node) => ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name) && !isInstalled(node.name.text),
    );
    let rest = text;
    for (const { pos, end } of missing) {
      ambient += `${text.slice(pos, end)}\n`;
      rest = rest.slice(0, pos) + rest.slice(pos, end).replace(/[^\n]/g, ' ') + rest.slice(end);
    }
    return { text: rest, line };
  });
  return { ambient, declarations: kept };
}

/** Names that a text declares at the top level, and all identifiers in it. */
function read(text: string, language: Fence['language']): { own: Set<string>; used: Set<string> } {
  const source = ts.createSourceFile(`fence.${language}`, text, ts.ScriptTarget.ESNext);
  const own = new Set<string>();
  const used = new Set<string>();
  const addBinding = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) own.add(name.text);
    else for (const element of name.elements) if (ts.isBindingElement(element)) addBinding(element.name);
  };
  for (const node of source.statements) {
    if (ts.isVariableStatement(node)) node.declarationList.declarations.forEach(({ name }) => addBinding(name));
    else if (ts.isImportDeclaration(node)) importedNames(node).forEach((name) => own.add(name));
    else if (ts.isDeclarationStatement(node) && node.name && ts.isIdentifier(node.name)) own.add(node.name.text);
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { own, used };
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  const named = bindings ? (ts.isNamespaceImport(bindings) ? [bindings] : bindings.elements) : [];
  return [importClause, ...named].flatMap((clause) => (clause?.name ? [clause.name.text] : []));
}
