/** Parameters and results of functions: an object in code is neither. */
const FUNCTION = /\((?:[^()]|\([^()]*\))*\) => [^|&,;]*/g;

/** Names of types in the text of a type that an object or an array of objects may be written for. */
export function namedTypes(text: string): string[] {
  return [...new Set(text.replace(FUNCTION, '').match(/\b[A-Z]\w+/g))];
}
