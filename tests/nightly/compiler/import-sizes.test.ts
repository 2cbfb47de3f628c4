import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openMeter } from '../../../pipeline/reference/sizes/measure.ts';
import { kilobytes, type Cost, type Import, type MeasuredImport } from '../../../site/reference/sizes.ts';
import { loadInstalledReference } from '../../pipeline/reference/packages.ts';
import { writeFiles } from '../../support/builds.ts';
import { useSharedFolder } from '../../support/folder.ts';

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
  const inRoot = useSharedFolder();
  let measured: MeasuredImport[];
  const of = (name: string) => {
    const found = measured.find((one) => one.name === name);
    if (!found) throw new Error(`${name} was not measured.`);
    return found;
  };

  beforeAll(async () => {
    await writeFiles(inRoot('node_modules'), LIBRARY);
    const meter = await openMeter(inRoot());
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

it(
  'the sizes of the installed packages are of all components, hooks and entry points',
  { timeout: 300_000 },
  async () => {
    const { products, sizes } = await loadInstalledReference();
    for (const { product, entries, hooks } of products) {
      const imports = sizes.find((one) => one.product === product)?.imports ?? [];
      const names = (kind: Import['kind']) => imports.filter((one) => one.kind === kind).map(({ name }) => name);
      const components = entries.filter(({ kind }) => kind === 'component').map((one) => one.imports[0]?.name);
      expect(names('component').sort()).toEqual(components.sort());
      expect(names('hook').sort()).toEqual(hooks.map(({ name }) => name).sort());
      expect(names('entry').length).toBeGreaterThan(5);
    }
    expect(sizes).toHaveLength(products.length);
  },
);

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
