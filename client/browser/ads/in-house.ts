import { localizePath } from '../../../site/addresses.ts';
import type { Locale } from '../../../site/locales.ts';
import { messageOf, type MessageKey } from '../../i18n/translate.ts';
import type { Ad } from './ad.ts';

interface InHouseAd {
  name: string;
  /** Path of a page, without language prefix. */
  link: string;
  img: string;
  /** Its text in the locale files. */
  description: MessageKey;
  poweredby: string;
  label: string;
}

/** Names of the ads that the locale files describe. */
type Described<Key = MessageKey> = Key extends `ad.inHouse.${infer Name}` ? Name : never;

const inHouseAd = (name: Described, link: string, image: string): InHouseAd => ({
  name,
  link: `/x/${link}/`,
  img: `/ads/${image}.svg`,
  description: `ad.inHouse.${name}`,
  poweredby: 'MUI X',
  label: `in-house-${name}`,
});

/** The five in-house ads (spec 9 in `docs/specification-map.md`). Their images are drawn by us, see `public/ads/`. */
export const IN_HOUSE_ADS: readonly [InHouseAd, ...InHouseAd[]] = [
  inHouseAd('data-grid-pro', 'react-data-grid', 'grid'),
  inHouseAd('range-pickers', 'react-date-pickers', 'range'),
  inHouseAd('charts-pro', 'react-charts', 'charts'),
  inHouseAd('tree-ordering', 'react-tree-view/rich-tree-view/ordering', 'tree'),
  inHouseAd('support', 'introduction/support', 'support'),
];

/**
 * One of the in-house ads, in the language of the page.
 *
 * @param random In [0, 1).
 */
export function pickInHouseAd(random: () => number, locale: Locale): Ad {
  const ad = IN_HOUSE_ADS[Math.floor(random() * IN_HOUSE_ADS.length)] ?? IN_HOUSE_ADS[0];
  const { name, link, img, description, poweredby: poweredBy } = ad;
  return {
    source: 'in-house',
    name,
    link: localizePath(link, locale),
    img,
    description: messageOf(locale, description),
    poweredBy,
    impressions: [],
  };
}
