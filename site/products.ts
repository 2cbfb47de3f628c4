import { firstSegment } from './addresses.ts';
import type { VersionLink } from './versions.ts';

/** One of the four documented libraries. */
export interface Product {
  id: ProductId;
  /** Product identity (spec 3 in `docs/specification-map.md`). */
  metadata: string;
  name: string;
  /** Folder below `/x/` with the guide pages, and the key of the start page. */
  folder: string;
  start: string;
  /** Folder below `/x/api/` with the reference pages. */
  apiFolder: string;
  /** Its part of the locale files' keys: `product.<key>.name`, `.tagline`. */
  messageKey: 'dataGrid' | 'datePickers' | 'charts' | 'treeView';
}

export type ProductId = 'x-data-grid' | 'x-date-pickers' | 'x-charts' | 'x-tree-view';

export type CategoryId = 'x' | 'core' | 'toolpad';

export const PRODUCTS: readonly Product[] = [
  {
    id: 'x-data-grid',
    metadata: 'MUI X',
    name: 'Data Grid',
    folder: 'react-data-grid',
    start: '/x/react-data-grid',
    apiFolder: 'data-grid',
    messageKey: 'dataGrid',
  },
  {
    id: 'x-date-pickers',
    metadata: 'MUI X',
    name: 'Date Pickers',
    folder: 'react-date-pickers',
    start: '/x/react-date-pickers',
    apiFolder: 'date-pickers',
    messageKey: 'datePickers',
  },
  {
    id: 'x-charts',
    metadata: 'MUI X',
    name: 'Charts',
    folder: 'react-charts',
    start: '/x/react-charts',
    apiFolder: 'charts',
    messageKey: 'charts',
  },
  {
    id: 'x-tree-view',
    metadata: 'MUI X',
    name: 'Tree View',
    folder: 'react-tree-view',
    start: '/x/react-tree-view',
    apiFolder: 'tree-view',
    messageKey: 'treeView',
  },
];

/** What a page says of its product (spec 3 in `docs/specification-map.md`). */
export interface ProductIdentity {
  /** The family that the product belongs to; empty for the family itself. */
  metadata: string;
  name: string;
  versions: readonly VersionLink[];
}

/** Identity of pages that belong to no product (behaviour 2 in `docs/specification-map.md`). */
const GENERAL_IDENTITY = { metadata: '', name: 'MUI X' } as const;

/** The product identity of a page key. @param versions The versions that the page's product exists in. */
export function identityOf(key: string, versions: readonly VersionLink[]): ProductIdentity {
  const { metadata, name } = productOf(key) ?? GENERAL_IDENTITY;
  return { metadata, name, versions };
}

/** What a page belongs to; null for none. Ids beyond the four products are those of sibling libraries and the docs. */
export interface Ownership {
  productId: string | null;
  categoryId: CategoryId | null;
}

const NONE: Ownership = { productId: null, categoryId: null };

/** First segment → ownership, where the first segment alone decides (behaviour 2 in `docs/specification-map.md`). */
const BY_FIRST_SEGMENT: Record<string, Ownership> = {
  'material-ui': { productId: 'material-ui', categoryId: 'core' },
  'joy-ui': { productId: 'joy-ui', categoryId: 'core' },
  'base-ui': { productId: 'base-ui', categoryId: 'core' },
  system: { productId: 'system', categoryId: 'core' },
  docs: { productId: 'docs', categoryId: null },
};

/** Pages of the docs that stand alone: nothing below them belongs to anything. */
const DOCS_PAGES = ['/versions', '/production-error'];

/**
 * The product and category of a page key. Whole segments decide, never text prefixes.
 *
 * @param key A page key, see `parseAddress`.
 */
export function ownershipOf(key: string): Ownership {
  const [first = '', second = ''] = key.slice(1).split('/');
  if (DOCS_PAGES.includes(key)) return { productId: 'docs', categoryId: null };
  if (first === 'x') return { productId: productOf(key)?.id ?? null, categoryId: 'x' };
  if (first === 'toolpad') {
    return { productId: second === 'studio' ? 'toolpad-studio' : 'toolpad-core', categoryId: 'toolpad' };
  }
  if (first === 'experiments' && second === 'docs') return { productId: 'docs-infra', categoryId: null };
  return Object.hasOwn(BY_FIRST_SEGMENT, first) ? (BY_FIRST_SEGMENT[first] ?? NONE) : NONE;
}

/** The documented library that a page key belongs to, guide or reference page; undefined for none. */
export function productOf(key: string): Product | undefined {
  if (firstSegment(key) !== 'x') return undefined;
  const [, , second = '', third = ''] = key.split('/');
  return PRODUCTS.find((product) => (second === 'api' ? product.apiFolder === third : product.folder === second));
}
