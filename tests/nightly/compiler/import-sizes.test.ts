import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build as buildWithEsbuild } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '../../../pipeline/cache/context.ts';
import type { LoadedReference } from '../../../pipeline/reference/load-reference.ts';
import { openMeter, type Meter } from '../../../pipeline/reference/sizes/measure.ts';
import { kilobytes, type Cost, type Import, type MeasuredImport } from '../../../site/reference/sizes.ts';
import { loadInstalledReference } from '../../pipeline/reference/packages.ts';

const compress = promisify<string, object, Buffer>(brotliCompress);

const getSize = async (code: string) =>
  (await compress(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })).length;

/** An expression that compresses to about `bytes`. */
function noise(name: string, bytes: number): string {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, at) =>
    createHash('sha256').update(`${name} ${at}`).digest('base64'),
  );
  return JSON.stringify(blocks.join('').slice(0, (bytes * 4) / 3));
}

const LIBRARY: Record<string, string> = {
  'react/index.js': `export const useState = ${noise('react', 9000)};`,
  'react/package.json': '{ "name": "react", "version": "1.0.0", "main": "index.js", "sideEffects": false }',
  '@mui/material/package.json':
    '{ "name": "@mui/material", "version": "1.0.0", "sideEffects": false, "dependencies": { "clsx": "1.0.0" } }',
  '@mui/material/Button/index.js': `import clsx from 'clsx';\nconst Button = clsx + ${noise('button', 4000)};\nexport default Button;`,
  'clsx/package.json': '{ "name": "clsx", "version": "1.0.0", "main": "index.js", "sideEffects": false }',
  'clsx/index.js': `const clsx = ${noise('clsx', 1000)};\nexport default clsx;`,
  'shelf/package.json': '{ "name": "shelf", "version": "1.0.0", "main": "index.js", "sideEffects": false }',
  'shelf/index.js': `export * from './Shelf.js';\nexport * from './useBook.js';\nexport * from './Drawer.js';`,
  'shelf/core.js': `export const core = ${noise('core', 5000)};`,
  'shelf/Shelf.js': `import { useState } from 'react';\nimport { core } from './core.js';
export const Shelf = () => [useState, core, ${noise('shelf', 2000)}, () => import('./later.js')];`,
  'shelf/later.js': `export const later = ${noise('later', 30_000)};`,
  'shelf/useBook.js': `import { core } from './core.js';\nexport const useBook = () => core + ${noise('book', 500)};`,
  'shelf/Drawer.js': `import Button from '@mui/material/Button';\nexport const Drawer = () => Button + ${noise('drawer', 1000)};`,
  'shelf/types.js': 'export {};',
};

const component = (name: string, specifier = 'shelf'): Import => ({ kind: 'component', name, specifier, plan: null });
const entry = (specifier: string): Import => ({ kind: 'entry', name: specifier, specifier, plan: null });

/** Expects sizes in bytes, with room for the code around the texts. */
function expectCost({ own, material }: Cost, expected: Cost): void {
  expect(own).toBeGreaterThanOrEqual(expected.own);
  expect(own).toBeLessThan(expected.own + 300);
  expect(material).toBeGreaterThanOrEqual(expected.material);
  expect(material).toBeLessThan(expected.material + 300);
}

describe('the size of an import', () => {
  let root: string;
  let measured: MeasuredImport[];
  const of = (name: string) => {
    const found = measured.find((one) => one.name === name);
    if (!found) throw new Error(`${name} was not measured.`);
    return found;
  };

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'sizes-'));
    for (const [file, text] of Object.entries(LIBRARY)) {
      await mkdir(path.dirname(path.join(root, 'node_modules', file)), { recursive: true });
      await writeFile(path.join(root, 'node_modules', file), text);
    }
    const meter = await openMeter(root);
    const imports = [
      component('Shelf'),
      component('useBook'),
      component('Drawer'),
      entry('shelf'),
      entry('shelf/types.js'),
    ];
    measured = await meter.measure(imports, component('Shelf'));
    await meter.close();
  });
  afterAll(() => rm(root, { recursive: true }));

  it('has what the import needs, without React and what loads later', () => {
    expectCost(of('Shelf').alone, { own: 7000, material: 0 });
    expectCost(of('useBook').alone, { own: 5500, material: 0 });
  });

  it('names Material UI apart, with what it depends on', () => {
    expectCost(of('Drawer').alone, { own: 1000, material: 5000 });
    expectCost(of('shelf').alone, { own: 8500, material: 5000 });
  });

  it('says what the import adds to an application that has the base', () => {
    expectCost(of('Shelf').added, { own: 0, material: 0 });
    expectCost(of('useBook').added, { own: 500, material: 0 });
    expectCost(of('Drawer').added, { own: 1000, material: 5000 });
    expectCost(of('shelf').added, { own: 1500, material: 5000 });
  });

  it('is nothing for types', () => {
    expect(of('shelf/types.js').alone).toEqual({ own: 0, material: 0 });
  });
});

const { root } = createContext();
const REACT = /^react(?:-dom)?(?:\/|$)/;
const MATERIAL =
  /^(?:@mui\/(?:material|system|utils|styled-engine|types)|@emotion|@babel\/runtime|clsx|prop-types|react-is|react-transition-group|@popperjs\/core)(?:\/|$)/;

const getCode = ({ name, specifier }: Import) => `export { ${name} } from '${specifier}';`;
const withoutImports = (code: string) => code.replace(/\bimport(?:[^"';()]*?from)?\s*["'][^"']+["'];?/g, '');

/** Bundles one import on its own. */
async function bundleAlone(one: Import, isOutside: (name: string) => boolean): Promise<string> {
  const { outputFiles } = await buildWithEsbuild({
    stdin: { contents: getCode(one), resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'outside',
        setup(build) {
          build.onResolve({ filter: /./ }, ({ path: name, kind }) =>
            kind === 'dynamic-import' || isOutside(name) ? { path: name, external: true } : undefined,
          );
        },
      },
    ],
    write: false,
    logLevel: 'silent',
  });
  return withoutImports(outputFiles[0]?.text ?? '');
}

describe('the sizes of the installed packages', { timeout: 300_000 }, () => {
  let loaded: LoadedReference;
  const find = (name: string): MeasuredImport => {
    const found = loaded.sizes.flatMap(({ imports }) => imports).find((one) => one.name === name);
    if (!found) throw new Error(`${name} has no size.`);
    return found;
  };

  beforeAll(async () => {
    loaded = await loadInstalledReference();
  }, 300_000);

  it('are of every component with a page, every hook and every entry point with code', () => {
    for (const { product, entries, hooks } of loaded.products) {
      const imports = loaded.sizes.find((one) => one.product === product)?.imports ?? [];
      const names = (kind: Import['kind']) => imports.filter((one) => one.kind === kind).map(({ name }) => name);
      const components = entries.filter(({ kind }) => kind === 'component').map((one) => one.imports[0]?.name);
      expect(names('component').sort()).toEqual(components.sort());
      expect(names('hook').sort()).toEqual(hooks.map(({ name }) => name).sort());
      expect(names('entry').length).toBeGreaterThan(5);
    }
    expect(loaded.sizes).toHaveLength(loaded.products.length);
  });

  it('are of the entry points that applications import', () => {
    const entries = loaded.sizes.flatMap(({ imports }) => imports).filter(({ kind }) => kind === 'entry');
    expect(entries.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        '@mui/x-data-grid',
        '@mui/x-data-grid-premium',
        '@mui/x-date-pickers/AdapterDayjs',
        '@mui/x-date-pickers/locales',
        '@mui/x-charts/BarChart',
        '@mui/x-charts-pro/FunnelChart',
        '@mui/x-tree-view/hooks',
      ]),
    );
  });

  it('grow with the plan, and are small beside the base', () => {
    expect(find('DataGridPro').alone.own).toBeGreaterThan(find('DataGrid').alone.own * 1.1);
    expect(find('DataGridPremium').added.own).toBeGreaterThan(find('DataGridPro').added.own * 1.5);
    expect(find('LineChart').added.own).toBeLessThan(find('LineChart').alone.own / 5);
    expect(find('DataGrid').added).toEqual({ own: expect.any(Number) as number, material: 0 });
    expect(find('DataGrid').added.own).toBeLessThan(50);
  });

  const FIVE = ['DataGridPro', 'DateRangePicker', 'BarChart', 'RichTreeView', 'usePieSeries'];

  it.each(FIVE)('are those of a bundle of %s alone, within 1 %', async (name) => {
    const one = find(name);
    const isMaterial = (address: string) => REACT.test(address) || MATERIAL.test(address);
    const own = await getSize(await bundleAlone(one, isMaterial));
    const all = await getSize(await bundleAlone(one, (address) => REACT.test(address)));
    expect(Math.abs(one.alone.own / own - 1)).toBeLessThan(0.01);
    // Compressed separately, both are slightly larger than together.
    expect(Math.abs((one.alone.own + one.alone.material) / all - 1)).toBeLessThan(0.025);
  });

  describe('of the main entry of a package and of the path of a component', () => {
    let meter: Meter;
    beforeAll(async () => {
      meter = await openMeter(root);
    });
    afterAll(() => meter.close());

    it.each([
      ['BarChart', '@mui/x-charts'],
      ['RichTreeView', '@mui/x-tree-view'],
      ['DatePicker', '@mui/x-date-pickers'],
    ])('are the same: %s', async (name, pack) => {
      const imports = [component(name, pack), component(name, `${pack}/${name}`)];
      const [main, ofPath] = await meter.measure(imports, component(name, pack));
      expect(Math.abs((main?.alone.own ?? 0) / (ofPath?.alone.own ?? NaN) - 1)).toBeLessThan(0.01);
    });
  });
});

describe('the words for a size', () => {
  it.each([
    [49, '0 kB'],
    [50, '0.1 kB'],
    [9_940, '9.9 kB'],
    [9_960, '10 kB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(kilobytes(bytes)).toBe(text);
  });
});
