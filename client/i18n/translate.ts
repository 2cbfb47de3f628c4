import type en from '../../locales/en.json';
import { DEFAULT_LOCALE, type Locale } from '../../site/locales.ts';
import type { ProductTextKey } from '../../site/products.ts';
import { MESSAGES } from './messages.ts';

/** A key of the locale files. English has every key. */
export type MessageKey = keyof typeof en | ProductTextKey;

/** Translates a key, replacing each `{name}` with its value. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

const warned = new Set<string>();

export function createTranslate(locale: Locale): Translate {
  return (key, values) => {
    const text = getMessage(locale, key);
    // Fast path: most messages have no placeholders, and a page draws about sixty.
    if (!values) return text;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}

/** The raw text of the locale files. Falls back to English, and logs each missing key once. */
export function getMessage(locale: Locale, key: MessageKey): string {
  return MESSAGES[locale][key] ?? missing(locale, key);
}

function missing(locale: Locale, key: MessageKey): string {
  const warning = `"${key}" is missing in locales/${locale}.json.`;
  if (!warned.has(warning)) console.warn(warning);
  warned.add(warning);
  return MESSAGES[DEFAULT_LOCALE][key] ?? key;
}
