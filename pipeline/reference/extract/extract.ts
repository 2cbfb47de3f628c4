import ts from 'typescript';
import { need } from '../../../site/kit/need.ts';
import type { ExportedText, ProductReference, ReferenceEntry } from '../../../site/reference/model.ts';
import type { ProductCatalog } from '../../../site/reference/catalog.ts';
import { createClassReader } from './classes.ts';
import {
  isComponent,
  isHook,
  namesReferencePage,
  readComponent,
  readHook,
  stableName,
  type ReaderContext,
} from './components.ts';
import { readInterface } from './interfaces.ts';
import { getComment } from './jsdoc.ts';
import { compareNames, isInternal, isOwnProperty, listProperties } from './members.ts';
import type { InstalledPackage } from '../packages.ts';
import { markPlans } from './plans.ts';
import { markWithoutEffect } from './without-effect.ts';
import type { ExportedName, LoadedTypes } from './program/loaded-types.ts';
import { loadTypes } from './program/program.ts';
import { readThemeNames } from './theme.ts';
import { createTypeWriter } from './type-text.ts';
import { readUses } from './uses.ts';

/** A library and its installed packages, lowest plan first. */
export interface ProductSource {
  catalog: ProductCatalog;
  packages: InstalledPackage[];
}

/** Reads the reference of all libraries from the types of their packages. */
export async function extractReference(root: string, sources: readonly ProductSource[]): Promise<ProductReference[]> {
  if (sources.length === 0) return [];
  const libraries = loadTypes(
    root,
    sources.map(({ packages }) => packages),
    sources.map(({ catalog }) => catalog.declarations ?? '').join('\n'),
  );
  const themes = await Promise.all(sources.map(({ packages }) => readThemeNames(packages)));
  const uses = await Promise.all(sources.map(({ packages, catalog }) => readUses(packages, catalog)));
  // One library at a time: the checker prints types depending on the order in which it met them.
  return libraries.map((loaded, index): ProductReference => {
    const [source, theme, planOfName] = [sources[index], themes[index], uses[index]];
    if (!source || !theme || !planOfName) throw new RangeError('There are more libraries than sources.');
    const { catalog, packages } = source;
    const exports = [...loaded.exports.values()];
    const components = exports.filter((exported) => isComponent(loaded, exported) && !isSecondName(loaded, exported));
    const documented = components.filter(
      (one) => catalog.components.includes(stableName(one.name)) || namesReferencePage(one),
    );
    const interfaces = exports.filter(({ name }) => catalog.interfaces.includes(name));
    const names = new Set([...documented, ...interfaces].map(({ name }) => stableName(name)));
    const context: ReaderContext = {
      product: catalog.product,
      loaded,
      types: createTypeWriter(loaded, (name) => names.has(name)),
      theme,
      readClasses: createClassReader(loaded),
    };
    const entries: ReferenceEntry[] = [
      ...documented.map((exported) => readComponent(context, exported)),
      ...interfaces.map((exported) => readInterface(context, exported)),
    ];
    return {
      product: catalog.product,
      packages: packages.map(({ name, version, plan, entryPoints }) => ({ name, version, plan, entryPoints })),
      entries: markWithoutEffect(markPlans(entries, planOfName), catalog).sort((a, b) => compareNames(a.name, b.name)),
      hooks: exports
        .filter(isHook)
        .map(readHook)
        .sort((a, b) => compareNames(a.name, b.name)),
      unlisted: components
        .filter((one) => !names.has(stableName(one.name)))
        .map(toUnlisted)
        .sort((a, b) => compareNames(a.name, b.name)),
      exports: exports.map((one) => toExportedText(loaded, one)).sort((a, b) => compareNames(a.name, b.name)),
    };
  });
}

function toUnlisted({ name, places }: ExportedName): ProductReference['unlisted'][number] {
  return { name, packages: [...new Set(places.map(({ pack }) => pack.name))] };
}

function toExportedText(loaded: LoadedTypes, exported: ExportedName): ExportedText {
  const { name, lowest, places } = exported;
  const { deprecated } = getComment(lowest.declarations);
  const texts = { keys: listKeys(loaded, exported), parameters: listParameters(exported) };
  return { name, package: need(places, 0).pack.name, deprecated, ...texts };
}

/** The names of the type parameters of a type or a function. */
function listParameters({ lowest }: ExportedName): string[] {
  const [declared] = (lowest.declarations ?? []).flatMap((one) => {
    const written = ts.isVariableDeclaration(one) ? one.type : one;
    if (!written) return [];
    const isGeneric =
      ts.isTypeAliasDeclaration(written) ||
      ts.isInterfaceDeclaration(written) ||
      ts.isFunctionDeclaration(written) ||
      ts.isFunctionTypeNode(written);
    return isGeneric ? [written] : [];
  });
  return declared?.typeParameters?.map(({ name }) => name.text) ?? [];
}

/** The public keys of an object type, those of React and Material UI left out; or the values of a union of strings. */
function listKeys({ checker }: LoadedTypes, { highest }: ExportedName): string[] {
  if (!(highest.flags & ts.SymbolFlags.Type)) return [];
  const type = checker.getDeclaredTypeOfSymbol(highest);
  if (type.isUnion() && type.types.every((one) => one.isStringLiteral())) {
    return type.types.map(({ value }) => value);
  }
  return listProperties(checker, type)
    .filter((property) => isOwnProperty(property) && !isInternal(property.symbol))
    .map(({ symbol }) => symbol.name);
}

/** Whether an `unstable_` name is also exported without the prefix. */
function isSecondName({ exports }: LoadedTypes, { name }: ExportedName): boolean {
  return stableName(name) !== name && exports.has(stableName(name));
}
