import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { awaitByLocale, byLocale, DEFAULT_LOCALE } from '../../site/locales.ts';
import { parseMessages } from './load-messages.ts';

/** The module with all messages in all languages (`client/i18n/messages.ts`). */
export const MESSAGES_MODULE = /[\\/]client[\\/]i18n[\\/]messages\.ts$/;

/** esbuild plugin: bundles only the messages that a bundle can show, in place of all of them. */
export function onlyMessages(isShown: (key: string) => boolean): Plugin {
  return {
    name: 'only-messages',
    setup(build) {
      build.onLoad({ filter: MESSAGES_MODULE }, async ({ path: module }) => ({
        contents: await writeMessagesModule(module, isShown),
        loader: 'js',
      }));
    },
  };
}

/**
 * Writes the code that replaces the module with all messages.
 *
 * @param fallback Includes the English text of each message that a language lacks, which then causes no warning.
 */
export async function writeMessagesModule(
  module: string,
  isShown: (key: string) => boolean,
  { fallback = false } = {},
): Promise<string> {
  const folder = path.resolve(path.dirname(module), '../../locales');
  const shown = await awaitByLocale(async (locale) => {
    const all = parseMessages(locale, await readFile(path.join(folder, `${locale}.json`), 'utf8'));
    return Object.fromEntries(Object.entries(all).filter(([key]) => isShown(key)));
  });
  const messages = byLocale((locale) => ({ ...(fallback ? shown[DEFAULT_LOCALE] : {}), ...shown[locale] }));
  return `export const MESSAGES = ${JSON.stringify(messages)};`;
}
