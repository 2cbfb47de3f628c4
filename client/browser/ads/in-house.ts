import { localizePath } from '../../../site/addresses.ts';
import { IN_HOUSE_ADS } from '../../../site/in-house-ads.ts';
import type { Locale } from '../../../site/locales.ts';
import type { Ad } from './ad.ts';

/**
 * One of the in-house ads, in the language of the page.
 *
 * @param random In [0, 1).
 * @param descriptions Text of each ad, in their order: the page has them in its own language.
 */
export function pickInHouseAd(random: () => number, locale: Locale, descriptions: readonly string[]): Ad {
  const index = Math.floor(random() * IN_HOUSE_ADS.length);
  const { name, link, img, poweredby: poweredBy } = IN_HOUSE_ADS[index] ?? IN_HOUSE_ADS[0];
  return {
    source: 'in-house',
    name,
    link: localizePath(link, locale),
    img,
    description: descriptions[index] ?? '',
    poweredBy,
    impressions: [],
  };
}
