import { LOCALE_NAMES, byLocale, type Locale } from '../../site/locales.ts';
import type { PageChange } from '../../site/page.ts';

const FORMATS = byLocale(
  (locale) => new Intl.DateTimeFormat(LOCALE_NAMES[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** The day of a change in words, so that the worker formats none: its first format takes longer than the page around it. */
export function pageChange(date: string | null, locale: Locale): PageChange | null {
  return date === null ? null : { date, text: FORMATS[locale].format(new Date(date)) };
}
