import type { CodeStyling, CodeVariant } from './preferences.ts';

/** Which source of a demo is shown: `TS-system`. */
export type SourceKey = `${CodeVariant}-${CodeStyling}`;

/** A demo as a program: what the editor runs, and what a sandbox gets. */
export interface DemoProgram {
  title: string;
  /** The file that exports the demo, by variant. Every demo has `TS-system`. */
  sources: Partial<Record<SourceKey, string>>;
  /** Files that the sources import, by their path from the demo, without extension: `data/orders`. */
  files: Record<string, DemoFile>;
  /** Stylesheets that the sources import, by file name: `Name.css`. */
  styles: Record<string, string>;
}

/** A file beside a demo: its text by variant. */
export interface DemoFile extends Record<CodeVariant, string> {
  /** Whether it is a `.tsx` file, whose JavaScript has JSX too. */
  isJsx: boolean;
}

/** One JSON file a page: demo name → program. */
export type DemoPrograms = Record<string, DemoProgram>;

/** What demos can import on this site: one JSON file a build. */
export interface DemoPackages {
  /** Import specifier → name → address of the file that has it. Files export names as `exportName` says. */
  modules: Record<string, Record<string, string>>;
  /** Installed version of every package that a demo needs, its peers and the sandbox's tools included. */
  versions: Record<string, string>;
  /** Packages that a package requires beside it: name → names. */
  peers: Record<string, string[]>;
}

/** Name under which a bundle file exports a package's export. */
export function exportName(specifier: string, name: string): string {
  return `${specifier.replace(/\W/g, '_')}$${name}`;
}

/** The source of a demo that comes nearest to what the reader prefers. JavaScript that equals its TypeScript is kept once. */
export function sourceKeyOf(
  sources: Partial<Record<SourceKey, unknown>>,
  variant: CodeVariant,
  styling: CodeStyling,
): SourceKey {
  const wanted: SourceKey[] = [`${variant}-${styling}`, `TS-${styling}`, `${variant}-system`, 'TS-system'];
  return wanted.find((key) => sources[key] !== undefined) ?? 'TS-system';
}
