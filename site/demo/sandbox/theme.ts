import {
  CONTRAST_THRESHOLD,
  FONT_FAMILY,
  FONT_SIZE,
  SITE_BORDER_RADIUS,
  SPACING,
  TONAL_OFFSET,
} from '../../theme-constants.ts';
import type { ThemeLanguage } from './language.ts';
import { literal } from './literal.ts';

/** Theme settings exported with a demo; all JSON. */
export interface SandboxTheme {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Base spacing in CSS pixels. */
  spacing: number;
  /** Corner radius in CSS pixels. */
  borderRadius: number;
  fontFamily: string;
  /** Palette without the mode: `{ primary: { main: '#0a5bc4' } }`. */
  palette: object;
  /** Component defaults, such as those of the dense theme. */
  components: object;
}

export const DEFAULT_SANDBOX_THEME: SandboxTheme = {
  mode: 'light',
  direction: 'ltr',
  spacing: SPACING,
  borderRadius: SITE_BORDER_RADIUS,
  fontFamily: FONT_FAMILY,
  palette: {},
  components: {},
};

/** `src/theme`: the look of this site in a few lines. */
export function themeFile(
  { mode, direction, spacing, borderRadius, fontFamily, palette, components }: SandboxTheme,
  { imports, packs }: ThemeLanguage,
): string {
  const options = {
    direction,
    spacing,
    shape: { borderRadius },
    typography: {
      fontFamily,
      fontSize: FONT_SIZE,
      button: { textTransform: 'none', fontWeight: 600 },
    },
    palette: { mode, contrastThreshold: CONTRAST_THRESHOLD, tonalOffset: TONAL_OFFSET, ...palette },
    components: {
      ...components,
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiButton: merged(components, 'MuiButton', { disableElevation: true }),
    },
  };
  return `${[...imports, "import { createTheme } from '@mui/material/styles';"].join('\n')}

export const theme = createTheme(${[literal(options), ...packs].join(', ')});
`;
}

/** Adds default props to those that a component already has. */
function merged(components: object, name: string, defaultProps: object): object {
  const { [name]: own } = components as Record<string, { defaultProps?: object } | undefined>;
  return { ...own, defaultProps: { ...own?.defaultProps, ...defaultProps } };
}
