import { localeOfTag } from '../../../site/locales.ts';
import { createTranslate, type Translate } from '../../i18n/translate.ts';

/** Translates into the page's language, with the texts that the bundle includes (`pipeline/output/client/bundle-entries.ts`). */
export function translatePage(): Translate {
  return createTranslate(localeOfTag(document.documentElement.lang));
}
