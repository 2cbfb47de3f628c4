import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'rolldown';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failedPatchLines } from '../../../../pipeline/cli/report.ts';
import { bundlePackages } from '../../../../pipeline/demos/vendor/bundle-packages.ts';
import { findFailedPatches, pictures } from '../../../../pipeline/demos/vendor/pictures.ts';
import { withLog } from '../../../../pipeline/demos/rendering-log.ts';
import { createContext } from '../../../../pipeline/cache/context.ts';

const { root } = createContext();

const GRID = 'x-data-grid/hooks/utils/useIsSSR.mjs';
const CHARTS = 'x-charts/internals/plugins/corePlugins/useChartAnimation/useChartAnimation.mjs';

/** Every module that has a patch: an empty folder has none of them. */
let modules: string[];
let copy: string;

beforeEach(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  modules = (await findFailedPatches(copy)).map(({ file }) => file);
  for (const file of modules) await cp(moduleIn(root, file), moduleIn(copy, file));
});
afterEach(() => rm(copy, { recursive: true, force: true }));

function moduleIn(folder: string, file: string): string {
  return path.join(folder, 'node_modules/@mui', file);
}

/** A module as the server bundle gets it. */
async function loaded(file: string): Promise<string> {
  const input = moduleIn(copy, file);
  const { output } = await build({
    input,
    plugins: [pictures(copy)],
    external: (id) => id !== input,
    logLevel: 'silent',
    write: false,
  });
  return output[0].code;
}

it('the patches fit the installed packages', async () => {
  expect(modules).toEqual(expect.arrayContaining([GRID, CHARTS]));
  expect(await findFailedPatches(root)).toEqual([]);
  expect(await loaded(GRID)).toContain('serverSnapshot = () => false');
  expect(await loaded(CHARTS)).toContain('skip: true');
});

it('a patch that does not fit leaves its components as the packages are, and the others patched', async () => {
  await writeFile(moduleIn(copy, GRID), 'export const useIsSSR = () => true;\n');
  const failedPatches = await findFailedPatches(copy);
  expect(failedPatches).toEqual([{ components: 'Data Grid', file: GRID, lacks: 'const serverSnapshot = () => true;' }]);
  expect(await loaded('x-data-grid/components/GridPagination.mjs')).not.toContain(
    'gridFilteredTopLevelRowCountSelector',
  );
  expect(await loaded(CHARTS)).toContain('skip: true');
  expect(failedPatchLines(failedPatches)).toEqual([
    expect.stringMatching(/^Warning: .*Data Grid.*picture-patches\.ts\.$/),
    `  @mui/${GRID} does not have once: "const serverSnapshot = () => true;"`,
  ]);
});

it('so does a module that is gone', async () => {
  await rm(moduleIn(copy, CHARTS));
  const failedPatches = await findFailedPatches(copy);
  expect(failedPatches).toEqual([{ components: 'Charts', file: CHARTS, lacks: null }]);
  expect(failedPatchLines(failedPatches)[1]).toBe(`  @mui/${CHARTS} is gone`);
  expect(await loaded(GRID)).toContain('serverSnapshot = () => false');
});

/** A grid whose last rows are still to be loaded. */
const SKELETONS = `
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  import { DataGridPro } from '@mui/x-data-grid-pro';
  const columns = ['name', 'place'].map((field) => ({ field }));
  const props = { columns, rows: [{ id: 1 }], rowCount: 5, rowsLoadingMode: 'server' };
  export const draw = () => renderToString(createElement(DataGridPro, props));
`;

it('a grid draws the same skeleton, whatever was drawn before', async () => {
  const modules = new Map([['family:data-grid', SKELETONS]]);
  const { 'family:data-grid': [file = ''] = [] } = await bundlePackages({
    target: 'server',
    modules,
    files: new Map(),
    root,
    folder: copy,
  });
  const { draw } = (await import(path.join(copy, file))) as { draw: () => string };
  const widths = () => withLog(draw).rendered.match(/width:\d+%/g);
  const first = widths();
  expect(new Set(first).size).toBeGreaterThan(2);
  expect(widths()).toEqual(first);
});
