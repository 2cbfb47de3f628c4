import type { Ad } from './ad.ts';

interface InHouseAd {
  name: string;
  link: string;
  img: string;
  description: string;
  poweredby: string;
  label: string;
}

/** The five in-house ads (specification section 9). Their images are drawn by us, see `public/ads/`. */
export const IN_HOUSE_ADS: readonly InHouseAd[] = [
  {
    name: 'data-grid-pro',
    link: '/x/react-data-grid/',
    img: '/ads/grid.svg',
    description: 'Data Grid Pro: tree data, pinned columns and rows that load as they are needed.',
    poweredby: 'MUI X',
    label: 'in-house-data-grid-pro',
  },
  {
    name: 'range-pickers',
    link: '/x/react-date-pickers/',
    img: '/ads/range.svg',
    description: 'Date and Time Pickers Pro: ranges of days in one field, with shortcuts.',
    poweredby: 'MUI X',
    label: 'in-house-range-pickers',
  },
  {
    name: 'charts-pro',
    link: '/x/react-charts/',
    img: '/ads/charts.svg',
    description: 'Charts Pro: heatmaps, and zoom and pan on every axis.',
    poweredby: 'MUI X',
    label: 'in-house-charts-pro',
  },
  {
    name: 'tree-ordering',
    link: '/x/react-tree-view/rich-tree-view/ordering/',
    img: '/ads/tree.svg',
    description: 'Tree View Pro: readers reorder items by dragging them.',
    poweredby: 'MUI X',
    label: 'in-house-tree-ordering',
  },
  {
    name: 'support',
    link: '/x/introduction/support/',
    img: '/ads/support.svg',
    description: 'Stuck? Ways to get an answer, from the community to a contract.',
    poweredby: 'MUI X',
    label: 'in-house-support',
  },
];

/** One of the in-house ads. `random` is in [0, 1). */
export function pickInHouseAd(random: () => number): Ad {
  const ad = IN_HOUSE_ADS[Math.floor(random() * IN_HOUSE_ADS.length)] ?? IN_HOUSE_ADS[0];
  if (!ad) throw new Error('There are no in-house ads. Add some to client/ads/in-house.ts.');
  const { poweredby, ...rest } = ad;
  return { ...rest, source: 'in-house', poweredBy: poweredby, impressions: [] };
}
