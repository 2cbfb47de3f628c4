import type { Plugin } from 'rolldown';

/** Modules of Material UI that only themes with CSS variables need. */
const MODULES = /\/(?:createThemeWithVars|ThemeProviderWithVars)\.js$/;

const STUB = `
const refuse = () => {
  throw new Error('Themes with CSS variables are not supported here: remove "cssVariables" or "colorSchemes" from the theme.');
};
export { refuse as default, refuse as createGetCssVar, refuse as CssVarsProvider, refuse as Experimental_CssVarsProvider,
  refuse as useColorScheme, refuse as getInitColorSchemeScript };
`;

/**
 * Stubs the support for themes with CSS variables, which this site refuses. It
 * would cost every reader of a demo 6 KB Brotli.
 */
export function withoutCssVariables(): Plugin {
  return { name: 'without-css-variables', load: { filter: { id: MODULES }, handler: () => STUB } };
}
