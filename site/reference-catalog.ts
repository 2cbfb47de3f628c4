import type { Translated } from './locales.ts';
import type { Plan } from './navigation.ts';
import type { ProductId } from './products.ts';

/** What the reference documents, as `content/reference.ts` says it. */
export interface ReferenceCatalog {
  products: readonly ProductCatalog[];
  /** Packages that those of several libraries import; what they say to users is listed with each library. */
  shared: readonly string[];
  /** Component name → state classes. */
  states: Readonly<Record<string, readonly StateClass[]>>;
}

/** One library: its packages from the lowest plan to the highest, and what gets a page beyond what the packages say. */
export interface ProductCatalog {
  product: ProductId;
  packages: readonly CatalogPackage[];
  /** Components with a page although their comment names none. */
  components: readonly string[];
  interfaces: readonly string[];
  /** Declarations that an application would make, for types that the packages leave open. */
  declarations?: string;
}

export interface CatalogPackage {
  name: string;
  /** Name that an older version is installed under, to compare with; absent for none. */
  previous?: string;
  plan: Plan | null;
}

/** The lowest of some plans, community being null. */
export function lowestPlan(plans: readonly (Plan | null)[]): Plan | null {
  if (plans.includes(null)) return null;
  return plans.includes('pro') ? 'pro' : 'premium';
}

/** A class that components share and that says a state: the packages' types do not name it. */
export interface StateClass {
  /** Stands where others have their rule name, and in the anchor: `row.Mui-selected`. */
  name: string;
  /** As it is written in a stylesheet: `.MuiDataGrid-row.Mui-selected`. */
  selector: string;
  text: Translated;
}

/** A page of the list that the site was planned with. */
export interface ListedReferencePage {
  key: string;
  name: string;
  props: number;
  slots: number;
  classes: number;
}
