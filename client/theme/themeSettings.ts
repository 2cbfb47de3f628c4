import { SPACING, SPACING_RANGE } from '../../site/theme-constants.ts';
import { isBorderRadius, isFontFamily } from '../../site/theme/theme-choices.ts';
import type { ThemeState } from './themeReducer.ts';

/** The theme settings kept in local storage. */
export type ThemeSettings = Omit<ThemeState, 'paletteMode'>;

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
    paletteColors: readColors(value.paletteColors),
    ...(isAccent(value.accent) && { accent: value.accent }),
  };
}

/** All theme settings, as demos have them. */
export function readAllThemeSettings(stored: string | null): ThemeSettings {
  const { darkPrimary, borderRadius, fontFamily } = parse(stored);
  return {
    ...readThemeSettings(stored),
    ...(isHex(darkPrimary) && { darkPrimary }),
    ...(isBorderRadius(borderRadius) && { borderRadius }),
    ...(isFontFamily(fontFamily) && { fontFamily }),
  };
}

/** Drops invalid colours, so that corrupt storage cannot break a page. */
function readColors(stored: unknown): ThemeSettings['paletteColors'] {
  const colors = isRecord(stored) ? stored : {};
  return Object.fromEntries(Object.entries(colors).filter(([, color]) => isRecord(color) && isHex(color.main)));
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
export function primaryColor({ primary }: ThemeSettings['paletteColors']): string | null {
  return (primary as { main: string } | undefined)?.main ?? null;
}

/** The reader's colours in the palette of the mode. */
export function getPaletteColors({ paletteColors, paletteMode, darkPrimary }: ThemeState): ThemeState['paletteColors'] {
  const isOther = paletteMode === 'dark' && darkPrimary !== undefined;
  return isOther ? { ...paletteColors, primary: { main: darkPrimary } } : paletteColors;
}
