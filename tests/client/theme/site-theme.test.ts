import type { ThemeOptions } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { createSiteTheme } from '../../../client/theme/createSiteTheme.ts';
import { INITIAL_THEME_STATE, type ThemeState } from '../../../client/theme/themeReducer.ts';
import { COLORS } from '../../../client/theme/tokens.ts';

const getTheme = (change: Partial<ThemeState> = {}, language = 'en', overrides: ThemeOptions = {}) =>
  createSiteTheme({ ...INITIAL_THEME_STATE, ...change }, language, null, overrides);

const rowsPerPage = (language: string) =>
  getTheme({}, language).components?.MuiTablePagination?.defaultProps?.labelRowsPerPage;

describe('createSiteTheme', () => {
  it('has the direction, palette and spacing of the state, and the corner radius of the site', () => {
    const { direction, palette, shape, spacing } = getTheme({ direction: 'rtl', paletteMode: 'dark', spacing: 20 });
    expect([direction, spacing(2), shape.borderRadius]).toEqual(['rtl', '40px', 12]);
    expect([palette.mode, palette.text.primary]).toEqual(['dark', COLORS.text.dark]);
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
