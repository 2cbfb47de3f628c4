/** `codeVariant` as `code-variant`, and `BarClicks` as `bar-clicks`. */
export function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}
