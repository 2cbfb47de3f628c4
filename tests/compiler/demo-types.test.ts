import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createContext } from '../../pipeline/kit/context.ts';
import { listFiles } from '../../pipeline/kit/files.ts';

const run = promisify(execFile);
const { root, content } = createContext();
const demos = (await listFiles(content)).filter((file) => /\/demos\/\w[\w.]*\.tsx$/.test(file));

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
  expect(shown.files).toEqual(expect.arrayContaining(demos.map((file) => `./${path.relative(content, file)}`)));
  expect(await compile('--pretty', 'false')).toBe('');
});
