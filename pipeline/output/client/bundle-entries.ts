import path from 'node:path';
import * as esbuild from 'esbuild';
import { bundleSettings } from '../../kit/bundle-settings.ts';
import { onlyMessages } from '../../content/only-messages.ts';
import type { StaticFiles } from '../../kit/static-files.ts';
import { sheetTextPlugin, tokensPlugin } from './plugins.ts';

export interface Bundled {
  /** Name → path from the root. */
  entries: Record<string, string>;
  /** Values that replace `__NAME__` in the code. */
  addresses?: Record<string, string>;
  /** Keys of the interface messages that the code shows. */
  texts?: RegExp;
}

const NO_TEXTS = /$^/;

export interface BundleOptions {
  root: string;
  /** Design tokens as CSS, prepended to the stylesheet. */
  tokens: string;
  statics: StaticFiles;
}

/** @returns A function from an entry to the URL of its bundle. */
export async function bundleEntries(
  { root, tokens, statics: { staticFolder, staticPath } }: BundleOptions,
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
