import { DEFAULT_LOCALE, LOCALE_NAMES } from '../site/locales.ts';
import type { PageSummary } from '../site/page.ts';

/** What a page is about; of one that is not translated, with the name of its language. */
export function describePage({ description, translated }: PageSummary): string {
  return translated ? description : `${description} (${LOCALE_NAMES[DEFAULT_LOCALE].name})`;
}
