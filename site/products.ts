import { firstSegment } from './addresses.ts';
import { need } from './need.ts';
import type { VersionLink } from './versions.ts';

/** A library as its row says it: in English, as the locale files of other languages translate it. */
interface ProductRow {
  name: string;
  tagline: string;
}

/**
 * The documented libraries by their ids. Pages and reference follow from the id: those of `x-charts` stand in
 * `/x/react-charts` and `/x/api/charts`.
 */
const LIBRARIES = {
  'x-data-grid': { name: 'Data Grid', tagline: 'Tables with sorting, filtering, editing and grouping' },
  'x-date-pickers': { name: 'Date Pickers', tagline: 'Fields, calendars and clocks for dates, times and ranges' },
  'x-charts': { name: 'Charts', tagline: 'Bars, lines, pies, scatter plots and gauges' },
  'x-tree-view': { name: 'Tree View', tagline: 'Hierarchies to browse, select, edit and reorder' },
} satisfies Record<`x-${string}`, ProductRow>;

export type ProductId = keyof typeof LIBRARIES;

/** One of the documented libraries. */
export interface Product extends ProductRow {
  id: ProductId;
  /** Folder below `/x/` with the guide pages, and the key of the start page. */
  folder: string;
  start: string;
  /** Folder below `/x/api/` with the reference pages. */
  apiFolder: string;
}

export const PRODUCTS: readonly Product[] = (Object.entries(LIBRARIES) as [ProductId, ProductRow][]).map(
  ([id, row]) => {
    const name = id.slice('x-'.length);
    return { id, ...row, folder: `react-${name}`, start: `/x/react-${name}`, apiFolder: name };
  },
);

const BY_ID = new Map(PRODUCTS.map((product) => [product.id, product]));

/** @throws Error where the site has no such library. */
export function productById(id: ProductId): Product {
  return need(BY_ID, id);
}

/** Keys of a library's texts in the locale files. */
export type ProductTextKey = `product.${ProductId}.${keyof ProductRow}`;

/** Those texts in English. */
export function productTexts(): Record<ProductTextKey, string> {
  const texts = PRODUCTS.flatMap(({ id, name, tagline }) => [
    [`product.${id}.name`, name],
    [`product.${id}.tagline`, tagline],
  ]);
  return Object.fromEntries(texts) as Record<ProductTextKey, string>;
}

export type CategoryId = 'x' | 'core' | 'toolpad';

/** The family that the libraries belong to. */
const FAMILY = 'MUI X';

/** What a page says of its product (spec 3 in `docs/specification-map.md`). */
export interface ProductIdentity {
  /** The family that the product belongs to; empty for the family itself. */
  metadata: string;
  name: string;
  versions: readonly VersionLink[];
}

/** Identity of pages that belong to no product (behaviour 2 in `docs/specification-map.md`). */
const GENERAL_IDENTITY = { metadata: '', name: FAMILY };

/** The product identity of a page key. @param versions The versions that the page's product exists in. */
export function identityOf(key: string, versions: readonly VersionLink[]): ProductIdentity {
  const product = productOf(key);
  const identity = product ? { metadata: FAMILY, name: product.name } : GENERAL_IDENTITY;
  return { ...identity, versions };
}

/** What a page belongs to; null for none. Ids beyond those of the libraries are those of sibling libraries and the docs. */
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
