import { describe, expect, it } from 'vitest';
import {
  CONTRAST_PAIRS,
  DEFAULT_CHOICES,
  deriveDarkPrimary,
  getPairColors,
  toChoices,
  toColorSettings,
  toSettings,
} from '../../../client/theme/themeChoices.ts';
import { COLORS } from '../../../client/theme/tokens.ts';
import { readAllThemeSettings } from '../../../client/theme/themeSettings.ts';
import { getContrast, READABLE } from '../../../site/theme/colors.ts';
import { writeTheme } from '../../../site/theme/write-theme.ts';
import { THEMES } from '../../site/theme/themes.ts';

describe('a theme', () => {
  it.each(THEMES)('of %s is the same after it was kept', (name, theme) => {
    const stored = JSON.stringify(toSettings(theme));
    expect(toChoices(readAllThemeSettings(stored), theme.colorMode)).toEqual(theme);
  });

  it('of another form is read as the site’s own', () => {
    const stored = JSON.stringify({ colors: ['#116633'], radius: '3', spacing: { x: 4 }, direction: 'up' });
    expect(toChoices(readAllThemeSettings(stored), 'system')).toEqual(DEFAULT_CHOICES);
  });

  it('has the site’s own values where the settings say nothing', () => {
    expect(toChoices(readAllThemeSettings(null), 'system')).toEqual(DEFAULT_CHOICES);
  });

  it('has the color of the settings in both palettes', () => {
    const settings = readAllThemeSettings('{"paletteColors":{"primary":{"main":"#116633"}}}');
    expect(toChoices(settings, 'system')).toMatchObject({ colors: { primary: '#116633' }, darkPrimary: '#116633' });
  });
});

it('gives the page an accent that can be read, whatever the color', () => {
  const { accent = '', paletteColors } = toSettings({
    ...DEFAULT_CHOICES,
    colors: { primary: '#ffcc00' },
    darkPrimary: '#000000',
  });
  expect(paletteColors).toEqual({ primary: { main: '#ffcc00' } });
  const [light = '', dark = ''] = accent.split(',');
  expect(getContrast(light, COLORS.background.light)).toBeGreaterThanOrEqual(READABLE);
  expect(getContrast(dark, COLORS.background.dark)).toBeGreaterThanOrEqual(READABLE);
});

it.each(['#ffcc00', '#116633', '#000000', '#ffffff'])('makes one color, %s, readable in both palettes', (primary) => {
  const { accent, darkPrimary, paletteColors } = toColorSettings({ primary });
  expect(paletteColors).toEqual({ primary: { main: primary } });
  const [light = '', dark = ''] = accent.split(',');
  expect(getContrast(light, COLORS.background.light)).toBeGreaterThanOrEqual(READABLE);
  for (const color of [dark, darkPrimary])
    expect(getContrast(color, COLORS.background.dark)).toBeGreaterThanOrEqual(READABLE);
});

it('shows what can be read of the colors, in both palettes', () => {
  const choices = { ...DEFAULT_CHOICES, colors: { primary: '#00aa55' }, darkPrimary: deriveDarkPrimary('#00aa55') };
  const ratios = CONTRAST_PAIRS.map((pair) => getPairColors(choices, pair).ratio.toFixed(1));
  expect(ratios).toEqual(['3.1', '3.1', '6.3', '6.3']);
  for (const pair of CONTRAST_PAIRS) {
    const { foreground, background, readable } = getPairColors(choices, pair);
    const other = pair.endsWith('text') ? foreground : background;
    expect(getContrast(readable, other)).toBeGreaterThanOrEqual(READABLE);
  }
});

it('has the site’s own theme as code, which pages show as an example', () => {
  expect(writeTheme(DEFAULT_CHOICES)).toContain("light: { palette: { primary: { main: '#0a5bc4' } } },");
});
