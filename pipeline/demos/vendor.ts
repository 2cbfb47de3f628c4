import path from 'node:path';
import * as esbuild from 'esbuild';
import { hashOf } from '../cache.ts';
import type { BuildContext } from '../context.ts';
import type { PackageImports } from './imports.ts';

/** Where a bundle runs. */
export type Target = 'browser' | 'server';

/**
 * Families of packages that are bundled together: a demo loads `base` and its own family, nothing else.
 * The first family whose prefix fits takes the package.
 */
const FAMILIES: readonly [family: string, prefixes: readonly string[]][] = [
  ['tree-view', ['@mui/x-tree-view']],
  ['data-grid', ['@mui/x-data-grid']],
  ['charts', ['@mui/x-charts']],
  ['date-pickers', ['@mui/x-date-pickers', 'dayjs', 'date-fns', 'luxon', 'moment']],
  ['base', ['']],
];

/** The packages of all demos, bundled by family, with everything shared split out once. */
export interface Vendor {
  /** Address (browser) or absolute path (server) of the file that exports a package's names. */
  fileOf: (specifier: string) => string;
  /** Files that a family's entry imports, itself first. */
  filesOf: (specifier: string) => string[];
}

export interface VendorOptions {
  target: Target;
  imports: PackageImports;
  /** Entry points of ours that are bundled with the families, and so share React and the theme: name → absolute path. */
  entries: Record<string, string>;
  /** Folder that the files are written to, and the address that it is served at (browser). */
  outdir: string;
  publicPath: string;
}

/** Bundles the packages that the demos import. */
export async function bundleVendor(context: BuildContext, options: VendorOptions): Promise<Vendor & { entryFile: (name: string) => string }> {
  const byFamily = Map.groupBy(options.imports, ([specifier]) => familyOf(specifier));
  const virtual = new Map([...byFamily].map(([family, packages]) => [family, familyModule(packages)]));
  const result = await esbuild.build({
    entryPoints: {
      ...Object.fromEntries([...virtual.keys()].map((family) => [family, `family:${family}`])),
      ...options.entries,
    },
    plugins: [familyPlugin(virtual, context.root)],
    outdir: options.outdir,
    ...bundleSettings(options.target),
    chunkNames: 'chunk-[hash]',
    entryNames: '[name]-[hash]',
    splitting: true,
    metafile: true,
    absWorkingDir: context.root,
  });
  const files = outputsByEntry(result.metafile, context.root);
  const addressOf = (file: string) =>
    options.target === 'browser' ? options.publicPath + path.basename(file) : file;
  const entryFile = (name: string): string => {
    const file = files.get(name)?.[0];
    if (file === undefined) throw new Error(`The vendor bundle has no entry "${name}".`);
    return addressOf(file);
  };
  return {
    entryFile,
    fileOf: (specifier) => entryFile(`family:${familyOf(specifier)}`),
    filesOf: (specifier) => (files.get(`family:${familyOf(specifier)}`) ?? []).map(addressOf),
  };
}

/** Name under which a family's bundle exports a package's export. */
export function exportName(specifier: string, name: string): string {
  return `${specifier.replace(/\W/g, '_')}$${name}`;
}

/** esbuild settings that server and browser bundles share, so that Emotion's class names are the same in both. */
export function bundleSettings(target: Target) {
  return {
    bundle: true,
    format: 'esm',
    minify: target === 'browser',
    platform: target === 'browser' ? 'browser' : 'node',
    target: target === 'browser' ? ['chrome123', 'firefox120', 'safari17.5'] : ['node20'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    ...(target === 'server' && {
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    }),
  } as const;
}

/** Identifies what a vendor bundle depends on, beside the installed packages. */
export function vendorFingerprint(imports: PackageImports): string {
  const rows = [...imports].map(([specifier, names]) => `${specifier}:${[...names].sort().join(',')}`);
  return hashOf(...rows.sort());
}

function familyOf(specifier: string): string {
  const found = FAMILIES.find(([, prefixes]) => prefixes.some((prefix) => specifier.startsWith(prefix)));
  return found?.[0] ?? 'base';
}

function familyModule(packages: readonly [string, Set<string>][]): string {
  return packages
    .flatMap(([specifier, names]) =>
      [...names].sort().map(
        (name) => `export { ${name} as ${exportName(specifier, name)} } from ${JSON.stringify(specifier)};`,
      ),
    )
    .join('\n');
}

function familyPlugin(virtual: ReadonlyMap<string, string>, resolveDir: string): esbuild.Plugin {
  return {
    name: 'families',
    setup(build) {
      build.onResolve({ filter: /^family:/ }, ({ path: id }) => ({ path: id.slice('family:'.length), namespace: 'family' }));
      build.onLoad({ filter: /.*/, namespace: 'family' }, ({ path: family }) => ({
        contents: virtual.get(family) ?? '',
        resolveDir,
        loader: 'ts',
      }));
    },
  };
}

/** Entry point → its output file and every file it imports statically, absolute. */
function outputsByEntry(metafile: esbuild.Metafile, root: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint) continue;
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? []) {
        if (kind === 'import-statement') visit(imported);
      }
    };
    visit(output);
    files.set(entryPoint, [...seen].map((file) => path.join(root, file)));
  }
  return files;
}
