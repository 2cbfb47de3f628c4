import { getValue, listChildren, readString, readText, type ParsedFile, type SyntaxNode } from './parse-file.ts';

/** An import of one exported name, or of all. */
export interface ImportedName {
  /** As the module exports it; `*` for all, `default` for the default one. */
  name: string;
  /** Its place in the import, and its name in the file. */
  node: SyntaxNode;
  local: string;
  /** `@mui/x-data-grid/hooks` */
  source: string;
  sourceNode: SyntaxNode;
  /** Whether the file does not give it another name. */
  isPlain: boolean;
}

/** What names in a file stand for. */
export interface Bindings {
  imports: readonly ImportedName[];
  /** Local name → import. */
  imported: ReadonlyMap<string, ImportedName>;
  /** Local name → its declarations, with what was assigned. */
  declared: ReadonlyMap<string, readonly Declaration[]>;
}

export interface Declaration {
  /** The block that it is in. */
  scope: Pick<SyntaxNode, 'from' | 'to'>;
  value: SyntaxNode;
}

const SCOPES = /^(?:Block|Script|ArrowFunction|FunctionDeclaration|FunctionExpression|MethodDeclaration|ForStatement)$/;

/** Reads the imports and declarations of a file. */
export function readBindings(file: ParsedFile): Bindings {
  const imports: ImportedName[] = [];
  const declared = new Map<string, Declaration[]>();
  file.top.cursor().iterate((ref) => {
    if (/^(?:Im|Ex)portDeclaration$/.test(ref.name)) imports.push(...readImport(file, ref.node));
    else if (ref.name === 'VariableDeclaration') declareAll(file, ref.node, declared);
    else if (ref.name === 'FunctionDeclaration') declareFunction(file, ref.node, declared);
    else if (ref.name === 'DynamicImport') imports.push(...readDynamic(file, ref.node));
  });
  return { imports, imported: new Map(imports.map((one) => [one.local, one])), declared };
}

function readImport(file: ParsedFile, node: SyntaxNode): ImportedName[] {
  const sourceNode = node.getChild('String');
  if (!sourceNode) return [];
  const base = { source: readString(file, sourceNode), sourceNode };
  const children = listChildren(node);
  const whole = children.flatMap((child, at): ImportedName[] => {
    if (child.name !== 'VariableDefinition') return [];
    const name = children[at - 1]?.name === 'as' ? '*' : 'default';
    return [{ ...base, name, node: child, local: readText(file, child), isPlain: true }];
  });
  const group = node.getChild('ImportGroup') ?? node.getChild('ExportGroup');
  const names = group ? readGroup(file, group).map((one) => ({ ...base, ...one })) : [];
  const all = [...whole, ...names];
  return all.length > 0 ? all : [{ ...base, name: '', node: sourceNode, local: '', isPlain: true }];
}

function readGroup(file: ParsedFile, group: SyntaxNode): Pick<ImportedName, 'name' | 'node' | 'local' | 'isPlain'>[] {
  const words = listChildren(group);
  return words.flatMap((node, at) => {
    if (!/^Variable/.test(node.name) || words[at - 1]?.name === 'as') return [];
    const name = readText(file, node);
    const renamed = words[at + 1]?.name === 'as' ? words[at + 2] : undefined;
    return [{ name, node, local: renamed ? readText(file, renamed) : name, isPlain: !renamed }];
  });
}

/** `import('…')`: what it gives is not followed. */
function readDynamic(file: ParsedFile, call: SyntaxNode): ImportedName[] {
  const node = call.getChild('String');
  if (!node) return [];
  return [{ source: readString(file, node), sourceNode: node, name: 'import', node, local: '', isPlain: true }];
}

function declareAll(file: ParsedFile, node: SyntaxNode, declared: Map<string, Declaration[]>): void {
  const scope = findScope(node);
  const children = listChildren(node);
  children.forEach((child, at) => {
    const rest = children.slice(at + 1);
    const next = rest.findIndex(({ name }) => name === ',');
    const equals = (next < 0 ? rest : rest.slice(0, next)).find(({ name }) => name === 'Equals');
    const value = equals?.nextSibling;
    if (!value) return;
    // Of `const [state, setState] = useState(start)`, the first one has what it starts with.
    const target = child.name === 'ArrayPattern' ? child.getChild('VariableDefinition') : child;
    if (target?.name !== 'VariableDefinition') return;
    declare(declared, readText(file, target), { scope, value });
  });
}

function declareFunction(file: ParsedFile, node: SyntaxNode, declared: Map<string, Declaration[]>): void {
  const name = node.getChild('VariableDefinition');
  if (name) declare(declared, readText(file, name), { scope: findScope(node), value: node });
}

function declare(declared: Map<string, Declaration[]>, name: string, declaration: Declaration): void {
  declared.set(name, [...(declared.get(name) ?? []), declaration]);
}

/** The block around a declaration. */
function findScope(node: SyntaxNode): SyntaxNode {
  let scope = node.parent ?? node;
  while (scope.parent && !SCOPES.test(scope.name)) scope = scope.parent;
  return scope;
}

/** What a variable was declared with, in the nearest block around a place. */
export function findDeclared({ declared }: Bindings, name: string, at: SyntaxNode): SyntaxNode | null {
  const around = (declared.get(name) ?? []).filter(({ scope }) => scope.from <= at.from && at.to <= scope.to);
  const [nearest] = around.sort((a, b) => b.scope.from - a.scope.from);
  return nearest?.value ?? null;
}

/** The type of a parameter of the functions around a place. */
export function findParameterType(file: ParsedFile, use: SyntaxNode): SyntaxNode | null {
  for (let around = use.parent; around; around = around.parent) {
    const parameters = around.getChild('ParamList')?.getChildren('VariableDefinition') ?? [];
    const found = parameters.find((one) => readText(file, one) === readText(file, use));
    if (found) return found.nextSibling?.name === 'TypeAnnotation' ? found.nextSibling : null;
  }
  return null;
}

/** What a call is of: `styled`, `React.useMemo`. Type arguments are left out. */
export function getCallee(file: ParsedFile, call: SyntaxNode): string {
  const callee = call.firstChild;
  const name = callee?.name === 'InstantiationExpression' ? callee.firstChild : callee;
  return name ? readText(file, name).replace(/^React\./, '') : '';
}

/** What a function returns, as far as it is written in it. */
export function listResults(node: SyntaxNode): SyntaxNode[] {
  const block = node.getChild('Block');
  if (!block) {
    const body = getArrowBody(node);
    return body ? [body] : [];
  }
  const results: SyntaxNode[] = [];
  block.cursor().iterate(({ node: inner }) => {
    if (/Function/.test(inner.name)) return false;
    const value = inner.name === 'ReturnStatement' ? inner.firstChild?.nextSibling : null;
    if (value) results.push(value);
    return undefined;
  });
  return results;
}

function getArrowBody(node: SyntaxNode): SyntaxNode | null {
  return node.getChild('Arrow')?.nextSibling ?? getValue(node, ':');
}
