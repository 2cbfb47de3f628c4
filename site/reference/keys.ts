import type { Product } from '../products.ts';

/** Key of the index of all libraries, which is served at `/api/`. */
export const ALL_KEY = '/api-docs';

/** `/x/api/data-grid` */
export function indexKey({ apiFolder }: Product): string {
  return `/x/api/${apiFolder}`;
}

export function changesKey(product: Product): string {
  return `${indexKey(product)}/changes`;
}

export function errorsKey(product: Product): string {
  return `${indexKey(product)}/errors`;
}

export function sizesKey(product: Product): string {
  return `${indexKey(product)}/sizes`;
}

export function nextKey(product: Product): string {
  return `${indexKey(product)}/next`;
}
