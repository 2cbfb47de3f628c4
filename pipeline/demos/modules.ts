import path from 'node:path';
import * as esbuild from 'esbuild';
import type { BuildContext } from '../context.ts';
import type { DemoFiles } from './find.ts';
import { collectImports, EFFECT, type PackageImports } from './imports.ts';
import { bundleSettings, exportName, type Target, type Vendor } from './vendor.ts';

/** Bundles each demo as a small module that imports its packages from the vendor files. Returns demo file → output. */
export async function bundleDemos(
  context: BuildContext,
  options: { target: Target; demos: readonly DemoFiles[]; imports: PackageImports; vendor: Vendor; outdir: string; publicPath: string },
): Promise<Map<string, string>> {
  const { target, demos, imports, vendor, outdir, publicPath } = options;
  if (demos.length === 0) return new Map();
  const result = await esbuild.build({
    entryPoints: demos.map(({ entry }) => entry),
    plugins: [vendorPlugin(imports, vendor)],
    outdir,
    outbase: context.content,
    ...bundleSettings(target),
    entryNames: target === 'browser' ? '[name]-[hash]' : '[dir]/[name]',
    metafile: true,
    absWorkingDir: context.root,
  });
  return new Map(
    Object.entries(result.metafile.outputs).flatMap(([output, { entryPoint }]) => {
      if (!entryPoint) return [];
      const file = target === 'browser' ? publicPath + path.basename(output) : path.join(context.root, output);
      return [[path.join(context.root, entryPoint), file] as const];
    }),
  );
}

/** Vendor files that one demo loads, those of every package it imports. */
export async function vendorFilesOf(demo: DemoFiles, vendor: Vendor): Promise<string[]> {
  const own: PackageImports = new Map();
  await collectImports(demo.entry, own);
  const files = [...own].filter(([, names]) => names.size > 0).flatMap(([specifier]) => vendor.filesOf(specifier));
  return [...new Set(files)];
}

/** Replaces each package by a module that hands on the names from the vendor file. */
function vendorPlugin(imports: PackageImports, vendor: Vendor): esbuild.Plugin {
  const hasEffect = (specifier: string) => imports.get(specifier)?.has(EFFECT) ?? false;
  return {
    name: 'vendor',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
        kind === 'entry-point'
          ? undefined
          : { path: specifier, namespace: 'vendor', sideEffects: hasEffect(specifier) },
      );
      build.onResolve({ filter: /.*/, namespace: 'vendor' }, ({ path: file, importer }) => ({
        path: file,
        external: true,
        sideEffects: hasEffect(importer),
      }));
      build.onLoad({ filter: /.*/, namespace: 'vendor' }, ({ path: specifier }) => {
        const names = [...(imports.get(specifier) ?? [])].sort();
        if (names.length === 0) return { contents: '' };
        const from = JSON.stringify(vendor.fileOf(specifier));
        const list = names.filter((name) => name !== EFFECT).map((name) => `${exportName(specifier, name)} as ${name}`);
        const statements = [hasEffect(specifier) && `import ${from};`, list.length > 0 && `export { ${list.join(', ')} } from ${from};`];
        return { contents: statements.filter(Boolean).join('\n'), loader: 'js' };
      });
    },
  };
}
