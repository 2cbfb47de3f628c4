import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import type { BuildInfo, InlineScript } from '../site/build-info.ts';
import type { BuildContext } from './context.ts';
import { bundleSettings } from './demos/vendor.ts';

/** Which links a browser may prerender, and when: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
const SPECULATION_RULES = 'client/inline/speculation-rules.json';

export interface ClientBundleOptions {
  /** Folder and address of hashed files. */
  staticFolder: string;
  staticPath: string;
  /** Addresses of the islands, which are bundled with the demos' packages. */
  islands: Record<'MOUNT' | 'SETTINGS', string>;
  /** Address of the `DemoPackages`. */
  packages: string;
  /** The design tokens as CSS; stands before the stylesheet. */
  tokens: string;
}

/** Bundles the enhancer, the stylesheet and the inline scripts. */
export async function bundleClient(context: BuildContext, options: ClientBundleOptions): Promise<Omit<BuildInfo, 'id'>> {
  const result = await esbuild.build({
    entryPoints: {
      enhance: 'client/enhance/index.ts',
      site: 'client/shell/site.css',
      reference: 'client/reference/enhance.ts',
      'reference-styles': 'client/reference/reference.css',
    },
    outdir: options.staticFolder,
    ...bundleSettings('browser'),
    minify: true,
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    external: [`${options.staticPath}*`],
    define: Object.fromEntries(
      Object.entries(options.islands).map(([name, address]) => [`__${name}__`, JSON.stringify(address)]),
    ),
    plugins: [tokensPlugin(options.tokens)],
    metafile: true,
    absWorkingDir: context.root,
  });
  const outputOf = (entry: string) => {
    const found = Object.entries(result.metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
    if (!found) throw new Error(`The client bundle has no output for ${entry}.`);
    return options.staticPath + path.basename(found[0]);
  };
  const [first, navigation, article, reference] = await Promise.all(
    ['first-paint', 'restore-navigation', 'restore-code-groups', 'restore-reference-view'].map((name) => inlineScript(context, name)),
  );
  if (!first || !navigation || !article || !reference) throw new Error('An inline script was not built.');
  const speculation = withHash(JSON.stringify(JSON.parse(await readFile(path.join(context.root, SPECULATION_RULES), 'utf8'))));
  return {
    styles: outputOf('client/shell/site.css'),
    client: outputOf('client/enhance/index.ts'),
    features: {
      reference: { styles: outputOf('client/reference/reference.css'), client: outputOf('client/reference/enhance.ts') },
    },
    inlineScripts: { first, navigation, article, reference, speculation },
  };
}

/** Bundles the service worker to a file of its own. */
export async function bundleServiceWorker(context: BuildContext, outfile: string, buildId: string, core: string[]): Promise<void> {
  await esbuild.build({
    entryPoints: ['client/service-worker/index.ts'],
    outfile,
    ...bundleSettings('browser'),
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', __CORE__: JSON.stringify(core) },
    // The build's id makes every build's worker a new one, also where only content changed.
    footer: { js: `// ${buildId}` },
    absWorkingDir: context.root,
  });
}

async function inlineScript(context: BuildContext, name: string): Promise<InlineScript> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [`client/inline/${name}.ts`],
    ...bundleSettings('browser'),
    format: 'iife',
    write: false,
    absWorkingDir: context.root,
  });
  return withHash(outputFiles[0]?.text.trim() ?? '');
}

function withHash(text: string): InlineScript {
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
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
