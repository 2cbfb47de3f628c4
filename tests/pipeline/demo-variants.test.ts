import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { toJavaScript } from '../../pipeline/demos/sources.ts';
import { createContext } from '../../pipeline/kit/context.ts';
import { listFiles } from '../../pipeline/kit/files.ts';

const run = promisify(execFile);
const { root } = createContext();
const demos = (await listFiles(path.join(root, 'content'))).filter((file) => /\/demos\/\w[\w.]*\.tsx$/.test(file));

/**
 * Normalizes a program for comparison: minified, without types, comments and layout. Ignores an import of React that
 * was only used for types, and the `{' '}` of wrapped JSX text.
 */
async function meaningOf(code: string, loader: 'tsx' | 'jsx'): Promise<string> {
  const { code: minified } = await transform(code, {
    loader,
    jsx: 'automatic',
    minifyWhitespace: true,
    minifySyntax: true,
  });
  return minified.replace('import"react";', '').replaceAll('"," ",', ' ",');
}

it('every demo is the same program in JavaScript and in TypeScript', { timeout: 60_000 }, async () => {
  expect(demos.length).toBeGreaterThan(0);
  for (const file of demos) {
    const typescript = await readFile(file, 'utf8');
    expect(await meaningOf(await toJavaScript(typescript), 'jsx'), file).toBe(await meaningOf(typescript, 'tsx'));
  }
});

it('every demo type-checks in strict mode', { timeout: 180_000 }, async () => {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const compile = (...options: string[]) =>
    run(process.execPath, [compiler, '-p', 'content', ...options], { cwd: root, maxBuffer: 2 ** 26 }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
  const shown = JSON.parse(await compile('--showConfig')) as {
    compilerOptions: Record<string, unknown>;
    files: string[];
  };
  expect(shown.compilerOptions).toMatchObject({ strict: true, noEmit: true });
  expect(shown.files).toEqual(
    expect.arrayContaining(demos.map((file) => `./${path.relative(path.join(root, 'content'), file)}`)),
  );
  expect(await compile('--pretty', 'false')).toBe('');
});
