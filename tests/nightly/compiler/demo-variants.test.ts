import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { toJavaScript } from '../../../pipeline/demos/sources/demo-sources.ts';
import { createContext } from '../../../pipeline/cache/context.ts';
import { listFiles } from '../../../pipeline/kit/files.ts';

const demos = (await listFiles(createContext().content)).filter((file) => /\/demos\/\w[\w.]*\.tsx$/.test(file));

/**
 * Normalizes a program for comparison: minified, without types, comments and layout. Ignores an import of React that
 * was only used for types, and the `{' '}` of wrapped JSX text.
 */
async function getMeaning(code: string, loader: 'tsx' | 'jsx'): Promise<string> {
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
  await Promise.all(
    demos.map(async (file) => {
      const typescript = await readFile(file, 'utf8');
      expect(await getMeaning(await toJavaScript(typescript), 'jsx'), file).toBe(await getMeaning(typescript, 'tsx'));
    }),
  );
});
