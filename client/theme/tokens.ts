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
