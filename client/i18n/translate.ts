import type en from '../../locales/en.json';
import { DEFAULT_LOCALE, type Locale } from '../../site/locales.ts';
import type { ProductTextKey } from '../../site/products.ts';
import { MESSAGES } from './messages.ts';

/** A key of the locale files. English has every key. */
export type MessageKey = keyof typeof en | ProductTextKey;

/** Turns a key into text, with `{name}` replaced by the values. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

const warned = new Set<string>();

/** The translate function of one language. A missing translation falls back to English and is logged once a key. */
export function createTranslate(locale: Locale): Translate {
  return (key, values) => {
    const text = MESSAGES[locale][key] ?? missing(locale, key);
    // Most messages have none, and a page has sixty of them.
    if (!values) return text;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}

function missing(locale: Locale, key: MessageKey): string {
  if (!warned.has(`${locale}:${key}`)) {
    warned.add(`${locale}:${key}`);
    console.warn(`Missing translation: "${key}" is not in locales/${locale}.json. Add it there.`);
  }
  return MESSAGES[DEFAULT_LOCALE][key] ?? key;
}
