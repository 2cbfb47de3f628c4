import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { regroup, type Chunk } from '../../../../pipeline/demos/vendor/regroup.ts';
import { bundleSettings } from '../../../../pipeline/kit/bundle-settings.ts';

const MOUNT: Chunk = {
  name: 'mount-A.js',
  text: 'const exportSheet = () => import("./sheet-B.js");\nexport { exportSheet };',
  exports: ['exportSheet'],
  imports: [{ name: 'sheet-B.js', isDynamic: true }],
  entry: 'ours:mount',
  isEmpty: false,
};

const SHEET: Chunk = {
  name: 'sheet-B.js',
  text: 'const sheet = 1;\nexport { sheet };',
  exports: ['sheet'],
  imports: [],
  entry: null,
  isEmpty: false,
};

it('asks the browser to compile at once what a demo loads, but not what is imported on demand', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'regroup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await regroup([MOUNT, SHEET], bundleSettings('browser'), folder);
  const hinted = (await readdir(folder)).map(async (file) => {
    const text = await readFile(path.join(folder, file), 'utf8');
    return [file.replace(/-[\da-f]{8}\.js$/, ''), text.startsWith('//# allFunctionsCalledOnLoad\n')];
  });
  expect(Object.fromEntries(await Promise.all(hinted))).toEqual({ base: true, 'sheet-B': false });
});
