import type { CheckedPackage, EntryTable, LibraryTable, NameFacts } from '../../../site/check/tables.ts';
import type { Plan } from '../../../site/navigation.ts';
import { PLANS } from '../../../site/search/documents.ts';
import { lowestPlan, type Renames } from '../../../site/reference/catalog.ts';
import {
  referenceAnchor,
  type ComponentReference,
  type ProductReference,
  type ProductSince,
} from '../../../site/reference/model.ts';
import { need } from '../../../site/kit/need.ts';
import { compareProducts } from '../versions/changes.ts';
import { createSnapshot, getMajor, type Snapshot } from '../versions/version-snapshot.ts';
import { addFacts, exportFacts, keyFacts, partFacts, type FactsByName, type VersionStep } from './facts.ts';
import { namedTypes } from './named-types.ts';

/** A library in every version that is known. */
export interface KnownVersions {
  installed: ProductReference;
  /** Neighbouring major versions. */
  others: readonly Snapshot[];
  since: ProductSince | undefined;
  renames: Renames;
}

/** The tables of a library. Who writes them knows their addresses. */
export interface ComposedTables {
  library: Omit<LibraryTable, 'entries'>;
  entries: EntryTable[];
  packages: Record<string, Omit<CheckedPackage, 'library'>>;
}

/** What a check of code has to know about a library. */
export function composeTables(versions: KnownVersions): ComposedTables {
  const { installed, others, since, renames } = versions;
  const all = [...others, createSnapshot(installed)].sort((a, b) => getMajor(a.version) - getMajor(b.version));
  const steps = all.slice(1).map((after, at): VersionStep => {
    const before = all[at] ?? after;
    return { before, after, changes: compareProducts(before, after, renames) };
  });
  const exports = exportFacts(steps, since?.names ?? {});
  addExportPlans(exports, all, installed);
  const entries = composeEntries(versions, all, steps);
  return {
    library: {
      product: installed.product,
      exports: toRecord(exports),
      aliases: listAliases(
        installed,
        all,
        entries.map(({ name }) => name),
      ),
    },
    entries,
    packages: Object.fromEntries(
      installed.packages.map(({ name, plan }) => [
        name,
        { plan, entryPoints: toRecord(entryPointFacts(name, all, renames)) },
      ]),
    ),
  };
}

function composeEntries(
  { installed, since, renames }: KnownVersions,
  all: readonly Snapshot[],
  steps: readonly VersionStep[],
): EntryTable[] {
  const references = new Map(installed.entries.map((entry) => [entry.name, entry]));
  const documented = new Set(all.flatMap(({ entries }) => Object.keys(entries)));
  const typed = new Set(all.flatMap(({ keys }) => Object.keys(keys)).filter((name) => !documented.has(name)));
  const findName = (type: string) => {
    const name = documented.has(type) ? type : type.replace(/Props$/, '');
    return documented.has(name) || typed.has(name) ? [name] : [];
  };
  const tables = [...documented].map((name): EntryTable => {
    const reference = references.get(name);
    const facts = partFacts(name, steps, since?.names ?? {});
    if (reference) addPartPlans(facts, reference, references);
    const values = all.flatMap(({ entries }) =>
      Object.entries(entries[name]?.props ?? {}).map(
        ([prop, [written, expanded = '']]) => [referenceAnchor('prop', prop), [written, expanded]] as const,
      ),
    );
    const slots = reference?.kind === 'component' ? reference.slots : [];
    const ofSlots = slots.flatMap(({ name: slot, props }) =>
      props ? [[referenceAnchor('slot', slot), [props.written]] as const] : [],
    );
    return {
      name,
      page: reference?.key ?? null,
      props: reference?.kind === 'component' ? listProps(name, all) : null,
      parts: toRecord(facts),
      values: listValues([...values, ...ofSlots], findName),
      kept: Object.fromEntries(ofSlots.flatMap(([anchor, [text = '']]) => listKept(anchor, text, all))),
    };
  });
  const ofTypes = [...typed].map((name): EntryTable => {
    const parts = toRecord(keyFacts(name, steps, renames));
    return { name, page: null, props: null, parts, values: {}, kept: {} };
  });
  return keepUseful([...tables, ...ofTypes]);
}

/** Every prop that a component has in any version, with those that its types inherit. */
function listProps(name: string, all: readonly Snapshot[]): string[] {
  const names = all.flatMap(({ entries, lists }) => {
    const { props = {}, others = [] } = entries[name] ?? {};
    return [...Object.keys(props), ...others.flatMap((at) => need(lists, at).split(' '))];
  });
  return [...new Set(names)].sort();
}

/** Leaves out entries that say nothing, also not by what they lead to. */
function keepUseful(tables: readonly EntryTable[]): EntryTable[] {
  const useful = new Set(tables.filter(({ parts }) => Object.keys(parts).length > 0).map(({ name }) => name));
  const known = tables.map((table) => {
    const values = Object.entries(table.values)
      .map(([anchor, names]) => [anchor, names.filter((name) => useful.has(name))] as const)
      .filter(([, names]) => names.length > 0);
    return { ...table, values: Object.fromEntries(values) };
  });
  return known.filter(({ name, values }) => useful.has(name) || Object.keys(values).length > 0);
}

function listValues(
  typed: readonly (readonly [anchor: string, texts: readonly string[]])[],
  findName: (type: string) => string[],
): EntryTable['values'] {
  const values = new Map<string, Set<string>>();
  for (const [anchor, texts] of typed) {
    const names = texts.flatMap(namedTypes).flatMap(findName);
    if (names.length > 0) values.set(anchor, new Set([...(values.get(anchor) ?? []), ...names]));
  }
  return Object.fromEntries([...values].map(([anchor, names]) => [anchor, [...names]]));
}

/** The keys that a type has by what it adds to another one: `Partial<ChartsLegendProps> & ChartsLegendPosition`. */
function listKept(anchor: string, text: string, all: readonly Snapshot[]): [string, string[]][] {
  const added = text.split(' & ').slice(1).flatMap(namedTypes);
  const keys = added.flatMap((type) => all.flatMap((one) => one.keys[type] ?? []));
  return keys.length > 0 ? [[anchor, [...new Set(keys)].map((name) => referenceAnchor('prop', name))]] : [];
}

/** The plan of an exported name, if no version has it in a package of a lower one. */
function addExportPlans(facts: FactsByName, all: readonly Snapshot[], { packages }: ProductReference): void {
  const plans = new Map(packages.map(({ name, plan }) => [name, plan]));
  const owners = all.flatMap(({ exports }) =>
    Object.entries(exports).flatMap(([owner, names]) => Object.keys(names).map((name) => ({ name, owner }))),
  );
  for (const [name, found] of Map.groupBy(owners, (one) => one.name)) {
    const plan = lowestPlan(found.map(({ owner }) => plans.get(owner) ?? null));
    if (plan) addFacts(facts, name, { plan });
  }
}

/** The plan of a prop that only the component of a higher plan has, and of a part that is marked with one. */
function addPartPlans(
  facts: FactsByName,
  entry: ProductReference['entries'][number],
  references: ReadonlyMap<string, ProductReference['entries'][number]>,
): void {
  if (entry.kind === 'interface') {
    // A required member is in every plan, with a type that higher plans widen.
    for (const { name, plan, isRequired } of entry.members)
      if (plan && !isRequired) addFacts(facts, referenceAnchor('prop', name), { plan });
    return;
  }
  const parts = [
    ...entry.slots.map((one) => ['slot', one] as const),
    ...entry.classes.map((one) => ['class', one] as const),
  ];
  for (const [part, { name, plan }] of parts) {
    if (plan && plan !== entry.plan && part === 'slot') addFacts(facts, referenceAnchor(part, name), { plan });
  }
  const own = new Set([
    ...entry.props.map(({ name }) => name),
    ...entry.hidden,
    ...entry.inherited.flatMap(({ names }) => names),
  ]);
  const higher = (['Premium', 'Pro'] as const).flatMap((plan) => references.get(`${entry.name}${plan}`) ?? []);
  for (const other of higher.filter((one): one is ComponentReference => one.kind === 'component')) {
    const plan: Plan = other.name.endsWith('Pro') ? 'pro' : 'premium';
    for (const { name } of other.props) if (!own.has(name)) addFacts(facts, referenceAnchor('prop', name), { plan });
  }
}

/** `DataGridProps` → `DataGrid`, also for class names, the objects of class names, and names in a theme. */
function listAliases(
  { entries }: ProductReference,
  all: readonly Snapshot[],
  names: readonly string[],
): LibraryTable['aliases'] {
  const exported = new Set(all.flatMap(({ exports }) => Object.values(exports).flatMap(Object.keys)));
  const components = entries
    .filter((entry) => entry.kind === 'component')
    .sort((a, b) => PLANS.indexOf(a.plan ?? 'community') - PLANS.indexOf(b.plan ?? 'community'));
  const pairs = names.flatMap((name): [string, string][] => {
    const object = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
    return [`${name}Props`, object].filter((one) => exported.has(one)).map((one) => [one, name]);
  });
  const written = components.flatMap(({ name, theme, classes, typeNames }): [string, string][] => {
    const [prefix] = classes.flatMap((one) =>
      one.className.endsWith(`-${one.name}`) ? [one.className.slice(0, -one.name.length - 1)] : [],
    );
    const types = typeNames.filter((one) => /(?<!Slot)Props$/.test(one));
    return [prefix, theme?.name, ...types].flatMap((one) => (one === undefined ? [] : [[one, name]]));
  });
  const grid: [string, string][] = names.includes('DataGrid') ? [['gridClasses', 'DataGrid']] : [];
  return Object.fromEntries([...written.reverse(), ...pairs, ...grid].filter(([, name]) => names.includes(name)));
}

function entryPointFacts(name: string, all: readonly Snapshot[], renames: Renames): FactsByName {
  const facts: FactsByName = new Map();
  for (const [at, after] of all.entries()) {
    const [old, current] = [all[at - 1]?.entryPoints[name], after.entryPoints[name]];
    if (!old || !current) continue;
    const major = String(getMajor(after.version));
    for (const one of old.filter((entry) => !current.includes(entry))) {
      const to = renames[one];
      addFacts(facts, one, { gone: major, ...(to !== undefined && current.includes(to) && { to }) });
    }
    for (const one of current) if (!old.includes(one)) addFacts(facts, one, { since: `${major}.0` });
  }
  return facts;
}

function toRecord(facts: FactsByName): Record<string, NameFacts> {
  return Object.fromEntries([...facts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
