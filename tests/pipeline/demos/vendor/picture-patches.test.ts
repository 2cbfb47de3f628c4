import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'rolldown';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { failedPatchLines } from '../../../../pipeline/cli/report.ts';
import { bundlePackages } from '../../../../pipeline/demos/vendor/bundle-packages.ts';
import { findFailedPatches, pictures } from '../../../../pipeline/demos/vendor/pictures.ts';
import { drawWithAnswers } from '../../../../pipeline/demos/draw-with-answers.ts';
import { withLog } from '../../../../pipeline/demos/rendering-log.ts';
import { createContext } from '../../../../pipeline/cache/context.ts';
import { useFolder, useSharedFolder } from '../../../support/folder.ts';

const { root } = createContext();

const GRID = 'x-data-grid/hooks/utils/useIsSSR.mjs';
const CHARTS = 'x-charts/internals/plugins/corePlugins/useChartAnimation/useChartAnimation.mjs';

/** Every module that has a patch: an empty folder has none of them. */
let modules: string[];
const inCopy = useFolder();

beforeEach(async () => {
  modules = (await findFailedPatches(inCopy())).map(({ file }) => file);
  for (const file of modules) await cp(moduleIn(root, file), moduleIn(inCopy(), file));
});

function moduleIn(folder: string, file: string): string {
  return path.join(folder, 'node_modules/@mui', file);
}

/** A module as the server bundle gets it. */
async function loaded(file: string): Promise<string> {
  const input = moduleIn(inCopy(), file);
  const { output } = await build({
    input,
    plugins: [pictures(inCopy())],
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
  await writeFile(moduleIn(inCopy(), GRID), 'export const useIsSSR = () => true;\n');
  const failedPatches = await findFailedPatches(inCopy());
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
  await rm(moduleIn(inCopy(), CHARTS));
  const failedPatches = await findFailedPatches(inCopy());
  expect(failedPatches).toEqual([{ components: 'Charts', file: CHARTS, lacks: null }]);
  expect(failedPatchLines(failedPatches)[1]).toBe(`  @mui/${CHARTS} is gone`);
  expect(await loaded(GRID)).toContain('serverSnapshot = () => false');
});

/** Draws a grid with two columns and other props. */
const GRID_MODULE = `
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  import { DataGridPremium } from '@mui/x-data-grid-premium';
  const columns = ['name', 'place'].map((field) => ({ field }));
  export const draw = (props) => renderToString(createElement(DataGridPremium, { columns, ...props }));
`;

describe('a grid', () => {
  const inFolder = useSharedFolder();
  let draw: (props: object) => string;

  beforeAll(async () => {
    const { 'family:data-grid': [file = ''] = [] } = await bundlePackages({
      target: 'server',
      modules: new Map([['family:data-grid', GRID_MODULE]]),
      files: new Map(),
      root,
      folder: inFolder(),
    });
    const bundle = (await import(inFolder(file))) as { draw: (props: object) => string };
    draw = (props) => withLog(() => bundle.draw(props)).rendered;
  });

  it('draws the same skeleton, whatever was drawn before', () => {
    const widths = () => draw({ rows: [{ id: 1 }], rowCount: 5, rowsLoadingMode: 'server' }).match(/width:\d+%/g);
    const first = widths();
    expect(new Set(first).size).toBeGreaterThan(2);
    expect(widths()).toEqual(first);
  });

  it('has a content as high as the rows that a filter, a page or a row height leaves', () => {
    const rows = Array.from({ length: 30 }, (_, id) => ({ id, name: `Vessel ${id}` }));
    const getHeight = (props: object) => /flex-basis:([^;"]*)/.exec(draw({ rows, ...props }))?.[1];
    const items = [{ field: 'name', operator: 'endsWith', value: '7' }];
    expect(getHeight({})).toBe(`${30 * 52}px`);
    expect(getHeight({ filterModel: { items } })).toBe(`${3 * 52}px`);
    expect(getHeight({ pagination: true, paginationModel: { page: 2, pageSize: 12 }, pageSizeOptions: [12] })).toBe(
      `${6 * 52}px`,
    );
    expect(getHeight({ getRowHeight: ({ id }: { id: number }) => (id < 10 ? 100 : 20) })).toBe(
      `${10 * 100 + 20 * 20}px`,
    );
  });

  it('has the rows that its data source answers with, and their number', async () => {
    const rows = Array.from({ length: 12 }, (_, id) => ({ id, name: `Vessel ${id}` }));
    const getRows = vi.fn(({ start, end }: { start: number; end: number }) =>
      Promise.resolve({ rows: rows.slice(start, end + 1), rowCount: rows.length }),
    );
    const props = {
      dataSource: { getRows },
      pagination: true,
      pageSizeOptions: [5],
      initialState: {
        pagination: { paginationModel: { page: 1, pageSize: 5 }, rowCount: 0 },
        sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
      },
    };
    const drawings = await drawWithAnswers(() => draw(props));
    const [before, after] = drawings.map((html) => ({
      names: html.match(/Vessel \d+/g) ?? [],
      footer: /displayedRows[^>]*>([^<]*)/.exec(html)?.[1],
    }));
    expect(before).toEqual({ names: [], footer: '0–0 of 0' });
    expect(new Set(after?.names)).toEqual(new Set(rows.slice(5, 10).map(({ name }) => name)));
    expect(after?.footer).toBe('6–10 of 12');
    expect(getRows).toHaveBeenCalledOnce();
    expect(getRows.mock.lastCall?.[0]).toMatchObject({ start: 5, end: 9, sortModel: [{ field: 'name', sort: 'asc' }] });
  });

  it('does not scroll if its picture has other rows than it has live', () => {
    const rows = [{ id: 1, name: 'Astrid', place: 'North' }];
    const getMark = (props: object) => /data-picture="(\w*)"/.exec(draw({ rows, ...props }))?.[1];
    const model = { rows: [{ field: 'name' }], columns: [], values: [] };
    expect(getMark({})).toBe('');
    expect(getMark({ initialState: { pivoting: { enabled: true, model } } })).toBe('still');
    expect(getMark({ pagination: true, autoPageSize: true })).toBe('still');
  });
});
