import type en from '../../locales/en.json';
import { DEFAULT_LOCALE, type Locale } from '../../site/locales.ts';
import type { ProductTextKey } from '../../site/products.ts';
import { MESSAGES } from './messages.ts';

/** A key of the locale files. English has every key. */
export type MessageKey = keyof typeof en | ProductTextKey;

/** Translates a key, replacing each `{name}` with its value. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** The translate function of one language. */
export function createTranslate(locale: Locale): Translate {
  return (key, values) => {
    const text = messageOf(locale, key);
    // Fast path: most messages have no placeholders, and a page draws about sixty.
    if (!values) return text;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}

/** The raw text of the locale files. Falls back to English without a word: the build says what a language lacks. */
export function messageOf(locale: Locale, key: MessageKey): string {
  return MESSAGES[locale][key] ?? MESSAGES[DEFAULT_LOCALE][key] ?? key;
}
