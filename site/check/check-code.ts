import { findParameterType, getCallee, readBindings } from './bindings.ts';
import { checkElement, checkForm, checkObject, checkPart, checkTheme } from './check-parts.ts';
import { checkImport, checkMember, checkSelectors, checkTypeArguments } from './check-names.ts';
import {
  getKey,
  getValue,
  listArguments,
  listChildren,
  parseFile,
  readText,
  type CodeFile,
  type SyntaxNode,
} from './parse-file.ts';
import type { CheckResult } from './findings.ts';
import type { Upgrade } from './releases.ts';
import type { CheckIndex, EntryTable, LibraryTable, ReadTable } from './tables.ts';
import {
  findImport,
  seeEntry,
  seeReturned,
  skip,
  splitSource,
  type OpenLibrary,
  type SeenEntry,
  type Walk,
} from './walk.ts';

export interface CheckInput {
  files: readonly CodeFile[];
  upgrade: Upgrade;
  index: CheckIndex;
  /** Reads a table. Only those of what the code has are asked for. */
  read: ReadTable;
}

/** How often tables that turn out to be needed are read, before the check goes without the rest. */
const MAX_ROUNDS = 6;

/** Finds what an upgrade changes in code. */
export async function checkCode({ files, upgrade, index, read }: CheckInput): Promise<CheckResult> {
  const parsed = files.map((file) => {
    const one = parseFile(file);
    return { file: one, bindings: readBindings(one) };
  });
  const libraries = await openLibraries(index, files, read);
  for (let round = 0; ; round += 1) {
    const missing = new Set<string>();
    const result: CheckResult = { findings: [], unchecked: [], checked: 0 };
    const opened = [...libraries].map(([address, { table, entries }]): [string, OpenLibrary] => {
      const findEntry = (name: string) => {
        const file = table.entries[name];
        if (file !== undefined && !entries.has(file)) missing.add(file);
        return entries.get(file ?? '');
      };
      return [address, { table, findEntry }];
    });
    const byAddress = new Map(opened);
    const findLibrary = (source: string) => byAddress.get(index.packages[splitSource(source)[0]]?.library ?? '');
    for (const one of parsed) {
      walkFile({ ...one, upgrade, index, findLibrary, libraries: [...byAddress.values()], result });
    }
    if (missing.size === 0 || round === MAX_ROUNDS) return sortResult(result, files);
    const tables = await Promise.all([...missing].map(async (file) => [file, await read<EntryTable>(file)] as const));
    for (const [file, table] of tables) for (const { entries } of libraries.values()) entries.set(file, table);
  }
}

type ReadLibraries = Map<string, { table: LibraryTable; entries: Map<string, EntryTable> }>;

/**
 * The libraries that the code imports, with the entries that it names. A style sheet or a theme without imports may be of
 * any library.
 */
async function openLibraries(index: CheckIndex, files: readonly CodeFile[], read: ReadTable): Promise<ReadLibraries> {
  const code = files.map(({ text }) => text).join('\n');
  const named = Object.entries(index.packages).filter(([name]) => code.includes(name));
  const used = named.length > 0 || !/\bMui[A-Z]/.test(code) ? named : Object.entries(index.packages);
  const words = new Set(code.match(/\w+/g));
  const open = async (address: string) => {
    const table = await read<LibraryTable>(address);
    const names = [...words].flatMap((word) => table.entries[table.aliases[word] ?? word] ?? []);
    const entries = await Promise.all(
      [...new Set(names)].map(async (file) => [file, await read<EntryTable>(file)] as const),
    );
    return [address, { table, entries: new Map(entries) }] as const;
  };
  return new Map(await Promise.all([...new Set(used.map(([, { library }]) => library))].map(open)));
}

function sortResult({ findings, unchecked, checked }: CheckResult, files: readonly CodeFile[]): CheckResult {
  const order = new Map(files.map(({ name }, at) => [name, at]));
  const compare = (a: { file: string; line: number }, b: { file: string; line: number }) =>
    (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) || a.line - b.line;
  return {
    findings: findings.sort((a, b) => compare(a, b) || a.column - b.column),
    unchecked: unchecked.sort(compare),
    checked,
  };
}

function walkFile(walk: Walk): void {
  for (const imported of walk.bindings.imports) checkImport(walk, imported);
  // A node is made only where it is needed: there are thousands.
  walk.file.top.cursor().iterate((ref) => CHECKS[ref.name]?.(walk, ref.node));
}

/** What is checked at each kind of node. */
const CHECKS: Readonly<Record<string, (walk: Walk, node: SyntaxNode) => void>> = {
  JSXOpenTag: checkTag,
  JSXSelfClosingTag: checkTag,
  ParameterizedType: checkTypeArguments,
  InstantiationExpression: checkTypeArguments,
  ObjectPattern: checkPattern,
  MemberExpression: checkMember,
  String: checkSelectors,
  TemplateString: checkSelectors,
  JSXAttributeValue: checkSelectors,
  VariableDeclaration: checkDeclaration,
  BinaryExpression: checkAssertion,
  CallExpression: checkCall,
  ArrowFunction: checkReturned,
  FunctionDeclaration: checkReturned,
  Property: checkThemeKey,
  '⚠': (walk, node) => skip(walk, node, 'syntax', readText(walk.file, node).slice(0, 20)),
};

function checkTag(walk: Walk, tag: SyntaxNode): void {
  const name = tag.getChild('JSXIdentifier') ?? tag.getChild('JSXMemberExpression');
  const imported = findImport(walk, name);
  const seen = imported && seeEntry(walk, imported);
  if (seen) checkElement(walk, seen, tag);
  else if (name && imported && /^(?:\.{1,2}|[@~])\//.test(imported.source) && tag.getChild('JSXAttribute')) {
    skip(walk, tag, 'wrapper', readText(walk.file, name));
  }
}

/** The entry that a type names, alone or in a list: `GridColDef<Row>[]`, `Partial<DataGridProps>`. */
function seeType(walk: Walk, type: SyntaxNode | null): (SeenEntry & { isList: boolean }) | undefined {
  if (!type) return undefined;
  const inside = (node: SyntaxNode | null | undefined, isList: boolean) => {
    const seen = seeType(walk, node ?? null);
    return seen && { ...seen, isList: isList || seen.isList };
  };
  if (type.name === 'TypeAnnotation' || type.name === 'ReadonlyType')
    return inside(type.firstChild?.nextSibling, false);
  if (type.name === 'ArrayType') return inside(type.firstChild, true);
  const name = type.name === 'ParameterizedType' ? type.firstChild : type;
  const written = name ? readText(walk.file, name) : '';
  if (/^(?:Partial|Readonly|ReadonlyArray|Array|Required|Omit|Pick)$/.test(written)) {
    return inside(type.getChild('TypeArgList')?.firstChild?.nextSibling, written.endsWith('Array'));
  }
  const imported = findImport(walk, name);
  const seen = imported && seeEntry(walk, imported);
  return seen && { ...seen, isList: false };
}

function checkTyped(walk: Walk, type: SyntaxNode | null, value: SyntaxNode | null): void {
  const seen = seeType(walk, type);
  if (!seen) return;
  checkObject(walk, seen, value);
  if (!seen.isList) checkForm(walk, seen, value);
}

function checkDeclaration(walk: Walk, node: SyntaxNode): void {
  for (const type of node.getChildren('TypeAnnotation')) {
    const equals = type.nextSibling;
    if (equals?.name === 'Equals') checkTyped(walk, type, equals.nextSibling);
  }
}

function checkAssertion(walk: Walk, node: SyntaxNode): void {
  const sign = node.getChild('as') ?? node.getChild('satisfies');
  if (sign) checkTyped(walk, sign.nextSibling, node.firstChild);
}

/** `useState<GridColDef[]>([…])` */
function checkCall(walk: Walk, node: SyntaxNode): void {
  const types = node.getChild('InstantiationExpression')?.getChild('TypeArgList');
  const [first] = listArguments(node);
  if (types && first) checkTyped(walk, types.firstChild?.nextSibling ?? null, first);
  const imported = findImport(walk, types ? (node.firstChild?.firstChild ?? null) : node.firstChild);
  const hook = /^(?:unstable_)?use(\w+)$/.exec(imported?.name ?? '')?.[1];
  if (!imported || hook === undefined || !first) return;
  for (const ending of ['Parameters', 'Params', 'Props']) {
    const seen = seeEntry(walk, { ...imported, name: `Use${hook}${ending}` });
    if (seen) checkObject(walk, seen, first);
  }
}

/** `{ outerRadius }: PieArcLabelProps`, and `const { outerRadius } = props` of such props or of what a hook returns. */
function checkPattern(walk: Walk, node: SyntaxNode): void {
  const { nextSibling: sign } = node;
  const value = sign?.name === 'Equals' ? sign.nextSibling : null;
  const declared = value?.name === 'VariableName' ? findParameterType(walk.file, value) : null;
  const seen =
    seeType(walk, sign?.name === 'TypeAnnotation' ? sign : declared) ??
    seeGiven(walk, value) ??
    seeReturned(walk, value);
  if (!seen) return;
  for (const property of node.getChildren('PatternProperty')) {
    const [key] = listChildren(property);
    if (key && /^(?:PropertyName|VariableDefinition)$/.test(key.name))
      checkPart(walk, seen, { part: 'prop', name: readText(walk.file, key), node: key });
  }
}

/** What a function of a hook gives for a slot: `getContentProps()` of `useTreeItem`. */
function seeGiven(walk: Walk, value: SyntaxNode | null): SeenEntry | undefined {
  const slot = value?.name === 'CallExpression' && /^get(\w+)Props$/.exec(getCallee(walk.file, value))?.[1];
  if (!slot) return undefined;
  const hooks = walk.bindings.imports.filter(({ name }) => /^use[A-Z]/.test(name));
  const types = hooks.map((hook) => ({ ...hook, name: `U${hook.name.slice(1)}${slot}SlotOwnProps` }));
  return types.map((type) => seeEntry(walk, type)).find((seen) => seen !== undefined);
}

function checkReturned(walk: Walk, node: SyntaxNode): void {
  const type = node.getChild('TypeAnnotation');
  const seen = type && seeType(walk, type);
  if (seen) checkObject(walk, seen, node);
}

function checkThemeKey(walk: Walk, node: SyntaxNode): void {
  const key = getKey(walk.file, node);
  if (!key || !/^Mui[A-Z]/.test(key.name)) return;
  for (const library of walk.libraries) checkTheme(walk, library, key.name, getValue(node, ':'));
}
