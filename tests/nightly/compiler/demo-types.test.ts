import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createContext } from '../../../pipeline/cache/context.ts';
import { listFiles } from '../../../pipeline/kit/files.ts';

const { root, content } = createContext();
const demos = (await listFiles(content)).filter((file) => /\/demos\/\w[\w.]*\.tsx$/.test(file));

// `npm run types` type-checks the project, and ends the check if it fails.
it('every demo is in the project of the content, in strict mode', { timeout: 180_000 }, async () => {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const shown = await promisify(execFile)(process.execPath, [compiler, '-p', 'content', '--showConfig'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const { compilerOptions, files } = JSON.parse(shown.stdout) as {
    compilerOptions: Record<string, unknown>;
    files: string[];
  };
  expect(compilerOptions).toMatchObject({ strict: true });
  expect(files).toEqual(expect.arrayContaining(demos.map((file) => `./${path.relative(content, file)}`)));
});
