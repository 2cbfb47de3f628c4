import ts from 'typescript';
import { isOwnProperty, listProperties } from './members.ts';
import type { ExportedName, LoadedTypes } from './program.ts';

/** Calls of components, by the text of what is called. */
export type ComponentCalls = ReadonlyMap<string, ts.CallExpression>;

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

/**
 * The type of a component's props. TypeScript lists those that the constraints of type parameters give it. Where their
 * defaults give it more of the libraries' own, it is the type with the defaults.
 */
export function getPropsType(loaded: LoadedTypes, component: ExportedName): ts.Type | null {
  const { checker, calls } = loaded;
  const props = propsType(checker, findSignature(loaded, component));
  const call = calls.get(composeCallee(component));
  const settled = call && propsType(checker, checker.getResolvedSignature(call));
  if (!props || !settled) return props;
  const names = new Set(listProperties(checker, props).map(({ symbol }) => symbol.name));
  const more = listProperties(checker, settled).filter(({ symbol }) => !names.has(symbol.name));
  return more.some(isOwnProperty) ? settled : props;
}

function isGeneric(loaded: LoadedTypes, exported: ExportedName): boolean {
  return /^[A-Z]/.test(exported.name) && findSignature(loaded, exported)?.typeParameters !== undefined;
}

function findSignature({ checker }: LoadedTypes, { lowest }: ExportedName): ts.Signature | undefined {
  return checker.getTypeOfSymbol(lowest).getCallSignatures().at(-1);
}

function propsType(checker: ts.TypeChecker, signature: ts.Signature | undefined): ts.Type | null {
  const [props] = signature?.getParameters() ?? [];
  return props ? checker.getTypeOfSymbol(props) : null;
}

function composeCallee({ name, places }: ExportedName): string {
  const specifier = [places[0]?.pack.name, places[0]?.subpath].filter(Boolean).join('/');
  return `(null! as typeof import('${specifier}').${name})`;
}
