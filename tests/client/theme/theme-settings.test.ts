import { describe, expect, it } from 'vitest';
import { readAllThemeSettings, readThemeSettings } from '../../../client/theme/themeSettings.ts';
import { SPACING_RANGE } from '../../../site/theme-constants.ts';

const DEFAULTS = { dense: false, direction: 'ltr', spacing: 8, paletteColors: {} };

describe('readThemeSettings', () => {
  it('reads stored settings back', () => {
    const settings = { dense: true, direction: 'rtl', spacing: 5, paletteColors: { primary: { main: '#123456' } } };
    expect(readThemeSettings(JSON.stringify(settings))).toEqual(settings);
  });

  it.each([null, '', ' ', '{', 'dense', 'undefined', 'null', 'true', '8', '"rtl"', '[]', '[{"dense":true}]', '{}'])(
    'returns the defaults for %j',
    (stored) => {
      expect(readThemeSettings(stored)).toEqual(DEFAULTS);
    },
  );

  it.each([
    ['dense', ['true', 1, null, {}]],
    ['direction', ['RTL', 'auto', '', true, null]],
    ['spacing', ['5', true, null, [5], {}]],
    ['paletteColors', ['#123456', 5, null, true, ['#123456']]],
  ])('returns the default of %s for a wrong type or value', (field, values) => {
    for (const value of values) {
      expect(readThemeSettings(JSON.stringify({ [field]: value }))).toEqual(DEFAULTS);
    }
  });

  it('keeps valid fields next to an invalid one', () => {
    expect(readThemeSettings('{"dense":true,"spacing":"wide","direction":"rtl"}')).toEqual({
      ...DEFAULTS,
      dense: true,
      direction: 'rtl',
    });
  });

  it.each([
    [1, 1],
    [0, 1],
    [21, 20],
  ])('limits a spacing of %d to the range 1 to 20', (spacing, expected) => {
    expect(SPACING_RANGE).toEqual({ min: 1, max: 20 });
    expect(readThemeSettings(JSON.stringify({ spacing })).spacing).toBe(expected);
  });

  it('has the stored fields only: the colour mode has its own key', () => {
    const stored = JSON.stringify({ ...DEFAULTS, paletteMode: 'dark', extra: 1 });
    expect(Object.keys(readThemeSettings(stored)).sort()).toEqual(Object.keys(DEFAULTS).sort());
  });
});

describe('readAllThemeSettings', () => {
  const OPTIONAL = {
    accent: '#0a5bc4,#7fb1ff',
    darkPrimary: '#7fb1ff',
    borderRadius: 0,
    fontFamily: '"Noto Sans SC", 思源黑体, serif',
  };

  it('also reads what the first frame does not need', () => {
    expect(readAllThemeSettings(JSON.stringify(OPTIONAL))).toEqual({ ...DEFAULTS, ...OPTIONAL });
    expect(readThemeSettings(JSON.stringify(OPTIONAL))).toEqual({ ...DEFAULTS, accent: OPTIONAL.accent });
  });

  it.each([
    ['darkPrimary', ['blue', '#fff', 5, null]],
    ['accent', ['#0a5bc4', '#0a5bc4,red', '#0a5bc4,#7fb1ff,#000000', 'url(x)', 5, null]],
    ['borderRadius', [-1, 33, 1.5, '4', null]],
    ['fontFamily', ['', 5, null, 'serif; color: red', 'url(https://example.com)', '"serif', 'a'.repeat(201)]],
  ])('leaves out a wrong %s: links can carry any', (field, values) => {
    for (const value of values) expect(readAllThemeSettings(JSON.stringify({ [field]: value }))).toEqual(DEFAULTS);
  });

  it('reads the main colors of a palette and nothing else, which could stop demos from being drawn', () => {
    const paletteColors = {
      primary: { main: '#123456', dark: 'darker' },
      secondary: { main: '#654321' },
      error: null,
      warning: { main: 'orange' },
      mode: { main: '#123456' },
    };
    expect(readAllThemeSettings(JSON.stringify({ paletteColors })).paletteColors).toEqual({
      primary: { main: '#123456' },
      secondary: { main: '#654321' },
    });
  });
});
