import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { MATERIAL_PRIMARY, MATERIAL_THEME, readTheme } from '../../../site/theme/read-theme.ts';
import type { ThemeChoices } from '../../../site/theme/theme-choices.ts';
import { writeTheme } from '../../../site/theme/write-theme.ts';
import { THEMES } from './themes.ts';

const file = (options: string) =>
  `import { createTheme } from '@mui/material/styles';\n\nexport default createTheme(${options});\n`;

describe('readTheme', () => {
  it.each(THEMES)('reads back what was written of %s', (name, theme) => {
    expect(readTheme(writeTheme(theme))).toMatchObject({ theme: withOnePalette(theme), others: [] });
  });

  it('reads options as JSON', () => {
    const palette = (main: string) => ({ palette: { primary: { main } } });
    const options = {
      colorSchemes: { light: palette('#116633'), dark: palette('#6ea283') },
      direction: 'rtl',
      spacing: 6,
      shape: { borderRadius: 2 },
      typography: { fontFamily: '"Segoe UI", serif' },
    };
    const theme = {
      colorMode: 'system',
      colors: { primary: '#116633' },
      darkPrimary: '#6ea283',
      direction: 'rtl',
      dense: false,
      spacing: 6,
      borderRadius: 2,
      fontFamily: '"Segoe UI", serif',
    };
    expect(readTheme(JSON.stringify(options, null, 2))).toEqual({ theme, others: [] });
    expect(readTheme(JSON.stringify(options))).toEqual({ theme, others: [] });
  });

  it('has what Material UI has where a theme says nothing', () => {
    const { palette, shape, typography, direction } = createTheme();
    expect(readTheme('{}')).toEqual({
      theme: { ...MATERIAL_THEME, colorMode: 'light', colors: { primary: palette.primary.main } },
      others: [],
    });
    expect(MATERIAL_THEME).toMatchObject({
      borderRadius: shape.borderRadius,
      fontFamily: typography.fontFamily,
      direction,
    });
    expect(createTheme({ palette: { mode: 'dark' } }).palette.primary.main).toBe(MATERIAL_PRIMARY.dark);
  });

  it.each([
    ['names in the file', `const primary = { main: '#0a7' };\nconst palette = { primary };\ncreateTheme({ palette });`],
    ['what is spread', `const base = { palette: { primary: { main: '#0a7' } } };\ncreateTheme({ ...base });`],
    ['quotes and types', 'const options = { "palette": { \'primary\': { main: `#0a7` } } } satisfies ThemeOptions;'],
    ['the last one of a name', `createTheme({ palette: { primary: { main: '#111' }, primary: { main: '#0a7' } } })`],
    ['JSON with a line break at its end', '{ "palette": { "primary": { "main": "#0a7" } } }\n'],
  ])('follows %s', (name, text) => {
    expect(readTheme(text)).toMatchObject({ theme: { colors: { primary: '#00aa77' } }, others: [] });
  });

  it('reads both palettes of color schemes', () => {
    const text = file(`{ colorSchemes: { light: { palette: { primary: { main: '#0a7' } } }, dark: true } }`);
    expect(readTheme(text)).toMatchObject({
      theme: { colorMode: 'system', colors: { primary: '#00aa77' }, darkPrimary: MATERIAL_PRIMARY.dark },
    });
  });

  it('lists the options that the page does not have, with their lines', () => {
    const text = file(`{
  typography: { h1: { fontSize: 40 } },
  components: { MuiButton: { defaultProps: { size: 'large' } } },
  breakpoints: { keys: ['xs'] },
}, zhCN`);
    expect(readTheme(text)).toMatchObject({
      others: [
        { line: 4, path: 'typography.h1.fontSize' },
        { line: 5, path: 'components.MuiButton.defaultProps.size' },
        { line: 6, path: 'breakpoints.keys' },
        { line: 7, path: 'zhCN' },
      ],
    });
  });

  it.each([
    [
      'an arrow function',
      '{\n  components: {\n    MuiButton: { styleOverrides: { root: ({ theme }) => ({}) } } } }',
      5,
      'function',
    ],
    ['a method', '{\n  shadow() {} }', 4, 'function'],
    ['a function in a list', '{\n  breakpoints: { keys: [() => 1] } }', 4, 'function'],
    ['an imported color', '{\n  palette: { primary: blue } }', 4, 'computed'],
    ['a condition', '{\n  spacing: wide ? 8 : 4 }', 4, 'computed'],
    ['a spread import', '{\n  ...base }', 4, 'computed'],
    ['a computed key', '{\n  [key]: 1 }', 4, 'computed'],
    ['a template with a value', '{\n  typography: { fontFamily: `${font}, serif` } }', 4, 'computed'],
    ['CSS variables', '{\n  cssVariables: true }', 4, 'cssVariables'],
    ['options of CSS variables', '{\n  cssVariables: { cssVarPrefix: "x" } }', 4, 'cssVariables'],
    ['a color without main', '{\n  palette: { primary: { light: "#fff" } } }', 4, 'main'],
    ['a color as a text', '{\n  palette: { secondary: "#fff" } }', 4, 'main'],
    ['a main that is a number', '{\n  palette: { primary: { main: 7 } } }', 4, 'main'],
    ['a named color', '{\n  palette: { primary: { main: "green" } } }', 4, 'color'],
    ['a spacing in words', '{\n  spacing: "8px" }', 4, 'spacing'],
    ['a radius without bounds', '{\n  shape: { borderRadius: 400 } }', 4, 'borderRadius'],
    ['a font with a rule', '{\n  typography: { fontFamily: "serif; } body { display: none" } }', 4, 'fontFamily'],
    ['an unknown mode', '{\n  palette: { mode: "dim" } }', 4, 'mode'],
    ['an unknown direction', '{\n  direction: "auto" }', 4, 'direction'],
    ['a missing bracket', '{\n  palette: { primary: { main: "#0a7" } }', 4, 'syntax'],
  ])('refuses %s, and names the line', (name, options, line, reason) => {
    expect(readTheme(file(options))).toMatchObject({ line, reason });
  });

  it.each([
    ['JSON that breaks off', '{\n  "spacing": 8', 2, 'syntax'],
    ['a text', 'our theme is green', 1, 'syntax'],
    ['a file without a theme', 'export const a = 1;', 1, 'none'],
    ['nothing', '', 1, 'none'],
  ])('refuses %s', (name, text, line, reason) => {
    expect(readTheme(text)).toMatchObject({ line, reason });
  });

  it('runs nothing', () => {
    readTheme('globalThis.wasRun = true;\ncreateTheme({ spacing: (globalThis.wasRun = true) });');
    expect(globalThis).not.toHaveProperty('wasRun');
  });
});

/** What a file with one palette can have. */
function withOnePalette(theme: ThemeChoices): Partial<ThemeChoices> {
  const { colors, darkPrimary, ...others } = theme;
  if (theme.colorMode === 'dark') return { ...others, colors: { ...colors, primary: darkPrimary } };
  return theme.colorMode === 'light' ? { ...others, colors } : theme;
}
