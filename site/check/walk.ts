import { findDeclared, getCallee, listResults, type Bindings, type ImportedName } from './bindings.ts';
import { findPosition, listArguments, readText, type ParsedFile, type SyntaxNode } from './parse-file.ts';
import type { CheckResult, Finding, UncheckedReason } from './findings.ts';
import type { CheckIndex, CheckedPackage, EntryTable, LibraryTable } from './tables.ts';
import type { Upgrade } from './releases.ts';

/** A library that the code imports, and the tables that have been read of it. */
export interface OpenLibrary {
  table: LibraryTable;
  /** Undefined as long as it has not been read: whoever asks for it makes that happen. */
  findEntry: (name: string) => EntryTable | undefined;
}

/** An entry, as code with an import of some plan sees it. */
export interface SeenEntry {
  entry: EntryTable;
  library: OpenLibrary;
  plan: CheckedPackage['plan'];
}

/** What the check of one file knows and finds. */
export interface Walk {
  file: ParsedFile;
  bindings: Bindings;
  upgrade: Upgrade;
  index: CheckIndex;
  /** The library of an import; undefined if it is another one. */
  findLibrary: (source: string) => OpenLibrary | undefined;
  /** Libraries whose names may stand in strings and in a theme. */
  libraries: readonly OpenLibrary[];
  result: CheckResult;
}

/** The package that an import is from, and the entry point below it: `['@mui/x-charts', 'BarChart']`. */
export function splitSource(source: string): readonly [name: string, entryPoint: string] {
  const [scope = '', name = '', ...rest] = source.split('/');
  return [`${scope}/${name}`, rest.join('/')];
}

export function report(
  { file, result }: Pick<Walk, 'file' | 'result'>,
  node: Pick<SyntaxNode, 'from' | 'to'>,
  found: Omit<Finding, 'file' | 'line' | 'column' | 'from' | 'length'>,
): void {
  const { from, to } = node;
  const isKnown = result.findings.some(
    (one) => one.file === file.name && one.from === from && one.kind === found.kind && one.name === found.name,
  );
  if (isKnown) return;
  result.findings.push({ ...found, file: file.name, ...findPosition(file, from), from, length: to - from });
}

export function skip({ file, result }: Walk, node: SyntaxNode, reason: UncheckedReason, name: string): void {
  const { line } = findPosition(file, node.from);
  const isKnown = result.unchecked.some((one) => one.file === file.name && one.line === line && one.name === name);
  if (!isKnown) result.unchecked.push({ file: file.name, line, reason, name });
}

/** The entry of an exported name: of a component, of its props, of an interface. */
export function seeEntry(
  { findLibrary, index }: Walk,
  { source, name }: Pick<ImportedName, 'source' | 'name'>,
): SeenEntry | undefined {
  const library = findLibrary(source);
  const stable = name.replace(/^unstable_/i, '');
  const entry = library?.findEntry(library.table.aliases[stable] ?? stable);
  const plan = index.packages[splitSource(source)[0]]?.plan ?? null;
  return library && entry && { library, entry, plan };
}

/** The import that an expression leads to, through `styled`, `memo` and other names for it. */
export function findImport(
  walk: Walk,
  node: SyntaxNode | null,
  depth = 0,
): Pick<ImportedName, 'source' | 'name'> | undefined {
  if (!node || depth > 5) return undefined;
  const { file, bindings } = walk;
  if (/^(?:VariableName|JSXIdentifier|TypeName)$/.test(node.name)) {
    const name = readText(file, node);
    return bindings.imported.get(name) ?? findImport(walk, findDeclared(bindings, name, node), depth + 1);
  }
  if (/^(?:JSXMemberExpression|MemberExpression|IndexedType)$/.test(node.name)) {
    const all = node.firstChild && bindings.imported.get(readText(file, node.firstChild));
    return all?.name === '*' && node.lastChild
      ? { source: all.source, name: readText(file, node.lastChild) }
      : undefined;
  }
  if (node.name === 'TaggedTemplateExpression') return findImport(walk, node.firstChild, depth + 1);
  if (node.name !== 'CallExpression') return undefined;
  if (node.firstChild?.name === 'CallExpression') return findImport(walk, node.firstChild, depth + 1);
  return /^(?:styled|memo|withStyles)$/.test(getCallee(file, node))
    ? findImport(walk, listArguments(node)[0] ?? null, depth + 1)
    : undefined;
}

/** What a hook returns, where it is called or where a variable has it. */
export function seeReturned(walk: Walk, node: SyntaxNode | null): SeenEntry | undefined {
  const value = node?.name === 'VariableName' ? findDeclared(walk.bindings, readText(walk.file, node), node) : node;
  const hook = value?.name === 'CallExpression' ? findImport(walk, value.firstChild) : undefined;
  return hook && /^use[A-Z]/.test(hook.name)
    ? seeEntry(walk, { ...hook, name: `U${hook.name.slice(1)}ReturnValue` })
    : undefined;
}

/** The literals that a value may be: through variables, hooks that keep a value, and what functions return. */
export function resolveValues(
  { file, bindings }: Pick<Walk, 'file' | 'bindings'>,
  node: SyntaxNode | null,
  depth = 0,
): SyntaxNode[] {
  if (!node || depth > 8) return [];
  const follow = (next: SyntaxNode | null | undefined) => resolveValues({ file, bindings }, next ?? null, depth + 1);
  switch (node.name) {
    case 'VariableName': {
      const declared = findDeclared(bindings, readText(file, node), node);
      return declared ? follow(declared) : [node];
    }
    case 'JSXEscape':
    case 'ParenthesizedExpression':
      return follow(node.firstChild?.nextSibling);
    case 'ConditionalExpression':
      return [node.getChild('LogicOp')?.nextSibling, node.lastChild].flatMap(follow);
    case 'BinaryExpression':
      return node.getChild('as') || node.getChild('satisfies') ? follow(node.firstChild) : [node];
    case 'CallExpression': {
      const [first] = listArguments(node);
      const name = getCallee(file, node);
      if (/^use(?:State|Ref)$/.test(name)) return follow(first);
      if (/^useMemo$|\.(?:map|flatMap)$/.test(name)) return first ? listResults(first).flatMap(follow) : [];
      return [node];
    }
    default:
      return [node];
  }
}
