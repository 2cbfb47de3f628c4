import { createTheme, lighten, type Theme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { ptBR, zhCN } from '@mui/material/locale';
import { CONTRAST_THRESHOLD, FONT_SIZE, SITE_BORDER_RADIUS, TONAL_OFFSET } from '../../site/theme-constants.ts';
import type { ProductId } from '../../site/products.ts';
import { assertPaletteColors } from './assertPaletteColors.ts';
import { denseComponents } from '../../site/theme/dense-components.ts';
import { COLORS, getAccent, type Pair } from './tokens.ts';
import type { ThemeState } from './themeReducer.ts';
import { getPaletteColors } from './themeSettings.ts';

/** As `--line` on the page's background. */
const DIVIDER: Pair = { light: 'rgba(27, 39, 62, 0.13)', dark: 'rgba(203, 216, 240, 0.15)' };

/** Languages with an MUI locale pack; English needs none. */
const LOCALE_PACKS: Record<string, object> = { zh: zhCN, pt: ptBR };

const FONT_FAMILY =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';

/**
 * Creates the MUI theme of demos and islands, with the concrete colours of one mode.
 *
 * @param product Product whose accent becomes the primary colour; null on general pages.
 * @param overrides Take precedence, such as a library's texts in the page's language (`packs/`).
 * @throws Error for `cssVariables`: colours cannot be computed from `var()`.
 */
export function createSiteTheme(
  state: ThemeState,
  language: string,
  product: ProductId | null,
  ...overrides: readonly ThemeOptions[]
): Theme {
  if (overrides.some(({ cssVariables }) => cssVariables)) {
    throw new Error(
      'The option `cssVariables` is not supported: colours are computed from concrete values. Remove it.',
    );
  }
  for (const { palette } of overrides) assertPaletteColors({ ...palette });
  assertPaletteColors(state.paletteColors);
  const pick = (value: Pair) => value[state.paletteMode];
  const accent = getAccent(product);
  return createTheme(
    {
      direction: state.direction,
      spacing: state.spacing,
      shape: { borderRadius: state.borderRadius ?? SITE_BORDER_RADIUS },
      typography: {
        fontSize: FONT_SIZE,
        fontFamily: state.fontFamily ?? FONT_FAMILY,
        button: { textTransform: 'none', fontWeight: 600 },
      },
      palette: {
        mode: state.paletteMode,
        contrastThreshold: CONTRAST_THRESHOLD,
        tonalOffset: TONAL_OFFSET,
        primary: primaryShades(pick(accent), state.paletteMode),
        secondary: { main: pick(getAccent('x-charts')) },
        success: { main: pick(COLORS.success) },
        warning: { main: pick(COLORS.warning) },
        error: { main: pick(COLORS.error) },
        background: { default: pick(COLORS.background), paper: pick(COLORS.raised) },
        text: { primary: pick(COLORS.text), secondary: pick(COLORS.muted) },
        // Translucent: the grid drops the opacity before it mixes its border colours.
        divider: pick(DIVIDER),
        // A grid has the page's background, and so stands out from the stage's surface.
        DataGrid: { bg: pick(COLORS.background) },
        ...getPaletteColors(state),
      },
      components: {
        // Injecting keyframes makes the browser recalculate the styles of the whole document. `stage.css` has them from
        // the start.
        MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
        MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
        MuiButton: {
          defaultProps: { disableElevation: true },
          styleOverrides: { root: { borderRadius: state.borderRadius ?? 8 } },
        },
      },
    },
    state.dense ? { components: denseComponents } : {},
    LOCALE_PACKS[language] ?? {},
    ...overrides,
  );
}

/**
 * In dark mode `dark` is lighter than `main`: some components use it for text, and a darker shade would be unreadable
 * there.
 */
function primaryShades(main: string, mode: 'light' | 'dark') {
  return mode === 'dark' ? { main, dark: lighten(main, TONAL_OFFSET) } : { main };
}
