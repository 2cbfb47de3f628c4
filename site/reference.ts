import type { Plan } from './navigation.ts';
import type { ProductId } from './products.ts';

/** Everything that `pipeline/reference` reads from the packages' types about public components and interfaces. */
export interface ReferenceData {
  products: ProductReference[];
}

/** The reference of one library. */
export interface ProductReference {
  product: ProductId;
  packages: ReferencePackage[];
  entries: ReferenceEntry[];
  /** Exported components without a page: slot defaults and icons. */
  unlisted: { name: string; packages: string[] }[];
}

/** A package that the reference was generated from. */
export interface ReferencePackage {
  name: string;
  version: string;
  plan: Plan | null;
}

export type ReferenceEntry = ComponentReference | InterfaceReference;

interface EntryBase {
  /** Name of the component or type, without the prefix `unstable_`. */
  name: string;
  /** Page key: `/x/api/data-grid/grid-col-def`. */
  key: string;
  /** Lowest plan that includes it. */
  plan: Plan | null;
  /** Markdown from the package's JSDoc; empty for none. */
  description: string;
  deprecated: string | null;
  imports: ImportLine[];
  /** Guides named in the package's JSDoc, as page keys. */
  guides: string[];
}

export interface ComponentReference extends EntryBase {
  kind: 'component';
  props: Member[];
  inherited: InheritedProps[];
  slots: Slot[];
  classes: ClassRule[];
  theme: ThemeComponent | null;
  /** Type of the element behind `ref`; null for a component without a ref. */
  ref: string | null;
  /** Type names of its props and slots, which link to this page. */
  typeNames: string[];
}

export interface InterfaceReference extends EntryBase {
  kind: 'interface';
  members: Member[];
}

/** Import of an entry. */
export interface ImportLine {
  /** Exported name; differs from the entry's for `unstable_` exports. */
  name: string;
  specifier: string;
  plan: Plan | null;
  /** Whether it is a type-only export. */
  isType: boolean;
}

/** A prop, or a property of an interface. */
export interface Member {
  name: string;
  type: TypeText;
  isRequired: boolean;
  /** Source text of the default; null if the package documents none. */
  defaultValue: string | null;
  /** Markdown. */
  description: string;
  /** Markdown that names the replacement; null if not deprecated, empty if the package says nothing. */
  deprecated: string | null;
  /** Lowest plan that includes it, if higher than the component's. */
  plan: Plan | null;
  signature: Signature | null;
  examples: string[];
}

/** A type as the package writes it, with its expansion if the name alone is unclear. */
export interface TypeText {
  written: string;
  expanded: string | null;
}

export interface Signature {
  parameters: Parameter[];
  returns: { type: TypeText; description: string } | null;
}

export interface Parameter {
  name: string;
  type: TypeText;
  isOptional: boolean;
  description: string;
}

/** Props declared outside the libraries, grouped by the type that declares them. */
export interface InheritedProps {
  /** `HTMLAttributes`, `TextFieldProps`. */
  from: string;
  /** Package of that type. */
  package: string;
  /** Its documentation. */
  href: string | null;
  names: string[];
}

export interface Slot {
  name: string;
  type: string;
  /** Default component. */
  defaultValue: string | null;
  description: string;
  deprecated: string | null;
  plan: Plan | null;
  /** Type of `slotProps.<name>`. */
  props: TypeText | null;
}

export interface ClassRule {
  /** Rule name: a key of `classes`. */
  name: string;
  /** Global class name, as in the document. */
  className: string;
  description: string;
  deprecated: string | null;
}

export interface ThemeComponent {
  /** `MuiDataGrid` */
  name: string;
  hasDefaultProps: boolean;
  hasStyleOverrides: boolean;
}

/** How a member, slot or class differs from the older version. */
export type ChangeKind = 'added' | 'removed' | 'retyped' | 'deprecated';

export interface Change {
  kind: ChangeKind;
  part: 'prop' | 'slot' | 'class';
  name: string;
  /** Type in the older version, if removed or retyped. */
  before?: string;
  after?: string;
}

/** Changes to one component or interface. */
export interface EntryChanges {
  name: string;
  /** Set if the whole entry was added or removed. */
  kind?: 'added' | 'removed';
  changes: Change[];
}

/** Changes to one library between two versions. */
export interface ProductChanges {
  product: ProductId;
  from: string;
  to: string;
  entries: EntryChanges[];
}

/** Anchor of a prop, slot or class on its page. */
export function referenceAnchor(part: Change['part'], name: string): string {
  return `${part}-${name}`;
}

/** Whether a default is prose with inline code rather than code. */
export function isProse(defaultValue: string): boolean {
  return defaultValue.includes('`');
}

/** `DataGridPro` → `data-grid-pro` */
export function referenceSlug(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
