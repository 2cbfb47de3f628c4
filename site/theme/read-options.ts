import { readBindings, getCallee, findDeclared, type Bindings } from '../check/bindings.ts';
import {
  findPosition,
  getKey,
  getValue,
  listArguments,
  listChildren,
  parseFile,
  readText,
  type ParsedFile,
  type SyntaxNode,
} from '../check/parse-file.ts';
import { resolveValues } from '../check/walk.ts';

/** Why a theme is refused. */
export type RefusalReason =
  | 'syntax'
  | 'none'
  | 'function'
  | 'computed'
  | 'cssVariables'
  | 'main'
  | 'color'
  | 'mode'
  | 'direction'
  | 'spacing'
  | 'borderRadius'
  | 'fontFamily';

/** Thrown at the line that cannot be taken over, and caught in `readTheme`. */
export class ThemeRefusal extends Error {
  readonly line: number;
  readonly reason: RefusalReason;
  /** What it is about: the code, the value, or the name of a colour. */
  readonly subject: string;

  constructor(line: number, reason: RefusalReason, subject: string) {
    super(`Line ${line}: ${reason} ${subject}`);
    this.line = line;
    this.reason = reason;
    this.subject = subject;
  }
}

/** A value of a theme's options, and where it is. Objects have none of their own, unless they are empty. */
export interface Option {
  /** `palette.primary.main` */
  path: string;
  value: string | number | boolean | null | undefined;
  line: number;
}

interface Reader {
  file: ParsedFile;
  bindings: Bindings;
}

/** Reads the options of a theme, from the first call of `createTheme`, or else from the first object. */
export function readOptions(text: string): Option[] {
  // As an expression: alone, the braces of JSON would be a block.
  const isJson = text.trimStart().startsWith('{');
  const file = parseFile({ name: 'theme.ts', text: isJson ? `(${text.trimEnd()})` : text });
  const reader = { file, bindings: readBindings(file) };
  file.top.cursor().iterate(({ type, node }) => {
    if (type.isError) refuse(reader, node, 'syntax');
  });
  const [options, ...others] = findThemes(reader);
  if (!options) throw new ThemeRefusal(1, 'none', '');
  return [
    ...listOptions(reader, options, ''),
    // Themes that are merged into it, such as a language's.
    ...others.map((node) => ({ path: readText(file, node), value: undefined, line: getLine(file, node) })),
  ];
}

function refuse({ file }: Reader, node: SyntaxNode, reason: RefusalReason): never {
  // What is missing at the end of a text is missed after its last word.
  const at = node.from >= file.text.trimEnd().length ? file.text.trimEnd().length - 1 : node.from;
  const [name = ''] = readText(file, node).trim().split('\n');
  throw new ThemeRefusal(findPosition(file, Math.max(at, 0)).line, reason, name);
}

const getLine = (file: ParsedFile, node: SyntaxNode): number => findPosition(file, node.from).line;

/** The arguments of the first call that creates a theme, or else the first object. */
function findThemes({ file }: Reader): SyntaxNode[] {
  const objects: SyntaxNode[] = [];
  let themes: SyntaxNode[] | undefined;
  file.top.cursor().iterate(({ name, node }) => {
    if (name === 'ObjectExpression') objects.push(node);
    if (name === 'CallExpression' && getCallee(file, node) === 'createTheme') themes ??= listArguments(node);
  });
  return themes ?? objects.slice(0, 1);
}

/** What an expression stands for, if that is one value. */
function resolve(reader: Reader, node: SyntaxNode): SyntaxNode {
  const [value = node, ...others] = resolveValues(reader, node);
  return others.length > 0 ? node : value;
}

function listOptions(reader: Reader, node: SyntaxNode, path: string): Option[] {
  const { file } = reader;
  const value = resolve(reader, node);
  const line = getLine(file, node);
  if (value.name !== 'ObjectExpression') return [{ path, value: readValue(reader, value), line }];
  const properties = value.getChildren('Property');
  const options = properties.flatMap((property) => listProperty(reader, property, path));
  // The last one of a name counts.
  const last = new Map(options.map((option) => [option.path, option]));
  return last.size === 0 && path !== '' ? [{ path, value: undefined, line }] : [...last.values()];
}

function listProperty(reader: Reader, property: SyntaxNode, path: string): Option[] {
  const { file, bindings } = reader;
  if (property.getChild('ParamList')) refuse(reader, property, 'function');
  const spread = property.getChild('Spread')?.nextSibling;
  if (spread) {
    const isObject = resolve(reader, spread).name === 'ObjectExpression';
    return isObject ? listOptions(reader, spread, path) : refuse(reader, property, 'computed');
  }
  const key = getKey(file, property);
  const value = getValue(property, ':') ?? (key && findDeclared(bindings, key.name, property));
  if (!key || !value) refuse(reader, property, 'computed');
  return listOptions(reader, value, path === '' ? key.name : `${path}.${key.name}`);
}

/** A value that is written out; undefined for a list. */
function readValue(reader: Reader, node: SyntaxNode): Option['value'] {
  const text = readText(reader.file, node);
  switch (node.name) {
    case 'String':
    case 'TemplateString':
      if (node.getChild('Interpolation')) break;
      return text.slice(1, -1).replace(/\\(.)/g, '$1');
    case 'Number':
    case 'UnaryExpression':
      if (Number.isNaN(Number(text))) break;
      return Number(text);
    case 'BooleanLiteral':
      return text === 'true';
    case 'null':
      return null;
    case 'ArrayExpression':
      for (const item of listChildren(node)) if (!/^[[\],]$/.test(item.name)) listOptions(reader, item, '0');
      return undefined;
    default:
  }
  return refuse(reader, node, /Function/.test(node.name) ? 'function' : 'computed');
}
