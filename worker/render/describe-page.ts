import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../site/locales.ts';
import type { PageSummary } from '../../site/page/page.ts';

/** Description of a page, with the language's name if it is untranslated. */
export function describePage({ description, translated }: PageSummary): string {
  return translated ? description : `${description} (${LOCALE_NAMES[DEFAULT_LOCALE].name})`;
}
