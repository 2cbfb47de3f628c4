import type { ThemeChoices } from '../../../site/theme/theme-choices.ts';

const PLAIN: ThemeChoices = {
  colorMode: 'system',
  colors: { primary: '#116633' },
  darkPrimary: '#5d9774',
  direction: 'ltr',
  dense: false,
  spacing: 8,
  borderRadius: 12,
  fontFamily: 'system-ui, sans-serif',
};

/** Themes that differ in every choice. */
export const THEMES: readonly (readonly [name: string, theme: ThemeChoices])[] = [
  ['both palettes', PLAIN],
  ['the light palette', { ...PLAIN, colorMode: 'light', borderRadius: 0 }],
  ['the dark palette', { ...PLAIN, colorMode: 'dark', spacing: 20 }],
  ['a dense theme from right to left', { ...PLAIN, direction: 'rtl', dense: true, spacing: 1 }],
  [
    'all colors and a font with quotes',
    {
      ...PLAIN,
      colors: {
        primary: '#000000',
        secondary: '#aa3366',
        error: '#b3261e',
        warning: '#8a5a00',
        info: '#0a5bc4',
        success: '#1a7a3c',
      },
      fontFamily: `"Segoe UI", 'Noto Sans SC', 思源黑体, sans-serif`,
    },
  ],
];
