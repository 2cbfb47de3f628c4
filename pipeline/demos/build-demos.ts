import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as React from 'react';
import type { DemoPackages } from '../../site/demo/demo-program.ts';
import { LOCALES } from '../../site/locales.ts';
import { need } from '../../site/kit/need.ts';
import type { Prerender } from '../../site/protocol/prerender.ts';
import { importedFiles } from '../cache/code-hash.ts';
import type { BuildContext } from '../cache/context.ts';
import { hashValues } from '../kit/hash.ts';
import { makeSome } from '../kit/make-some.ts';
import { allOrProblems } from '../kit/problems.ts';
import { hashSources, type Sources } from '../cache/sources.ts';
import type { StaticFiles } from '../kit/static-files.ts';
import { byContent, defineStep, asIs, notCompared } from '../cache/step.ts';
import type { Content } from '../content/load-content.ts';
import { bundleProblems } from './bundle-problems.ts';
import { findDemos, type DemoFiles } from './find-demos.ts';
import { readTableText } from './languages/imported-tables.ts';
import { addImports, readImports, type PackageImports } from './imports.ts';
import { packEntries } from './packs.ts';
import { pageDemosStep, vendorSignature, type DemoTools, type PageDemos } from './page-demos.ts';
import { bundleVendor, type VendorOptions } from './vendor/bundle-vendor.ts';
import { playgroundDemos } from './playgrounds.ts';
import { demoPackages } from './vendor/demo-packages.ts';

/** The part of the client that renders at build time. */
const PRERENDER = 'client/components/prerender.tsx';

/** Island entry points, bundled with the demos so that they share React, Emotion and MUI. */
const ISLANDS = { mount: 'client/islands/demo/mount.tsx', settings: 'client/islands/settings/open.tsx' };

/** Folders with code that may be bundled together with the packages. */
const CLIENT = ['client', 'site', 'locales'];

/**
 * Pages whose demos are built at a time: enough for all cores. For all at once, esbuild takes 700 MB; below its limit
 * (`makeSite`) 390 MB, and twice the CPU time, because it looks for memory all the time.
 */
const PAGES_AT_A_TIME = 8;

export interface BuiltDemos {
  /** By page key. */
  byPage: ReadonlyMap<string, PageDemos>;
  /** URL of the file of an island; `entryFiles` includes its imports. */
  entryFile: (name: string) => string;
  entryFiles: (name: string) => string[];
  prerender: Prerender;
  packages: DemoPackages;
}

export interface BuildDemosOptions {
  content: Pick<Content, 'pages' | 'playgrounds'>;
  statics: StaticFiles;
  /** Demos to leave out: paths relative to the root. */
  without?: ReadonlySet<string>;
}

/** Finds, bundles and renders every demo. */
export async function buildDemos(context: BuildContext, options: BuildDemosOptions): Promise<BuiltDemos> {
  const found = without(
    new Map([
      ...(await findDemos(context, [...options.content.pages.values()])),
      ...(await playgroundDemos(context, options.content.playgrounds)),
    ]),
    options.without,
  );
  const files = new Map(
    await allOrProblems(
      [...found].map(async ([key, demos]) => [key, await listFiles(context, [...demos.values()])] as const),
    ),
  );
  const imports: PackageImports = new Map();
  for (const { packages } of files.values()) addImports(imports, packages);
  offerReact(imports);

  const { root, content, sources, steps } = context;
  const { statics } = options;
  const packs = await packEntries(context);
  const entries = { ...ISLANDS, ...packs };
  const rendering = { prerender: PRERENDER, ...packs };
  const client = await hashSources(sources, root, CLIENT);
  const shared = { imports, publicPath: statics.staticPath };
  const hashCode = (names: Record<string, string>) =>
    steps.run(entryCodeStep, { root, entries: Object.values(names), client, sources });
  const [browserCode, serverCode] = await Promise.all([hashCode(entries), hashCode(rendering)]);
  const refuse = (error: unknown) => {
    throw bundleProblems(
      error,
      [...found.values()].flatMap((demos) => [...demos.values()]),
    );
  };
  const bundle = (options: Pick<VendorOptions, 'target' | 'entries' | 'code'>) =>
    bundleVendor(context, { ...shared, ...options }).catch(refuse);
  // One after the other: each uses all cores, and half a gigabyte.
  const browser = await bundle({ target: 'browser', entries, code: browserCode });
  const server = await bundle({ target: 'server', entries: rendering, code: serverCode });
  await steps.run(vendorFilesStep, { browser, statics });
  const prerenderFile = server.entryFile('prerender');
  const prerender = (await import(pathToFileURL(prerenderFile).href)) as Prerender;
  const tools: DemoTools = {
    root,
    content,
    sources,
    imports,
    packs,
    browser,
    server,
    prerenderFile,
    statics,
  };
  const built = await makeSome(found, PAGES_AT_A_TIME, async ([page, demos]) => {
    const input = { ...tools, page, demos, files: need(files, page).hash };
    return [page, await steps.run(pageDemosStep, input).catch(refuse)] as const;
  });
  const byPage = new Map(await allOrProblems(built));
  const packages = await steps.run(packagesStep, { root, imports, browser });
  return { byPage, entryFile: browser.entryFile, entryFiles: browser.entryFiles, prerender, packages };
}

function without(
  found: ReadonlyMap<string, ReadonlyMap<string, DemoFiles>>,
  files: ReadonlySet<string> | undefined,
): ReadonlyMap<string, ReadonlyMap<string, DemoFiles>> {
  if (!files) return found;
  return new Map(
    [...found].map(([key, demos]) => [key, new Map([...demos].filter(([, { file }]) => !files.has(file)))]),
  );
}

interface EntryCodeInput {
  root: string;
  /** Paths relative to the root. */
  entries: readonly string[];
  /** Hash of all code that an entry may import. */
  client: string;
  sources: Sources;
}

/** Hash of our own files below the entries: the entries and their transitive imports. */
export const entryCodeStep = defineStep({
  name: 'entry-code',
  code: import.meta.url,
  keep: 'memory',
  // `client` covers everything that `sources` reads here.
  inputs: { root: asIs, entries: byContent, client: asIs, sources: notCompared },
  of: ({ entries }) => entries.join(),
  make: async ({ root, entries, sources }: EntryCodeInput) => {
    const files = await importedFiles(
      root,
      entries.map((entry) => path.join(root, entry)),
    );
    return hashValues(...files, ...(await Promise.all(files.map((file) => sources.read(path.join(root, file))))));
  },
});

/** Copies the packages' files to the static folder. */
export const vendorFilesStep = defineStep({
  name: 'vendor-files',
  code: import.meta.url,
  keep: 'memory',
  inputs: { browser: vendorSignature, statics: notCompared },
  make: ({ browser, statics }: Pick<DemoTools, 'browser' | 'statics'>) =>
    Promise.all(
      browser.files.map((file) => copyFile(path.join(browser.folder, file), path.join(statics.staticFolder, file))),
    ),
});

/** What demos can import, and from which URL. */
export const packagesStep = defineStep({
  name: 'demo-packages',
  code: import.meta.url,
  keep: 'memory',
  inputs: {
    root: asIs,
    imports: (imports: PackageImports) => byContent([...imports].map(([specifier, names]) => [specifier, ...names])),
    browser: vendorSignature,
  },
  make: ({ root, imports, browser }: Pick<DemoTools, 'root' | 'imports' | 'browser'>) =>
    demoPackages(root, imports, browser),
});

/** What the demos of a page import, and a hash of all our own files in them. */
async function listFiles(
  context: BuildContext,
  demos: readonly DemoFiles[],
): Promise<{ packages: PackageImports; hash: string }> {
  const packages: PackageImports = new Map();
  const files = new Set<string>();
  const entries = demos.flatMap(({ entry, stylings }) => [entry, ...Object.values(stylings)]);
  const { sources } = context;
  for (const imports of await allOrProblems(entries.map((file) => readImports(sources, file)))) {
    addImports(packages, imports.packages);
    for (const one of imports.files) files.add(one);
  }
  const texts = [...files].map(async (file) => [
    await sources.read(file),
    ...(await Promise.all(LOCALES.map((locale) => readTableText(sources, file, locale)))).map((text) => text ?? ''),
  ]);
  return { packages, hash: hashValues(...files, ...(await Promise.all(texts)).flat()) };
}

/**
 * Offers all of React, because readers who edit a demo use hooks that no demo imports yet, and React is loaded anyway.
 */
function offerReact(imports: PackageImports): void {
  const names = Object.keys(React).filter((name) => /^[A-Za-z]+$/.test(name));
  addImports(imports, new Map([['react', new Set(names)]]));
}
