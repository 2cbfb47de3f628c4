import type { Plan } from '../navigation.ts';
import type { ProductId } from '../products.ts';

/** What the types of a library's packages say about its public components and interfaces. */
export interface ProductReference {
  product: ProductId;
  packages: ReferencePackage[];
  entries: ReferenceEntry[];
  /** Exported hooks, which have no page of their own. */
  hooks: HookReference[];
  /** Exported components without a page: slot defaults and icons. */
  unlisted: { name: string; packages: string[] }[];
  /** Everything that the packages export. */
  exports: ExportedText[];
}

export interface ExportedText {
  name: string;
  /** The lowest-plan package that exports it. */
  package: string;
  /** Markdown; null if not deprecated. */
  deprecated: string | null;
  /** Of an object type: its own keys; of a union of strings: its values. */
  keys: string[];
  /** Of a type or a function: names of its type parameters. */
  parameters: string[];
}

/** A package that the reference was generated from. */
export interface ReferencePackage {
  name: string;
  version: string;
  plan: Plan | null;
  /** Every public entry point below the package: `DatePicker`, `AdapterDayjs`; empty for the main one. */
  entryPoints: string[];
}

export type ReferenceEntry = ComponentReference | InterfaceReference;

/** What a package says of anything that has a name. */
interface Documented {
  name: string;
  /** Markdown from the package's JSDoc; empty for none. */
  description: string;
  /** Markdown that names the replacement; null if not deprecated, empty if the package says nothing. */
  deprecated: string | null;
  /** Lowest plan that includes it; of a part of a component, if higher than the component's. */
  plan: Plan | null;
}

interface EntryBase extends Documented {
  /** Name of the component or type, without the prefix `unstable_`. */
  name: string;
  /** Page key: `/x/api/data-grid/grid-col-def`. */
  key: string;
  imports: ImportLine[];
  /** Guides named in the package's JSDoc, as page keys. */
  guides: string[];
  /** What it has without documenting it: names of props, anchors of slots and classes. */
  hidden: string[];
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

export interface HookReference {
  name: string;
  plan: Plan | null;
  imports: ImportLine[];
}

export interface ImportLine {
  /** Exported name; differs from the entry's for `unstable_` exports. */
  name: string;
  specifier: string;
  plan: Plan | null;
  /** Whether it is a type-only export. */
  isType: boolean;
}

/** A prop, or a property of an interface. */
export interface Member extends Documented {
  type: TypeText;
  isRequired: boolean;
  /** Source text of the default; null if the package documents none. */
  defaultValue: string | null;
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

export interface Slot extends Documented {
  type: string;
  /** Default component. */
  defaultValue: string | null;
  /** Declared, but rendered by nothing. */
  isWithoutEffect?: boolean;
  /** Type of `slotProps.<name>`. */
  props: TypeText | null;
}

export interface ClassRule extends Documented {
  /** Rule name: a key of `classes`. */
  name: string;
  /** Global class name, as in the document. */
  className: string;
  /** Declared, but on no element. */
  isWithoutEffect?: boolean;
}

export interface ThemeComponent {
  /** `MuiDataGrid` */
  name: string;
  hasDefaultProps: boolean;
  hasStyleOverrides: boolean;
}

/** How a member, slot or class differs between two versions. */
export type ChangeKind = 'added' | 'removed' | 'renamed' | 'retyped' | 'deprecated';

export interface Change {
  kind: ChangeKind;
  part: 'prop' | 'slot' | 'class';
  name: string;
  /** Type in the older version, if removed or retyped. */
  before?: string;
  after?: string;
  /** Its name in the newer version, if renamed. */
  to?: string;
}

/** A name that only one of two versions has. */
export interface NameChange {
  name: string;
  kind: 'added' | 'removed' | 'renamed';
  /** The name to use instead, if renamed. */
  to?: string;
}

export interface EntryChanges extends Omit<NameChange, 'kind'> {
  /** Set if the whole entry was added, removed or renamed. */
  kind?: NameChange['kind'];
  changes: Change[];
}

/** Changes to one library between two versions. */
export interface ProductChanges {
  product: ProductId;
  from: string;
  to: string;
  entries: EntryChanges[];
  /** Exported names that are not entries: hooks, functions, types. */
  exports: NameChange[];
}

/** What changed since a major version in the names that a guide uses. */
export interface GuideChanges {
  /** That version: `7`. */
  from: string;
  list: readonly GuideChange[];
}

/** A change to something that a guide uses. */
export interface GuideChange {
  /** The component or interface, and its page key. */
  entry: string;
  key: string;
  /** The version that changed it: a minor one if it is known, else the major one. */
  version: string;
  /** Null if the whole entry is new. */
  change: Change | null;
}

/** The minor version that each name of a library came with, as far as that is certain. */
export interface ProductSince {
  product: ProductId;
  /** The version up to which they were read. */
  version: string;
  /** An exported name, or the address of a part: `BarChart#prop-showToolbar` → `8.5`. */
  names: Readonly<Record<string, string>>;
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
