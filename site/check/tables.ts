import type { Plan } from '../navigation.ts';
import type { ProductId } from '../products.ts';

/** What versions of a library have of one name. A field that is absent says that nothing changed. */
export interface NameFacts {
  /** The version that it came with: `8.5`, or `9.0` for one that came with a major version. */
  since?: string;
  /** The first major version without it: `9`. */
  gone?: string;
  /** Its name from then on. */
  to?: string;
  /** Major version → what its deprecation says there. */
  deprecated?: Record<string, string>;
  /** Major version → its type there, if two differ. */
  types?: Record<string, string>;
  /** Major version → names of the type's parameters, if two differ. */
  parameters?: Record<string, readonly string[]>;
  /** The lowest plan with it, if that is higher than the plan of what it belongs to. */
  plan?: Plan;
}

/** A component, an interface, or another type whose keys changed. */
export interface EntryTable {
  name: string;
  /** Key of its page; null for none. */
  page: string | null;
  /** Names of the props that a component has in any version; null for others, whose names are not all known. */
  props: readonly string[] | null;
  /** What changed in its props, slots and classes, by anchor. */
  parts: Record<string, NameFacts>;
  /** What the object given to a prop or to the props of a slot is checked by, by anchor. */
  values: Record<string, readonly string[]>;
  /** Anchors of what the props of a slot have beside what checks them, by the slot's anchor. */
  kept: Record<string, readonly string[]>;
}

/** What changed in the names that a library exports, and where its entries are. */
export interface LibraryTable {
  product: ProductId;
  exports: Record<string, NameFacts>;
  /** Entry → URL of its table. */
  entries: Record<string, string>;
  /** Other names of entries: `DataGridProps`, `gridClasses`, `MuiDataGrid`. */
  aliases: Record<string, string>;
}

/** A package of a library, as imports name it. */
export interface CheckedPackage {
  /** URL of the library's table. */
  library: string;
  plan: Plan | null;
  /** What changed in its entry points. */
  entryPoints: Record<string, NameFacts>;
}

/** The first file of a check: it leads to the tables of what the code imports. */
export interface CheckIndex {
  /** Versions to check for, oldest first: major versions, and the minor ones of the installed major. */
  releases: string[];
  /** The installed version, in full. */
  installed: string;
  packages: Record<string, CheckedPackage>;
}

export type ReadTable = <T extends EntryTable | LibraryTable>(address: string) => Promise<T>;
