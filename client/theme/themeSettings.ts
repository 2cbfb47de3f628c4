import { SPACING, SPACING_RANGE } from '../../site/theme-constants.ts';
import { COLOR_NAMES, isBorderRadius, isFontFamily, type ColorName } from '../../site/theme/theme-choices.ts';
import type { ThemeState } from './themeReducer.ts';

/** The theme settings kept in local storage. */
export type ThemeSettings = Omit<ThemeState, 'paletteMode'>;
type PaletteColors = ThemeSettings['paletteColors'];

/**
 * Parses the theme settings that the first painted frame needs from local storage. Invalid values become their defaults.
 *
 * @param stored Text under the key `docs-theme`, or null.
 */
export function readThemeSettings(stored: string | null): ThemeSettings {
  const value = parse(stored);
  const { min, max } = SPACING_RANGE;
  return {
    dense: value.dense === true,
    direction: value.direction === 'rtl' ? 'rtl' : 'ltr',
    spacing: Number.isFinite(value.spacing) ? Math.min(max, Math.max(min, Math.round(Number(value.spacing)))) : SPACING,
    paletteColors: readColor(value.paletteColors, 'primary'),
    ...(isAccent(value.accent) && { accent: value.accent }),
  };
}

/** All theme settings, as demos have them. */
export function readAllThemeSettings(stored: string | null): ThemeSettings {
  const { darkPrimary, borderRadius, fontFamily, paletteColors } = parse(stored);
  return {
    ...readThemeSettings(stored),
    paletteColors: Object.assign({}, ...COLOR_NAMES.map((name) => readColor(paletteColors, name))) as PaletteColors,
    ...(isHex(darkPrimary) && { darkPrimary }),
    ...(isBorderRadius(borderRadius) && { borderRadius }),
    ...(isFontFamily(fontFamily) && { fontFamily }),
  };
}

/** A main colour of a palette, and nothing else of it: no demo could be drawn in a shade that is none. */
function readColor(stored: unknown, name: ColorName): PaletteColors {
  const main = (stored as Partial<Record<ColorName, { main?: unknown } | null>> | null | undefined)?.[name]?.main;
  return isHex(main) ? { [name]: { main } } : {};
}

function isHex(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

function isAccent(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6},#[0-9a-f]{6}$/i.test(value);
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Whether a value of JSON is an object, and no list. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return (value as object | null | undefined)?.constructor === Object;
}

/** The reader's own primary colour as `#rrggbb`, or null for the product's. */
export function primaryColor({ primary }: PaletteColors): string | null {
  return (primary as { main: string } | undefined)?.main ?? null;
}

/** The reader's colours in the palette of the mode. */
export function getPaletteColors({ paletteColors, paletteMode, darkPrimary }: ThemeState): ThemeState['paletteColors'] {
  const isOther = paletteMode === 'dark' && darkPrimary !== undefined;
  return isOther ? { ...paletteColors, primary: { main: darkPrimary } } : paletteColors;
}
