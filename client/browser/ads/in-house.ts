import { localizePath } from '../../../site/addresses.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../site/locales.ts';
import type { Ad } from './ad.ts';

interface InHouseAd {
  name: string;
  /** Path of a page, without language prefix. */
  link: string;
  img: string;
  description: Record<Locale, string>;
  poweredby: string;
  label: string;
}

/** The five in-house ads (spec 9 in `docs/specification-map.md`). Their images are drawn by us, see `public/ads/`. */
export const IN_HOUSE_ADS: readonly [InHouseAd, ...InHouseAd[]] = [
  {
    name: 'data-grid-pro',
    link: '/x/react-data-grid/',
    img: '/ads/grid.svg',
    description: {
      en: 'Data Grid Pro: tree data, pinned columns and rows that load as they are needed.',
      zh: 'Data Grid Pro：树形数据、固定列，以及按需加载的行。',
    },
    poweredby: 'MUI X',
    label: 'in-house-data-grid-pro',
  },
  {
    name: 'range-pickers',
    link: '/x/react-date-pickers/',
    img: '/ads/range.svg',
    description: {
      en: 'Date and Time Pickers Pro: ranges of days in one field, with shortcuts.',
      zh: 'Date and Time Pickers Pro：在一个输入框中选择日期范围，并提供快捷选项。',
    },
    poweredby: 'MUI X',
    label: 'in-house-range-pickers',
  },
  {
    name: 'charts-pro',
    link: '/x/react-charts/',
    img: '/ads/charts.svg',
    description: {
      en: 'Charts Pro: heatmaps, and zoom and pan on every axis.',
      zh: 'Charts Pro：热力图，以及每个坐标轴上的缩放和平移。',
    },
    poweredby: 'MUI X',
    label: 'in-house-charts-pro',
  },
  {
    name: 'tree-ordering',
    link: '/x/react-tree-view/rich-tree-view/ordering/',
    img: '/ads/tree.svg',
    description: {
      en: 'Tree View Pro: readers reorder items by dragging them.',
      zh: 'Tree View Pro：用户可以拖动节点来重新排序。',
    },
    poweredby: 'MUI X',
    label: 'in-house-tree-ordering',
  },
  {
    name: 'support',
    link: '/x/introduction/support/',
    img: '/ads/support.svg',
    description: {
      en: 'Stuck? Ways to get an answer, from the community to a contract.',
      zh: '遇到问题？从社区到服务合同，总有办法得到答案。',
    },
    poweredby: 'MUI X',
    label: 'in-house-support',
  },
];

/**
 * One of the in-house ads, in the language of the page.
 *
 * @param random In [0, 1).
 * @param language Code of the page's language; English for one that the site does not have.
 */
export function pickInHouseAd(random: () => number, language: string): Ad {
  const ad = IN_HOUSE_ADS[Math.floor(random() * IN_HOUSE_ADS.length)] ?? IN_HOUSE_ADS[0];
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const { link, description, poweredby, ...rest } = ad;
  return {
    ...rest,
    source: 'in-house',
    link: localizePath(link, locale),
    description: description[locale],
    poweredBy: poweredby,
    impressions: [],
  };
}
