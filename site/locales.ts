/** The languages of the site, the default first (spec 1 in `docs/specification-map.md`). */
export const LOCALES = ['en', 'zh'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** The language's own name, and the tag for `lang` and `hreflang` (BCP 47). */
export const LOCALE_NAMES: Record<Locale, { name: string; tag: string }> = {
  en: { name: 'English', tag: 'en' },
  zh: { name: '中文', tag: 'zh-CN' },
};

export function isLocale(value: string): value is Locale {
  return (LOCALES as readonly string[]).includes(value);
}

/**
 * Whether a path segment is a language code (`pt`, `pt-BR`) of a real language that the site is not written in.
 *
 * Real means that CLDR has a name for it, so `/xx/` and `/ui/` are ordinary segments (behaviour 1 in
 * `docs/specification-map.md`).
 */
export function isForeignLanguage(segment: string): boolean {
  const match = /^([a-z]{2})(?:-[A-Z]{2})?$/.exec(segment);
  if (!match?.[1] || isLocale(segment)) return false;
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return names.of(match[1]) !== undefined;
}
