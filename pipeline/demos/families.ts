/**
 * Which browser file a package of the demos goes into.
 *
 * A family is a documented package with what only it needs. A demo loads `base` (React, Emotion, the theme, the mount),
 * `material` where its family needs more of Material UI, `pro` (the licence check) and its families: three to five files,
 * whatever it imports.
 */

/** Packages whose names are bundled together. The first pattern that fits takes the package. */
const FAMILIES: readonly (readonly [family: string, packages: RegExp])[] = [
  ['dayjs', /^dayjs|\/AdapterDayjs/],
  ['date-fns-jalali', /^date-fns-jalali|\/AdapterDateFnsJalali/],
  ['date-fns', /^date-fns|\/AdapterDateFns/],
  ['luxon', /^luxon|\/AdapterLuxon/],
  ['moment-hijri', /^moment-hijri|\/AdapterMomentHijri/],
  ['moment-jalaali', /^moment-jalaali|\/AdapterMomentJalaali/],
  ['moment', /^moment|\/AdapterMoment/],
  ['tree-view-pro', /^@mui\/x-tree-view-pro/],
  ['tree-view', /^@mui\/x-tree-view/],
  ['data-grid-premium', /^@mui\/x-data-grid-premium/],
  ['data-grid-pro', /^@mui\/x-data-grid-pro/],
  ['data-grid', /^@mui\/x-data-grid/],
  ['charts-pro', /^@mui\/x-charts-pro/],
  ['charts', /^@mui\/x-charts/],
  ['date-pickers-pro', /^@mui\/x-date-pickers-pro/],
  ['date-pickers', /^@mui\/x-date-pickers/],
];

/** Families of one product, those that the others build on first: what two of them need goes into the earlier. */
const PRODUCTS: readonly (readonly string[])[] = [
  ['tree-view', 'tree-view-pro'],
  ['data-grid', 'data-grid-pro', 'data-grid-premium'],
  ['charts', 'charts-pro'],
  ['date-pickers', 'date-pickers-pro', 'dayjs', 'date-fns', 'date-fns-jalali', 'luxon', 'moment', 'moment-hijri', 'moment-jalaali'],
];

/** Parts of Material UI that demos of every product use. */
const CORE = ['Box', 'Button', 'Stack', 'Typography'].map((name) => `package:@mui/material/${name}`);

/** Families that need little of Material UI: what they share is in `base`, so that they load nothing else. */
const LIGHT = ['tree-view', 'charts'];

/** The entries of ours, by the name of their bundle's entry. */
const MOUNT = 'ours:mount';
const SETTINGS = 'ours:settings';

/** Name of the bundle's entry that exports a package's names: its family's, or one of its own. */
export function entryOf(specifier: string): string {
  const found = FAMILIES.find(([, packages]) => packages.test(specifier));
  return found ? `family:${found[0]}` : `package:${specifier}`;
}

/**
 * The file that a piece of code goes into. Code that more entries reach goes into a file that more demos load, so a file
 * imports only from files before it in `GROUP_ORDER`.
 *
 * @param reachedBy Names of the entries that import the code, directly or not.
 * @returns Null for code that only a dynamic import reaches.
 */
export function groupOf(reachedBy: ReadonlySet<string>): string | null {
  const hasFamily = (family: string) => reachedBy.has(`family:${family}`);
  const isPackageNeeded = [...reachedBy].some((entry) => entry.startsWith('package:'));
  if (reachedBy.has(MOUNT) || CORE.some((entry) => reachedBy.has(entry))) return 'base';
  const products = PRODUCTS.filter((families) => families.some(hasFamily));
  const [product] = products;
  if (product && (products.length > 1 || isPackageNeeded)) {
    if (LIGHT.some(hasFamily)) return 'base';
    return isPackageNeeded || products.some(([first = '']) => hasFamily(first)) ? 'material' : 'pro';
  }
  if (product) return product.find(hasFamily) ?? null;
  if (isPackageNeeded) return 'extras';
  return reachedBy.has(SETTINGS) ? 'settings' : null;
}

/** Groups from the one that all load to those that few load; `null` groups come last. */
export const GROUP_ORDER: readonly string[] = ['base', 'material', 'pro', ...PRODUCTS.flat(), 'extras', 'settings'];
