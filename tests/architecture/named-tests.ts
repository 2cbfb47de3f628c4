import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './imports.ts';

/** A test that a document names. */
export interface NamedTest {
  file: string;
  /** Its full name, as the file writes it: `describe > it`. */
  name: string;
}

/** The cells of all table rows in a Markdown text, without headers and separators. @param head The first header. */
export function cellsOf(markdown: string, head: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith(`| ${head} `))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
}

/** The tests that a cell names, each on a line of its own. */
export function testsIn(cell: string): NamedTest[] {
  return cell.split('<br>').flatMap((entry) => {
    const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(entry) ?? [];
    return name ? [{ file, name: name.replaceAll('\\|', '|') }] : [];
  });
}

/** Those of the tests that no file has. */
export async function missingTests(tests: readonly NamedTest[]): Promise<NamedTest[]> {
  const files = [...new Set(tests.map(({ file }) => file))];
  const names = new Map(await Promise.all(files.map(async (file) => [file, await testNamesOf(file)] as const)));
  return tests.filter(({ file, name }) => !names.get(file)?.includes(name));
}

async function testNamesOf(file: string): Promise<string[]> {
  const source = ts.createSourceFile(file, await readFile(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const call = ts.isCallExpression(node) ? { kind: rootOf(node.expression), title: node.arguments[0] } : null;
    const title = call?.title && ts.isStringLiteralLike(call.title) ? call.title.text : null;
    if (call?.kind === 'it' && title !== null) names.push([...groups, title].join(' > '));
    const inner = call?.kind === 'describe' && title !== null ? [...groups, title] : groups;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return names;
}

/** The function at the root of a call chain: `it` for `it.each([…])(…)`. */
function rootOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression)
    ? rootOf(expression.expression)
    : '';
}
