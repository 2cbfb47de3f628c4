import { mkdir, mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reference } from '../../../content/reference.ts';
import { createContext } from '../../../pipeline/cache/context.ts';
import { loadProducts } from '../../../pipeline/reference/load-reference.ts';
import { readTypes, writeTypes } from '../../../pipeline/reference/recorded-types.ts';
import { hashTypes, installedStep } from '../../../pipeline/reference/type-steps.ts';
import { extractFixture } from './fixture.ts';

const LIBRARY = {
  name: '@mui/x-tree-view',
  plan: null,
  files: {
    'index.d.ts': `
import * as React from 'react';
export interface ViewProps {
  /** Its text. */
  label?: string;
  toString?: () => string;
  wide?: boolean;
}
export interface ViewProProps {
  /** Its text. */
  label?: string;
  toString?: () => string;
  wide?: number;
}
export declare const View: (props: ViewProps) => React.JSX.Element;
export declare const ViewPro: (props: ViewProProps) => React.JSX.Element;`,
  },
} as const;

describe('the record of what the types say', () => {
  it('is of the installed packages, of the catalog and of the code that reads types', async () => {
    const context = createContext();
    const installed = await context.steps.run(installedStep, { root: context.root, catalog: reference });
    const recorded = await readTypes(context, await hashTypes(context, installed));
    expect(recorded, 'Run `npm run record -- --types`, and commit what it writes.').not.toBeNull();
    expect(await loadProducts(context, reference)).toEqual(recorded);
    expect(context.steps.log.counts().has('reference')).toBe(false);
  });

  it('has everything that was read, and once what entries have in common', async () => {
    const product = await extractFixture([LIBRARY], ['View', 'ViewPro']);
    await using folder = await mkdtempDisposable(path.join(tmpdir(), 'record-'));
    const context = createContext({ reference: folder.path });
    expect(await readTypes(context, 'one')).toBeNull();
    await mkdir(path.join(folder.path, 'reference-installed'));
    await writeTypes(context, 'one', [product]);
    expect(await readTypes(context, 'one')).toEqual([product]);
    expect(await readTypes(context, 'another')).toBeNull();
    const text = await readFile(path.join(folder.path, 'reference-installed/types.json'), 'utf8');
    expect(text.match(/"description":"Its text\."/g)).toHaveLength(1);
  });
});
