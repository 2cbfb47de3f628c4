import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../site/addresses.ts';
import { PRODUCTS, getIdentity, getOwnership, findProduct } from '../../site/products.ts';

const NONE = [null, null] as const;

/** The ids for a request's URL. */
function ownershipAt(address: string) {
  const { categoryId, productId } = getOwnership(parseAddress(address).key);
  return [categoryId, productId];
}

describe('ownershipOf', () => {
  it.each([
    ['/x/react-data-grid/', 'x', 'x-data-grid'],
    ['/zh/x/react-date-pickers/date-picker/', 'x', 'x-date-pickers'],
    ['/x/react-charts', 'x', 'x-charts'],
    ['/x/api/data-grid/', 'x', 'x-data-grid'],
    ['/x/api/tree-view/tree-item/', 'x', 'x-tree-view'],
  ])('finds the library of %s', (address, category, product) => {
    expect(ownershipAt(address)).toEqual([category, product]);
  });

  it.each([
    '/x/',
    '/x/introduction/',
    '/x/react-data-grids/',
    '/x/react-data/',
    '/x/api/',
    '/x/api/react-charts/',
    '/x/introduction/react-charts/',
  ])('gives %s a category but no product', (address) => {
    expect(ownershipAt(address)).toEqual(['x', null]);
  });

  it.each([
    ['/material-ui/react-button/', 'core', 'material-ui'],
    ['/joy-ui/', 'core', 'joy-ui'],
    ['/base-ui/getting-started/', 'core', 'base-ui'],
    ['/system/', 'core', 'system'],
    ['/toolpad/studio/', 'toolpad', 'toolpad-studio'],
    ['/toolpad/', 'toolpad', 'toolpad-core'],
    ['/toolpad/studios/', 'toolpad', 'toolpad-core'],
    ['/docs/', null, 'docs'],
    ['/versions/', null, 'docs'],
    ['/production-error/', null, 'docs'],
    ['/experiments/docs/', null, 'docs-infra'],
  ])('finds the product family of %s', (address, category, product) => {
    expect(ownershipAt(address)).toEqual([category, product]);
  });

  it.each([
    '/',
    '/xs/react-charts/',
    '/X/react-charts/',
    '/material-ui-x/',
    '/toolpads/studio/',
    '/versions/v7/',
    '/experiments/docs-infra/',
    '/api/charts/',
    '/constructor/',
  ])('gives %s no ids: only whole segments match, not prefixes', (address) => {
    expect(ownershipAt(address)).toEqual(NONE);
  });
});

describe('products', () => {
  it('have the identities of the four libraries', () => {
    const identities = PRODUCTS.map(({ id, start }) => [id, getIdentity(start, [])]);
    expect(Object.fromEntries(identities)).toMatchObject({
      'x-data-grid': { metadata: 'MUI X', name: 'Data Grid' },
      'x-date-pickers': { metadata: 'MUI X', name: 'Date Pickers' },
      'x-charts': { metadata: 'MUI X', name: 'Charts' },
      'x-tree-view': { metadata: 'MUI X', name: 'Tree View' },
    });
  });

  it('have an identity with versions; general pages use that of the family', () => {
    const versions = [{ text: 'v8', href: '/', current: true as const }];
    expect(getIdentity('/x/react-charts/bars', versions)).toEqual({ metadata: 'MUI X', name: 'Charts', versions });
    expect(getIdentity('/x/api/tree-view/tree-item', versions)).toEqual({
      metadata: 'MUI X',
      name: 'Tree View',
      versions,
    });
    expect(getIdentity('/x/introduction', versions)).toEqual({ metadata: '', name: 'MUI X', versions });
  });

  it.each(PRODUCTS)('$id owns its start page and its reference', (product) => {
    expect(findProduct(product.start)).toBe(product);
    expect(findProduct(`/x/api/${product.apiFolder}/some-component`)).toBe(product);
  });

  it.each(['/x/introduction', '/material-ui/react-data-grid', '/x/react-chartsx', '/'])('no product owns %s', (key) => {
    expect(findProduct(key)).toBeUndefined();
  });
});
