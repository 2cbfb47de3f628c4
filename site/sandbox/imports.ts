/** Static imports and re-exports, one a match: what stands before the specifier, the quote, and the specifier. */
const STATEMENT = /^([ \t]*(?:import|export)\b(?:[^'"`;=(]*?\bfrom)?\s*)(['"])([^'"\n]+)\2/gm;
const DYNAMIC = /(\bimport\(\s*)(['"])([^'"\n]+)\2/g;

/** Every specifier that a source imports from, once. */
export function importSpecifiers(code: string): string[] {
  const matches = [STATEMENT, DYNAMIC].flatMap((pattern) => [...code.matchAll(pattern)]);
  return [...new Set(matches.map(([, , , specifier = '']) => specifier))];
}

/** The source with other specifiers, in the quotes that it has. */
export function replaceSpecifiers(code: string, replace: (specifier: string) => string): string {
  const write = (_match: string, before: string, quote: string, specifier: string) =>
    before + quote + replace(specifier) + quote;
  return code.replace(STATEMENT, write).replace(DYNAMIC, write);
}

/** `@mui/material/Box` → `@mui/material`. Null for a relative specifier. */
export function packageOf(specifier: string): string | null {
  if (specifier.startsWith('.')) return null;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
