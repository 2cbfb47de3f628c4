import { describe, expect, it } from 'vitest';
import { findSince } from '../../../pipeline/reference/versions/minors.ts';
import type { EntrySnapshot, Snapshot } from '../../../pipeline/reference/versions/version-snapshot.ts';

const GRID = '@mui/x-data-grid';
const PRO = '@mui/x-data-grid-pro';

/** Props of a component in a package, by name: `{ [GRID]: { DataGrid: 'rows columns' } }`. */
type Packages = Record<string, Record<string, string>>;

function entry(owner: string, props: string): EntrySnapshot {
  const named = props.split(' ').map((name) => [name, ['string']] as const);
  return { package: owner, props: Object.fromEntries(named), slots: [], classes: [], deprecated: {}, others: [] };
}

function minor(number: number, packages: Packages, others: Partial<Record<string, string>> = {}) {
  const components = Object.entries(packages).flatMap(([owner, all]) =>
    Object.entries(all).map(([name, props]) => ({ owner, name, props })),
  );
  const lists = Object.values(others).filter((list) => list !== undefined);
  const snapshot: Snapshot = {
    product: 'x-data-grid',
    version: `8.${number}.0`,
    exports: Object.fromEntries(
      Object.entries(packages).map(([owner, all]) => [
        owner,
        Object.fromEntries(Object.keys(all).map((name) => [name, null])),
      ]),
    ),
    entryPoints: {},
    keys: {},
    parameters: {},
    lists,
    entries: Object.fromEntries(
      components.map(({ owner, name, props }) => [
        name,
        { ...entry(owner, props), others: name in others ? [lists.indexOf(others[name] ?? '')] : [] },
      ]),
    ),
  };
  return { major: 8, minor: number, snapshot };
}

const since = (...minors: ReturnType<typeof minor>[]) => findSince('x-data-grid', minors).names;

describe('the minor version that a name came with', () => {
  it('is the first one that has it', () => {
    expect(
      since(
        minor(0, { [GRID]: { DataGrid: 'rows' } }),
        minor(1, { [GRID]: { DataGrid: 'rows columns' } }),
        minor(2, { [GRID]: { DataGrid: 'rows columns', Toolbar: 'label' } }),
      ),
    ).toEqual({ 'DataGrid#prop-columns': '8.1', Toolbar: '8.2' });
  });

  it('is unknown where the version before was never published', () => {
    expect(
      since(minor(0, { [GRID]: { DataGrid: 'rows' } }), minor(2, { [GRID]: { DataGrid: 'rows columns' } })),
    ).toEqual({});
  });

  it('is then that of the lower plan, which was published more often', () => {
    expect(
      since(
        minor(0, { [GRID]: { DataGrid: 'rows' }, [PRO]: { DataGridPro: 'rows' } }),
        minor(1, { [GRID]: { DataGrid: 'rows columns' } }),
        minor(2, { [GRID]: { DataGrid: 'rows columns' }, [PRO]: { DataGridPro: 'rows columns tree' } }),
      ),
    ).toEqual({ 'DataGrid#prop-columns': '8.1', 'DataGridPro#prop-columns': '8.1' });
  });

  it('is unknown for what a package may have added that was not published before', () => {
    expect(
      since(
        minor(0, { [GRID]: { DataGrid: 'rows' } }),
        minor(1, { [GRID]: { DataGrid: 'rows columns' }, [PRO]: { DataGridPro: 'rows' } }),
        minor(2, { [GRID]: { DataGrid: 'rows columns label' }, [PRO]: { DataGridPro: 'rows' } }),
      ),
    ).toEqual({ 'DataGrid#prop-label': '8.2' });
  });

  it('is not claimed for what was there without documentation, or has come back', () => {
    expect(
      since(
        minor(0, { [GRID]: { DataGrid: 'rows' } }, { DataGrid: 'title' }),
        minor(1, { [GRID]: { DataGrid: 'title' } }),
        minor(2, { [GRID]: { DataGrid: 'title rows' } }),
      ),
    ).toEqual({});
  });
});
