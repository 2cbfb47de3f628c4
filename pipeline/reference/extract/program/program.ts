import path from 'node:path';
import ts from 'typescript';
import type { InstalledPackage } from '../../packages.ts';
import { composeCalls, findCalls } from './generic-props.ts';
import type { ExportedName, LoadedTypes } from './loaded-types.ts';

/** Compiler options for reading types; the test that verifies the result compiles with the same. */
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
 * Loads the types of all libraries in one program, so that shared types are checked once.
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
    ({ pack, subpath }, index) => `export * as place${index} from '${[pack.name, subpath].filter(Boolean).join('/')}';`,
  );
  const text = [...lines, declarations].join('\n');
  const host = keepFiles(ts.createCompilerHost(TYPE_OPTIONS, true));
  const load = (entryText: string) => readEntry(loadEntry(root, host, entryText), libraries, places);
  const loaded = load(text);
  const calls = composeCalls(loaded);
  return calls === '' ? loaded : load([text, calls].join('\n'));
}

type Place = Omit<ExportedName['places'][number], 'symbol'>;

interface LoadedEntry {
  program: ts.Program;
  source: ts.SourceFile;
  module: ts.Symbol;
}

function loadEntry(root: string, host: ts.CompilerHost, text: string): LoadedEntry {
  const entry = path.join(root, 'reference-entry.ts');
  const program = ts.createProgram([entry], TYPE_OPTIONS, withVirtualFile(host, entry, text));
  const source = program.getSourceFile(entry);
  const module = source && program.getTypeChecker().getSymbolAtLocation(source);
  if (!module) throw new Error('The types of the packages could not be loaded.');
  return { program, source, module };
}

function readEntry(
  { program, source, module }: LoadedEntry,
  libraries: readonly (readonly InstalledPackage[])[],
  places: readonly Place[],
): LoadedTypes[] {
  const checker = program.getTypeChecker();
  const namespaces = new Map(
    checker.getExportsOfModule(module).map((namespace) => [namespace.name, resolveAlias(checker, namespace)]),
  );
  const calls = findCalls(source);
  return libraries.map((packages) => {
    const exports: LoadedTypes['exports'] = new Map();
    places.forEach((place, index) => {
      const namespace = namespaces.get(`place${index}`);
      if (!packages.includes(place.pack) || !namespace) return;
      for (const alias of checker.getExportsOfModule(namespace)) {
        const symbol = resolveAlias(checker, alias);
        if (isStub(checker, symbol)) continue;
        const known = exports.get(alias.name) ?? { name: alias.name, lowest: symbol, highest: symbol, places: [] };
        if (place.subpath === null) known.highest = symbol;
        known.places.push({ ...place, symbol });
        exports.set(alias.name, known);
      }
    });
    const files = program.getSourceFiles().filter(({ fileName }) => packages.some((pack) => isIn(pack, fileName)));
    return { checker, files, exports, calls };
  });
}

/** Whether a file belongs to a package, or to those installed inside of it. */
function isIn({ name }: InstalledPackage, file: string): boolean {
  return file.split('/node_modules/', 2)[1]?.startsWith(`${name}/`) ?? false;
}

function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Detects the `DataGrid` of the paid grids, a stub that returns null and asks for another import. */
function isStub(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return false;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  return (
    signature !== undefined && /^[A-Z]/.test(symbol.name) && checker.typeToString(signature.getReturnType()) === 'null'
  );
}

/** Parses each file once, however many programs read it. */
function keepFiles(host: ts.CompilerHost): ts.CompilerHost {
  const files = new Map<string, ts.SourceFile | undefined>();
  return {
    ...host,
    getSourceFile: (name, ...rest) => {
      if (!files.has(name)) files.set(name, host.getSourceFile(name, ...rest));
      return files.get(name);
    },
  };
}

function withVirtualFile(host: ts.CompilerHost, file: string, text: string): ts.CompilerHost {
  return {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    getSourceFile: (name, ...rest) =>
      name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true) : host.getSourceFile(name, ...rest),
  };
}
