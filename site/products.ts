import { firstSegment } from './addresses.ts';
import { need } from './kit/need.ts';
import type { VersionLink } from './versions.ts';

/** A library's name and tagline in English; locale files translate them. */
interface ProductRow {
  name: string;
  tagline: string;
}

/**
 * The documented libraries by id. The paths of pages and reference follow from the id: `x-charts` has `/x/react-charts`
 * and `/x/api/charts`.
 */
const LIBRARIES = {
  'x-data-grid': { name: 'Data Grid', tagline: 'Tables with sorting, filtering, editing and grouping' },
  'x-date-pickers': { name: 'Date Pickers', tagline: 'Fields, calendars and clocks for dates, times and ranges' },
  'x-charts': { name: 'Charts', tagline: 'Bars, lines, pies, scatter plots and gauges' },
  'x-tree-view': { name: 'Tree View', tagline: 'Hierarchies to browse, select, edit and reorder' },
} satisfies Record<`x-${string}`, ProductRow>;

export type ProductId = keyof typeof LIBRARIES;

/** A documented library. */
export interface Product extends ProductRow {
  id: ProductId;
  /** Folder of the guides below `/x/`, and the key of the start page. */
  folder: string;
  start: string;
  /** Folder of the reference pages below `/x/api/`. */
  apiFolder: string;
}

export const PRODUCTS: readonly Product[] = (Object.entries(LIBRARIES) as [ProductId, ProductRow][]).map(
  ([id, row]) => {
    const name = id.slice('x-'.length);
    return { id, ...row, folder: `react-${name}`, start: `/x/react-${name}`, apiFolder: name };
  },
);

const BY_ID = new Map(PRODUCTS.map((product) => [product.id, product]));

/** @throws Error for an unknown library. */
export function productById(id: ProductId): Product {
  return need(BY_ID, id);
}

/** Keys of a library's texts in the locale files. */
export type ProductTextKey = `product.${ProductId}.${keyof ProductRow}`;

/** These texts in English. */
export function productTexts(): Record<ProductTextKey, string> {
  const texts = PRODUCTS.flatMap(({ id, name, tagline }) => [
    [`product.${id}.name`, name],
    [`product.${id}.tagline`, tagline],
  ]);
  return Object.fromEntries(texts) as Record<ProductTextKey, string>;
}

export type CategoryId = 'x' | 'core' | 'toolpad';

/** The family of all libraries. */
const FAMILY = 'MUI X';

/** What a page says about its product. */
export interface ProductIdentity {
  /** The product's family; empty for the family itself. */
  metadata: string;
  name: string;
  versions: readonly VersionLink[];
}

/** Identity of general pages. */
const GENERAL_IDENTITY = { metadata: '', name: FAMILY };

/** The product identity of a page key. @param versions The versions that have the page's product. */
export function getIdentity(key: string, versions: readonly VersionLink[]): ProductIdentity {
  const product = findProduct(key);
  const identity = product ? { metadata: FAMILY, name: product.name } : GENERAL_IDENTITY;
  return { ...identity, versions };
}

/** What a page belongs to; null for none. Besides our libraries, ids cover sibling libraries and the docs. */
export interface Ownership {
  productId: string | null;
  categoryId: CategoryId | null;
}

const NONE: Ownership = { productId: null, categoryId: null };

/** First segment → ownership, if it depends on that alone. */
const BY_FIRST_SEGMENT: Record<string, Ownership> = {
  'material-ui': { productId: 'material-ui', categoryId: 'core' },
  'joy-ui': { productId: 'joy-ui', categoryId: 'core' },
  'base-ui': { productId: 'base-ui', categoryId: 'core' },
  system: { productId: 'system', categoryId: 'core' },
  docs: { productId: 'docs', categoryId: null },
};

/** Pages of the docs without children: paths below them belong to nothing. */
const DOCS_PAGES = ['/versions', '/production-error'];

/**
 * The product and category of a page key. Compares whole segments, never string prefixes.
 *
 * @param key A page key, see `parseAddress`.
 */
export function getOwnership(key: string): Ownership {
  const [first = '', second = ''] = key.slice(1).split('/');
  if (DOCS_PAGES.includes(key)) return { productId: 'docs', categoryId: null };
  if (first === 'x') return { productId: findProduct(key)?.id ?? null, categoryId: 'x' };
  if (first === 'toolpad') {
    return { productId: second === 'studio' ? 'toolpad-studio' : 'toolpad-core', categoryId: 'toolpad' };
  }
  if (first === 'experiments' && second === 'docs') return { productId: 'docs-infra', categoryId: null };
  return Object.hasOwn(BY_FIRST_SEGMENT, first) ? (BY_FIRST_SEGMENT[first] ?? NONE) : NONE;
}

/** The documented library of a page key, for guides and reference pages; undefined for none. */
export function findProduct(key: string): Product | undefined {
  if (firstSegment(key) !== 'x') return undefined;
  const [, , second = '', third = ''] = key.split('/');
  return PRODUCTS.find((product) => (second === 'api' ? product.apiFolder === third : product.folder === second));
}
