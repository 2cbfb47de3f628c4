import { describe, expect, it } from 'vitest';
import {
  assertUniquePathnames,
  entryTitle,
  isExternal,
  walkNavigation,
  type NavigationEntry,
} from '../../site/navigation.ts';

const page = (pathname: string): NavigationEntry => ({ pathname });
const group = (pathname: string, ...children: NavigationEntry[]): NavigationEntry => ({ pathname, children });

describe('assertUniquePathnames', () => {
  it.each<[string, string, NavigationEntry[]]>([
    ['at two depths', '/x/a/b', [page('/x/a/b'), group('/x/c', group('/x/d', page('/x/a/b')))]],
    ['that only begins like a reference page', '/x/apis/charts', [page('/x/apis/charts'), page('/x/apis/charts')]],
    ['as a product’s reference index', '/x/api/data-grid', [page('/x/api/data-grid'), page('/x/api/data-grid')]],
    [
      'as a group of reference pages',
      '/x/api/data-grid-group',
      [group('/x/api/data-grid-group', page('/x/a')), group('/x/api/data-grid-group', page('/x/b'))],
    ],
  ])('throws on a duplicate pathname %s, and names it', (where, pathname, entries) => {
    expect(() => assertUniquePathnames(entries)).toThrow(pathname);
  });

  it.each(['/x/api/data-grid/data-grid', '/x/api/tree-view/use-tree-item', '/x/api/charts/pie-chart'])(
    'allows the API page %s of a component or hook twice',
    (pathname) => {
      expect(() => assertUniquePathnames([group('/x/a', page(pathname)), group('/x/b', page(pathname))])).not.toThrow();
    },
  );
});

describe('entries', () => {
  it.each<[NavigationEntry, string]>([
    [{ pathname: '/x/a', title: 'Title', subheader: 'Subheader' }, 'Title'],
    [{ pathname: '/x/a', subheader: 'Subheader' }, 'Subheader'],
    [{ pathname: '/x/react-data-grid/row-height' }, 'Row height'],
    [{ pathname: '/x/introduction/installation/' }, 'Installation'],
    [{ pathname: '/x/api' }, 'API'],
  ])('%j has the title %s', (entry, title) => {
    expect(entryTitle(entry)).toBe(title);
  });

  it.each([
    ['https://mui.com/x/whats-new/', true],
    ['http://example.com/', true],
    ['/x/introduction', false],
    ['/x/https:', false],
    ['httpsx', false],
  ])('%s is an external link: %s', (pathname, expected) => {
    expect(isExternal({ pathname })).toBe(expected);
  });

  it('lists parents before their children', () => {
    const tree = [group('/a', page('/b'), group('/c', page('/d'))), page('/e')];
    expect([...walkNavigation(tree)].map(({ pathname }) => pathname)).toEqual(['/a', '/b', '/c', '/d', '/e']);
  });
});
