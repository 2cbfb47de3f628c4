import ts from 'typescript';
import { productById, type ProductId } from '../../../site/products.ts';
import {
  referenceAnchor,
  referenceSlug,
  type ComponentReference,
  type HookReference,
  type ImportLine,
} from '../../../site/reference/model.ts';
import { lowestPlan } from '../../../site/reference/catalog.ts';
import type { createClassReader } from './classes.ts';
import { getPropsType } from './program/generic-props.ts';
import { inheritedProps } from './inherited.ts';
import { getComment } from './jsdoc.ts';
import { byImportance, isOwnProperty, listProperties, toMember, type Property } from './members.ts';
import type { ExportedName, LoadedTypes } from './program/loaded-types.ts';
import { propertyType, listSlots } from './slots.ts';
import { findTheme, type ThemeNames } from './theme.ts';
import type { TypeWriter } from './type-text.ts';

export interface ReaderContext {
  product: ProductId;
  loaded: LoadedTypes;
  types: TypeWriter;
  theme: ThemeNames;
  readClasses: ReturnType<typeof createClassReader>;
}

export function isComponent({ checker }: LoadedTypes, { name, lowest }: ExportedName): boolean {
  if (!/^[A-Z]/.test(name) || !/[a-z]/.test(name) || !(lowest.flags & ts.SymbolFlags.Value)) return false;
  const type = checker.getTypeOfSymbol(lowest);
  if (type.getProperty('Provider') && type.getProperty('Consumer')) return false;
  const [signature] = type.getCallSignatures();
  if (!signature || signature.parameters.length > 2) return false;
  return /\b(?:Element|ReactNode|ReactElement)\b/.test(checker.typeToString(signature.getReturnType()));
}

/** Whether the JSDoc of a component links to a reference page. */
export function namesReferencePage({ lowest }: ExportedName): boolean {
  return /^API:/m.test(getComment(lowest.declarations).text);
}

export function readComponent(context: ReaderContext, exported: ExportedName): ComponentReference {
  const { loaded, types, readClasses } = context;
  const { lowest } = exported;
  const name = stableName(exported.name);
  const propsType = getPropsType(loaded, exported);
  const properties = propsType ? listProperties(loaded.checker, propsType) : [];
  const own = properties.filter(isOwnProperty);
  const plan = lowestPlan(exported.places.map(({ pack }) => pack.plan));
  const typeNames = [`${name}Props`, `${name}Slots`, `${name}SlotProps`].filter((type) => loaded.exports.has(type));
  const props = own
    .filter(({ symbol }) => symbol.name !== 'ref' && symbol.name !== 'key')
    .flatMap((property) => toMember(property, types))
    .map((member) => (member.plan === plan ? { ...member, plan: null } : member))
    .sort(byImportance);
  const slots = listSlots(loaded.checker, own, types).map((slot) =>
    slot.plan === plan ? { ...slot, plan: null } : slot,
  );
  const classes = readClasses(name, getFile(lowest), properties);
  const partsIn = (prop: 'slots' | 'classes') => {
    const type = propertyType(loaded.checker, properties, prop);
    return type ? listProperties(loaded.checker, type) : [];
  };
  return {
    kind: 'component',
    ...entryBase(context, exported),
    hidden: [
      ...namesBeside(own, props),
      ...namesBeside(partsIn('slots'), slots).map((slot) => referenceAnchor('slot', slot)),
      ...namesBeside(partsIn('classes'), classes).map((rule) => referenceAnchor('class', rule)),
    ],
    props,
    inherited: inheritedProps(properties.filter((property) => !isOwnProperty(property))),
    slots,
    classes,
    theme: findTheme(context.theme, name, typeNames),
    ref: findRef(loaded.checker, properties),
    typeNames,
  };
}

/** Names of properties that are not among the documented ones. */
export function namesBeside(properties: readonly Property[], documented: readonly { name: string }[]): string[] {
  const known = new Set(documented.map(({ name }) => name));
  return properties.map(({ symbol }) => symbol.name).filter((name) => !known.has(name));
}

/** `Unstable_PickersSectionList` → `PickersSectionList` */
export function stableName(name: string): string {
  return name.replace(/^unstable_/i, '');
}

/** The fields that components and interfaces share. */
export function entryBase({ product }: ReaderContext, { name: exportedName, lowest, places }: ExportedName) {
  const name = stableName(exportedName);
  const comment = getComment(lowest.declarations);
  const folder = productById(product).apiFolder;
  return {
    name,
    key: `/x/api/${folder}/${referenceSlug(name)}`,
    plan: lowestPlan(places.map(({ pack }) => pack.plan)),
    description: comment.text.replace(/^(?:Demos|Features|API):[\s\S]*$/m, '').trim(),
    deprecated: comment.deprecated,
    imports: importLines({ name: exportedName, places }),
    guides: guidesIn(comment.links),
  };
}

export function isHook({ name, lowest }: ExportedName): boolean {
  return /^use[A-Z]/.test(name) && Boolean(lowest.flags & ts.SymbolFlags.Value);
}

export function readHook(exported: ExportedName): HookReference {
  const { name, places } = exported;
  return { name, plan: lowestPlan(places.map(({ pack }) => pack.plan)), imports: importLines(exported) };
}

function importLines({ name, places }: Pick<ExportedName, 'name' | 'places'>): ImportLine[] {
  return places.map(({ pack, subpath, symbol }) => ({
    name,
    specifier: [pack.name, subpath].filter(Boolean).join('/'),
    plan: pack.plan,
    isType: !(symbol.flags & ts.SymbolFlags.Value),
  }));
}

/** Page keys of links to guides. */
function guidesIn(links: readonly string[]): string[] {
  return links.flatMap((link) => /^(?:https:\/\/mui\.com)?(\/x\/react-[^#?]*?)\/?(?:[#?].*)?$/.exec(link)?.[1] ?? []);
}

function getFile({ declarations }: ts.Symbol): string {
  return declarations?.[0]?.getSourceFile().fileName ?? '';
}

/** `HTMLDivElement` from `ref?: React.Ref<HTMLDivElement>`. */
function findRef(checker: ts.TypeChecker, properties: readonly Property[]): string | null {
  const ref = properties.find(({ symbol }) => symbol.name === 'ref');
  if (!ref) return null;
  return (
    /Ref(?:Object)?<([^<>]+?)(?: \| null)?>/.exec(checker.typeToString(checker.getTypeOfSymbol(ref.symbol)))?.[1] ??
    null
  );
}
