import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoProgram, SourceKey } from '../../site/demo/demo-program.ts';
import { awaitByLocale, byLocale, DEFAULT_LOCALE, type Locale } from '../../site/locales.ts';
import { need } from '../../site/kit/need.ts';
import type { CodeStyling } from '../../site/preferences.ts';
import { withTexts, type Sources } from '../cache/sources.ts';
import type { StaticFiles } from '../kit/static-files.ts';
import { hashValues } from '../kit/hash.ts';
import { byContent, defineStep, asIs, notCompared, type StepTools } from '../cache/step.ts';
import type { DemoFiles } from './find-demos.ts';
import { importedTables } from './languages/imported-tables.ts';
import { readImports, type PackageImports } from './imports.ts';
import { bundleDemos, listVendorFiles } from './modules.ts';
import { listPacks } from './packs.ts';
import { placeDemo } from './programs.ts';
import { refusal, renderStep, type DemoRender } from './render-demo.ts';
import type { PropUse } from './sources/prop-uses.ts';
import { sourcesStep } from './sources/source-steps.ts';
import { translateDemo } from './languages/translate.ts';
import type { Vendor } from './vendor/bundle-vendor.ts';

export interface BuiltDemo extends DemoFiles {
  /** URLs of the modules that export the component, by styling; `system` always exists. */
  modules: Partial<Record<CodeStyling, string>>;
  program: DemoProgram;
  /** URLs of the files that the module imports. */
  vendorFiles: string[];
  /** HTML of its source, by variant. */
  sourceHtml: Partial<Record<SourceKey, string>>;
  /** The props that it gives to components. */
  propUses: readonly PropUse[];
  /** Set for a playground: URL of its `PlaygroundFile`, and height of its stage. */
  playground?: { address: string; height: number };
  /** URLs of the language packs for its libraries. */
  packs: Record<Locale, string[]>;
  /** Changes whenever its server HTML may. */
  rendering: Record<Locale, string>;
  /** Renders server HTML and its rules. */
  render: (locale: Locale) => Promise<DemoRender>;
}

/** Input shared by the demos of all pages. */
export interface DemoTools {
  root: string;
  content: string;
  sources: Sources;
  imports: PackageImports;
  /** Entries of the language packs: name → path from the root. */
  packs: Record<string, string>;
  browser: Vendor;
  server: Vendor;
  /** The file that renders, with a hash in its name. */
  prerenderFile: string;
  statics: StaticFiles;
}

interface PageDemosInput extends DemoTools {
  /** Page key. */
  page: string;
  demos: ReadonlyMap<string, DemoFiles>;
  /** Hash of all our own files in the demos. */
  files: string;
}

/** The demos of a page by name, for the page in each language. Those without a table of texts are the same ones in all. */
export type PageDemos = Record<Locale, ReadonlyMap<string, BuiltDemo>>;

/** Bundles the demos of one page, and prepares what is shown of them. */
export const pageDemosStep = defineStep({
  name: 'page-demos',
  code: import.meta.url,
  keep: 'memory',
  inputs: {
    page: asIs,
    demos: asIs,
    files: asIs,
    root: asIs,
    content: asIs,
    // `files` covers everything that `sources` reads here.
    sources: notCompared,
    // The hashed names of the vendor files cover the exported names.
    imports: notCompared,
    packs: byContent,
    browser: vendorSignature,
    server: vendorSignature,
    prerenderFile: asIs,
    statics: notCompared,
  },
  of: ({ page }) => page,
  make: buildPageDemos,
});

/** Changes whenever the bundle does. */
export function vendorSignature({ folder, files }: Vendor): string {
  return [folder, ...files].join();
}

async function buildPageDemos(input: PageDemosInput, tools: StepTools): Promise<PageDemos> {
  const original = [...input.demos.values()];
  const english = await buildDemos(input, original, DEFAULT_LOCALE, tools);
  const reader = { root: input.root, sources: input.sources };
  return awaitByLocale(async (locale) => {
    const inLanguage = await Promise.all(
      original.map(async (demo) => translateDemo(demo, locale, await importedTables(reader, demo, locale))),
    );
    const translated = inLanguage.filter((demo, at) => demo !== original[at]);
    return new Map([...english, ...(await buildDemos(input, translated, locale, tools, english))]);
  });
}

/** Builds demos whose texts are in one language. @param english The same demos in English, unless these are. */
async function buildDemos(
  input: PageDemosInput,
  demos: readonly DemoFiles[],
  language: Locale,
  { run }: StepTools,
  english?: ReadonlyMap<string, BuiltDemo>,
): Promise<Map<string, BuiltDemo>> {
  const { root, content, imports, browser, server, statics, prerenderFile: renderer } = input;
  const shared = { root, content, imports, demos, publicPath: statics.staticPath };
  const outdir = path.join(server.folder, 'demos', language);
  const [modules, serverModules] = await Promise.all([
    bundleDemos({ ...shared, target: 'browser', vendor: browser, outdir: statics.staticFolder }),
    bundleDemos({ ...shared, target: 'server', vendor: server, outdir }),
  ]);
  const pending = demos.map(async (demo): Promise<[string, BuiltDemo]> => {
    const addresses = Object.entries({ system: demo.entry, ...demo.stylings }).map(
      ([styling, file]): [string, string] => [styling, need(modules, file)],
    );
    return [demo.name, await buildDemo(demo, Object.fromEntries(addresses), need(serverModules, demo.entry))];
  });
  const built = new Map(await Promise.all(pending));
  return built;

  async function buildDemo(demo: DemoFiles, addresses: BuiltDemo['modules'], module: string): Promise<BuiltDemo> {
    const read = withTexts(input.sources, demo.imported ?? new Map());
    const { sources, files } = await placeDemo(read, run, demo);
    const { program, html, propUses } = await run(sourcesStep, {
      sources,
      title: demo.name,
      files,
      styles: demo.styles,
    });
    const code = (await readFile(module, 'utf8')).replaceAll(server.folder, '');
    const { packages } = await readImports(read, demo.entry);
    const packs = listPacks(packages, input.packs);
    return {
      ...demo,
      modules: addresses,
      vendorFiles: listVendorFiles(packages, browser),
      packs: byLocale((locale) => packs[locale].map(browser.entryFile)),
      sourceHtml: html,
      propUses,
      program,
      rendering: byLocale((locale) => hashRendering(code, [renderer, ...packs[locale].map(server.entryFile)])),
      render: async (locale) => {
        const { name, file, pageKey } = demo;
        const first = locale === DEFAULT_LOCALE ? null : await need(english ?? built, name).render(DEFAULT_LOCALE);
        return run(renderStep, {
          demo: { name, file, pageKey },
          locale,
          code,
          module,
          packs: packs[locale].map(server.entryFile),
          renderer,
          knownRules: first?.isLightHtml ? first.styles : null,
        }).catch((error: unknown) => failedRender(demo, error));
      },
    };
  }
}

/** @param files With a hash in their names. */
function hashRendering(code: string, files: readonly string[]): string {
  return hashValues(code, ...files.map((file) => path.basename(file)));
}

function failedRender(demo: DemoFiles, error: unknown): DemoRender {
  const text = error instanceof Error ? error.message : String(error);
  return refusal(
    demo,
    `The demo throws when it is drawn for the server: ${text}`,
    'Use what only browsers have (`window`, `document`) in an effect or a handler, and fix the rest.',
  );
}
