import type { ColorMode } from '../preferences.ts';
import { RADIUS_RANGE, SPACING_RANGE } from '../theme-constants.ts';

/** Palette entries that are a colour with shades. */
export const COLOR_NAMES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

/** A theme that a reader makes. */
export interface ThemeChoices {
  /** `system`: the theme has both palettes. */
  colorMode: ColorMode;
  /** `#rrggbb` by palette entry. */
  colors: Partial<Record<ColorName, string>> & { primary: string };
  /** The primary colour of the dark palette. */
  darkPrimary: string;
  direction: 'ltr' | 'rtl';
  dense: boolean;
  /** Base spacing and corner radius in CSS pixels. */
  spacing: number;
  borderRadius: number;
  fontFamily: string;
}

const isWithin = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

export const isSpacing = (value: unknown): value is number => isWithin(value, SPACING_RANGE);
export const isBorderRadius = (value: unknown): value is number => isWithin(value, RADIUS_RANGE);

/** Whether a text can only be a list of fonts: it becomes part of the styles of demos, and links carry it. */
export const isFontFamily = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[\p{L}\p{N} ,._-]|"[\p{L}\p{N} ._-]+"|'[\p{L}\p{N} ._-]+'){1,200}$/u.test(value);
