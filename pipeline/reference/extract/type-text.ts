import ts from 'typescript';
import type { Signature, TypeText } from '../../../site/reference/model.ts';
import type { Comment } from './jsdoc.ts';
import type { LoadedTypes } from './program/loaded-types.ts';

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  // React and the DOM both have a `MouseEvent`: print React's with its namespace.
  ts.TypeFormatFlags.UseFullyQualifiedType |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Longest expansion shown, in characters, and most properties of an object. */
const LONGEST = 1400;
const MOST_PROPERTIES = 40;

/** Longest expansion of a name that links to a page. */
const LONGEST_BESIDE_LINK = 120;

/** Longest type shown with its arguments instead of its parameters. */
const LONGEST_SETTLED = 160;

/**
 * Whether a property has a symbol for a name, like `[Symbol.iterator]`. TypeScript's own name of it has a number that
 * differs from run to run.
 */
export function isNamedBySymbol({ name }: ts.Symbol): boolean {
  return name.startsWith('__@');
}

/** Whether one of the libraries declares it. */
export function isOwn(declaration: ts.Declaration): boolean {
  return declaration.getSourceFile().fileName.includes('/node_modules/@mui/x-');
}

export interface TypeWriter {
  /** The type of a property, as written and expanded. */
  ofSymbol: (symbol: ts.Symbol) => TypeText;
  ofType: (type: ts.Type, node?: ts.TypeNode) => TypeText;
  /** Parameters and result of a function type; null for other types. */
  signature: (type: ts.Type, comment: Comment) => Signature | null;
  getType: (symbol: ts.Symbol) => ts.Type;
}

/** @param hasPage Whether a name links to a page of its own, which says more than an expansion. */
export function createTypeWriter(types: LoadedTypes, hasPage: (name: string) => boolean): TypeWriter {
  const { checker, exports } = types;
  const getType = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol);

  const ofSymbol = (symbol: ts.Symbol): TypeText => {
    const declaration = symbol.declarations?.find((one) => isOwn(one) && 'type' in one) ?? symbol.declarations?.[0];
    const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
    return ofType(getType(symbol), node);
  };

  const ofType = (type: ts.Type, node?: ts.TypeNode): TypeText => {
    const present = withoutUndefined(checker, type);
    const isReadable =
      node !== undefined && !isIndirect(node) && namesIn(node).every((name) => isReachable(types, name));
    // A literal that stands for a union is one of several forms of the props.
    const isOneForm = node !== undefined && ts.isLiteralTypeNode(node) && present.isUnion();
    const isAsWritten = isReadable && !isOneForm && !isSettled(checker, node, present);
    const written = isAsWritten ? tidy(node.getText()) : resolved(checker, present);
    const text = expand(checker, present, { written, isForeign: node !== undefined && isForeignName(checker, node) });
    const isSaidElsewhere =
      text !== null && text.length > LONGEST_BESIDE_LINK && hasPage(/^\w+/.exec(written)?.[0] ?? '');
    const expanded = isSaidElsewhere ? null : text;
    const isOutOfReach = !isAsWritten && expanded !== null && /^\w+$/.test(written) && !exports.has(written);
    return isOutOfReach ? { written: expanded, expanded: null } : { written, expanded };
  };

  const signature = (type: ts.Type, comment: Comment): Signature | null => {
    const present = checker.getNonNullableType(type);
    const members = present.isUnion() ? present.types : [present];
    const call = members.flatMap((member) => member.getCallSignatures())[0];
    if (!call || members.length > 2) return null;
    const parameters = call.getParameters().map((parameter) => {
      const declaration = parameter.valueDeclaration;
      const isParameter = declaration !== undefined && ts.isParameter(declaration);
      return {
        name: (isParameter && declaration.dotDotDotToken ? '...' : '') + parameter.name,
        type: ofType(getType(parameter), isParameter && !isGenericUse(type) ? declaration.type : undefined),
        isOptional: isParameter && (declaration.questionToken !== undefined || declaration.initializer !== undefined),
        description: comment.params.get(parameter.name) ?? '',
      };
    });
    const result = resolved(checker, call.getReturnType());
    const isSilent = (result === 'void' || result === 'any') && comment.returns === '';
    return {
      parameters,
      returns: isSilent ? null : { type: ofType(call.getReturnType()), description: comment.returns },
    };
  };

  return { ofSymbol, ofType, signature, getType };
}

/** A type as the compiler prints it. */
function resolved(checker: ts.TypeChecker, type: ts.Type, flags = FLAGS): string {
  return tidy(checker.typeToString(type, undefined, flags));
}

/** Whether this place supplies an argument for a parameter in the written type: `TValue` of a Date Picker. */
function isSettled(checker: ts.TypeChecker, node: ts.TypeNode, type: ts.Type): boolean {
  // Where the default is `true`, a user can pass `false`.
  if (type.flags & ts.TypeFlags.BooleanLiteral) return false;
  const parameters = namesIn(node).filter((name) => isTypeParameter(checker.getSymbolAtLocation(name)));
  if (parameters.length === 0) return false;
  const text = resolved(checker, type);
  return text.length <= LONGEST_SETTLED && parameters.some((name) => !new RegExp(`\\b${name.text}\\b`).test(text));
}

/**
 * Expands a type name; null if that adds nothing or gets too long.
 *
 * @param shown The type as written, and whether that is a name from another package.
 */
function expand(checker: ts.TypeChecker, type: ts.Type, shown: { written: string; isForeign: boolean }): string | null {
  if (type.getCallSignatures().length > 0) return null;
  const isForeign = shown.isForeign || (type.aliasSymbol?.declarations?.every((one) => !isOwn(one)) ?? false);
  const named = () => (isForeign ? null : type.isUnion() ? unionText(checker, type) : aliasText(checker, type));
  const text = (type.isUnion() ? null : objectText(checker, type)) ?? named();
  return text === null || text.length > LONGEST || isSameUnion(text, shown.written) ? null : text;
}

function unionText(checker: ts.TypeChecker, type: ts.UnionType): string {
  const members = type.types
    .filter((member) => !isUndefined(member))
    .map((member) => {
      const text = resolved(checker, member);
      return text.includes('=>') ? `(${text})` : text;
    });
  const isBoolean = members.includes('true') && members.includes('false');
  const shown = isBoolean ? ['boolean', ...members.filter((text) => text !== 'true' && text !== 'false')] : members;
  const withNullLast = shown.filter((text) => text !== 'null').concat(shown.filter((text) => text === 'null'));
  return [...new Set(withNullLast)].join(' | ');
}

function aliasText(checker: ts.TypeChecker, type: ts.Type): string | null {
  return type.aliasSymbol ? resolved(checker, type, FLAGS | ts.TypeFormatFlags.InTypeAlias) : null;
}

/** `{ items: GridFilterItem[]; … }` for an object type of the libraries. */
function objectText(checker: ts.TypeChecker, type: ts.Type): string | null {
  const properties = checker
    .getPropertiesOfType(type)
    .filter((one) => one.declarations?.some(isOwn) && !isNamedBySymbol(one));
  const isOwnObject = !checker.isArrayType(type) && properties.length > 0 && properties.length <= MOST_PROPERTIES;
  if (!isOwnObject) return null;
  const rows = properties.map((one) => {
    const optional = one.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${one.name}${optional}: ${resolved(checker, withoutUndefined(checker, checker.getTypeOfSymbol(one)))}`;
  });
  return `{ ${rows.join('; ')} }`;
}

function withoutUndefined(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  if (!type.isUnion() || !type.types.some(isUndefined)) return type;
  // Removing just undefined would lose the alias of the union; `NonNullable` keeps it, but also drops null.
  return type.types.some(isNull) ? type : checker.getNonNullableType(type);
}

/** Whether a reader can import the name, or it is not from the libraries. */
function isReachable({ checker, exports }: LoadedTypes, name: ts.Identifier): boolean {
  const target = findTarget(checker, name);
  return !target || isTypeParameter(target) || !target.declarations?.some(isOwn) || exports.has(target.name);
}

/** Whether a type is a name from another package, which documents it. */
function isForeignName(checker: ts.TypeChecker, node: ts.TypeNode): boolean {
  if (!ts.isTypeReferenceNode(node)) return false;
  const target = findTarget(checker, getName(node));
  return target !== undefined && !isTypeParameter(target) && !target.declarations?.some(isOwn);
}

/** Symbol of a name, with import aliases resolved. */
function findTarget(checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function getName({ typeName }: ts.TypeReferenceNode): ts.Identifier {
  return ts.isIdentifier(typeName) ? typeName : typeName.right;
}

/** Whether a function type is an alias with arguments: its declaration then shows unresolved type parameters. */
function isGenericUse(type: ts.Type): boolean {
  return (type.aliasTypeArguments?.length ?? 0) > 0 || (type.isUnion() && type.types.some(isGenericUse));
}

/** Whether two texts list the same union members in any order, ignoring `undefined`. */
function isSameUnion(one: string, other: string): boolean {
  const members = (text: string) => text.replaceAll(' | undefined', '').split(' | ').sort().join(' | ');
  return members(one) === members(other);
}

function isTypeParameter(symbol: ts.Symbol | undefined): boolean {
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
}

function isUndefined(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Undefined) !== 0;
}

function isNull(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Null) !== 0;
}

/** A type that points elsewhere: `Props['layout']`, `typeof value`, a mapped type. */
function isIndirect(node: ts.TypeNode): boolean {
  return (
    ts.isIndexedAccessTypeNode(node) ||
    ts.isTypeQueryNode(node) ||
    ts.isConditionalTypeNode(node) ||
    ts.isMappedTypeNode(node)
  );
}

function namesIn(node: ts.Node): ts.Identifier[] {
  const names: ts.Identifier[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child)) names.push(getName(child));
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}

/** Puts a type on one line, without comments, import types and the `undefined` of optional properties. */
function tidy(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\/\/[^\n]*/g, ' ')
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/, keyof React\.JSX\.IntrinsicElements>/g, '>')
    .replace(/ElementType<any>/g, 'ElementType')
    .replace(/^\((\([^()]*\) => [^|()]*)\)$/, '$1')
    .replace(/;\s*\}/g, ' }')
    .replace(/([<(])\s+/g, '$1')
    .replace(/,?\s+([>)])(?!=)/g, '$1')
    .trim();
}
