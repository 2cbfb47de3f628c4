interface Language {
  /** The language's name for itself. */
  name: string;
  /** BCP 47 tag for `lang` and `hreflang`. */
  tag: string;
}

/** The languages of the site by code, the default first. The messages of each are in `locales/<code>.json`. */
const LANGUAGES = {
  en: { name: 'English', tag: 'en' },
  zh: { name: '中文', tag: 'zh-CN' },
} satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGES;

export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** A text in the default language, with its translations. */
export type Translated = Record<typeof DEFAULT_LOCALE, string> & Partial<Record<Locale, string>>;

export const LOCALE_NAMES: Record<Locale, Language> = LANGUAGES;

/** Computes a value for each language. */
export function byLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** Async version of `byLocale`; runs concurrently. */
export async function awaitByLocale<T>(make: (locale: Locale) => Promise<T>): Promise<Record<Locale, T>> {
  const entries = await Promise.all(LOCALES.map(async (locale): Promise<[Locale, T]> => [locale, await make(locale)]));
  return Object.fromEntries(entries) as Record<Locale, T>;
}

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(LANGUAGES, value);
}

/** The language of a `lang` attribute; the default for a language that the site does not have. */
export function localeOfTag(tag: string): Locale {
  return LOCALES.find((locale) => LANGUAGES[locale].tag === tag) ?? DEFAULT_LOCALE;
}

/**
 * The language of the site that a path segment is another tag of: `zh-CN`, `zh_Hans`, `ZH`, `en-US`. Null for any other
 * segment, and for the language's own code.
 */
export function localeOfOtherTag(segment: string): Locale | null {
  if (isLocale(segment) || !/^[a-z]{2,3}(?:[-_][a-z\d]+)*$/i.test(segment)) return null;
  try {
    const { language } = new Intl.Locale(segment.replaceAll('_', '-'));
    return isLocale(language) ? language : null;
  } catch {
    return null;
  }
}

/**
 * Whether a path segment is the code (`pt`, `pt-BR`) of a real language that the site is not available in.
 *
 * Real means that CLDR has a name for it, so `/xx/` and `/ui/` are ordinary segments.
 */
export function isForeignLanguage(segment: string): boolean {
  const match = /^([a-z]{2})(?:-[A-Z]{2})?$/.exec(segment);
  if (!match?.[1] || isLocale(match[1])) return false;
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return names.of(match[1]) !== undefined;
}
