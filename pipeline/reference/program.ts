import path from 'node:path';
import ts from 'typescript';
import type { InstalledPackage } from './packages.ts';

/** A name that packages export, and where. */
export interface ExportedName {
  name: string;
  /** What the name stands for in the package of the lowest plan that exports it, and in the one of the highest. */
  lowest: ts.Symbol;
  highest: ts.Symbol;
  /** Every place, packages from the lowest plan up, the package itself before its folders. */
  places: { pack: InstalledPackage; subpath: string | null; symbol: ts.Symbol }[];
}

/** The types of one library's packages, checked. */
export interface LoadedTypes {
  checker: ts.TypeChecker;
  exports: Map<string, ExportedName>;
}

/** What the types are read with; the proof that the reading is right compiles with the same. */
export const TYPE_OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  noEmit: true,
  skipLibCheck: true,
};

/**
 * Loads the types of all libraries at once: what they share is read and checked once.
 *
 * @param declarations What an application would declare, see `ProductCatalog`.
 */
export function loadTypes(
  root: string,
  libraries: readonly (readonly InstalledPackage[])[],
  declarations = '',
): LoadedTypes[] {
  const places = libraries.flat().flatMap((pack) => [null, ...pack.subpaths].map((subpath) => ({ pack, subpath })));
  const lines = places.map(
    ({ pack, subpath }, index) =>
      `export * as place${index} from '${[pack.installedAs, subpath].filter(Boolean).join('/')}';`,
  );
  const text = [...lines, declarations].join('\n');
  const entry = path.join(root, 'reference-entry.ts');
  const program = ts.createProgram(
    [entry],
    TYPE_OPTIONS,
    withVirtualFile(ts.createCompilerHost(TYPE_OPTIONS, true), entry, text),
  );
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error('The types of the packages could not be loaded.');
  const namespaces = new Map(
    checker.getExportsOfModule(module).map((namespace) => [namespace.name, resolveAlias(checker, namespace)]),
  );
  return libraries.map((packages) => {
    const exports: LoadedTypes['exports'] = new Map();
    places.forEach((place, index) => {
      const namespace = namespaces.get(`place${index}`);
      if (!packages.includes(place.pack) || !namespace) return;
      for (const alias of checker.getExportsOfModule(namespace)) {
        const symbol = resolveAlias(checker, alias);
        if (isStandIn(checker, symbol)) continue;
        const known = exports.get(alias.name) ?? { name: alias.name, lowest: symbol, highest: symbol, places: [] };
        if (place.subpath === null) known.highest = symbol;
        known.places.push({ ...place, symbol });
        exports.set(alias.name, known);
      }
    });
    return { checker, exports };
  });
}

function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The paid grids export a `DataGrid` that returns null and says to import another one. */
function isStandIn(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return false;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  return (
    signature !== undefined && /^[A-Z]/.test(symbol.name) && checker.typeToString(signature.getReturnType()) === 'null'
  );
}

function withVirtualFile(host: ts.CompilerHost, file: string, text: string): ts.CompilerHost {
  return {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    getSourceFile: (name, ...rest) =>
      name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true) : host.getSourceFile(name, ...rest),
  };
}
