import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { guardLoops } from '../../../client/browser/tools/editor/guard-loops.ts';
import { compile, describeError } from '../../../client/islands/frame/compile.ts';

/** Rounds after which a test takes a loop for endless. */
const MANY = 50;

/** Runs an edited demo, and returns its default export and the lines of the loops that ran, one for each round. */
function run(source: string) {
  const lines: number[] = [];
  const exports: Record<string, unknown> = {};
  const guardLoop = (line: number) => {
    lines.push(line);
    if (lines.length > MANY) throw new Error(`Stopped in line ${line}`);
  };
  const program = compile('Demo.tsx', guardLoops(source));
  // A loop without its guard would not let the test end.
  const timeout = 5000;
  runInNewContext(
    'program(scope)',
    { program, scope: { require: () => ({ jsx: () => null }), exports, guardLoop } },
    { timeout },
  );
  return { value: exports.default, lines };
}

describe('a loop of an edited demo', () => {
  it.each([
    ['while', 'while (true) {}'],
    ['while without a body', 'while (true);'],
    ['while with one statement', 'let n = 0;\nwhile (true) n++;'],
    ['while without semicolons', 'let n = 0\nwhile (true) n++ // more\nn = 0'],
    ['do', 'do {} while (true);'],
    ['do with one statement', 'let n = 0;\ndo n++; while (true);'],
    ['do without a body', 'do /* nothing */; while (true)'],
    ['for', 'for (;;) {}'],
    ['for with types', 'for (let n: number = 0; n >= 0; n++) { const half = n / 2; }'],
    ['for without braces', 'for (let n = 0; ; n++) if (n < 0) break; else continue;'],
    ['for-of', 'const list = [1];\nfor (const item of list) list.push(item);'],
    [
      'for-of over a generator',
      'function* all() {\n  while (true) yield 1;\n}\nfor (const one of all()) if (one > 1) break;',
    ],
    ['in a loop', 'for (let n = 0; n < 2; n++) for (;;);'],
    ['around a loop', 'while (true) {\n  for (const a of [1]) { }\n}'],
    ['with a label', 'outer: for (;;) {\n  inner: while (true) continue outer;\n}'],
    ['in an arrow function', 'const run = () => { while (true) {} };\nrun();'],
    ['in a function in the body of another', 'while (true) (() => { for (const a of [1]) ; })();'],
    ['that swallows errors', 'while (true) try { throw 1; } catch {}'],
    ['in JSX', 'const list = <b>{(() => { for (;;); })()}</b>;'],
    ['in a class', 'class A { static { for (;;); } }'],
  ])('is stopped: %s', (_, source) => {
    expect(() => run(source)).toThrow(/Stopped in line \d/);
  });

  it.each<[string, string, value: unknown, lines: number[]]>([
    ['for', 'let n = 0;\nfor (let i = 0; i < 3; i++) n += i;\nexport default n;', 3, [2, 2, 2]],
    ['for-in', "let n = '';\n\nfor (const k in { a: 1, b: 2 }) { n += k; }\nexport default n;", 'ab', [3, 3]],
    ['do', 'let n = 0;\ndo n++\nwhile (n < 2)\nexport default n;', 2, [2, 2]],
    ['else', 'let n = 0;\nif (n) while (n) n--; else while (n < 2) n++;\nexport default n;', 2, [2, 2]],
    ['break', 'let n = 0;\nwhile (true)\n  if (++n > 1) break;\nexport default n;', 2, [2, 2]],
    [
      'label',
      'let n = 0;\na: for (;;)\n  for (;;)\n    if (n++) break a; else continue a;\nexport default n;',
      2,
      [2, 3, 2, 3],
    ],
    ['no round', 'while (false);\nexport default 1;', 1, []],
    ['comment', '// while (true) {}\n/* for (;;); */\nexport default 1; // do', 1, []],
    [
      'string',
      "export default 'while (true) {}' + `for (;;) ${'do {} while (1)'}`;",
      'while (true) {}for (;;) do {} while (1)',
      [],
    ],
    ['regular expression', "export default /while (x) {/.test('while x {');", true, []],
    ['name', 'const o = { while: 1, for(a: number) { return a; } };\nexport default o.while + o.for(2);', 3, []],
    ['array method', 'export default [1, 2].map((a) => a + 1).join();', '2,3', []],
  ])('does what it did, and tells its line in each round: %s', (_, source, value, lines) => {
    expect(run(source)).toEqual({ value, lines });
  });

  it('in an async function waits as before', async () => {
    const { value, lines } = run(
      'async function sum() {\n  let n = 0;\n  for await (const a of [1, 2]) n += a;\n  return n;\n}\nexport default sum();',
    );
    expect(await value).toBe(3);
    expect(lines).toEqual([3, 3]);
  });

  it.each([
    ['a runtime error', 'for (const a of [1])\n  while (true) {\n\n    a.b.c;\n  }', 4],
    ['a syntax error', 'while (true) {}\nfor (const a of b) const = ;', 2],
  ])('leaves the line of %s', (_, source, line) => {
    let error: unknown;
    try {
      run(source);
    } catch (thrown) {
      error = thrown;
    }
    expect(describeError(error, 'Demo.tsx')).toMatchObject({ line });
  });

  it('leaves the column of a syntax error', () => {
    expect(guardLoops('for (;;) const = ;')).toBe('for (;;) const = ;');
  });
});
