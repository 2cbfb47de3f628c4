import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Packages whose exports a fence may use without an import; within a library, the highest plan first. */
const LIBRARIES = [
  '@mui/x-data-grid-premium',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid',
  '@mui/x-date-pickers-pro',
  '@mui/x-date-pickers',
  '@mui/x-charts-pro',
  '@mui/x-charts',
  '@mui/x-tree-view-pro',
  '@mui/x-tree-view',
];
const PACKAGES = ['react', '@mui/material', ...LIBRARIES];

/** A module that imports everything that `readNames` reads. */
export const NAMES_MODULE = PACKAGES.map((name, index) => `export * as package${index} from '${name}';`).join('\n');

/** Resolves names that a fence uses without importing them. */
export interface FreeNames {
  /**
   * Import statement for a name; undefined if no package exports it.
   *
   * @param packages The packages of the fence's page: the highest plan among them takes precedence.
   */
  findImport: (name: string, packages: readonly string[]) => string | undefined;
  /** The package of a library with the highest plan: among those that the page names, else among all. */
  findPackage: (library: string, packages: readonly string[]) => string;
}

/** @param source The module with the text `NAMES_MODULE`. */
export function readNames(root: string, checker: ts.TypeChecker, source: ts.SourceFile): FreeNames {
  // Globals keep their meaning: `MouseEvent` is the DOM's, React's is `React.MouseEvent`.
  const globals = new Set(
    checker.getSymbolsInScope(source, ts.SymbolFlags.Value | ts.SymbolFlags.Type).map(({ name }) => name),
  );
  /** Package → name → whether it is type-only. */
  const exported = new Map<string, Map<string, boolean>>();
  for (const [index, name] of PACKAGES.entries()) {
    const namespace = checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores(`package${index}`));
    if (!namespace) throw new Error(`The types of "${name}" could not be read. Run npm ci.`);
    const symbols = checker.getExportsOfModule(resolve(checker, namespace));
    const own = symbols.filter((symbol) => !globals.has(symbol.name) && !isStub(checker, resolve(checker, symbol)));
    exported.set(
      name,
      new Map(own.map((symbol) => [symbol.name, !(resolve(checker, symbol).flags & ts.SymbolFlags.Value)])),
    );
  }
  return {
    findImport: (name, packages) => {
      const own = LIBRARIES.filter((library) => packages.includes(library));
      const from = [...own, ...PACKAGES].find((candidate) => exported.get(candidate)?.has(name));
      if (from) return `import { ${exported.get(from)?.get(name) ? 'type ' : ''}${name} } from '${from}';`;
      return otherImport(root, name);
    },
    findPackage: (library, packages) => {
      const plans = LIBRARIES.filter((name) => name === library || name.startsWith(`${library}-`));
      return plans.find((name) => packages.includes(name)) ?? plans[0] ?? library;
    },
  };
}

/** Names that no package entry exports. */
function otherImport(root: string, name: string): string | undefined {
  if (name === 'React') return "import * as React from 'react';";
  if (name === 'dayjs') return "import dayjs from 'dayjs';";
  if (name === 'Dayjs') return "import type { Dayjs } from 'dayjs';";
  const adapter = `@mui/x-date-pickers/${name}`;
  if (/^Adapter[A-Z]/.test(name) && isInstalled(root, adapter)) return `import { ${name} } from '${adapter}';`;
  const icon = /^[A-Z]\w*(?:Icon|Outlined|Rounded|Sharp|TwoTone)$/.test(name)
    ? `@mui/icons-material/${name.replace(/Icon$/, '')}`
    : '';
  return icon && isInstalled(root, `${icon}.d.ts`) ? `import ${name} from '${icon}';` : undefined;
}

function isInstalled(root: string, file: string): boolean {
  return existsSync(path.join(root, 'node_modules', file));
}

function resolve(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Detects the `DataGrid` of the paid grids, a stub that returns null and asks for another import. */
function isStub(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  if (!/^[A-Z]/.test(symbol.name) || !(symbol.flags & ts.SymbolFlags.Function)) return false;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  return signature !== undefined && checker.typeToString(signature.getReturnType()) === 'null';
}
