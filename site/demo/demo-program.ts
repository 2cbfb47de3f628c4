import type { CodeStyling, CodeVariant } from '../preferences.ts';

/** Identifies a source variant of a demo: `TS-system`. */
export type SourceKey = `${CodeVariant}-${CodeStyling}`;

/** A demo as a program, for the editor and for sandboxes. */
export interface DemoProgram {
  title: string;
  /** The file that exports the demo, by variant. Every demo has `TS-system`. */
  sources: Partial<Record<SourceKey, string>>;
  /** Files that the sources import, by path relative to the demo, without extension: `data/orders`. */
  files: Record<string, DemoFile>;
  /** Stylesheets that the sources import, by file name: `Name.css`. */
  styles: Record<string, string>;
}

/** A file that a demo imports: its text by variant. */
export interface DemoFile extends Record<CodeVariant, string> {
  /** Whether it is a `.tsx` file: then its JavaScript contains JSX too. */
  isJsx: boolean;
}

/** One JSON file per page: demo name → program. */
export type DemoPrograms = Record<string, DemoProgram>;

/** What demos can import on this site: one JSON file per build. */
export interface DemoPackages {
  /** Import specifier → name → URL of the file that exports it, under the name that `exportName` returns. */
  modules: Record<string, Record<string, string>>;
  /** Installed version of every package that a demo needs, including peers and the sandbox's tools. */
  versions: Record<string, string>;
  /** Required peer dependencies: package → names. */
  peers: Record<string, string[]>;
}

/** Name under which a bundle file exports a package's export. */
export function exportName(specifier: string, name: string): string {
  return `${specifier.replace(/\W/g, '_')}$${name}`;
}

/**
 * Key of the source closest to the reader's preferences. JavaScript identical to its TypeScript is stored only once.
 */
export function findSourceKey(
  sources: Partial<Record<SourceKey, unknown>>,
  variant: CodeVariant,
  styling: CodeStyling,
): SourceKey {
  const wanted: SourceKey[] = [`${variant}-${styling}`, `TS-${styling}`, `${variant}-system`, 'TS-system'];
  return wanted.find((key) => sources[key] !== undefined) ?? 'TS-system';
}
