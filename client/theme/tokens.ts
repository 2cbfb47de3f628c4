import { kebabCase } from '../../site/kebab-case.ts';
import type { ProductId } from '../../site/products.ts';

/** A colour in both palettes. */
export interface Pair {
  light: string;
  dark: string;
}

const pair = (light: string, dark: string): Pair => ({ light, dark });

/** The site's colours. Contrasts are checked in `tests/client/theme/tokens.test.ts`. */
export const COLORS = {
  background: pair('#ffffff', '#0f1218'),
  surface: pair('#f7f8fa', '#161b23'),
  raised: pair('#ffffff', '#1d232d'),
  line: pair('#dfe3e9', '#2a313d'),
  text: pair('#1b2029', '#e8ebf1'),
  muted: pair('#525b6b', '#a9b2c1'),
  faint: pair('#667080', '#8b95a6'),
  accent: pair('#0a5bc4', '#7fb1ff'),
  success: pair('#1a7a3c', '#7ad79b'),
  warning: pair('#8a5a00', '#f0c060'),
  error: pair('#b3261e', '#ff9a92'),
  codeComment: pair('#586170', '#929db0'),
  codeKeyword: pair('#8a2ba8', '#d7a5f7'),
  codeString: pair('#0b6e4f', '#84d9b3'),
  codeFunction: pair('#0a5bc4', '#8fbaff'),
  codeNumber: pair('#a04409', '#ffb37d'),
  codeTag: pair('#a3275b', '#ff9dc0'),
  codeType: pair('#0a6b80', '#7fd4e6'),
} as const satisfies Record<string, Pair>;

/** Accents of the libraries that have their own. */
export const PRODUCT_ACCENTS: Partial<Record<ProductId, Pair>> = {
  'x-date-pickers': pair('#0b7a55', '#5fd0a6'),
  'x-charts': pair('#8a3fb8', '#d0a0f5'),
  'x-tree-view': pair('#b3470a', '#ffa970'),
};

/** The accent of a library's pages, or the site's for null (general pages). */
export function accentOf(product: ProductId | null): Pair {
  return (product && PRODUCT_ACCENTS[product]) ?? COLORS.accent;
}

/** The tokens as CSS custom properties. `light-dark()` follows `color-scheme`, so one rule serves both palettes. */
export function tokensCss(): string {
  const colors = Object.entries(COLORS).map(([name, value]) => `--${kebabCase(name)}:${lightDark(value)}`);
  const accents = Object.entries(PRODUCT_ACCENTS).map(
    ([product, value]) => `[data-product=${product}]{--accent:${lightDark(value)}}`,
  );
  return `:root{${colors.join(';')}}\n${accents.join('\n')}\n`;
}

function lightDark({ light, dark }: Pair): string {
  return `light-dark(${light},${dark})`;
}
