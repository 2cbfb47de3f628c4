import ts from 'typescript';
import type { ComponentCalls, ExportedName, LoadedTypes } from './loaded-types.ts';
import { isOwnProperty, listProperties } from '../members.ts';

/** Writes a call of each generic component. A call that passes no props takes the defaults of the type parameters. */
export function composeCalls(libraries: readonly LoadedTypes[]): string {
  return libraries
    .flatMap((loaded) => [...loaded.exports.values()].filter((exported) => isGeneric(loaded, exported)))
    .map((component) => `${composeCallee(component)}({});`)
    .join('\n');
}

/** Finds the calls that `composeCalls` wrote. */
export function findCalls(entry: ts.SourceFile): ComponentCalls {
  return new Map(
    entry.statements.flatMap((statement) => {
      if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return [];
      return [[statement.expression.expression.getText(entry), statement.expression] as const];
    }),
  );
}

function isGeneric(loaded: LoadedTypes, exported: ExportedName): boolean {
  return /^[A-Z]/.test(exported.name) && findSignature(loaded, exported)?.typeParameters !== undefined;
}

/** The signature by which a component is rendered: the last one of its overloads. */
function findSignature({ checker }: LoadedTypes, { lowest }: ExportedName): ts.Signature | undefined {
  return checker.getTypeOfSymbol(lowest).getCallSignatures().at(-1);
}

/** How the entry names a component. */
function composeCallee({ name, places }: ExportedName): string {
  const specifier = [places[0]?.pack.name, places[0]?.subpath].filter(Boolean).join('/');
  return `(null! as typeof import('${specifier}').${name})`;
}

/**
 * The type of a component's props. TypeScript lists those that the constraints of type parameters give it. Where their
 * defaults give it more of the libraries' own, it is the type with the defaults.
 */
export function getPropsType(loaded: LoadedTypes, component: ExportedName): ts.Type | null {
  const { checker, calls } = loaded;
  const props = getFirstParameter(checker, findSignature(loaded, component));
  const call = calls.get(composeCallee(component));
  const settled = call && getFirstParameter(checker, checker.getResolvedSignature(call));
  if (!props || !settled) return props;
  const names = new Set(listProperties(checker, props).map(({ symbol }) => symbol.name));
  const more = listProperties(checker, settled).filter(({ symbol }) => !names.has(symbol.name));
  return more.some(isOwnProperty) ? settled : props;
}

function getFirstParameter(checker: ts.TypeChecker, signature: ts.Signature | undefined): ts.Type | null {
  const [props] = signature?.getParameters() ?? [];
  return props ? checker.getTypeOfSymbol(props) : null;
}
