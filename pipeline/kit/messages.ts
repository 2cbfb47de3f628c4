import path from 'node:path';
import { DEFAULT_LOCALE, awaitByLocale, byLocale, type Locale } from '../../site/locales.ts';
import { need } from '../../site/need.ts';
import { productTexts } from '../../site/products.ts';
import type { BuildContext } from './context.ts';
import { UserError } from './user-error.ts';
import { byContent, defineStep } from './step.ts';

/** Interface messages of one language, by key. */
export type Messages = Record<string, string>;

/**
 * Parses a locale file. The English names of the libraries come from their own table. @throws UserError for invalid JSON.
 */
export function parseMessages(locale: Locale, text: string): Messages {
  const own = parseJson(`locales/${locale}.json`, text);
  return locale === DEFAULT_LOCALE ? { ...productTexts(), ...own } : own;
}

function parseJson(file: string, text: string): Messages {
  try {
    return JSON.parse(text) as Messages;
  } catch (error) {
    const { message } = error as SyntaxError;
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const line = text.slice(0, at).split('\n').length;
    throw new UserError(
      `${file}:${line} is no JSON: ${message}. Look for a comma or a quote there, or in the line above.`,
    );
  }
}

/** Reads the interface messages of every language. */
export async function loadMessages(context: BuildContext): Promise<Record<Locale, Messages>> {
  const texts = await awaitByLocale((locale) =>
    context.sources.read(path.join(context.root, 'locales', `${locale}.json`)),
  );
  return context.steps.run(messagesStep, { texts });
}

/** All languages in one step: whatever uses all of them is rebuilt when one changes. */
export const messagesStep = defineStep({
  name: 'messages',
  code: import.meta.url,
  keep: 'memory',
  inputs: { texts: byContent },
  make: ({ texts }: { texts: Record<Locale, string> }) => {
    const messages = byLocale((locale) => parseMessages(locale, texts[locale]));
    // Untranslated messages fall back to English.
    return byLocale((locale) => ({ ...messages[DEFAULT_LOCALE], ...messages[locale] }));
  },
});

/** Replaces each `{name}` in a message by its value. @throws Error for a key that no language has. */
export function formatMessage(messages: Messages, key: string, values: Record<string, string | number> = {}): string {
  return need(messages, key).replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
