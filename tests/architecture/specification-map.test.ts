import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Sections that the map covers. */
const SECTIONS = [
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((section) => `spec ${section}`),
  ...[2, 3, 4, 5, 6, 7, 8, 11].map((section) => `behaviour ${section}`),
];

interface Row {
  line: string;
  says: string;
  code: string[];
  tests: { file: string; name: string }[];
}

const text = await readFile(path.join(ROOT, 'docs/specification-map.md'), 'utf8');
const [held = '', open = ''] = text.split(/^## Open: /m);
const rows = cellsOf(held).map(([line = '', says = '', code = '', tests = '']): Row => ({
  line,
  says,
  code: [...code.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  tests: tests.split('<br>').flatMap((entry) => {
    const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(entry) ?? [];
    return name ? [{ file, name: name.replaceAll('\\|', '|') }] : [];
  }),
}));

/** The cells of all table rows in a text, without headers and separators. */
function cellsOf(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Line '))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
}

/** Full names (`describe > it`) of the tests in a file, as written in its source. */
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

describe('the specification map', () => {
  it.each(SECTIONS)('covers %s', (section) => {
    expect(rows.filter(({ line }) => line === section || line.startsWith(`${section}, `)).length).toBeGreaterThan(0);
  });

  it('has no rows for other sections', () => {
    const known = (line: string) => SECTIONS.some((section) => line === section || line.startsWith(`${section}, `));
    expect(rows.filter(({ line }) => !known(line)).map(({ line, says }) => `${line}: ${says}`)).toEqual([]);
  });

  it('names code and a test for every statement', () => {
    const bare = rows.filter(({ says, code, tests }) => says === '' || code.length === 0 || tests.length === 0);
    expect(bare.map(({ line, says }) => `${line}: ${says}`)).toEqual([]);
  });

  it('only names files that exist', async () => {
    const files = new Set(rows.flatMap(({ code, tests }) => [...code, ...tests.map(({ file }) => file)]));
    const missing = await Promise.all(
      [...files].map((file) =>
        access(path.join(ROOT, file)).then(
          () => [],
          () => [file],
        ),
      ),
    );
    expect(missing.flat()).toEqual([]);
  });

  it('only names tests that exist', async () => {
    const files = [...new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)))];
    const names = new Map(await Promise.all(files.map(async (file) => [file, await testNamesOf(file)] as const)));
    const missing = rows.flatMap(({ tests }) => tests.filter(({ file, name }) => !names.get(file)?.includes(name)));
    expect(missing).toEqual([]);
  });

  it('gives the correct number of open statements', () => {
    expect(cellsOf(open)).toHaveLength(Number.parseInt(open, 10));
  });
});
