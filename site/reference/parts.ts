import { kebabCase } from '../kit/kebab-case.ts';
import type { ComponentFacts, PartFacts } from './part-facts.ts';

/** What a browser is told of the parts of all components: a file that is loaded at the first use. */
export interface PartsTable extends Pick<PartFacts, 'themed'> {
  components: Readonly<Record<string, PartsComponent>>;
}

export interface PartsComponent {
  /** Key of its page. */
  page: string;
  /** Its name in a theme, if style overrides are possible there. */
  theme: string | null;
  /** Rule → class name. */
  classes: Readonly<Record<string, string>>;
  /** Only for a component with a playground. */
  facts?: ComponentFacts;
}

/** Where a part is. */
export interface PartPlace {
  /** The classes of its element and of those around it, the nearest first. */
  path: readonly (readonly string[])[];
  /** Whether the component has opened it at the end of the page. */
  isInPopup: boolean;
}

/** An element in the words of the library. */
export interface Part {
  className: string;
  /** Further classes of the libraries on the element: `Mui-selected`, `MuiDataGrid-cell--editable`. */
  others: string[];
  /** The component whose rule the class is. */
  owner: { name: string; rule: string } | null;
  /** The slot that renders it. */
  slot: { component: string; name: string } | null;
  /** The rule by which the prop `classes` of a component in the code reaches it. */
  rule: { component: string; name: string } | null;
  /** The component whose `sx` reaches it; it may be its root. */
  host: { component: string; isPart: boolean } | null;
  /** Class of what it stands in: the host's root, or the outermost part; null if that is the part itself. */
  root: string | null;
  /** The nearest slot around it whose `sx` reaches it, where it is outside of the host. */
  styledSlot: { component: string; name: string; isPart: boolean } | null;
}

export interface Snippet {
  kind: 'sx' | 'props' | 'theme' | 'css';
  /** Null where there is no such way. */
  code: string | null;
}

/** A style that stands for the reader's own, as `property: value` in JavaScript. */
type SampleStyle = Readonly<Record<string, string>>;

/** The class that names an element: a documented one, or else that of the innermost Material UI component. */
export function nameClass(table: PartsTable, classes: readonly string[]): string | null {
  const own = classes.filter((name) => /^Mui[A-Z]\w*-/.test(name));
  const plain = own.filter((name) => !name.includes('--'));
  const documented = (name: string) => findOwner(table, name, []) !== null;
  return (
    plain.find(documented) ?? plain.findLast((name) => name.endsWith('-root')) ?? own.find(documented) ?? own[0] ?? null
  );
}

/**
 * Describes an element; null if it has no class of the libraries.
 *
 * @param used Names of the components in the code, in their order.
 */
export function describePart(table: PartsTable, place: PartPlace, used: readonly string[]): Part | null {
  const { path } = place;
  const [classes = []] = path;
  const className = nameClass(table, classes);
  if (className === null) return null;
  const known = used.filter((name) => name in table.components);
  const owner = findOwner(table, className, known);
  const host = findHost(table, place, known);
  const outermost = path.map((names) => nameClass(table, names)).findLast((name) => name !== null);
  return {
    className,
    others: classes.filter((name) => name.startsWith('Mui') && name !== className),
    owner,
    slot: findSlot(table, classes, owner && !known.includes(owner.name) ? [...known, owner.name] : known),
    rule: findRule(table, classes, known),
    host: host && { component: host.component, isPart: host.depth === 0 },
    root: host?.depth === 0 ? null : host?.root || (outermost !== className && outermost) || null,
    styledSlot: host === null ? findStyledSlot(table, path, known) : null,
  };
}

/** The component around a part, by the class of its root. A root without a class is known by its place alone. */
function findHost({ components }: PartsTable, { path, isInPopup }: PartPlace, used: readonly string[]) {
  const roots = used.flatMap((component) => {
    const root = components[component]?.facts?.root ?? null;
    return root === null ? [] : [{ component, root }];
  });
  const around = path.flatMap((names) => roots.filter(({ root }) => names.includes(root)));
  const found = around[0] ?? (isInPopup ? undefined : roots.find(({ root }) => root === ''));
  // The outermost element: those within may repeat the class, as the items of a tree do.
  return found ? { ...found, depth: path.findLastIndex((names) => names.includes(found.root)) } : null;
}

/** The component with a class: one in the code, or else that after which the class is named, or the first. */
function findOwner({ components }: PartsTable, className: string, used: readonly string[]): Part['owner'] {
  const named = className.slice('Mui'.length, className.indexOf('-'));
  for (const name of [...used, named, ...Object.keys(components)]) {
    const found = Object.entries(components[name]?.classes ?? {}).find(([, one]) => one === className);
    if (found) return { name, rule: found[0] };
  }
  return null;
}

function findSlot({ components }: PartsTable, classes: readonly string[], owners: readonly string[]): Part['slot'] {
  for (const component of owners) {
    const found = Object.entries(components[component]?.facts?.slots ?? {}).find(([, one]) => classes.includes(one));
    if (found) return { component, name: found[0] };
  }
  return null;
}

function findRule({ components }: PartsTable, classes: readonly string[], used: readonly string[]): Part['rule'] {
  for (const component of used) {
    const { classes: known = {}, facts } = components[component] ?? {};
    const name = facts?.rules.find((rule) => classes.includes(known[rule] ?? ''));
    if (name !== undefined) return { component, name };
  }
  return null;
}

function findStyledSlot(table: PartsTable, path: PartPlace['path'], used: readonly string[]): Part['styledSlot'] {
  for (const [at, classes] of path.entries()) {
    const slot = findSlot(table, classes, used);
    if (slot && table.components[slot.component]?.facts?.styled.includes(slot.name))
      return { ...slot, isPart: at === 0 };
  }
  return null;
}

/** What to write to style a part, each way in a few lines. */
export function listSnippets(table: PartsTable, part: Part, style: SampleStyle): Snippet[] {
  return [
    { kind: 'sx', code: writeSx(part, style) },
    { kind: 'props', code: writeProps(table, part) },
    { kind: 'theme', code: writeTheme(table, part, style) },
    { kind: 'css', code: writeRule(selectPart(part), style) },
  ];
}

function writeSx({ host, className, styledSlot }: Part, style: SampleStyle): string | null {
  const within = (isPart: boolean) => (isPart ? style : { [`& .${className}`]: style });
  if (host !== null) return `<${host.component} sx={${writeObject(within(host.isPart))}} />`;
  if (styledSlot === null) return null;
  const { component, name, isPart } = styledSlot;
  return `<${component}\n  slotProps={${writeObject({ [name]: { sx: within(isPart) } }, 1)}}\n/>`;
}

function writeProps({ components }: PartsTable, { slot, rule, className }: Part): string | null {
  const facts = slot && components[slot.component]?.facts;
  const name = `my-${kebabCase(slot?.name ?? className.replace(/^Mui\w+?-/, ''))}`;
  if (slot && facts?.classed.includes(slot.name))
    return `<${slot.component}\n  slotProps={${writeObject({ [slot.name]: { className: name } }, 1)}}\n/>`;
  if (rule) return `<${rule.component} classes={{ ${writeKey(rule.name)}: '${name}' }} />`;
  return slot ? `<${slot.component} slots={{ ${slot.name}: My${capitalize(slot.name)} }} />` : null;
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function writeTheme(table: PartsTable, { owner, className, root }: Part, style: SampleStyle): string | null {
  const write = (theme: string, rule: string, overrides: object) =>
    `createTheme(${writeObject({ components: { [theme]: { styleOverrides: { [rule]: overrides } } } })});`;
  const themeName = (one: Part['owner']) => (one && table.components[one.name]?.theme) ?? null;
  const own = themeName(owner);
  if (owner && own !== null && table.themed.includes(className)) return write(own, owner.rule, style);
  // A root of Material UI itself, whose themes reach all of them.
  if (owner === null && className.endsWith('-root')) return write(className.slice(0, -'-root'.length), 'root', style);
  const outer = root !== null && table.themed.includes(root) ? findOwner(table, root, []) : null;
  const theme = themeName(outer);
  return outer && theme !== null ? write(theme, outer.rule, { [`& .${className}`]: style }) : null;
}

/** A selector that outweighs the styles of the libraries, which precede the part's class by at most one. */
export function selectPart({ className, root }: Pick<Part, 'className' | 'root'>): string {
  return root === null ? `.${className}.${className}` : `.${root} .${className}`;
}

function writeRule(selector: string, style: SampleStyle): string {
  const lines = Object.entries(style).map(([name, value]) => `  ${kebabCase(name)}: ${value};`);
  return [`${selector} {`, ...lines, '}'].join('\n');
}

const writeKey = (key: string) => (/^\w+$/.test(key) ? key : `'${key}'`);

/** An object as code: on one line if it is flat, otherwise a property a line. */
function writeObject(value: object, depth = 0): string {
  const entries = Object.entries(value as Record<string, unknown>).map(([key, one]): string => {
    return `${writeKey(key)}: ${typeof one === 'object' && one !== null ? writeObject(one, depth + 1) : `'${String(one)}'`}`;
  });
  const isFlat = Object.values(value).every((one) => typeof one !== 'object');
  if (isFlat) return `{ ${entries.join(', ')} }`;
  const indent = '  '.repeat(depth);
  return `{\n${entries.map((entry) => `${indent}  ${entry},`).join('\n')}\n${indent}}`;
}
