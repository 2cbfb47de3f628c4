import { localizePath } from '../../../site/addresses.ts';
import type { Locale } from '../../../site/locales.ts';
import { createTranslate, type MessageKey } from '../../i18n/translate.ts';
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

/** The five in-house ads (spec 9 in `docs/specification-map.md`). Their images are drawn by us, see `public/ads/`. */
export const IN_HOUSE_ADS: readonly [InHouseAd, ...InHouseAd[]] = [
  {
    name: 'data-grid-pro',
    link: '/x/react-data-grid/',
    img: '/ads/grid.svg',
    description: 'ad.inHouse.data-grid-pro',
    poweredby: 'MUI X',
    label: 'in-house-data-grid-pro',
  },
  {
    name: 'range-pickers',
    link: '/x/react-date-pickers/',
    img: '/ads/range.svg',
    description: 'ad.inHouse.range-pickers',
    poweredby: 'MUI X',
    label: 'in-house-range-pickers',
  },
  {
    name: 'charts-pro',
    link: '/x/react-charts/',
    img: '/ads/charts.svg',
    description: 'ad.inHouse.charts-pro',
    poweredby: 'MUI X',
    label: 'in-house-charts-pro',
  },
  {
    name: 'tree-ordering',
    link: '/x/react-tree-view/rich-tree-view/ordering/',
    img: '/ads/tree.svg',
    description: 'ad.inHouse.tree-ordering',
    poweredby: 'MUI X',
    label: 'in-house-tree-ordering',
  },
  {
    name: 'support',
    link: '/x/introduction/support/',
    img: '/ads/support.svg',
    description: 'ad.inHouse.support',
    poweredby: 'MUI X',
    label: 'in-house-support',
  },
];

/**
 * One of the in-house ads, in the language of the page.
 *
 * @param random In [0, 1).
 */
export function pickInHouseAd(random: () => number, locale: Locale): Ad {
  const ad = IN_HOUSE_ADS[Math.floor(random() * IN_HOUSE_ADS.length)] ?? IN_HOUSE_ADS[0];
  const { link, description, poweredby, ...rest } = ad;
  return {
    ...rest,
    source: 'in-house',
    link: localizePath(link, locale),
    description: createTranslate(locale)(description),
    poweredBy: poweredby,
    impressions: [],
  };
}
