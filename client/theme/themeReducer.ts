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
  /** The primary colour of the dark palette; absent for that of `paletteColors`. */
  darkPrimary?: string;
  /** The page's accent in each palette, where those two cannot be read: `#8f7200,#ffcc00`. */
  accent?: string;
  /** Corner radius in CSS pixels, and fonts; absent for the site's own. */
  borderRadius?: number;
  fontFamily?: string;
}

/** Fields that are absent by default. */
type Optional = 'darkPrimary' | 'accent' | 'borderRadius' | 'fontFamily';

export type ThemeAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | { type: 'RESET_FIELD'; payload: Optional }
  | { type: 'CHANGE'; payload: Partial<Pick<ThemeState, 'paletteMode' | 'direction' | 'paletteColors' | Optional>> };

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
      return omit({ ...state, paletteColors: INITIAL_THEME_STATE.paletteColors }, 'darkPrimary', 'accent');
    case 'RESET_FIELD':
      return omit(state, action.payload);
    case 'CHANGE':
      return change(state, action.payload);
    default:
      throw new Error(`Unrecognized type ${String((action as { type: unknown }).type)}`);
  }
}

/** Ignores absent fields, and returns the same object when nothing changes. */
function change(state: ThemeState, payload: Partial<ThemeState>): ThemeState {
  const fields = (Object.keys(payload) as (keyof ThemeState)[]).filter((name) => payload[name] !== undefined);
  if (fields.every((name) => payload[name] === state[name])) return state;
  const changed = { ...state, ...Object.fromEntries(fields.map((name) => [name, payload[name]])) };
  // They belong to the colours that are replaced.
  return payload.paletteColors && !payload.darkPrimary ? omit(changed, 'darkPrimary', 'accent') : changed;
}

function omit(state: ThemeState, ...fields: readonly Optional[]): ThemeState {
  const others = { ...state };
  for (const field of fields) delete others[field];
  return others;
}
