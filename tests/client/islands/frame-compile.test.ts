import { createInflateRaw } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compile, describeError, listImports } from '../../../client/islands/frame/compile.ts';
import { decodeEdit, encodeEdit } from '../../../client/browser/tools/editor/share.ts';

const run = (source: string, require: (specifier: string) => unknown = () => ({})) => {
  const exports: Record<string, unknown> = {};
  compile('Demo.tsx', source)({ require, exports, guardLoop: () => undefined });
  return exports;
};

const getError = (source: string) => {
  try {
    run(source);
  } catch (error) {
    return describeError(error, 'Demo.tsx');
  }
  throw new Error('The source ran.');
};

describe('an edited demo is compiled in the browser', () => {
  it('without types, with imports turned into require calls', () => {
    const asked: string[] = [];
    const { default: value } = run(
      "import { add } from './math';\nexport default add(1 as number, 2 satisfies number);",
      (specifier) => {
        asked.push(specifier);
        return { add: (a: number, b: number) => a + b };
      },
    );
    expect(value).toBe(3);
    expect(asked).toEqual(['./math']);
  });

  it('from JavaScript with JSX too', () => {
    const { default: element } = run('export default <b title="x" />;', () => ({
      jsx: (type: string, props: object) => ({ type, props }),
    }));
    expect(element).toEqual({ type: 'b', props: { title: 'x' } });
  });

  it.each([
    ['import a from \'a\';\nimport { b } from "b";', ['a', 'b']],
    ["import type { T } from 'types';\nimport 'effects';", ['effects']],
    ["import {\n  one,\n  two,\n} from './beside';", ['./beside']],
    ["const text = 'import nothing';", []],
  ])('imports of %j are %j', (source, expected) => {
    expect(listImports(source)).toEqual(expected);
  });
});

describe('describeError', () => {
  it('finds the position of a syntax error', () => {
    expect(getError('const a = 1;\nconst b = ;')).toMatchObject({ line: 2, column: 11 });
  });

  it('finds the position of a runtime error', () => {
    const { message, line } = getError('const rows = undefined as unknown as string[];\n\nrows.length;');
    expect(line).toBe(3);
    expect(message).toContain('length');
  });

  it('returns only the text of a thrown value that is not an error', () => {
    expect(getError("throw 'no';")).toEqual({ message: 'no' });
  });
});

describe('an edit in a link', () => {
  it.each(['', 'export default () => null;', '中文 and “quotes”\n'.repeat(500)])(
    'is decoded as it was encoded (%#)',
    async (code) => {
      const text = await encodeEdit(code);
      expect(text).toMatch(/^[\w-]*$/);
      expect(await decodeEdit(text)).toEqual({ code });
    },
  );

  it.each(['%%%', 'AAAA', 'not-deflated'])('is reported as broken: %j', async (text) => {
    expect(await decodeEdit(text)).toEqual({ problem: 'broken' });
  });

  it('is reported as too large beyond 256 KB', async () => {
    expect(await decodeEdit(await encodeEdit('a'.repeat(300_000)))).toEqual({ problem: 'large' });
  });

  it('is inflated no further than it is read', async () => {
    const text = await encodeEdit('a'.repeat(20e6));
    let produced = 0;
    // As the standard has it: what a piece inflates to is produced as a whole. Node stops earlier.
    class Inflating extends TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        const inflated: Uint8Array[] = [];
        const inflate = createInflateRaw().on('data', (chunk: Uint8Array) => inflated.push(chunk));
        super({
          async transform(piece, controller) {
            await new Promise((resolve) => void inflate.write(piece, resolve));
            for (const chunk of inflated.splice(0)) {
              produced += chunk.length;
              controller.enqueue(chunk);
            }
          },
        });
      }
    }
    vi.stubGlobal('DecompressionStream', Inflating);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await decodeEdit(text)).toEqual({ problem: 'large' });
    expect(produced).toBeGreaterThan(256 * 1024);
    expect(produced).toBeLessThan(1024 * 1024);
  });
});
