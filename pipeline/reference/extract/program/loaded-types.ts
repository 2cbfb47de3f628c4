import type ts from 'typescript';
import type { InstalledPackage } from '../../packages.ts';

export interface ExportedName {
  name: string;
  /** Its symbol in the lowest-plan package that exports it, and in the highest. */
  lowest: ts.Symbol;
  highest: ts.Symbol;
  /** Every place, lowest plan first; within a package, its root before its folders. */
  places: { pack: InstalledPackage; subpath: string | null; symbol: ts.Symbol }[];
}

/** Type information of one library's packages. */
export interface LoadedTypes {
  checker: ts.TypeChecker;
  /** The declaration files of its packages. */
  files: ts.SourceFile[];
  exports: Map<string, ExportedName>;
  /** A call of each generic component. */
  calls: ComponentCalls;
}

/** Calls of components, by the text of what is called. */
export type ComponentCalls = ReadonlyMap<string, ts.CallExpression>;
