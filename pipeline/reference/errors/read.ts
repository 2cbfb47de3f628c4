import ts from 'typescript';
import type { LibraryMessage, MessageKind } from '../../../site/reference/errors.ts';
import { isDevelopmentOnly } from './development-only.ts';
import { hasWords, readText } from './text.ts';

export type FileMessage = Pick<LibraryMessage, 'text' | 'kind' | 'isDevelopment'>;

/** A function of the packages that logs one of its arguments to the console. */
interface Logger {
  /** Index of the argument; `all` for the console's own methods. */
  argument: number | 'all';
  kind: MessageKind;
  /** Whether it does nothing in production. */
  isDevelopment?: boolean;
}

const LOGGERS: Readonly<Record<string, Logger>> = {
  'console.error': { argument: 'all', kind: 'error' },
  'console.warn': { argument: 'all', kind: 'warning' },
  'logger.error': { argument: 0, kind: 'error' },
  'logger.warn': { argument: 0, kind: 'warning' },
  warnOnce: { argument: 0, kind: 'warning', isDevelopment: true },
  showError: { argument: 0, kind: 'error' },
};

/** Lists of prop validators: `warnOnce` logs their results as errors. */
const PROP_CHECKS = /PropValidators|propValidators/;

/** A constant that other modules pass to a development-only logger. */
const WARNING_NAME = /[a-z]Warning$/;

/** Reads the messages of a module in source order. */
export function readMessages(name: string, code: string): FileMessage[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const found: FileMessage[] = [];
  const visit = (node: ts.Node) => {
    const message = readMessage(node);
    if (message && hasWords(message.text)) {
      found.push({
        text: message.text.trim(),
        kind: message.kind,
        isDevelopment: message.isDevelopment || isDevelopmentOnly(node),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function readMessage(node: ts.Node): FileMessage | undefined {
  if (ts.isExpression(node) && isPropCheck(node)) return { text: readText(node), kind: 'error', isDevelopment: true };
  if (ts.isVariableDeclaration(node)) return warningConstant(node);
  if (ts.isNewExpression(node)) return thrownMessage(node);
  return ts.isCallExpression(node) ? loggedMessage(node) : undefined;
}

function warningConstant({ name, initializer }: ts.VariableDeclaration): FileMessage | undefined {
  if (!initializer || !ts.isIdentifier(name) || !WARNING_NAME.test(name.text)) return undefined;
  const text = readText(initializer);
  return text.startsWith('MUI X') ? { text, kind: 'warning', isDevelopment: true } : undefined;
}

/** `new Error('…')`: thrown, rejected, or returned by a prop type check. */
function thrownMessage({ expression, arguments: given }: ts.NewExpression): FileMessage | undefined {
  const text = given?.[0];
  if (!text || !ts.isIdentifier(expression) || !expression.text.endsWith('Error')) return undefined;
  return { text: readText(text), kind: 'thrown', isDevelopment: false };
}

function loggedMessage({ expression, arguments: given }: ts.CallExpression): FileMessage | undefined {
  const logger = LOGGERS[expression.getText()];
  if (!logger) return undefined;
  const texts = logger.argument === 'all' ? given : given.slice(logger.argument, logger.argument + 1);
  const isError = expression.getText() === 'warnOnce' && given[1]?.getText() === "'error'";
  return {
    text: texts.map(readText).join(' '),
    kind: isError ? 'error' : logger.kind,
    isDevelopment: logger.isDevelopment ?? false,
  };
}

/** Matches the text in `props => props.one && 'text' || undefined`, within a list of checks. */
function isPropCheck(node: ts.Expression): boolean {
  const { parent } = node;
  if (!ts.isBinaryExpression(parent) || parent.right !== node || !ts.isBinaryExpression(parent.parent)) return false;
  const check = parent.parent.parent;
  return ts.isArrowFunction(check) && ts.isArrayLiteralExpression(check.parent) && isNamed(check.parent.parent);
}

function isNamed(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return PROP_CHECKS.test(node.name.getText());
  return ts.isBinaryExpression(node) && PROP_CHECKS.test(node.left.getText());
}
