import { kebabCase } from '../../site/kit/kebab-case.ts';
import { COLORS, PRODUCT_ACCENTS, type Pair } from './tokens.ts';

/** Colours of the page alone. In a file of their own, because demos load `tokens.ts`. */
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
