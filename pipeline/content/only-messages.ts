import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { awaitByLocale, byLocale, DEFAULT_LOCALE } from '../../site/locales.ts';
import { parseMessages } from './load-messages.ts';

/**
 * esbuild plugin: bundles only the messages that a bundle can show, in place of all of them
 * (`client/i18n/messages.ts`).
 *
 * @param fallback Includes the English text of each message that a language lacks, which then causes no warning.
 */
export function onlyMessages(isShown: (key: string) => boolean, { fallback = false } = {}): Plugin {
  return {
    name: 'only-messages',
    setup(build) {
      build.onLoad({ filter: /[\\/]client[\\/]i18n[\\/]messages\.ts$/ }, async ({ path: module }) => {
        const folder = path.resolve(path.dirname(module), '../../locales');
        const shown = await awaitByLocale(async (locale) => {
          const all = parseMessages(locale, await readFile(path.join(folder, `${locale}.json`), 'utf8'));
          return Object.fromEntries(Object.entries(all).filter(([key]) => isShown(key)));
        });
        const messages = byLocale((locale) => ({ ...(fallback ? shown[DEFAULT_LOCALE] : {}), ...shown[locale] }));
        return { contents: `export const MESSAGES = ${JSON.stringify(messages)};`, loader: 'js' };
      });
    },
  };
}
