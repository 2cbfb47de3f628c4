import { createTheme, lighten, type Theme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { enUS, ptBR, zhCN } from '@mui/material/locale';
import { CONTRAST_THRESHOLD, FONT_SIZE, SITE_BORDER_RADIUS, TONAL_OFFSET } from '../../site/constants.ts';
import type { ProductId } from '../../site/products.ts';
import { assertPaletteColors } from './assertPaletteColors.ts';
import { denseComponents } from './denseComponents.ts';
import { COLORS, accentOf, type Pair } from './tokens.ts';
import type { ThemeState } from './themeReducer.ts';

/** As `COLORS.line` on the page's background. */
const DIVIDER: Pair = { light: 'rgba(27, 39, 62, 0.13)', dark: 'rgba(203, 216, 240, 0.15)' };

/** Languages whose locale pack reaches the theme (spec 9 in `docs/specification-map.md`). */
const LOCALE_PACKS: Record<string, object> = { en: enUS, zh: zhCN, pt: ptBR };

const FONT_FAMILY =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';

/**
 * The MUI theme of the demos and islands: the concrete palette of one mode.
 *
 * @param product Product of the page, for its accent as the primary colour; null for general pages.
 * @param overrides Go over all else: a library's texts in the language of the page (`packs/`).
 * @throws Error when the options ask for CSS variables: their `var()` palette cannot be computed with (spec 5 in
 * `docs/specification-map.md`).
 */
export function createSiteTheme(
  state: ThemeState,
  language: string,
  product: ProductId | null,
  ...overrides: readonly ThemeOptions[]
): Theme {
  if (overrides.some(({ cssVariables }) => cssVariables)) {
    throw new Error(
      'createSiteTheme: the theme uses CSS variables (`cssVariables`), which this site does not support: ' +
        'colours are computed from concrete values. Remove the option.',
    );
  }
  for (const { palette } of overrides) assertPaletteColors({ ...palette });
  assertPaletteColors(state.paletteColors);
  const pick = (value: Pair) => value[state.paletteMode];
  const accent = accentOf(product);
  return createTheme(
    {
      direction: state.direction,
      spacing: state.spacing,
      shape: { borderRadius: SITE_BORDER_RADIUS },
      typography: { fontSize: FONT_SIZE, fontFamily: FONT_FAMILY, button: { textTransform: 'none', fontWeight: 600 } },
      palette: {
        mode: state.paletteMode,
        contrastThreshold: CONTRAST_THRESHOLD,
        tonalOffset: TONAL_OFFSET,
        primary: primaryShades(pick(accent), state.paletteMode),
        secondary: { main: pick(accentOf('x-charts')) },
        success: { main: pick(COLORS.success) },
        warning: { main: pick(COLORS.warning) },
        error: { main: pick(COLORS.error) },
        background: { default: pick(COLORS.background), paper: pick(COLORS.raised) },
        text: { primary: pick(COLORS.text), secondary: pick(COLORS.muted) },
        // Translucent, because the grid mixes its borders from the colour without its opacity.
        divider: pick(DIVIDER),
        // A grid is a sheet of the page on the stage's surface.
        DataGrid: { bg: pick(COLORS.background) },
        ...state.paletteColors,
      },
      components: {
        // Keyframes that are added to a document have a browser style all of it again: `demo.css` has them from the
        // start.
        MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
        MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
        MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { borderRadius: 8 } } },
      },
    },
    state.dense ? { components: denseComponents } : {},
    LOCALE_PACKS[language] ?? {},
    ...overrides,
  );
}

/**
 * On dark surfaces a darker shade would be too faint for the text that some components write in it: it is lighter
 * there.
 */
function primaryShades(main: string, mode: 'light' | 'dark') {
  return mode === 'dark' ? { main, dark: lighten(main, TONAL_OFFSET) } : { main };
}
