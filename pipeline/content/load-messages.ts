import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES, awaitByLocale, byLocale, type Locale } from '../../site/locales.ts';
import { need } from '../../site/kit/need.ts';
import { productTexts } from '../../site/products.ts';
import type { BuildContext } from '../cache/context.ts';
import { parseJson } from '../kit/parse-json.ts';
import type { Problem } from '../kit/problems.ts';
import { byContent, defineStep } from '../cache/step.ts';

/** Interface messages of one language, by key. */
export type Messages = Record<string, string>;

/**
 * Parses a locale file. The English names of the libraries come from their own table. @throws BuildError for invalid JSON.
 */
export function parseMessages(locale: Locale, text: string): Messages {
  const own = parseJson(getFile(locale), text) as Messages;
  return locale === DEFAULT_LOCALE ? { ...productTexts(), ...own } : own;
}

function getFile(locale: Locale): string {
  return `locales/${locale}.json`;
}

/** Reads the interface messages of every language. */
export async function loadMessages(context: BuildContext): Promise<Record<Locale, Messages>> {
  return context.steps.run(messagesStep, { texts: await readTexts(context) });
}

function readTexts({ root, sources }: BuildContext): Promise<Record<Locale, string>> {
  return awaitByLocale((locale) => sources.read(path.join(root, getFile(locale))));
}

/** Texts of the interface that a language lacks, and mistakes in those that it has. */
export interface MessageCheck {
  missing: Record<Locale, string[]>;
  problems: Problem[];
}

/** Compares the messages of each language with the English ones. */
export async function checkMessages(context: BuildContext): Promise<MessageCheck> {
  const texts = await readTexts(context);
  const english = parseMessages(DEFAULT_LOCALE, texts[DEFAULT_LOCALE]);
  const own = byLocale((locale) => parseMessages(locale, texts[locale]));
  return {
    missing: byLocale((locale) => Object.keys(english).filter((key) => !(key in own[locale]))),
    problems: LOCALES.flatMap((locale) =>
      Object.entries(own[locale]).flatMap(([key, message]) => {
        const at = texts[locale].indexOf(`"${key}"`);
        const place = { file: getFile(locale), line: texts[locale].slice(0, at).split('\n').length };
        return mistakeIn(message, english[key]).map((mistake) => ({
          ...place,
          message: `The text "${key}" ${mistake.message}.`,
          remedy: mistake.remedy,
        }));
      }),
    ),
  };
}

function mistakeIn(message: unknown, english: string | undefined): Pick<Problem, 'message' | 'remedy'>[] {
  if (typeof message !== 'string') return [{ message: 'is not a text', remedy: 'Write it between quotes.' }];
  if (english === undefined) return [{ message: 'is not in locales/en.json', remedy: 'Fix its name, or remove it.' }];
  const [wanted, found] = [listPlaceholders(english), listPlaceholders(message)];
  if (wanted === found) return [];
  return [
    {
      message: `has the placeholders ${found || 'none'}`,
      remedy: `Use those of the English text: ${wanted || 'none'}.`,
    },
  ];
}

function listPlaceholders(message: string): string {
  return [...new Set(message.match(/\{\w+\}/g))].sort().join(' ');
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
