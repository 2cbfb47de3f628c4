import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import type { BuildInfo, FeatureFiles, InlineScript } from '../../../site/config/build-info.ts';
import { need } from '../../../site/kit/need.ts';
import { bundleSettings } from '../../kit/bundle-settings.ts';
import { onlyMessages } from '../../content/only-messages.ts';
import type { StaticFiles } from '../../kit/static-files.ts';
import { asIs, byContent, defineStep, notCompared } from '../../cache/step.ts';

/** Which links a browser may prerender, and when: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
const SPECULATION_RULES = 'client/browser/inline/speculation-rules.json';

export interface ClientBundleOptions {
  root: string;
  /** Hash of the source code and of `public/`. */
  code: string;
  /** URLs of the modules loaded on demand. */
  islands: Record<'MOUNT' | 'SETTINGS', string>;
  /** URL of the `DemoPackages`. */
  packages: string;
  /** URL of the `CheckIndex`. */
  check: string;
  /** URL of the `PartsTable`. */
  parts: string;
  /** Design tokens as CSS, prepended to the stylesheet. */
  tokens: string;
  statics: StaticFiles;
}

const UPDATES = 'client/browser/network/service-worker-updates.ts';

/** Loaded by the enhancer at the reader's first input. */
const AFTER_FIRST_INPUT = 'client/browser/enhance/after-first-input.ts';

/** The search dialog, and the keys of the interface messages that it shows. */
const SEARCH = 'client/browser/search/open.ts';
const SEARCH_TEXTS =
  /^(?:search\.|product\.(?:all|[\w-]+\.name)$|mark\.(?:pro|premium)$|nav\.general$|bar\.search\.placeholder$)/;

/** The tools below the demos, and the code that runs in the iframe of an edited demo. */
const TOOLS = 'client/browser/tools/index.ts';
const FRAME = 'client/islands/frame/index.ts';

/** Reports what fails in the browser. */
const CLIENT_ERRORS = 'client/browser/client-errors/index.ts';

const ENHANCER = 'client/browser/enhance/index.ts';
const STYLES = 'client/components/styles/site.css';

/** Styles that only some pages need. Search results are on the search page and on the 404 page. */
const FEATURE_STYLES = {
  found: 'client/components/styles/features/search-results.css',
  showcase: 'client/components/styles/features/showcase.css',
  gallery: 'client/components/styles/features/gallery.css',
  diagram: 'client/components/styles/features/diagram.css',
};

/** Extra files for the page with all demos. */
const ALL_DEMOS = {
  styles: 'client/components/styles/features/all-demos.css',
  client: 'client/browser/all-demos/index.ts',
};

/** Loaded by reference pages when a table is sorted. */
const SORTING = 'client/browser/reference/sorting.ts';

/** Extra files for reference pages. */
const REFERENCE = { styles: 'client/components/reference/reference.css', client: 'client/browser/reference/index.ts' };

/** The page that checks code. Its engine is loaded at the first use. */
const CHECK = { styles: 'client/components/styles/features/check.css', client: 'client/browser/check/index.ts' };

/** The page where readers make a theme. What reads and highlights code is loaded at the first use. */
const THEME = { styles: 'client/components/styles/features/theme.css', client: 'client/browser/theme/index.ts' };

/** The bundled client, and the URLs of the files that every page needs. */
export interface ClientBundle {
  info: Omit<BuildInfo, 'id' | 'worker' | 'search'>;
  core: string[];
}

/** What every page loads, and the modules loaded on demand. */
export const clientStep = defineStep({
  name: 'client',
  code: import.meta.url,
  keep: 'memory',
  inputs: {
    root: asIs,
    code: asIs,
    islands: byContent,
    packages: asIs,
    check: asIs,
    parts: asIs,
    tokens: asIs,
    statics: notCompared,
  },
  make: (options: ClientBundleOptions): Promise<ClientBundle> => bundleClient(options),
});

/**
 * Bundles the enhancer, the stylesheet and the inline scripts. Whatever some pages do without is a separate bundle, so
 * that the enhancer shares no chunk: a chunk would cost one more request before the first input.
 */
async function bundleClient(options: Omit<ClientBundleOptions, 'code'>): Promise<ClientBundle> {
  const { root, islands, packages, check, parts } = options;
  const bundle = (bundled: Bundled) => bundleEntries(options, bundled);
  const updates = (await bundle({ entries: { updates: UPDATES } }))(UPDATES);
  const getToolsFile = await bundle({
    entries: { tools: TOOLS },
    addresses: { ...islands, PACKAGES: packages, CHECK_INDEX: check, PARTS: parts },
    texts: /^(?:edit\.|play\.|parts\.|props\.|check\.|code\.copy$|mark\.(?:pro|premium)$|demo\.report\.text$)/,
  });
  const tools = getToolsFile(TOOLS);
  const getAfterFirstInputFile = await bundle({
    entries: { 'after-first-input': AFTER_FIRST_INPUT },
    addresses: { ...islands, TOOLS: tools },
  });
  const afterFirstInput = getAfterFirstInputFile(AFTER_FIRST_INPUT);
  const frame = (await bundle({ entries: { frame: FRAME } }))(FRAME);
  const search = (await bundle({ entries: { search: SEARCH }, texts: SEARCH_TEXTS }))(SEARCH);
  const clientErrors = (await bundle({ entries: { 'client-errors': CLIENT_ERRORS } }))(CLIENT_ERRORS);
  const getFile = await bundle({
    entries: { enhance: ENHANCER, site: STYLES, ...FEATURE_STYLES },
    addresses: { ...islands, SEARCH: search, UPDATES: updates, AFTER_FIRST_INPUT: afterFirstInput, TOOLS: tools },
  });
  const getAllDemosFile = await bundle({
    entries: { 'all-demos': ALL_DEMOS.client, 'all-demos-styles': ALL_DEMOS.styles },
  });
  const { codeGroups, reference, ...inlineScripts } = await bundleInlineScripts(root);
  const [styles, client] = [getFile(STYLES), getFile(ENHANCER)];
  return {
    info: {
      styles,
      client,
      clientErrors,
      afterFirstInput,
      frame,
      check,
      features: {
        reference: { ...(await bundleReference(bundle, { ...islands, TOOLS: tools })), script: reference },
        found: { styles: getFile(FEATURE_STYLES.found) },
        showcase: { styles: getFile(FEATURE_STYLES.showcase) },
        gallery: { styles: getFile(FEATURE_STYLES.gallery) },
        allDemos: { styles: getAllDemosFile(ALL_DEMOS.styles), client: getAllDemosFile(ALL_DEMOS.client) },
        diagram: { styles: getFile(FEATURE_STYLES.diagram) },
        check: await bundleCheck(bundle, check),
        theme: await bundleTheme(bundle),
        codeGroups: { script: codeGroups },
      },
      inlineScripts,
    },
    core: [styles, client, afterFirstInput, updates, search],
  };
}

/** The scripts of every page, and those of some, that are in the page itself. */
async function bundleInlineScripts(root: string) {
  const [first, navigation, codeGroups, reference] = await Promise.all(
    ['first-paint', 'restore-navigation', 'restore-code-groups', 'restore-reference-view'].map((name) =>
      inlineScript(root, name),
    ),
  );
  if (!first || !navigation || !codeGroups || !reference) throw new Error('An inline script was not built.');
  const speculation = withHash(JSON.stringify(JSON.parse(await readFile(path.join(root, SPECULATION_RULES), 'utf8'))));
  return { first, navigation, codeGroups, reference, speculation };
}

type Bundle = (bundled: Bundled) => Promise<(entry: string) => string>;

async function bundleReference(bundle: Bundle, addresses: Record<string, string>): Promise<FeatureFiles> {
  const sorting = (await bundle({ entries: { sorting: SORTING } }))(SORTING);
  const getFile = await bundle({
    entries: { reference: REFERENCE.client, 'reference-styles': REFERENCE.styles },
    addresses: { ...addresses, SORTING: sorting },
  });
  return { styles: getFile(REFERENCE.styles), client: getFile(REFERENCE.client) };
}

async function bundleCheck(bundle: Bundle, index: string): Promise<FeatureFiles> {
  const getFile = await bundle({
    entries: { 'check-code': CHECK.client, 'check-styles': CHECK.styles },
    addresses: { CHECK_INDEX: index },
    texts: /^(?:check\.|mark\.(?:pro|premium)$)/,
  });
  return { styles: getFile(CHECK.styles), client: getFile(CHECK.client) };
}

async function bundleTheme(bundle: Bundle): Promise<FeatureFiles> {
  const getFile = await bundle({
    entries: { 'make-theme': THEME.client, 'theme-styles': THEME.styles },
    texts: /^(?:theme\.|settings\.spacing\.value$)/,
  });
  return { styles: getFile(THEME.styles), client: getFile(THEME.client) };
}

interface Bundled {
  /** Name → path from the root. */
  entries: Record<string, string>;
  /** Values that replace `__NAME__` in the code. */
  addresses?: Record<string, string>;
  /** Keys of the interface messages that the code shows. */
  texts?: RegExp;
}

const NO_TEXTS = /$^/;

/** @returns A function from an entry to the URL of its bundle. */
async function bundleEntries(
  { root, tokens, statics: { staticFolder, staticPath } }: Pick<ClientBundleOptions, 'root' | 'tokens' | 'statics'>,
  { entries, addresses = {}, texts = NO_TEXTS }: Bundled,
): Promise<(entry: string) => string> {
  const { metafile } = await esbuild.build({
    entryPoints: entries,
    outdir: staticFolder,
    ...bundleSettings('browser'),
    minify: true,
    // Modules are always decoded as UTF-8, and escaped Chinese would take twice the bytes.
    charset: 'utf8',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    external: [`${staticPath}*`],
    define: Object.fromEntries(
      Object.entries(addresses).map(([name, address]) => [`__${name}__`, JSON.stringify(address)]),
    ),
    plugins: [tokensPlugin(tokens), sheetTextPlugin(), onlyMessages((key) => texts.test(key))],
    metafile: true,
    absWorkingDir: root,
  });
  return (entry) => {
    const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
    if (!found) throw new Error(`The client bundle has no output for ${entry}.`);
    return staticPath + path.basename(found[0]);
  };
}

/** Bundles the module for pages of former builds into a single file. */
export async function bundleFormerBuild(root: string, outfile: string): Promise<void> {
  await esbuild.build({
    entryPoints: ['client/browser/former-build/index.ts'],
    outfile,
    ...bundleSettings('browser'),
    charset: 'utf8',
    plugins: [sheetTextPlugin(), onlyMessages((key) => key.startsWith('formerBuild.'))],
    absWorkingDir: root,
  });
}

/** Bundles the service worker into a single file. */
export async function bundleServiceWorker(
  root: string,
  outfile: string,
  buildId: string,
  core: string[],
): Promise<void> {
  await esbuild.build({
    entryPoints: ['client/service-worker/index.ts'],
    outfile,
    ...bundleSettings('browser'),
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', __CORE__: JSON.stringify(core) },
    // With the build id every build has a new service worker, even if only content changed.
    footer: { js: `// ${buildId}` },
    absWorkingDir: root,
  });
}

/** The service worker of the dev server: the hash of the code stands in place of the build id. */
export const serviceWorkerStep = defineStep({
  name: 'service-worker',
  code: import.meta.url,
  keep: 'memory',
  inputs: { root: asIs, file: asIs, code: asIs, core: byContent },
  make: ({ root, file, code, core }: { root: string; file: string; code: string; core: string[] }) =>
    bundleServiceWorker(root, file, code, core),
});

async function inlineScript(root: string, name: string): Promise<InlineScript> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [`client/browser/inline/${name}.ts`],
    ...bundleSettings('browser'),
    format: 'iife',
    write: false,
    absWorkingDir: root,
  });
  return withHash(need(outputFiles, 0).text.trim());
}

function withHash(text: string): InlineScript {
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

/**
 * Imports some stylesheets as text: Tailwind's, for its compiler in the iframe, and those that a module injects itself.
 */
function sheetTextPlugin(): esbuild.Plugin {
  return {
    name: 'sheet-text',
    setup(build) {
      build.onLoad({ filter: /[\\/]tailwindcss[\\/]\w+\.css$/ }, async ({ path: file }) => ({
        contents: await readFile(file, 'utf8'),
        loader: 'text',
      }));
      build.onLoad(
        { filter: /[\\/](?:after-first-input|playground|parts|former-build|search|shared-settings)\.css$/ },
        async ({ path: file }) => {
          const { outputFiles } = await esbuild.build({
            entryPoints: [file],
            bundle: true,
            minify: true,
            write: false,
          });
          return { contents: need(outputFiles, 0).text.trim(), loader: 'text' };
        },
      );
    },
  };
}

function tokensPlugin(tokens: string): esbuild.Plugin {
  return {
    name: 'tokens',
    setup(build) {
      build.onResolve({ filter: /^virtual:tokens\.css$/ }, () => ({ path: 'tokens.css', namespace: 'tokens' }));
      build.onLoad({ filter: /.*/, namespace: 'tokens' }, () => ({ contents: tokens, loader: 'css' }));
    },
  };
}
