import { localeOfTag } from '../../../site/locales.ts';
import { createTranslate, type Translate } from '../../i18n/translate.ts';

/** The interface's texts in the language of the page: those that the bundle has (`pipeline/client/bundle.ts`). */
export function translatePage(): Translate {
  return createTranslate(localeOfTag(document.documentElement.lang));
}
