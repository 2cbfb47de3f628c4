import type { Translated } from '../locales.ts';
import type { Plan } from '../navigation.ts';
import type { ProductId } from '../products.ts';

/** What the reference documents, configured in `content/reference.ts`. */
export interface ReferenceCatalog {
  products: readonly ProductCatalog[];
  /** Packages that several libraries depend on; their messages are listed with each of those libraries. */
  shared: readonly string[];
  /** What versions rename without a deprecation that says so. */
  renames: Readonly<Partial<Record<ProductId, Renames>>>;
  /** Published guides to the next major version, for libraries whose guide the site does not have yet. */
  migrationGuides: Readonly<Partial<Record<ProductId, string>>>;
  /** Component name → state classes. */
  states: Readonly<Record<string, readonly StateClass[]>>;
}

/**
 * Old name → new name: of an export (`PickersDay`), of a part of one entry (`PieArcPlot#prop-id`), or of every entry that
 * has it (`#prop-unstableFieldRef`). A name that stays the same is still there, in forms of a type that are not read.
 */
export type Renames = Readonly<Record<string, string>>;

/** One library: its packages, lowest plan first, and pages beyond those that the packages ask for. */
export interface ProductCatalog {
  product: ProductId;
  packages: readonly CatalogPackage[];
  /** Components that get a page although their JSDoc links to none. */
  components: readonly string[];
  interfaces: readonly string[];
  /** Component that sizes are compared with: most applications that use the library have it. Absent: no sizes. */
  base?: string;
  /** Entry points that cannot be bundled with the installed packages. */
  withoutSize?: readonly string[];
  /** Slots and classes of a paid plan whose code is in the community package. */
  paid?: Readonly<Partial<Record<Plan, readonly string[]>>>;
  /** Slots and classes that types declare, but nothing renders. */
  withoutEffect?: readonly { components: readonly string[]; names: readonly string[] }[];
  /** Declarations that an application would make, for types that the packages leave open. */
  declarations?: string;
}

export interface CatalogPackage {
  name: string;
  plan: Plan | null;
}

const RANK = { community: 0, pro: 1, premium: 2 };

/** Orders plans; null is community. */
export const getRank = (plan: Plan | null): number => RANK[plan ?? 'community'];

/** The lowest of some plans; null is community. */
export function lowestPlan(plans: readonly (Plan | null)[]): Plan | null {
  if (plans.includes(null)) return null;
  return plans.includes('pro') ? 'pro' : 'premium';
}

/** A state class shared by components, which the packages' types do not list. */
export interface StateClass {
  /** Used as rule name and in the anchor: `row.Mui-selected`. */
  name: string;
  /** CSS selector: `.MuiDataGrid-row.Mui-selected`. */
  selector: string;
  text: Translated;
}

/** A page in the list that the site was planned with. */
export interface ListedReferencePage {
  key: string;
  name: string;
  props: number;
  slots: number;
  classes: number;
}
