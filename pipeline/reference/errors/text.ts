import ts from 'typescript';

/** The text that an expression produces, with names in marks for the variable parts: `No row with id #‹id› found`. */
export function readText(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return readText(node.expression);
  if (ts.isTemplateExpression(node)) return templateText(node);
  if (ts.isArrayLiteralExpression(node)) return joined(node, '\n');
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return readText(node.left) + readText(node.right);
  if (isJoin(node)) return joined(node.expression.expression, readSeparator(node));
  if (ts.isIdentifier(node)) {
    const value = findConstant(node);
    if (value) return readText(value);
  }
  return `‹${getName(node)}›`;
}

/** Whether a text has words besides its variable parts. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/‹[^›]*›/g, ''));
}

function templateText({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ expression, literal }) => readText(expression) + literal.text).join('');
}

function joined(list: ts.ArrayLiteralExpression, separator: string): string {
  return list.elements.map((element) => (ts.isSpreadElement(element) ? '' : readText(element))).join(separator);
}

interface Join extends ts.CallExpression {
  expression: ts.PropertyAccessExpression & { expression: ts.ArrayLiteralExpression };
}

/** `['one', 'two'].join('\n')` */
function isJoin(node: ts.Expression): node is Join {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'join' &&
    ts.isArrayLiteralExpression(node.expression.expression)
  );
}

function readSeparator({ arguments: [separator] }: Join): string {
  return separator && ts.isStringLiteralLike(separator) ? separator.text : ',';
}

/** The value of a constant text in the same file. */
function findConstant(identifier: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node = identifier.parent; ; scope = scope.parent) {
    const statements = ts.isBlock(scope) || ts.isSourceFile(scope) ? scope.statements : [];
    for (const statement of statements) {
      if (!ts.isVariableStatement(statement)) continue;
      const found = statement.declarationList.declarations.find(
        ({ name }) => ts.isIdentifier(name) && name.text === identifier.text,
      );
      if (found) return isText(found.initializer) ? found.initializer : undefined;
    }
    if (ts.isSourceFile(scope)) return undefined;
  }
}

function isText(node: ts.Expression | undefined): node is ts.Expression {
  return (
    node !== undefined &&
    (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isArrayLiteralExpression(node) || isJoin(node))
  );
}

/** A name for a variable part: `views` for `views.join(', ')`, `data.length` for itself. */
function getName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (node.kind === ts.SyntaxKind.ThisKeyword) return 'this';
  if (ts.isPropertyAccessExpression(node)) {
    const owner = getName(node.expression);
    return owner === 'this' || owner === 'props' || owner === 'inProps' ? node.name.text : `${owner}.${node.name.text}`;
  }
  if (ts.isElementAccessExpression(node)) return getName(node.expression);
  if (ts.isConditionalExpression(node)) return alternatives(node) ?? getName(node.condition);
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const [argument] = node.arguments ?? [];
    if (ts.isPropertyAccessExpression(node.expression) && !isGlobal(node.expression.expression))
      return getName(node.expression.expression);
    return argument ? getName(argument) : getName(node.expression);
  }
  if (ts.isPrefixUnaryExpression(node)) return getName(node.operand);
  if (ts.isBinaryExpression(node)) return getName(node.left);
  return 'value';
}

/** `top | bottom`; undefined unless both branches are string literals. */
function alternatives({ whenTrue, whenFalse }: ts.ConditionalExpression): string | undefined {
  if (!ts.isStringLiteralLike(whenTrue) || !ts.isStringLiteralLike(whenFalse)) return undefined;
  return [whenTrue.text, whenFalse.text].filter(Boolean).join(' | ');
}

function isGlobal(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && ['JSON', 'Array', 'Object', 'String', 'Math'].includes(node.text);
}
