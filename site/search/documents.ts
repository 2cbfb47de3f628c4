import type { Plan } from '../navigation.ts';
import { PRODUCTS, findProduct, type ProductId } from '../products.ts';

/** What a search result links to. */
export const KINDS = ['guide', 'demo', 'component', 'prop', 'slot', 'class', 'error'] as const;
export type Kind = (typeof KINDS)[number];

/** The plan that a result's page or component needs. */
export const PLANS = ['community', 'pro', 'premium'] as const satisfies readonly (Plan | 'community')[];
export type SearchPlan = (typeof PLANS)[number];

/** Part of the index: a product, or the general pages. */
export type Scope = ProductId | 'general';
export const SCOPES: readonly Scope[] = [...PRODUCTS.map(({ id }) => id), 'general'];

/** The part of the index that contains a page key. */
export function getScope(key: string): Scope {
  return findProduct(key)?.id ?? 'general';
}

/** A searchable place: a page, a section of it, a demo, or an entry of the reference. */
export interface SearchDocument {
  kind: Kind;
  plan: SearchPlan;
  /** Page key. */
  page: string;
  pageTitle: string;
  /** Element id on the page; empty for the page itself. */
  anchor: string;
  title: string;
  /** Plain text. */
  text: string;
  /** Identifiers in the text, as written. */
  names: readonly string[];
  /** Identifiers in code next to the text. */
  code: readonly string[];
  /** URL of a picture of a demo. */
  picture?: string;
}

/** Filters of a search; null for everything. */
export interface Filters {
  product: Scope | null;
  kind: Kind | null;
  plan: SearchPlan | null;
}

export function isKind(value: unknown): value is Kind {
  return (KINDS as readonly unknown[]).includes(value);
}

export function isPlan(value: unknown): value is SearchPlan {
  return (PLANS as readonly unknown[]).includes(value);
}

export function isScope(value: unknown): value is Scope {
  return (SCOPES as readonly unknown[]).includes(value);
}
