import { kebabCase } from '../../site/kit/kebab-case.ts';
import type { ProductId } from '../../site/products.ts';

/** A colour in both palettes. */
export interface Pair {
  light: string;
  dark: string;
}

/** Colours of the page and of the demos' theme. Contrasts are checked in `tests/client/theme/tokens.test.ts`. */
export const COLORS = {
  background: { light: '#ffffff', dark: '#0f1218' },
  raised: { light: '#ffffff', dark: '#1d232d' },
  text: { light: '#1b2029', dark: '#e8ebf1' },
  muted: { light: '#525b6b', dark: '#a9b2c1' },
  accent: { light: '#0a5bc4', dark: '#7fb1ff' },
  success: { light: '#1a7a3c', dark: '#7ad79b' },
  warning: { light: '#8a5a00', dark: '#f0c060' },
  error: { light: '#b3261e', dark: '#ff9a92' },
} as const satisfies Record<string, Pair>;

/** Colours of the page alone: demos do not load them. */
export const PAGE_COLORS = {
  surface: { light: '#f7f8fa', dark: '#161b23' },
  line: { light: '#dfe3e9', dark: '#2a313d' },
  faint: { light: '#667080', dark: '#8b95a6' },
  codeComment: { light: '#586170', dark: '#929db0' },
  codeKeyword: { light: '#8a2ba8', dark: '#d7a5f7' },
  codeString: { light: '#0b6e4f', dark: '#84d9b3' },
  codeFunction: { light: '#0a5bc4', dark: '#8fbaff' },
  codeNumber: { light: '#a04409', dark: '#ffb37d' },
  codeTag: { light: '#a3275b', dark: '#ff9dc0' },
  codeType: { light: '#0a6b80', dark: '#7fd4e6' },
} as const satisfies Record<string, Pair>;

/** Accents of the libraries that have their own. */
export const PRODUCT_ACCENTS: Partial<Record<ProductId, Pair>> = {
  'x-date-pickers': { light: '#0b7a55', dark: '#5fd0a6' },
  'x-charts': { light: '#8a3fb8', dark: '#d0a0f5' },
  'x-tree-view': { light: '#b3470a', dark: '#ffa970' },
};

/** The accent of a library's pages, or the site's for null (general pages). */
export function getAccent(product: ProductId | null): Pair {
  return (product && PRODUCT_ACCENTS[product]) ?? COLORS.accent;
}

/** The tokens as CSS custom properties. `light-dark()` follows `color-scheme`, so one rule serves both palettes. */
export function tokensCss(): string {
  const colors = Object.entries({ ...COLORS, ...PAGE_COLORS }).map(
    ([name, value]) => `--${kebabCase(name)}:${lightDark(value)}`,
  );
  const accents = Object.entries(PRODUCT_ACCENTS).map(
    ([product, value]) => `[data-product=${product}]{--accent:${lightDark(value)}}`,
  );
  return `:root{${colors.join(';')}}\n${accents.join('\n')}\n`;
}

function lightDark({ light, dark }: Pair): string {
  return `light-dark(${light},${dark})`;
}
