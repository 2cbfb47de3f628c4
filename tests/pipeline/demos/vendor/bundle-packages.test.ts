import { mkdtempDisposable, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { need } from '../../../../site/kit/need.ts';
import { bundlePackages } from '../../../../pipeline/demos/vendor/bundle-packages.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');

const MODULES = new Map([
  ['family:charts', 'export { clsx as charts$clsx } from "clsx";'],
  [
    'family:charts-pie',
    'export { clsx as pie$clsx } from "clsx"; export const load = () => import("fast-deep-equal");',
  ],
  ['package:react', 'export { useState as react$useState } from "react";'],
]);

/** Bundles the modules into a folder that the test removes. */
async function bundle(folder: string) {
  return bundlePackages({ target: 'browser', modules: MODULES, files: new Map(), root: ROOT, folder });
}

const withoutHash = (file: string) => file.replace(/-[\da-f]{8}\.js$/, '');

it('writes one file for each group, which exports the names of its entries, and says what it imports', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'vendor-'));
  const files = await bundle(folder.path);
  expect(need(files, 'family:charts').map(withoutHash)).toEqual(['charts']);
  expect(need(files, 'family:charts-pie').map(withoutHash)).toContain('charts');
  const pie = (await import(path.join(folder.path, need(need(files, 'family:charts-pie'), 0)))) as {
    pie$clsx: (...names: string[]) => string;
  };
  expect(pie.pie$clsx('a', 'b')).toBe('a b');
});

it('asks the browser to compile at once what a demo loads, but not what is imported on demand', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'vendor-'));
  await bundle(folder.path);
  const hinted = (await readdir(folder.path)).map(async (file) => {
    const text = await readFile(path.join(folder.path, file), 'utf8');
    return [withoutHash(file), text.startsWith('//# allFunctionsCalledOnLoad\n')];
  });
  expect(Object.fromEntries(await Promise.all(hinted))).toMatchObject({
    charts: true,
    'charts-pie': true,
    'fast-deep-equal': false,
  });
});
