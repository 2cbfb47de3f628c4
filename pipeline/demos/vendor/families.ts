/**
 * Assigns the packages of the demos to browser files.
 *
 * A family is a documented package with the dependencies that only it has. A demo loads `base` (React, Emotion, the
 * theme, the mount), the `material` files if it needs more of Material UI, `pro` (the licence check) and its families:
 * three to seven files, whatever it imports.
 */

/** Bundle families: the first pattern to match a package with its exported name wins. */
const FAMILIES: readonly (readonly [family: string, packages: RegExp])[] = [
  ['dayjs', /^dayjs|\/AdapterDayjs/],
  ['date-fns-jalali', /^date-fns-jalali|\/AdapterDateFnsJalali/],
  ['date-fns', /^date-fns|\/AdapterDateFns/],
  ['luxon', /^luxon|\/AdapterLuxon/],
  ['moment-hijri', /^moment-hijri|\/AdapterMomentHijri/],
  ['moment-jalaali', /^moment-jalaali|\/AdapterMomentJalaali/],
  // Importing a locale makes it the global one: only demos that ask for it may evaluate it.
  ['moment-locales', /^moment\/locale\//],
  ['moment', /^moment|\/AdapterMoment/],
  ['react-hook-form', /^react-hook-form/],
  ['data-grid-locales', /^@mui\/x-data-grid.*\/[a-z]{2}[A-Z]{2}$/],
  ['date-pickers-locales', /^@mui\/x-date-pickers.*\/[a-z]{2}[A-Z]{2}$/],
  ['tree-view-pro', /^@mui\/x-tree-view-pro/],
  ['tree-view', /^@mui\/x-tree-view/],
  ['data-grid-premium', /^@mui\/x-data-grid-premium/],
  ['data-grid-pro', /^@mui\/x-data-grid-pro/],
  ['data-grid', /^@mui\/x-data-grid/],
  ['charts-pro', /^@mui\/x-charts-pro/],
  ['charts-pie', /^@mui\/x-charts\/.*Pie/],
  ['charts-gauge', /^@mui\/x-charts\/.*Gauge/],
  ['charts-more', /^@mui\/x-charts\/.*(?:Scatter|SparkLine|Radar)/],
  ['charts', /^@mui\/x-charts/],
  ['date-pickers-pro', /^@mui\/x-date-pickers-pro/],
  ['date-time-pickers', /^@mui\/x-date-pickers\/\w*DateTime/],
  ['time-pickers', /^@mui\/x-date-pickers\/\w*(?:[Tt]ime|Clock)/],
  ['date-pickers', /^@mui\/x-date-pickers/],
];

/** Families of one product, base families first: code that two of them need goes into the earlier one. */
const PRODUCTS: readonly (readonly string[])[] = [
  ['tree-view', 'tree-view-pro'],
  ['data-grid', 'data-grid-pro', 'data-grid-premium', 'data-grid-locales'],
  ['charts', 'charts-pie', 'charts-gauge', 'charts-more', 'charts-pro'],
  [
    'date-pickers',
    'time-pickers',
    'date-time-pickers',
    'date-pickers-pro',
    'date-pickers-locales',
    'dayjs',
    'date-fns',
    'date-fns-jalali',
    'luxon',
    'moment',
    'moment-locales',
    'moment-hijri',
    'moment-jalaali',
    'react-hook-form',
  ],
];

/** Parts of Material UI that demos of every product use. */
const CORE = ['Box', 'Button', 'Stack', 'Typography'].map((name) => `package:@mui/material/${name}`);

/**
 * Families that need little of Material UI: what they share with others goes into `base`, so that they load nothing
 * else.
 */
const LIGHT = ['tree-view', 'charts'];

/** Families that need much of it: what both need goes into `material`, the rest into `material-more`. */
const HEAVY = ['data-grid', 'date-pickers'];

/** The `import()` inside `base`: bundled into the same file, but evaluated on demand, as CommonJS is. */
const DEFERRED = 'node_modules/react-dom/client.js';

/** Our own entries, by their names in the bundle. */
const MOUNT = 'ours:mount';
const SETTINGS = 'ours:settings';

/** Prefix of the language packs' entries: see `pipeline/demos/packs.ts`. */
const PACK = 'ours:pack-';

/** Name of the bundle entry that exports a package's name: its family's, or the package's own. */
export function getEntry(specifier: string, name: string): string {
  const found = FAMILIES.find(([, packages]) => packages.test(`${specifier}/${name}`));
  return found ? `family:${found[0]}` : `package:${specifier}`;
}

/**
 * Picks the file for a piece of code. The more entries reach it, the more widely loaded its file, so a file only
 * imports from files before it in `GROUP_ORDER`.
 *
 * @param reachedBy Names of the entries that import the code, directly or transitively.
 * @returns Null for code that only a dynamic import reaches.
 */
export function findGroup(reachedBy: ReadonlySet<string>): string | null {
  const hasFamily = (family: string) => reachedBy.has(`family:${family}`);
  const isPackageNeeded = [...reachedBy].some((entry) => entry.startsWith('package:'));
  if ([MOUNT, DEFERRED, ...CORE].some((entry) => reachedBy.has(entry))) return 'base';
  const packs = [...reachedBy].filter((entry) => entry.startsWith(PACK));
  // Code shared only with `-locales` families goes into the pack, which is small, and not the other way round.
  if (packs.length === 1 && [...reachedBy].every((entry) => entry === packs[0] || entry.endsWith('-locales')))
    return packs[0]?.slice('ours:'.length) ?? null;
  const products = PRODUCTS.filter((families) => families.some(hasFamily));
  const [product] = products;
  if (products.length > 1) {
    if (LIGHT.some(hasFamily)) return 'base';
    if (HEAVY.every(hasFamily)) return 'material';
    return isPackageNeeded || products.some(([first = '']) => hasFamily(first)) ? 'material-more' : 'pro';
  }
  if (product && isPackageNeeded) return `${product[0]}-material`;
  if (product) return product.find(hasFamily) ?? null;
  if (isPackageNeeded) return 'extras';
  return reachedBy.has(SETTINGS) ? 'settings' : null;
}

/** Groups from most to least widely loaded; `null` groups come last. */
export const GROUP_ORDER: readonly string[] = [
  'base',
  'material',
  'material-more',
  'pro',
  ...PRODUCTS.flatMap((families) => [`${families[0]}-material`, ...families]),
  'extras',
  'settings',
];
