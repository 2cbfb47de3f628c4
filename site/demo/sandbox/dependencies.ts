import type { DemoPackages } from '../demo-program.ts';
import type { CodeVariant } from '../../preferences.ts';
import { librariesOfAdapter } from './adapters.ts';
import { getPackage } from './specifiers.ts';

/** Material UI's style engine, which it declares as optional peers because other engines are possible. */
const STYLE_ENGINE = ['@emotion/react', '@emotion/styled'];

export interface DependencyOptions {
  packages: Pick<DemoPackages, 'versions' | 'peers'>;
  variant: CodeVariant;
  /** Specifiers that the project's tools import, such as `vite`. */
  tools: Iterable<string>;
}

/** Both dependency tables of a `package.json`: package → exact version. */
export interface Dependencies {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * The packages that a project needs, in the versions that demos run on here: its imports, the libraries of date
 * adapters, their peers, and for TypeScript the type packages.
 *
 * @param specifiers Imports of the project's sources; relative ones are ignored.
 * @throws TypeError for an unknown adapter; Error for a package of unknown version.
 */
export function listDependencies(
  specifiers: Iterable<string>,
  { packages, variant, tools }: DependencyOptions,
): Dependencies {
  const { versions } = packages;
  const needed = withPeers(
    [...specifiers].flatMap((specifier) => [getPackage(specifier) ?? [], librariesOfAdapter(specifier)].flat()),
    packages,
  );
  const development = withPeers(
    [...tools].flatMap((specifier) => getPackage(specifier) ?? []),
    packages,
  );
  if (variant === 'TS') {
    development.add('typescript');
    for (const name of needed) {
      const types = getTypesPackage(name);
      if (Object.hasOwn(versions, types)) development.add(types);
    }
  }
  for (const name of needed) development.delete(name);
  return { dependencies: table(needed, versions), devDependencies: table(development, versions) };
}

/** The `@types` package of a package without types. */
export function getTypesPackage(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}

function withPeers(names: Iterable<string>, { peers }: Pick<DemoPackages, 'peers'>): Set<string> {
  // The set grows during iteration, so that it also reaches peers of peers.
  const all = new Set(names);
  for (const name of all) {
    if (Object.hasOwn(peers, name)) for (const peer of peers[name] ?? []) all.add(peer);
    if (name === '@mui/material') for (const engine of STYLE_ENGINE) all.add(engine);
  }
  return all;
}

function table(names: ReadonlySet<string>, versions: Record<string, string>): Record<string, string> {
  return Object.fromEntries([...names].sort().map((name) => [name, getVersion(name, versions)]));
}

function getVersion(name: string, versions: Record<string, string>): string {
  const version = Object.hasOwn(versions, name) ? versions[name] : undefined;
  if (version !== undefined) return version;
  throw new Error(
    `The version of the package "${name}" is not known: no demo here runs on it. Remove its import, or add it to package.json of this site.`,
  );
}
