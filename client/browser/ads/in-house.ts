import { prefixPath } from '../../../site/addresses.ts';
import { IN_HOUSE_ADS } from '../../../site/in-house-ads.ts';
import type { Locale } from '../../../site/locales.ts';
import type { Ad } from './ad.ts';

/**
 * Picks an in-house ad.
 *
 * @param random Returns a number in [0, 1).
 * @param descriptions The ads' texts in the page's language, in the order of `IN_HOUSE_ADS`.
 */
export function pickInHouseAd(random: () => number, locale: Locale, descriptions: readonly string[]): Ad {
  const index = Math.floor(random() * IN_HOUSE_ADS.length);
  const { name, link, img, poweredby: poweredBy } = IN_HOUSE_ADS[index] ?? IN_HOUSE_ADS[0];
  return {
    source: 'in-house',
    name,
    link: prefixPath(link, locale),
    img,
    description: descriptions[index] ?? '',
    poweredBy,
    impressions: [],
  };
}
