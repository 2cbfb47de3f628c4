import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import type { Messages } from './messages.ts';

/** Bundles only the interface texts that a bundle can show. */
export function onlyMessages(isShown: (key: string) => boolean): Plugin {
  return {
    name: 'only-messages',
    setup(build) {
      build.onLoad({ filter: /[\\/]locales[\\/]\w+\.json$/ }, async ({ path }) => {
        const messages = JSON.parse(await readFile(path, 'utf8')) as Messages;
        const shown = Object.entries(messages).filter(([key]) => isShown(key));
        return { contents: JSON.stringify(Object.fromEntries(shown)), loader: 'json' };
      });
    },
  };
}
