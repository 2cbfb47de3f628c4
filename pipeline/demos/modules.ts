import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { exportName } from '../../site/demo/demo-program.ts';
import { need } from '../../site/kit/need.ts';
import { bundleSettings, type Target } from '../kit/bundle-settings.ts';
import { tailwindStyles } from './css/compile-tailwind.ts';
import type { DemoFiles } from './find-demos.ts';
import { EFFECT, type PackageImports } from './imports.ts';
import type { Vendor } from './vendor/bundle-vendor.ts';

/**
 * Bundles each demo, in every styling, as a small module that imports its packages from the vendor files. Stylesheets
 * become a style element that the module appends. @returns Source file → output.
 */
export async function bundleDemos(options: {
  /** The repository root, and its content folder. */
  root: string;
  content: string;
  target: Target;
  demos: readonly DemoFiles[];
  imports: PackageImports;
  vendor: Vendor;
  outdir: string;
  publicPath: string;
}): Promise<Map<string, string>> {
  const { root, content, target, demos, imports, vendor, outdir, publicPath } = options;
  if (demos.length === 0) return new Map();
  const texts = getTexts(demos);
  const result = await esbuild.build({
    entryPoints: [...texts.keys()],
    plugins: [stylesPlugin(root, content, target), demosPlugin(content, texts), vendorPlugin(imports, vendor)],
    outdir,
    outbase: content,
    ...bundleSettings(target),
    entryNames: target === 'browser' ? '[name]-[hash]' : '[dir]/[name]',
    metafile: true,
    absWorkingDir: root,
  });
  return new Map(
    Object.entries(result.metafile.outputs).flatMap(([output, { entryPoint }]) => {
      if (!entryPoint) return [];
      const file = target === 'browser' ? publicPath + path.basename(output) : path.join(root, output);
      return [[path.join(root, entryPoint), file] as const];
    }),
  );
}

/** Vendor files that a demo loads: those of every package it imports. */
export function listVendorFiles(packages: PackageImports, vendor: Vendor): string[] {
  const files = [...packages].flatMap(([specifier, names]) =>
    [...names].flatMap((name) => vendor.listFiles(specifier, name)),
  );
  return [...new Set(files)];
}

/**
 * Turns stylesheets, and the Tailwind classes of a page's demos, into modules that add their rules to the document.
 * Each demo brings the classes of all: their order matters, and of two partial sheets the later one would win.
 */
function stylesPlugin(root: string, content: string, target: Target): esbuild.Plugin {
  return {
    name: 'styles',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path: file }) => ({
        contents: await styleModule(await readFile(file, 'utf8'), target),
      }));
      build.onResolve({ filter: /^tailwind:/ }, ({ path: id }) => ({
        path: id.slice('tailwind:'.length),
        namespace: 'tailwind',
      }));
      build.onLoad({ filter: /.*/, namespace: 'tailwind' }, async ({ path: folder }) => ({
        contents: await styleModule(
          await tailwindStyles(root, await tailwindSources(path.join(content, folder))),
          target,
        ),
      }));
    },
  };
}

/** File → text of each demo, in every styling, and of the imported files that differ from the disk. */
function getTexts(demos: readonly DemoFiles[]): Map<string, string> {
  return new Map(
    demos.flatMap(({ entry, stylings, sources, runs, imported = [] }) => [
      ...Object.entries({ system: entry, ...stylings }).map(([styling, file]): [string, string] => [
        file,
        (file === entry ? runs : undefined) ?? need(sources, styling),
      ]),
      ...imported,
    ]),
  );
}

/** Loads demos from memory, because their texts are translated; those in Tailwind also import its rules. */
function demosPlugin(content: string, texts: ReadonlyMap<string, string>): esbuild.Plugin {
  return {
    name: 'demos',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
        const text = texts.get(file);
        if (text === undefined) return undefined;
        // Relative, because the path is part of the output's hash, which must not depend on the repository's location.
        const sheet = `import ${JSON.stringify(`tailwind:${path.relative(content, path.dirname(file))}`)};\n`;
        return { contents: (file.endsWith('.tailwind.tsx') ? sheet : '') + text, loader: 'tsx' };
      });
    },
  };
}

async function tailwindSources(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.tailwind.tsx')).sort();
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n');
}

async function styleModule(css: string, target: Target): Promise<string> {
  if (target === 'server') return '';
  const { code } = await esbuild.transform(css, { loader: 'css', minify: true });
  return `const style = document.createElement('style'); style.textContent = ${JSON.stringify(code.trim())}; document.head.append(style);`;
}

/** Replaces each package by a module that re-exports the names from the vendor file. */
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
        const statements = [...(imports.get(specifier) ?? [])].sort().map((name) => {
          const from = JSON.stringify(vendor.getFile(specifier, name));
          return name === EFFECT
            ? `import ${from};`
            : `export { ${exportName(specifier, name)} as ${name} } from ${from};`;
        });
        return { contents: statements.join('\n'), loader: 'js' };
      });
    },
  };
}
