import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readIfPresent } from '../../../pipeline/kit/files.ts';

it('reads a file that may be missing, and fails for one that cannot be read', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'files-'));
  const file = path.join(folder.path, 'file.txt');
  await writeFile(file, 'text');
  const read = (name: string) => readIfPresent(readFile(name, 'utf8'));
  expect(await read(file)).toBe('text');
  expect(await read(`${file}.missing`)).toBeNull();
  expect(await read(path.join(file, 'below'))).toBeNull();
  await expect(read(folder.path)).rejects.toThrow('EISDIR');
});
