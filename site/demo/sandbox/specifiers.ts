/** Static imports and re-exports. Groups: the text before the specifier, the quote, and the specifier. */
const STATEMENT = /^([ \t]*(?:import|export)\b(?:[^'"`;=(]*?\bfrom)?\s*)(['"])([^'"\n]+)\2/gm;
const DYNAMIC = /(\bimport\(\s*)(['"])([^'"\n]+)\2/g;

/** Every specifier that a source imports from, without duplicates. */
export function importSpecifiers(code: string): string[] {
  const matches = [STATEMENT, DYNAMIC].flatMap((pattern) => [...code.matchAll(pattern)]);
  return [...new Set(matches.map(([, , , specifier = '']) => specifier))];
}

/** Replaces specifiers in a source, keeping its quotes. */
export function replaceSpecifiers(code: string, replace: (specifier: string) => string): string {
  const write = (_match: string, before: string, quote: string, specifier: string) =>
    before + quote + replace(specifier) + quote;
  return code.replace(STATEMENT, write).replace(DYNAMIC, write);
}

/** `@mui/material/Box` → `@mui/material`. Null for a relative specifier. */
export function getPackage(specifier: string): string | null {
  if (specifier.startsWith('.')) return null;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
