import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as React from 'react';
import type { DemoPackages } from '../../site/demo-program.ts';
import type { Prerender } from '../../site/prerender.ts';
import { hashOf } from '../kit/cache.ts';
import type { BuildContext } from '../kit/context.ts';
import type { PageFolder } from '../pages/load.ts';
import { findDemos, type DemoFiles } from './find.ts';
import { addImports, importsOf, type PackageImports } from './imports.ts';
import { demoPackages } from './vendor/packages.ts';
import { buildPageDemos, type BuiltDemo, type DemoTools } from './page-demos.ts';
import type { StaticFiles } from '../kit/static-files.ts';
import { bundleVendor, type Vendor } from './vendor/bundle.ts';

/** The part of the client that renders at build time. */
const PRERENDER = 'client/drawn/prerender.tsx';

export interface BuiltDemos {
  /** Page key → demo name → demo. */
  byPage: ReadonlyMap<string, ReadonlyMap<string, BuiltDemo>>;
  /** Addresses of the file of an entry of ours that is bundled with the packages, and of what it imports. */
  entryFiles: (name: string) => string[];
  prerender: Prerender;
  packages: DemoPackages;
}

export interface BuildDemosOptions {
  pages: readonly PageFolder[];
  /** Browser entries of ours that share React and the theme with the demos. */
  entries: Record<string, string>;
  statics: StaticFiles;
}

/** Finds, bundles and renders every demo. */
export async function buildDemos(context: BuildContext, options: BuildDemosOptions): Promise<BuiltDemos> {
  const found = await findDemos(context, options.pages);
  const files = new Map(
    await Promise.all(
      [...found].map(async ([key, demos]) => [key, await filesOf(context, [...demos.values()])] as const),
    ),
  );
  const imports: PackageImports = new Map();
  for (const { packages } of files.values()) addImports(imports, packages);
  offerReact(imports);

  const { statics } = options;
  const shared = { imports, publicPath: statics.staticPath };
  const [browser, server] = await Promise.all([
    bundleVendor(context, { ...shared, target: 'browser', entries: options.entries }),
    bundleVendor(context, { ...shared, target: 'server', entries: { prerender: path.join(context.root, PRERENDER) } }),
  ]);
  const vendors = [signatureOf(browser), signatureOf(server)];
  await context.memory.recall('vendor-files', '', [signatureOf(browser)], () =>
    Promise.all(
      browser.files.map((file) => copyFile(path.join(browser.folder, file), path.join(statics.staticFolder, file))),
    ),
  );
  const [prerenderFile = ''] = server.entryFiles('prerender');
  const prerender = (await import(pathToFileURL(prerenderFile).href)) as Prerender;
  const tools: DemoTools = { imports, browser, server, prerender, prerenderFile, statics };
  const built = await Promise.all(
    [...found].map(async ([key, demos]) => {
      const inputs = [demos, files.get(key)?.hash, ...vendors];
      return [
        key,
        await context.memory.recall('page-demos', key, inputs, () =>
          buildPageDemos(context, [...demos.values()], tools),
        ),
      ] as const;
    }),
  );
  const importsHash = hashOf(JSON.stringify([...imports].map(([specifier, names]) => [specifier, ...names])));
  const packages = await context.memory.recall('demo-packages', '', [importsHash, ...vendors], () =>
    demoPackages(context, imports, browser),
  );
  return { byPage: new Map(built), entryFiles: browser.entryFiles, prerender, packages };
}

/** What the demos of a page import, and the hash of all files of ours that are in them. */
async function filesOf(
  context: BuildContext,
  demos: readonly DemoFiles[],
): Promise<{ packages: PackageImports; hash: string }> {
  const packages: PackageImports = new Map();
  const files = new Set<string>();
  for (const { entry, stylings } of demos) {
    for (const file of [entry, ...Object.values(stylings)]) {
      const imports = await importsOf(context, file);
      addImports(packages, imports.packages);
      for (const one of imports.files) files.add(one);
    }
  }
  const texts = await Promise.all([...files].map((file) => context.sources.read(file)));
  return { packages, hash: hashOf(...files, ...texts) };
}

/** Differs when the bundle does. */
function signatureOf({ folder, files }: Vendor): string {
  return [folder, ...files].join();
}

/** Readers who edit a demo reach for hooks that no demo has yet; all of React is loaded anyway. */
function offerReact(imports: PackageImports): void {
  const names = Object.keys(React).filter((name) => /^[A-Za-z]+$/.test(name));
  addImports(imports, new Map([['react', new Set(names)]]));
}
