/** Methods whose default language is that of the process. */
const FORMATS: readonly (readonly [prototype: object, names: readonly string[]])[] = [
  [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
  [Number.prototype, ['toLocaleString']],
];

/**
 * Renders with a given default language for dates and numbers, because the build machine's language means nothing to
 * readers. A live demo uses the browser's.
 *
 * @param tag BCP 47 tag.
 * @param draw Must be synchronous, so that no other code runs with the changed default.
 */
export function inLanguage<Result>(tag: string, draw: () => Result): Result {
  const restore = FORMATS.flatMap(([prototype, names]) => names.map((name) => setDefault(prototype, name, tag)));
  try {
    return draw();
  } finally {
    for (const one of restore) one();
  }
}

/** Sets the default language of a method. @returns A function that restores it. */
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
