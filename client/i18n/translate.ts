import type en from '../../locales/en.json';
import { DEFAULT_LOCALE, type Locale } from '../../site/locales.ts';
import type { ProductTextKey } from '../../site/products.ts';
import { MESSAGES } from './messages.ts';

/** A key of the locale files. English has every key. */
export type MessageKey = keyof typeof en | ProductTextKey;

/** Turns a key into text, with `{name}` replaced by the values. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

const warned = new Set<string>();

/** The translate function of one language. */
export function createTranslate(locale: Locale): Translate {
  return (key, values) => {
    const text = messageOf(locale, key);
    // Most messages have none, and a page has sixty of them.
    if (!values) return text;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}

/** A text as it stands in the locale files. A missing translation falls back to English and is logged once a key. */
export function messageOf(locale: Locale, key: MessageKey): string {
  return MESSAGES[locale][key] ?? missing(locale, key);
}

function missing(locale: Locale, key: MessageKey): string {
  const warning = `"${key}" is missing in locales/${locale}.json.`;
  if (!warned.has(warning)) console.warn(warning);
  warned.add(warning);
  return MESSAGES[DEFAULT_LOCALE][key] ?? key;
}
