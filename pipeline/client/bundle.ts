import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import type { BuildInfo, InlineScript } from '../../site/build-info.ts';
import { need } from '../../site/need.ts';
import { bundleSettings } from '../kit/bundle-settings.ts';
import { onlyMessages } from '../kit/only-messages.ts';
import type { StaticFiles } from '../kit/static-files.ts';

/** Which links a browser may prerender, and when: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
const SPECULATION_RULES = 'client/browser/inline/speculation-rules.json';

export interface ClientBundleOptions extends StaticFiles {
  /** Addresses of the modules that are loaded when a reader reaches for them. */
  islands: Record<'MOUNT' | 'SETTINGS' | 'SEARCH', string>;
  /** Address of the `DemoPackages`. */
  packages: string;
  /** The design tokens as CSS; stands before the stylesheet. */
  tokens: string;
}

/** What follows a new service worker. */
const UPDATES = 'client/browser/enhance/service-worker-updates.ts';

/** What the enhancer loads at the reader's first input. */
const AFTER_FIRST_INPUT = 'client/browser/enhance/after-first-input.ts';

/** The tools under the demos, and what runs in the frame of an edited demo. */
const TOOLS = 'client/browser/tools/index.ts';
const FRAME = 'client/islands/frame/index.ts';

const ENHANCER = 'client/browser/enhance/index.ts';
const STYLES = 'client/drawn/shell/site.css';

/** The looks of search results, on the search page and under what was not found. */
const FOUND_STYLES = 'client/drawn/shell/found.css';

/** The looks of the start page. */
const SHOWCASE_STYLES = 'client/drawn/shell/showcase.css';

/** What reference pages need beside. */
const REFERENCE = { styles: 'client/drawn/reference/reference.css', client: 'client/browser/reference/index.ts' };

/** The bundled client, and addresses of the files that every page needs. */
export interface ClientBundle {
  info: Omit<BuildInfo, 'id' | 'worker' | 'search'>;
  core: string[];
}

/**
 * Bundles the enhancer, the stylesheet and the inline scripts. What not every page needs is bundled apart, so that the
 * enhancer has no chunk to share: that would be a request more before the first input.
 */
export async function bundleClient(root: string, options: ClientBundleOptions): Promise<ClientBundle> {
  const { islands, packages } = options;
  const bundle = (bundled: Bundled) => bundleEntries(root, options, bundled);
  const updates = (await bundle({ entries: { updates: UPDATES } }))(UPDATES);
  const toolsOf = await bundle({
    entries: { tools: TOOLS },
    addresses: { ...islands, PACKAGES: packages },
    texts: /^(?:edit\.|demo\.report\.text$)/,
  });
  const tools = toolsOf(TOOLS);
  const afterFirstInputOf = await bundle({
    entries: { 'after-first-input': AFTER_FIRST_INPUT },
    addresses: { ...islands, TOOLS: tools },
  });
  const afterFirstInput = afterFirstInputOf(AFTER_FIRST_INPUT);
  const frame = (await bundle({ entries: { frame: FRAME } }))(FRAME);
  const outputOf = await bundle({
    entries: { enhance: ENHANCER, site: STYLES, found: FOUND_STYLES, showcase: SHOWCASE_STYLES },
    addresses: { ...islands, UPDATES: updates, AFTER_FIRST_INPUT: afterFirstInput, TOOLS: tools },
  });
  const referenceOf = await bundle({
    entries: { reference: REFERENCE.client, 'reference-styles': REFERENCE.styles },
    addresses: islands,
  });
  const [first, navigation, article, reference] = await Promise.all(
    ['first-paint', 'restore-navigation', 'restore-code-groups', 'restore-reference-view'].map((name) =>
      inlineScript(root, name),
    ),
  );
  if (!first || !navigation || !article || !reference) throw new Error('An inline script was not built.');
  const speculation = withHash(JSON.stringify(JSON.parse(await readFile(path.join(root, SPECULATION_RULES), 'utf8'))));
  const [styles, client] = [outputOf(STYLES), outputOf(ENHANCER)];
  return {
    info: {
      styles,
      client,
      afterFirstInput,
      frame,
      features: {
        reference: { styles: referenceOf(REFERENCE.styles), client: referenceOf(REFERENCE.client) },
        found: { styles: outputOf(FOUND_STYLES) },
        showcase: { styles: outputOf(SHOWCASE_STYLES) },
      },
      inlineScripts: { first, navigation, article, reference, speculation },
    },
    core: [styles, client, afterFirstInput, updates],
  };
}

interface Bundled {
  /** Name → path from the root. */
  entries: Record<string, string>;
  /** What stands for `__NAME__` in the code. */
  addresses?: Record<string, string>;
  /** Keys of the interface texts that the code shows. */
  texts?: RegExp;
}

const NO_TEXTS = /$^/;

/** @returns A function that gives the address of an entry's bundle. */
async function bundleEntries(
  root: string,
  { staticFolder, staticPath, tokens }: ClientBundleOptions,
  { entries, addresses = {}, texts = NO_TEXTS }: Bundled,
): Promise<(entry: string) => string> {
  const { metafile } = await esbuild.build({
    entryPoints: entries,
    outdir: staticFolder,
    ...bundleSettings('browser'),
    minify: true,
    // Modules are UTF-8 always: Chinese needs no escapes, which are twice as long.
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

/** Bundles what the build says to pages of former builds, to a file of its own. */
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

/** Bundles the service worker to a file of its own. */
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
    // The build's id makes every build's worker a new one, also where only content changed.
    footer: { js: `// ${buildId}` },
    absWorkingDir: root,
  });
}

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

/** Stylesheets that are text: Tailwind's own for its compiler, which runs in the frame, and those that a module adds itself. */
function sheetTextPlugin(): esbuild.Plugin {
  return {
    name: 'sheet-text',
    setup(build) {
      build.onLoad({ filter: /[\\/]tailwindcss[\\/]\w+\.css$/ }, async ({ path: file }) => ({
        contents: await readFile(file, 'utf8'),
        loader: 'text',
      }));
      build.onLoad({ filter: /[\\/](?:after-first-input|former-build)\.css$/ }, async ({ path: file }) => {
        const { outputFiles } = await esbuild.build({ entryPoints: [file], bundle: true, minify: true, write: false });
        return { contents: outputFiles[0]?.text.trim() ?? '', loader: 'text' };
      });
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
