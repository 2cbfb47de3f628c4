import type { PaletteOptions } from '@mui/material/styles';
import { SPACING } from '../../site/theme-constants.ts';

/** Theme settings. */
export interface ThemeState {
  dense: boolean;
  direction: 'ltr' | 'rtl';
  paletteColors: PaletteOptions;
  /** Base spacing in CSS pixels. */
  spacing: number;
  paletteMode: 'light' | 'dark';
}

export type ThemeAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | { type: 'CHANGE'; payload: Partial<Pick<ThemeState, 'paletteMode' | 'direction' | 'paletteColors'>> };

export const INITIAL_THEME_STATE: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: SPACING,
  paletteMode: 'light',
};

/**
 * State transitions of the theme.
 *
 * @throws Error `Unrecognized type <type>` for any other action.
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_SPACING':
      return { ...state, spacing: action.payload };
    case 'INCREASE_SPACING':
      return { ...state, spacing: state.spacing + 1 };
    case 'DECREASE_SPACING':
      return { ...state, spacing: state.spacing - 1 };
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...state, dense: INITIAL_THEME_STATE.dense, spacing: INITIAL_THEME_STATE.spacing };
    case 'RESET_COLORS':
      return { ...state, paletteColors: INITIAL_THEME_STATE.paletteColors };
    case 'CHANGE':
      return change(state, action.payload);
    default:
      throw new Error(`Unrecognized type ${String((action as { type: unknown }).type)}`);
  }
}

/** Ignores absent fields, and returns the same object when nothing changes. */
function change(state: ThemeState, payload: Partial<ThemeState>): ThemeState {
  const { paletteMode = state.paletteMode, direction = state.direction, paletteColors = state.paletteColors } = payload;
  const isSame =
    paletteMode === state.paletteMode && direction === state.direction && paletteColors === state.paletteColors;
  return isSame ? state : { ...state, paletteMode, direction, paletteColors };
}
