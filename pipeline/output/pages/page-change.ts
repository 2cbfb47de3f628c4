import { LOCALE_NAMES, byLocale, type Locale } from '../../../site/locales.ts';
import type { PageChange } from '../../../site/page/page.ts';

const FORMATS = byLocale(
  (locale) => new Intl.DateTimeFormat(LOCALE_NAMES[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Formats dates at build time: the worker's first `DateTimeFormat` takes longer than rendering the page. */
export function pageChange(date: string | null, locale: Locale): PageChange | null {
  return date === null ? null : { date, text: FORMATS[locale].format(new Date(date)) };
}
