import { readFile } from 'node:fs/promises';
import * as esbuild from 'esbuild';
import { need } from '../../../site/kit/need.ts';

/**
 * Imports some stylesheets as text: Tailwind's, for its compiler in the iframe, and those that a module injects itself.
 */
export function sheetTextPlugin(): esbuild.Plugin {
  return {
    name: 'sheet-text',
    setup(build) {
      build.onLoad({ filter: /[\\/]tailwindcss[\\/]\w+\.css$/ }, async ({ path: file }) => ({
        contents: await readFile(file, 'utf8'),
        loader: 'text',
      }));
      build.onLoad(
        { filter: /[\\/](?:after-first-input|editor|playground|parts|former-build|search|shared-settings)\.css$/ },
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

/** Resolves `virtual:tokens.css`, the design tokens. */
export function tokensPlugin(tokens: string): esbuild.Plugin {
  return {
    name: 'tokens',
    setup(build) {
      build.onResolve({ filter: /^virtual:tokens\.css$/ }, () => ({ path: 'tokens.css', namespace: 'tokens' }));
      build.onLoad({ filter: /.*/, namespace: 'tokens' }, () => ({ contents: tokens, loader: 'css' }));
    },
  };
}
