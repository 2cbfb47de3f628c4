import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { awaitByLocale } from '../../site/locales.ts';
import { parseMessages } from './messages.ts';

/**
 * esbuild plugin: bundles only the messages that a bundle can show, in place of all of them
 * (`client/i18n/messages.ts`).
 */
export function onlyMessages(isShown: (key: string) => boolean): Plugin {
  return {
    name: 'only-messages',
    setup(build) {
      build.onLoad({ filter: /[\\/]client[\\/]i18n[\\/]messages\.ts$/ }, async ({ path: module }) => {
        const folder = path.resolve(path.dirname(module), '../../locales');
        const messages = await awaitByLocale(async (locale) => {
          const all = parseMessages(locale, await readFile(path.join(folder, `${locale}.json`), 'utf8'));
          return Object.fromEntries(Object.entries(all).filter(([key]) => isShown(key)));
        });
        return { contents: `export const MESSAGES = ${JSON.stringify(messages)};`, loader: 'js' };
      });
    },
  };
}
