/** What formats in the language of the process where it is given none. */
const FORMATS: readonly (readonly [prototype: object, names: readonly string[]])[] = [
  [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
  [Number.prototype, ['toLocaleString']],
];

/**
 * Draws with dates and numbers in a language where the code names none: those of the reader's browser stand there as soon
 * as the demo lives, and the language of the machine that builds is nobody's.
 *
 * @param tag BCP 47.
 * @param draw Draws at once: other code runs only when the language is that of the process again.
 */
export function inLanguage<Result>(tag: string, draw: () => Result): Result {
  const restore = FORMATS.flatMap(([prototype, names]) => names.map((name) => setDefault(prototype, name, tag)));
  try {
    return draw();
  } finally {
    for (const one of restore) one();
  }
}

/** @returns What puts the method back. */
function setDefault(prototype: object, name: string, tag: string): () => void {
  const own: TypedPropertyDescriptor<(...given: unknown[]) => string> | undefined = Object.getOwnPropertyDescriptor(
    prototype,
    name,
  );
  const format = own?.value;
  if (!own || !format) throw new Error(`${name} is no method that can be given a language.`);
  const value = function (this: unknown, locales?: unknown, ...options: unknown[]): string {
    return format.call(this, locales ?? tag, ...options);
  };
  Object.defineProperty(prototype, name, { ...own, value });
  return () => Object.defineProperty(prototype, name, own);
}
