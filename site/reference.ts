import type { Plan } from './navigation.ts';
import type { ProductId } from './products.ts';

/** Everything the packages say about their public components and interfaces: what `pipeline/reference` reads from types. */
export interface ReferenceData {
  products: ProductReference[];
}

/** The reference of one library. */
export interface ProductReference {
  product: ProductId;
  packages: ReferencePackage[];
  entries: ReferenceEntry[];
  /** Exported components without a page of their own: defaults of slots, and icons. */
  unlisted: { name: string; packages: string[] }[];
}

/** A package that the reference was made from. */
export interface ReferencePackage {
  name: string;
  version: string;
  plan: Plan | null;
}

export type ReferenceEntry = ComponentReference | InterfaceReference;

interface EntryBase {
  /** Name of the component or type, without the prefix of what the package calls unstable. */
  name: string;
  /** Page key: `/x/api/data-grid/grid-col-def`. */
  key: string;
  /** Lowest plan that has it. */
  plan: Plan | null;
  /** Markdown of the package's own comment; empty for none. */
  description: string;
  deprecated: string | null;
  imports: ImportLine[];
  /** Guide pages that the package's comment names, as page keys. */
  guides: string[];
}

export interface ComponentReference extends EntryBase {
  kind: 'component';
  props: Member[];
  inherited: InheritedProps[];
  slots: Slot[];
  classes: ClassRule[];
  theme: ThemeComponent | null;
  /** Type of what `ref` holds; null where the component takes no ref. */
  ref: string | null;
  /** Names of the types of its props and slots, which lead to this page. */
  typeNames: string[];
}

export interface InterfaceReference extends EntryBase {
  kind: 'interface';
  members: Member[];
}

/** Where an export is imported from. */
export interface ImportLine {
  /** Name that is exported; differs from the entry's where the package calls it unstable. */
  name: string;
  specifier: string;
  plan: Plan | null;
  /** Whether only its type is exported. */
  isType: boolean;
}

/** A prop, or a property of an interface. */
export interface Member {
  name: string;
  type: TypeText;
  isRequired: boolean;
  /** Source text of the default; null where the package names none. */
  defaultValue: string | null;
  /** Markdown. */
  description: string;
  /** Markdown that says what to use instead; null for what is not deprecated, empty where nothing is said. */
  deprecated: string | null;
  /** Lowest plan that has it, where that is above the component's own. */
  plan: Plan | null;
  signature: Signature | null;
  examples: string[];
}

/** A type as the package writes it, and what it stands for where the name alone does not say it. */
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

/** Props that are declared outside of the libraries, by the type that declares them. */
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
  /** Component that stands there by default. */
  defaultValue: string | null;
  description: string;
  deprecated: string | null;
  plan: Plan | null;
  /** Type of `slotProps.<name>`. */
  props: TypeText | null;
}

export interface ClassRule {
  /** Rule name, a key of `classes`. */
  name: string;
  /** Global class, as it is in the document. */
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
  /** Type in the older version, of what was removed or retyped. */
  before?: string;
  after?: string;
}

/** What changed in one component or interface. */
export interface EntryChanges {
  name: string;
  /** Set where the whole entry came or went. */
  kind?: 'added' | 'removed';
  changes: Change[];
}

/** What changed in one library between two versions. */
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

/** Whether a default is a sentence of the package in which code is marked, and no code itself. */
export function isSentence(defaultValue: string): boolean {
  return defaultValue.includes('`');
}

/** `DataGridPro` → `data-grid-pro` */
export function referenceSlug(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
