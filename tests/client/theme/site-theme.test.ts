import type { ThemeOptions } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { createSiteTheme } from '../../../client/theme/createSiteTheme.ts';
import { INITIAL_THEME_STATE, type ThemeState } from '../../../client/theme/themeReducer.ts';

const getTheme = (change: Partial<ThemeState> = {}, language = 'en', overrides: ThemeOptions = {}) =>
  createSiteTheme({ ...INITIAL_THEME_STATE, ...change }, language, null, overrides);

const rowsPerPage = (language: string) =>
  getTheme({}, language).components?.MuiTablePagination?.defaultProps?.labelRowsPerPage;

describe('createSiteTheme', () => {
  it('uses the constants of the specification', () => {
    const { breakpoints, shape, typography, palette, zIndex } = getTheme();
    expect(breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(shape.borderRadius).toBe(12);
    expect(typography.fontSize).toBe(14);
    expect([palette.contrastThreshold, palette.tonalOffset]).toEqual([3, 0.2]);
    expect(zIndex).toMatchObject({
      mobileStepper: 1000,
      fab: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
  });

  it.each([
    [8, '16px'],
    [1, '2px'],
    [20, '40px'],
  ])('multiplies a spacing of %d', (spacing, expected) => {
    expect(getTheme({ spacing }).spacing(2)).toBe(expected);
  });

  it.each(['ltr', 'rtl'] as const)('has the direction %s', (direction) => {
    expect(getTheme({ direction }).direction).toBe(direction);
  });

  it.each(['light', 'dark'] as const)('has the palette mode %s', (paletteMode) => {
    expect(getTheme({ paletteMode }).palette.mode).toBe(paletteMode);
  });

  it('has different palettes in light and dark mode', () => {
    const [light, dark] = [getTheme({ paletteMode: 'light' }).palette, getTheme({ paletteMode: 'dark' }).palette];
    expect(light.background.default).not.toBe(dark.background.default);
    expect(light.text.primary).not.toBe(dark.text.primary);
  });

  it('has the libraries’ own density in the dense theme', () => {
    const { MuiDataGrid, MuiPickersTextField } = getTheme({ dense: true }).components ?? {};
    expect(MuiDataGrid?.defaultProps?.density).toBe('compact');
    expect(MuiPickersTextField?.defaultProps?.size).toBe('small');
    expect(getTheme().components?.MuiDataGrid).toBeUndefined();
  });

  it.each(['light', 'dark'] as const)('uses the reader’s colours in %s mode', (paletteMode) => {
    const { palette } = getTheme({ paletteMode, paletteColors: { primary: { main: '#123456' } } });
    expect(palette.primary.main).toBe('#123456');
    expect(palette.secondary).toEqual(getTheme({ paletteMode }).palette.secondary);
  });

  it('has the reader’s color of the dark palette in that palette alone', () => {
    const change = { paletteColors: { primary: { main: '#123456' } }, darkPrimary: '#88aacc' };
    expect(getTheme({ ...change, paletteMode: 'dark' }).palette.primary.main).toBe('#88aacc');
    expect(getTheme({ ...change, paletteMode: 'light' }).palette.primary.main).toBe('#123456');
  });

  it('has the reader’s corner radius, also on buttons, and fonts', () => {
    const { shape, typography, components } = getTheme({ borderRadius: 0, fontFamily: 'Georgia, serif' });
    expect(shape.borderRadius).toBe(0);
    expect(components?.MuiButton?.styleOverrides?.root).toEqual({ borderRadius: 0 });
    expect(typography.fontFamily).toBe('Georgia, serif');
  });

  it('uses the product’s accent as primary colour', () => {
    const mains = (['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'] as const).map(
      (product) => createSiteTheme(INITIAL_THEME_STATE, 'en', product).palette.primary.main,
    );
    expect(new Set(mains).size).toBe(4);
    expect(getTheme().palette.primary.main).toBe(mains[0]);
  });

  it.each([
    ['en', undefined],
    ['zh', '每页行数:'],
    ['pt', 'Linhas por página:'],
    ['fr', undefined],
    ['de', undefined],
    ['zh-CN', undefined],
    ['', undefined],
  ])('has the locale pack for the language %j: %j', (language, expected) => {
    expect(rowsPerPage(language)).toBe(expected);
  });

  it('accepts cssVariables: false', () => {
    expect(getTheme({}, 'en', { cssVariables: false }).palette.mode).toBe('light');
  });
});
