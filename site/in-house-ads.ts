interface InHouseAd<Name extends string = string> {
  name: Name;
  /** Path of a page, without language prefix. */
  link: string;
  img: string;
  /** Key of its text in the locale files. */
  description: `ad.inHouse.${Name}`;
  poweredby: string;
  label: string;
}

const inHouseAd = <Name extends string>(name: Name, link: string, image: string): InHouseAd<Name> => ({
  name,
  link: `/x/${link}/`,
  img: `/ads/${image}.svg`,
  description: `ad.inHouse.${name}`,
  poweredby: 'MUI X',
  label: `in-house-${name}`,
});

/** The five in-house ads. Their images are our own, see `public/ads/`. */
export const IN_HOUSE_ADS = [
  inHouseAd('data-grid-pro', 'react-data-grid', 'grid'),
  inHouseAd('range-pickers', 'react-date-pickers', 'range'),
  inHouseAd('charts-pro', 'react-charts', 'charts'),
  inHouseAd('tree-ordering', 'react-tree-view/rich-tree-view/ordering', 'tree'),
  inHouseAd('support', 'introduction/support', 'support'),
] as const;
