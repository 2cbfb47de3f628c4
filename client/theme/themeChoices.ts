import { FONT_FAMILY, SITE_BORDER_RADIUS } from '../../site/theme-constants.ts';
import type { ColorMode } from '../../site/preferences.ts';
import { deriveDark, findReadable, getContrast, getTextOn } from '../../site/theme/colors.ts';
import { COLOR_NAMES, type ThemeChoices } from '../../site/theme/theme-choices.ts';
import { INITIAL_THEME_STATE } from './themeReducer.ts';
import type { ThemeSettings } from './themeSettings.ts';
import { PAGE_COLORS } from './pageTokens.ts';
import { COLORS } from './tokens.ts';

/** The site's own theme, on its general pages. */
export const DEFAULT_CHOICES: ThemeChoices = {
  colorMode: 'system',
  colors: { primary: COLORS.accent.light },
  darkPrimary: COLORS.accent.dark,
  direction: INITIAL_THEME_STATE.direction,
  dense: INITIAL_THEME_STATE.dense,
  spacing: INITIAL_THEME_STATE.spacing,
  borderRadius: SITE_BORDER_RADIUS,
  fontFamily: FONT_FAMILY,
};

/** The share of the accent in what is chosen: a bit more than `--tint` in `base.css`. */
const TINT = 0.1;

/** The primary colour for the dark palette: readable on all of its surfaces. */
export const deriveDarkPrimary = (primary: string): string => deriveDark(primary, COLORS.raised.dark);

/** The settings of a theme; the colour mode is kept apart. */
export function toSettings({ colorMode: _colorMode, colors, ...choices }: ThemeChoices): ThemeSettings {
  return { ...choices, ...toColorSettings(colors, choices.darkPrimary) };
}

/** The settings of a theme's colours: the page's accent is their nearest shade that can be read, in each palette. */
export function toColorSettings(colors: ThemeChoices['colors'], darkPrimary = deriveDarkPrimary(colors.primary)) {
  const light = findReadable(colors.primary, PAGE_COLORS.surface.light, TINT);
  const dark = findReadable(darkPrimary, COLORS.raised.dark, TINT);
  const paletteColors = Object.fromEntries(Object.entries(colors).map(([name, main]) => [name, { main }]));
  return { paletteColors, darkPrimary, accent: `${light},${dark}` };
}

/** The theme of settings, with the site's own where they say nothing. */
export function toChoices(
  { paletteColors, accent: _accent, ...settings }: ThemeSettings,
  colorMode: ColorMode,
): ThemeChoices {
  const colors = Object.fromEntries(
    COLOR_NAMES.flatMap((name) => {
      const color = paletteColors[name];
      return color && 'main' in color && color.main !== undefined ? [[name, color.main]] : [];
    }),
  ) as Partial<ThemeChoices['colors']>;
  // As long as nobody has made a theme, one colour is that of both palettes.
  const dark = colors.primary === undefined ? {} : { darkPrimary: colors.primary };
  return { ...DEFAULT_CHOICES, ...dark, ...settings, colorMode, colors: { ...DEFAULT_CHOICES.colors, ...colors } };
}

/** What is seen on what: a palette, and where its primary colour is. */
export const CONTRAST_PAIRS = ['light.background', 'light.text', 'dark.background', 'dark.text'] as const;
export type ContrastPair = (typeof CONTRAST_PAIRS)[number];

export interface PairColors {
  foreground: string;
  background: string;
  ratio: number;
  /** The nearest primary colour that can be read. */
  readable: string;
}

export function getPairColors({ colors, darkPrimary }: ThemeChoices, pair: ContrastPair): PairColors {
  const [palette, place] = pair.split('.') as ['light' | 'dark', 'background' | 'text'];
  const primary = palette === 'dark' ? darkPrimary : colors.primary;
  const other = place === 'text' ? getTextOn(primary).color : COLORS.background[palette];
  const [foreground, background] = place === 'text' ? [other, primary] : [primary, other];
  return { foreground, background, ratio: getContrast(primary, other), readable: findReadable(primary, other) };
}
