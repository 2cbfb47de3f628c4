import ts from 'typescript';
import type { Comparison, Condition } from '../../../site/reference-errors.ts';

/** When a message appears: the innermost check around it, and whether it is development-only. */
interface MessageGuard {
  condition: Condition | null;
  isDevelopment: boolean;
}

/** An expression and its required outcome, or a check that is not an expression. */
type Test = { node: ts.Expression; isMet: boolean } | { said: Condition };

/** Longest operand worth showing, in characters. */
const LONGEST_OPERAND = 80;

const COMPARISONS: Partial<Record<ts.SyntaxKind, readonly [kind: Comparison, opposite: Comparison]>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['is', 'isNot'],
  [ts.SyntaxKind.EqualsEqualsToken]: ['is', 'isNot'],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['isNot', 'is'],
  [ts.SyntaxKind.ExclamationEqualsToken]: ['isNot', 'is'],
  [ts.SyntaxKind.LessThanToken]: ['less', 'atLeast'],
  [ts.SyntaxKind.GreaterThanToken]: ['more', 'atMost'],
  [ts.SyntaxKind.LessThanEqualsToken]: ['atMost', 'more'],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['atLeast', 'less'],
};

export function circumstancesOf(node: ts.Node): MessageGuard {
  let condition: Condition | null = null;
  let isDevelopment = false;
  for (const test of testsAround(node)) {
    if ('said' in test) {
      condition ??= test.said;
      continue;
    }
    const parts = partsOf(test.node, test.isMet);
    isDevelopment ||= parts.some(({ node: part, isMet }) => leavesProduction(part, isMet));
    const read = parts
      .filter(({ node: part }) => !namesEnvironment(part))
      .map((part) => conditionOf(part.node, part.isMet));
    condition ??= combine('all', read);
  }
  return { condition, isDevelopment };
}

/** The checks that guard a node, innermost first. */
function* testsAround(node: ts.Node): Generator<Test> {
  for (let child = node; !ts.isSourceFile(child); child = child.parent) yield* testsOf(child.parent, child);
}

function* testsOf(parent: ts.Node, child: ts.Node): Generator<Test> {
  if (ts.isIfStatement(parent) && child !== parent.expression) {
    yield { node: parent.expression, isMet: child === parent.thenStatement };
  } else if (ts.isConditionalExpression(parent) && child !== parent.condition) {
    yield { node: parent.condition, isMet: child === parent.whenTrue };
  } else if (ts.isBinaryExpression(parent) && child === parent.right) {
    const operator = parent.operatorToken.kind;
    if (operator === ts.SyntaxKind.AmpersandAmpersandToken) yield { node: parent.left, isMet: true };
    if (operator === ts.SyntaxKind.BarBarToken) yield { node: parent.left, isMet: false };
  } else if (ts.isCaseOrDefaultClause(parent)) {
    const code = codeOf(parent.parent.parent.expression);
    yield {
      said: ts.isDefaultClause(parent)
        ? { kind: 'otherwise', code }
        : { kind: 'is', left: code, right: codeOf(parent.expression) },
    };
  } else if (ts.isCatchClause(parent)) {
    yield { said: { kind: 'caught' } };
  } else if (ts.isBlock(parent) || ts.isSourceFile(parent)) {
    yield* exitsBefore(parent.statements, child);
  }
}

/** An earlier `if (…) return;` guards the statements after it: they run when the check fails. */
function* exitsBefore(statements: readonly ts.Statement[], child: ts.Node): Generator<Test> {
  const before = statements.slice(
    0,
    statements.findIndex((statement) => statement === child),
  );
  for (const statement of before.reverse()) {
    if (!ts.isIfStatement(statement) || statement.elseStatement) continue;
    const { thenStatement, expression } = statement;
    const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
    const leaves = last && (ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isContinueStatement(last));
    if (leaves) yield { node: expression, isMet: false };
  }
}

/** Splits a compound expression into the parts that must all have the given outcome. */
function partsOf(node: ts.Expression, isMet: boolean): { node: ts.Expression; isMet: boolean }[] {
  if (ts.isParenthesizedExpression(node)) return partsOf(node.expression, isMet);
  const joining = isMet ? ts.SyntaxKind.AmpersandAmpersandToken : ts.SyntaxKind.BarBarToken;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === joining)
    return [...partsOf(node.left, isMet), ...partsOf(node.right, isMet)];
  return [{ node, isMet }];
}

function conditionOf(node: ts.Expression, isMet: boolean): Condition | null {
  if (ts.isParenthesizedExpression(node)) return conditionOf(node.expression, isMet);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return conditionOf(node.operand, !isMet);
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    const isAnd = operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    if (isAnd || operatorToken.kind === ts.SyntaxKind.BarBarToken)
      return combine(isAnd === isMet ? 'all' : 'any', [conditionOf(left, isMet), conditionOf(right, isMet)]);
    const comparison = COMPARISONS[operatorToken.kind]?.[isMet ? 0 : 1];
    if (comparison) return comparisonOf(comparison, left, right);
  }
  const code = codeOf(node);
  if (code.length > LONGEST_OPERAND) return null;
  const isValue = ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  if (isValue && !/(?:^|\.)(?:is|has|should|can|warned)[A-Z]\w*$/.test(code))
    return { kind: isMet ? 'given' : 'missing', code };
  return { kind: isMet ? 'holds' : 'fails', code };
}

function comparisonOf(kind: Comparison, left: ts.Expression, right: ts.Expression): Condition | null {
  const operands = { left: codeOf(left), right: codeOf(right) };
  if (operands.left.length > LONGEST_OPERAND || operands.right.length > LONGEST_OPERAND) return null;
  const isEquality = kind === 'is' || kind === 'isNot';
  if (isEquality && (operands.right === 'undefined' || operands.right === 'null'))
    return { kind: kind === 'is' ? 'missing' : 'given', code: operands.left };
  if (isEquality && ts.isTypeOfExpression(left))
    return { kind: kind === 'is' ? 'typeIs' : 'typeIsNot', left: codeOf(left.expression), right: operands.right };
  return { kind, ...operands };
}

/** Combines conditions; null if one is unreadable, because part of a check would be misleading. */
function combine(kind: 'all' | 'any', conditions: readonly (Condition | null)[]): Condition | null {
  const read = conditions.filter((one) => one !== null);
  const [first] = read;
  if (!first || read.length < conditions.length) return null;
  return read.length === 1 ? first : { kind, of: read };
}

/** The check that bundlers resolve: `process.env.NODE_ENV !== 'production'`. */
function namesEnvironment(node: ts.Expression): boolean {
  return codeOf(node).includes('process.env.NODE_ENV');
}

/** Whether a check excludes production builds. */
function leavesProduction(node: ts.Expression, isMet: boolean): boolean {
  if (!ts.isBinaryExpression(node) || codeOf(node.left) !== 'process.env.NODE_ENV') return false;
  const isEqual = (node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) === isMet;
  return isEqual !== /['"]production['"]/.test(codeOf(node.right));
}

function codeOf(node: ts.Node): string {
  return node
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/\/\*.*?\*\/\s*/g, '');
}
