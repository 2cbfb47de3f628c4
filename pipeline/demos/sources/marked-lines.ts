import ts from 'typescript';
import { findComponent, parseDemo } from './component.ts';

/**
 * Lines on which a component of the packages takes what the controls of a demo change: state, or what is computed from it. They are
 * what the demo shows, and the rest of a long demo is its controls. Counted from 0.
 */
export function findMarkedLines(code: string): Set<number> {
  const source = parseDemo(code);
  const component = findComponent(source);
  const lines = new Set<number>();
  if (!component?.body) return lines;
  const documented = findDocumentedNames(source);
  const changing = findChangingNames(component.body);
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && documented.has(node.tagName.getText())) {
      const taken = node.attributes.properties.filter((attribute) => !isLabel(attribute));
      for (const reference of taken.flatMap((attribute) => findReferences(attribute, changing))) {
        lines.add(source.getLineAndCharacterOfPosition(reference.getStart()).line);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(component.body);
  return lines;
}

function findDocumentedNames(source: ts.SourceFile): Set<string> {
  const imports = source.statements.filter((statement) => ts.isImportDeclaration(statement));
  const documented = imports.filter((statement) => /^['"]@mui\/x-/.test(statement.moduleSpecifier.getText()));
  const bindings = documented.map((statement) => statement.importClause?.namedBindings);
  return new Set(
    bindings.flatMap((named) => (named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [])),
  );
}

/** The values of hooks that return a pair, such as `useState`, and the constants that depend on them. */
function findChangingNames(body: ts.Block): Set<string> {
  const changing = new Set<string>();
  const declarations = body.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap((statement) => [...statement.declarationList.declarations]);
  for (const { name, initializer } of declarations) {
    if (!initializer) continue;
    if (ts.isArrayBindingPattern(name)) {
      const [value] = name.elements;
      if (value && ts.isBindingElement(value)) changing.add(value.name.getText());
    } else if (ts.isIdentifier(name) && findReferences(initializer, changing).length > 0) {
      changing.add(name.text);
    }
  }
  return changing;
}

/** `key` and the words for a screen reader follow the state, but are not what the demo is about. */
function isLabel(attribute: ts.JsxAttributeLike): boolean {
  return ts.isJsxAttribute(attribute) && /^(?:key|id|aria-.*)$/.test(attribute.name.getText());
}

/** References to the names, except in functions: what a handler reads does not change the component. */
function findReferences(node: ts.Node, names: ReadonlySet<string>): ts.Node[] {
  if (ts.isFunctionLike(node)) return [];
  if (ts.isIdentifier(node)) return names.has(node.text) && !isNameOnly(node) ? [node] : [];
  const found: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...findReferences(child, names));
  });
  return found;
}

/** The name of a property or an attribute, which is no variable. */
function isNameOnly(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent) || ts.isJsxAttribute(parent)) &&
    parent.name === node
  );
}
