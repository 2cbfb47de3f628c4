import { describe, expect, it } from 'vitest';
import {
  INITIAL_THEME_STATE,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from '../../../client/theme/themeReducer.ts';

/** Differs from the initial state in every field. */
const CHANGED: ThemeState = {
  dense: true,
  direction: 'rtl',
  paletteColors: { primary: { main: '#123456' } },
  spacing: 12,
  paletteMode: 'dark',
};

describe('themeReducer', () => {
  it.each<[ThemeAction, Partial<ThemeState>]>([
    [{ type: 'SET_SPACING', payload: 3 }, { spacing: 3 }],
    [{ type: 'INCREASE_SPACING' }, { spacing: 13 }],
    [{ type: 'DECREASE_SPACING' }, { spacing: 11 }],
    [{ type: 'SET_DENSE', payload: false }, { dense: false }],
    [{ type: 'RESET_DENSITY' }, { dense: false, spacing: 8 }],
    [{ type: 'RESET_COLORS' }, { paletteColors: {} }],
    [{ type: 'CHANGE', payload: { paletteMode: 'light' } }, { paletteMode: 'light' }],
    [{ type: 'CHANGE', payload: { direction: 'ltr' } }, { direction: 'ltr' }],
    [{ type: 'CHANGE', payload: { paletteColors: {} } }, { paletteColors: {} }],
    [
      { type: 'CHANGE', payload: { paletteMode: 'light', direction: 'ltr' } },
      { paletteMode: 'light', direction: 'ltr' },
    ],
    [{ type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'ltr' } }, { direction: 'ltr' }],
    [{ type: 'CHANGE', payload: { direction: 'ltr', paletteColors: undefined } as object }, { direction: 'ltr' }],
    [
      { type: 'CHANGE', payload: { borderRadius: 0, fontFamily: 'serif' } },
      { borderRadius: 0, fontFamily: 'serif' },
    ],
  ])('%j changes nothing but %j', (action, change) => {
    const before = structuredClone(CHANGED);
    expect(themeReducer(before, action)).toEqual({ ...CHANGED, ...change });
    expect(before).toEqual(CHANGED);
  });

  it.each<[string, ThemeState]>([
    ['the initial state', INITIAL_THEME_STATE],
    ['a changed state', CHANGED],
  ])('returns the same object when CHANGE repeats the values of %s', (name, state) => {
    const { paletteMode, direction, paletteColors } = state;
    for (const payload of [
      {},
      { paletteMode },
      { direction },
      { paletteColors },
      { paletteMode, direction, paletteColors },
    ]) {
      expect(themeReducer(state, { type: 'CHANGE', payload })).toBe(state);
    }
  });

  it('gives up the color of the dark palette with the color that it belongs to', () => {
    const state: ThemeState = { ...CHANGED, darkPrimary: '#7fb1ff', accent: '#123456,#7fb1ff', borderRadius: 4 };
    const others = { ...CHANGED, borderRadius: 4 };
    const paletteColors = { primary: { main: '#654321' } };
    expect(themeReducer(state, { type: 'CHANGE', payload: { paletteColors } })).toEqual({ ...others, paletteColors });
    expect(themeReducer(state, { type: 'RESET_COLORS' })).toEqual({ ...others, paletteColors: {} });
    expect(themeReducer(state, { type: 'RESET_FIELD', payload: 'borderRadius' })).toEqual({
      ...CHANGED,
      darkPrimary: '#7fb1ff',
      accent: '#123456,#7fb1ff',
    });
  });
});
