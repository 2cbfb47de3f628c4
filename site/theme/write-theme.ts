import { SPACING } from '../theme-constants.ts';
import { literal } from '../demo/sandbox/literal.ts';
import { denseComponents } from './dense-components.ts';
import type { ThemeChoices } from './theme-choices.ts';

/** Packages whose theme keys have types of their own. */
const AUGMENTED = ['x-charts', 'x-data-grid', 'x-date-pickers', 'x-tree-view'];

/** Writes a theme as a file for Material UI 7. */
export function writeTheme(theme: ThemeChoices): string {
  const { direction, spacing, borderRadius, fontFamily, dense } = theme;
  const options = {
    ...writePalettes(theme),
    ...(direction === 'rtl' && { direction }),
    ...(spacing !== SPACING && { spacing }),
    shape: { borderRadius },
    typography: { fontFamily },
    ...(dense && { components: denseComponents }),
  };
  return `${[
    "import { createTheme } from '@mui/material/styles';",
    ...AUGMENTED.map((name) => `import type {} from '@mui/${name}/themeAugmentation';`),
  ].join('\n')}

export const theme = createTheme(${onOneLine(literal(options))});
`;
}

function writePalettes({ colorMode, colors, darkPrimary }: ThemeChoices): object {
  const write = (all: ThemeChoices['colors']) =>
    Object.fromEntries(Object.entries(all).map(([name, main]) => [name, { main }]));
  const dark = write({ ...colors, primary: darkPrimary });
  if (colorMode === 'system') return { colorSchemes: { light: { palette: write(colors) }, dark: { palette: dark } } };
  return { palette: { mode: colorMode, ...(colorMode === 'dark' ? dark : write(colors)) } };
}

/** Objects with one property on one line. */
function onOneLine(code: string): string {
  const shorter = code.replace(/\{\n +([^\n]*[^\n{[]),\n +\}/g, '{ $1 }');
  return shorter === code ? code : onOneLine(shorter);
}
