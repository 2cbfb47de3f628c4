import ts from 'typescript';

/** An expression and its required outcome. */
interface Test {
  node: ts.Expression;
  isMet: boolean;
}

/** Whether a check around a node keeps it out of production builds: `process.env.NODE_ENV !== 'production'`. */
export function isDevelopmentOnly(node: ts.Node): boolean {
  for (let child = node; !ts.isSourceFile(child); child = child.parent) {
    const parts = listTests(child.parent, child).flatMap(splitTest);
    if (parts.some(leavesProduction)) return true;
  }
  return false;
}

/** The checks that a parent makes before it runs a child. */
function listTests(parent: ts.Node, child: ts.Node): Test[] {
  if (ts.isIfStatement(parent) && child !== parent.expression)
    return [{ node: parent.expression, isMet: child === parent.thenStatement }];
  if (ts.isConditionalExpression(parent) && child !== parent.condition)
    return [{ node: parent.condition, isMet: child === parent.whenTrue }];
  if (ts.isBinaryExpression(parent) && child === parent.right) {
    const operator = parent.operatorToken.kind;
    if (operator === ts.SyntaxKind.AmpersandAmpersandToken) return [{ node: parent.left, isMet: true }];
    if (operator === ts.SyntaxKind.BarBarToken) return [{ node: parent.left, isMet: false }];
  }
  return ts.isBlock(parent) || ts.isSourceFile(parent) ? exitsBefore(parent.statements, child) : [];
}

/** An earlier `if (…) return;` guards the statements after it: they run when the check fails. */
function exitsBefore(statements: readonly ts.Statement[], child: ts.Node): Test[] {
  const before = statements.slice(
    0,
    statements.findIndex((statement) => statement === child),
  );
  return before.flatMap((statement) => {
    if (!ts.isIfStatement(statement) || statement.elseStatement) return [];
    const { thenStatement, expression } = statement;
    const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
    const leaves = last && (ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isContinueStatement(last));
    return leaves ? [{ node: expression, isMet: false }] : [];
  });
}

/** Splits a compound expression into the parts that must all have the given outcome. */
function splitTest({ node, isMet }: Test): Test[] {
  if (ts.isParenthesizedExpression(node)) return splitTest({ node: node.expression, isMet });
  const joining = isMet ? ts.SyntaxKind.AmpersandAmpersandToken : ts.SyntaxKind.BarBarToken;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === joining)
    return [node.left, node.right].flatMap((part) => splitTest({ node: part, isMet }));
  return [{ node, isMet }];
}

function leavesProduction({ node, isMet }: Test): boolean {
  if (!ts.isBinaryExpression(node) || node.left.getText() !== 'process.env.NODE_ENV') return false;
  const isEqual = (node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) === isMet;
  return isEqual !== /['"]production['"]/.test(node.right.getText());
}
