import { IN_HOUSE_ADS } from '../../site/in-house-ads.ts';
import { getMessage } from '../../client/i18n/translate.ts';
import type { Locale } from '../../site/locales.ts';

/** The texts of all in-house ads. */
export const inHouseWords = (locale: Locale) => IN_HOUSE_ADS.map(({ description }) => getMessage(locale, description));
