import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as React from 'react';
import type { DemoPackages, DemoProgram } from '../../site/demo-program.ts';
import type { CodeStyling } from '../../site/preferences.ts';
import { productOf } from '../../site/products.ts';
import type { Locale } from '../../site/locales.ts';
import type { SourceKey } from '../../site/page.ts';
import type { Prerender, RenderedDemo } from '../../site/prerender.ts';
import { cached, hashOf } from '../cache.ts';
import type { BuildContext } from '../context.ts';
import { loadHighlighter } from '../highlight.ts';
import type { PageFolder } from '../load.ts';
import type { Problems } from '../problems.ts';
import { findDemos, type DemoFiles } from './find.ts';
import { collectImports, type PackageImports } from './imports.ts';
import { withoutLicenseNotices } from './license-notice.ts';
import { toLogical } from './logical.ts';
import { mergePalettes, type Merged } from './merge-palettes.ts';
import { bundleDemos, vendorFilesOf } from './modules.ts';
import { highlightSources, withImportedFiles, type HighlightedSource } from './source-html.ts';
import { demoSources } from './sources.ts';
import { demoPackages } from './packages.ts';
import { demoProgram } from './programs.ts';
import { bundleVendor } from './vendor.ts';

/** The part of the client that renders at build time. */
const PRERENDER = 'client/prerender.tsx';

/** A demo, built. */
export interface BuiltDemo extends DemoFiles {
  /** Addresses of the modules that export the component, by styling; `system` always exists. */
  modules: Partial<Record<CodeStyling, string>>;
  program: DemoProgram;
  /** Addresses of the files that the module imports. */
  vendorFiles: string[];
  variants: Partial<Record<SourceKey, HighlightedSource>>;
  /** Server HTML and its rules. */
  render: (locale: Locale) => Promise<RenderedDemo>;
}

export interface BuiltDemos {
  /** Page key → demo name → demo. */
  byPage: Map<string, Map<string, BuiltDemo>>;
  /** Addresses of the file of an entry of ours that is bundled with the packages, and of what it imports. */
  entryFiles: (name: string) => string[];
  prerender: Prerender;
  packages: DemoPackages;
}

export interface BuildDemosOptions {
  pages: Iterable<PageFolder>;
  problems: Problems;
  /** Browser entries of ours that share React and the theme with the demos. */
  entries: Record<string, string>;
  /** Folder and address of hashed files. */
  staticFolder: string;
  staticPath: string;
}

/** Finds, bundles and renders every demo. */
export async function buildDemos(context: BuildContext, options: BuildDemosOptions): Promise<BuiltDemos> {
  const found = await Promise.all([...options.pages].map(async (page) => [page.key, await findDemos(context, page)] as const));
  const demos = found.flatMap(([, byName]) => [...byName.values()]);
  const imports: PackageImports = new Map();
  const entries = demos.flatMap(({ entry, stylings }) => [entry, ...Object.values(stylings)]);
  await Promise.all(entries.map((entry) => collectImports(entry, imports)));
  offerReact(imports);

  const shared = { imports, publicPath: options.staticPath };
  const [browser, server] = await Promise.all([
    bundleVendor(context, { ...shared, target: 'browser', entries: options.entries }),
    bundleVendor(context, { ...shared, target: 'server', entries: { prerender: path.join(context.root, PRERENDER) } }),
  ]);
  await Promise.all(browser.files.map((file) => copyFile(path.join(browser.folder, file), path.join(options.staticFolder, file))));
  const [modules, serverModules] = await Promise.all([
    bundleDemos(context, { ...shared, demos, target: 'browser', vendor: browser, outdir: options.staticFolder }),
    bundleDemos(context, { ...shared, demos, target: 'server', vendor: server, outdir: path.join(server.folder, 'demos') }),
  ]);
  const [prerenderFile = ''] = server.entryFiles('prerender');
  const prerender = (await import(pathToFileURL(prerenderFile).href)) as Prerender;
  const byPage = new Map<string, Map<string, BuiltDemo>>();
  for (const [pageKey, byName] of found) {
    const built = await Promise.all(
      [...byName.values()].map(async (demo): Promise<[string, BuiltDemo]> => {
        const text = await readFile(serverModules.get(demo.entry) ?? '', 'utf8');
        const variants = await cached(context, 'sources', ['2', JSON.stringify(demo.sources)], async () =>
          highlightSources(await demoSources(demo.sources), await loadHighlighter()),
        );
        const files = { system: demo.entry, ...demo.stylings };
        const program = await demoProgram(context, demo, variants);
        return [
          demo.name,
          {
            ...demo,
            modules: Object.fromEntries(Object.entries(files).map(([styling, file]) => [styling, modules.get(file) ?? ''])),
            vendorFiles: await vendorFilesOf(demo, browser),
            variants: await cached(context, 'sources-with-files', ['1', JSON.stringify([variants, program])], async () =>
              withImportedFiles(variants, program, await loadHighlighter()),
            ),
            program,
            render: (locale) =>
              cached(context, 'renders', ['6', prerenderFile, text, demo.pageKey, locale], () =>
                renderBoth(demo, serverModules.get(demo.entry) ?? '', prerender, locale, options.problems),
              ),
          },
        ];
      }),
    );
    byPage.set(pageKey, new Map(built));
  }
  return { byPage, entryFiles: browser.entryFiles, prerender, packages: await demoPackages(context, imports, browser) };
}

/** Readers who edit a demo reach for hooks that no demo has yet; all of React is loaded anyway. */
function offerReact(imports: PackageImports): void {
  const names = imports.get('react') ?? new Set();
  for (const name of Object.keys(React)) if (/^[A-Za-z]+$/.test(name)) names.add(name);
  imports.set('react', names);
}

async function renderBoth(
  demo: DemoFiles,
  module: string,
  prerender: Prerender,
  locale: Locale,
  problems: Problems,
): Promise<RenderedDemo> {
  const { default: Demo } = (await import(`${pathToFileURL(module).href}?${hashOf(await readFile(module))}`)) as {
    default: Parameters<Prerender['renderDemo']>[0];
  };
  if (typeof Demo !== 'function') {
    problems.add({
      file: demo.file,
      message: 'The demo exports no component by default.',
      remedy: `Write \`export default function ${demo.name}() { … }\`.`,
    });
    return { html: '', styles: [] };
  }
  const options = { language: locale, product: productOf(demo.pageKey)?.id ?? null, identifierPrefix: `${demo.name}-` };
  const render = (paletteMode: 'light' | 'dark') =>
    withoutLicenseNotices(() => prerender.renderDemo(Demo, { ...options, paletteMode }));
  const merged = mergePalettes(render('light'), render('dark'));
  if (!isMerged(merged)) {
    problems.add({ file: demo.file, ...merged });
    return { html: '', styles: [] };
  }
  return { html: merged.html, styles: [...merged.styles].map(([name, css]) => [name, toLogical(css)]) };
}

function isMerged(result: ReturnType<typeof mergePalettes>): result is Merged {
  return 'html' in result;
}

